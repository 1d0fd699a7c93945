import Foundation

/// How the records of a made-up folder are written.
struct NeighbourShape: CustomStringConvertible {
  var place: Place
  var heading: Heading
  var spelling: Spelling
  var name: Name
  var lineEnd: String
  var mark: String
  var ending: String

  enum Place: String, CaseIterable {
    case section, boldSection, boldLine, boldKey, plainLine, starBullets, dashBullets
    case table, tableAcross, frontMatter, quotedMatter, matterAndSection, metadataSection
  }

  enum Heading: String, CaseIterable {
    case dotted, named, plain
  }

  enum Spelling: String, CaseIterable {
    case lower, capitalised, upper
  }

  enum Name: String, CaseIterable {
    case dashes, underscores, blanks, days
  }

  var description: String {
    "\(place) \(heading) \(spelling) \(name) \(lineEnd.utf8.count) \(mark.utf8.count) \(ending)"
  }

  /// Every combination with one place of the status; names that start with a day come without
  /// numbers.
  static func all(_ place: Place) -> [NeighbourShape] {
    var shapes: [NeighbourShape] = []
    for heading in Heading.allCases {
      for spelling in Spelling.allCases {
        for name in Name.allCases where name != .days || heading == .plain {
          for (lineEnd, mark) in [
            ("\n", ""), ("\r\n", ""), ("\n", "\u{FEFF}"), ("\r\n", "\u{FEFF}"),
          ] {
            for ending in [".md", ".markdown"] {
              shapes.append(
                NeighbourShape(
                  place: place,
                  heading: heading,
                  spelling: spelling,
                  name: name,
                  lineEnd: lineEnd,
                  mark: mark,
                  ending: ending
                )
              )
            }
          }
        }
      }
    }
    return shapes
  }
}

extension NeighbourShape {
  /// What one of the records says.
  struct Words {
    var number: Int
    var title: String
    var status: String
    var date: String
    var body: [String]
  }

  func fileName(_ words: Words) -> String {
    let padded = String("000\(words.number)".suffix(name == .dashes ? 4 : 3))
    let parts = words.title.lowercased().split(separator: " ")
    switch name {
    case .dashes: return ([padded] + parts.map(String.init)).joined(separator: "-") + ending
    case .underscores: return ([padded] + parts.map(String.init)).joined(separator: "_") + ending
    case .blanks: return ([padded] + parts.map(String.init)).joined(separator: " ") + ending
    case .days: return ([words.date] + parts.map(String.init)).joined(separator: "-") + ending
    }
  }

  func text(_ words: Words) -> String {
    let sections = zip(["Context", "Decision", "Consequences"], words.body).map {
      "## \($0)\n\n\($1)\n"
    }
    let text = head(words) + "\n" + sections.joined(separator: "\n")
    return mark
      + text.split(separator: "\n", omittingEmptySubsequences: false)
      .joined(separator: lineEnd)
  }

  private func heading(_ words: Words) -> String {
    switch heading {
    case .dotted: "# \(words.number). \(words.title)\n"
    case .named: "# ADR-\("000\(words.number)".suffix(4)): \(words.title)\n"
    case .plain: "# \(words.title)\n"
    }
  }

  private func head(_ words: Words) -> String {
    let (title, status, date) = (heading(words), spelled(words.status), words.date)
    return switch place {
    case .section: "\(title)\nDate: \(date)\n\n## Status\n\n\(status)\n"
    case .boldSection: "\(title)## Status\n**\(status)**\n\n## Date\n\n\(date)\n"
    case .boldLine: "\(title)\n**Status:** \(status)\n**Date:** \(date)\n**Owner:**\n"
    case .boldKey: "\(title)\n**Date**: \(date)  \n**Status**: \(status)  \n"
    case .plainLine: "\(title)\nStatus: \(status)\n\nDate: \(date)\n"
    case .starBullets: "\(title)\n* Status: \(status)\n* Deciders:\n* Date: \(date)\n"
    case .dashBullets: "\(title)\n- **Status**: \(status)\n- **Date**: \(date)\n"
    case .table:
      "\(title)\n| Field | Value |\n| --- | --- |\n| Status | \(status) |\n| Date | \(date) |\n"
    case .tableAcross: "\(title)\n| Status | Date |\n|---|---|\n| \(status) | \(date) |\n"
    case .frontMatter:
      "---\nstatus: \(status)\ndate: \(date)\ndecision-makers:\ntags: []\n---\n\n\(title)"
    case .quotedMatter:
      "---\ntitle: \"\(words.title)\"\ndate: '\(date)'\nStatus: \"\(status)\"\n---\n\(title)"
    case .matterAndSection:
      "---\ndate: \(date)\nstatus: \(status)\n---\n\n\(title)\n## Status\n\n\(status)\n"
    case .metadataSection: "\(title)\n## Metadata\n\n- Date: \(date)\n- Status: \(status)\n"
    }
  }

  private func spelled(_ status: String) -> String {
    switch spelling {
    case .lower: status.lowercased()
    case .capitalised: status.capitalized
    case .upper: status.uppercased()
    }
  }
}
