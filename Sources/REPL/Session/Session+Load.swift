import Diagnostics
import Interpreter
import ViewRuntime

extension Session {
  /// Loads files given by text and mounts `view`, or the default view if there is one.
  package func load(_ files: [SourceFile], view: String? = nil, title: String? = nil) -> Reply {
    let names = files.map(\.name).joined(separator: " ")
    return record(.load(files, view: view, title: title ?? ":load \(names)"))
  }

  /// Reads files from disk and loads them.
  package func load(paths: [String], view: String? = nil, title: String? = nil) -> Reply {
    do throws(Misuse) {
      let files = try read(paths)
      let reply = load(files, view: view, title: title)
      guard !reply.isFailure else { return reply }
      for (path, file) in zip(paths, files) {
        if !loadedPaths.contains(path) { loadedPaths.append(path) }
        loadedTexts[path] = file.text
      }
      return reply
    } catch {
      return Reply(error)
    }
  }

  /// Reads the given files, or says which could not be read.
  func read(_ paths: [String]) throws(Misuse) -> [SourceFile] {
    var files: [SourceFile] = []
    for path in paths {
      let place = path.hasPrefix("/") || folder.isEmpty ? path : "\(folder)/\(path)"
      let text = try TextFile.read(place)
      files.append(SourceFile(name: TextFile.name(of: path), text: text))
    }
    return files
  }

  /// Checks and runs files, then mounts.
  func performLoad(_ files: [SourceFile], view: String?) -> Reply {
    var reply = Reply()
    simulation.latestFiles = files
    for file in files { library.expect(file.text) }
    let bodies = simulation.check(files)
    for checked in bodies {
      reply.diagnostics += checked.diagnostics
      reply.declared += checked.declared
    }
    reply.hasRun = true
    guard !reply.isFailure else { return reply }
    var isProgram = false
    do throws(Trap) {
      for checked in bodies where checked.body != nil {
        simulation.evaluator.release(try simulation.run(checked, on: nil))
      }
      if let start = simulation.start() {
        simulation.evaluator.release(try simulation.run(start, on: nil))
        isProgram = true
      }
      // With views, what the files have started goes on when those are on the screen.
      isProgram = isProgram || view == nil && simulation.defaultView() == nil
      if isProgram { try simulation.evaluator.drain() }
    } catch {
      reply.diagnostics.append(simulation.diagnostic(for: error))
      reply.printed = simulation.takeOutput()
      return reply
    }
    let printed = simulation.takeOutput()
    if isProgram {
      reply.printed = printed
      return reply
    }
    var mounted = performMount(view)
    mounted.diagnostics = reply.diagnostics + mounted.diagnostics
    mounted.declared = reply.declared
    mounted.hasRun = true
    mounted.report?.printed.insert(contentsOf: printed, at: 0)
    if mounted.report == nil { mounted.printed = printed + mounted.printed }
    return mounted
  }

  /// Mounts the view an expression makes, the last one mounted, or the default one.
  func performMount(_ expression: String?) -> Reply {
    let choice: MountChoice
    switch simulation.choice(for: expression) {
    case .success(let found): choice = found
    case .failure(let failure): return Reply(failure.diagnostics)
    }
    var reply = Reply(choice.diagnostics)
    reply.hasRun = true
    do throws(Trap) {
      let report = try simulation.mount(choice)
      reply.diagnostics += simulation.takeFailures(of: report)
      reply.report = report
    } catch {
      reply.diagnostics.append(simulation.diagnostic(for: error))
      reply.printed = simulation.takeOutput()
    }
    focus = nil
    simulation.focus = nil
    return reply
  }
}
