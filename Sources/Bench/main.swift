/// Prints the figures of a release build: `make bench`.
///
/// Every figure is the median of several rounds in this one run, so that ratios mean something on
/// any machine.
if RowsBenchmark.printCells(CommandLine.arguments.dropFirst()) == false {
  print("Grove's figures, medians of one run; compare ratios, not machines.\n")
  RowsBenchmark.print()
  ProcessBenchmark.print()
  KernelBenchmark.print()
}
