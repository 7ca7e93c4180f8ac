import CMark

/// CommonMark read by libcmark, as values.
struct MarkdownDocument {
  private(set) var nodes: [MarkdownNode] = []
  /// Lines of fenced blocks inside lists and quotes, with the word behind the fence.
  private(set) var nestedFences: [(line: Int, word: String)] = []

  /// Lists and quotes inside each other that are followed; what is deeper is left out.
  private static let deepestNesting = 32

  /// Reads a text; there is none that is not CommonMark.
  init(_ text: String) {
    let bytes = Array(text.utf8)
    let root = bytes.withUnsafeBufferPointer { buffer in
      buffer.withMemoryRebound(to: CChar.self) { characters in
        cmark_parse_document(characters.baseAddress, characters.count, CMARK_OPT_DEFAULT)
      }
    }
    guard let root else { return }
    defer { cmark_node_free(root) }
    for node in Self.children(of: root) {
      if let kind = kind(of: node) {
        let first = max(Int(cmark_node_get_start_line(node)), 1)
        nodes.append(
          MarkdownNode(kind: kind, lines: first...max(first, Int(cmark_node_get_end_line(node)))))
      }
    }
  }

  private mutating func kind(of node: OpaquePointer) -> MarkdownNode.Kind? {
    switch cmark_node_get_type(node) {
    case CMARK_NODE_HEADING:
      return .heading(level: Int(cmark_node_get_heading_level(node)), Self.spans(in: node))
    case CMARK_NODE_CODE_BLOCK:
      let word = Self.fenceWord(of: node)
      return word.isEmpty ? block(node, depth: 0).map { .prose($0) } : .fence(word)
    default: return block(node, depth: 0).map { .prose($0) }
    }
  }

  private mutating func block(_ node: OpaquePointer, depth: Int) -> ProseBlock? {
    guard depth < Self.deepestNesting else { return nil }
    switch cmark_node_get_type(node) {
    case CMARK_NODE_PARAGRAPH: return .paragraph(Self.spans(in: node))
    case CMARK_NODE_HEADING: return .heading(Self.spans(in: node))
    case CMARK_NODE_THEMATIC_BREAK: return .rule
    case CMARK_NODE_BLOCK_QUOTE: return .quote(blocks(in: node, depth: depth))
    case CMARK_NODE_CODE_BLOCK:
      let word = Self.fenceWord(of: node)
      if depth > 0, !word.isEmpty {
        nestedFences.append((Int(cmark_node_get_start_line(node)), word))
      }
      return .code(Self.string(cmark_node_get_literal(node)))
    case CMARK_NODE_LIST:
      let isOrdered = cmark_node_get_list_type(node) == CMARK_ORDERED_LIST
      let items = Self.children(of: node).map { blocks(in: $0, depth: depth) }
      return .list(
        start: isOrdered ? Int(cmark_node_get_list_start(node)) : nil,
        isTight: cmark_node_get_list_tight(node) != 0, items: items)
    // HTML is for the author: comments, mostly.
    default: return nil
    }
  }

  private mutating func blocks(in node: OpaquePointer, depth: Int) -> [ProseBlock] {
    Self.children(of: node).compactMap { block($0, depth: depth + 1) }
  }

  /// The inline text of a node, flattened: of nested styles the outermost counts.
  private static func spans(in node: OpaquePointer) -> [ProseSpan] {
    guard let iterator = cmark_iter_new(node) else { return [] }
    defer { cmark_iter_free(iterator) }
    var spans: [ProseSpan] = []
    var emphasis = 0
    while true {
      let event = cmark_iter_next(iterator)
      guard event != CMARK_EVENT_DONE, event != CMARK_EVENT_NONE else { break }
      guard let inner = cmark_iter_get_node(iterator) else { break }
      let style: ProseSpan.Style = emphasis > 0 ? .emphasis : .plain
      switch cmark_node_get_type(inner) {
      case CMARK_NODE_TEXT: spans.append(ProseSpan(string(cmark_node_get_literal(inner)), style))
      case CMARK_NODE_CODE: spans.append(ProseSpan(string(cmark_node_get_literal(inner)), .code))
      case CMARK_NODE_SOFTBREAK: spans.append(ProseSpan(" ", style))
      case CMARK_NODE_LINEBREAK: spans.append(ProseSpan("\n", style))
      case CMARK_NODE_EMPH, CMARK_NODE_STRONG: emphasis += event == CMARK_EVENT_ENTER ? 1 : -1
      case CMARK_NODE_LINK where event == CMARK_EVENT_EXIT:
        let url = string(cmark_node_get_url(inner))
        if url.contains("://"), spans.last?.text != url { spans.append(ProseSpan(" (\(url))")) }
      default: break
      }
    }
    return spans
  }

  private static func children(of node: OpaquePointer) -> [OpaquePointer] {
    var children: [OpaquePointer] = []
    var next = cmark_node_first_child(node)
    while let child = next {
      children.append(child)
      next = cmark_node_next(child)
    }
    return children
  }

  private static func fenceWord(of node: OpaquePointer) -> String {
    let info = string(cmark_node_get_fence_info(node))
    return info.split(whereSeparator: \.isWhitespace).first.map(String.init) ?? ""
  }

  private static func string(_ text: UnsafePointer<CChar>?) -> String {
    text.map { String(cString: $0) } ?? ""
  }
}
