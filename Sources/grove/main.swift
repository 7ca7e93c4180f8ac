Grove.main()
