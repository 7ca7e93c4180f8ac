import REPL

Session.readAhead()
Grove.main()
