/// `adr`: the records of this project.
enum AdrCommand {
  static let command = Command(
    name: "adr",
    aliases: ["adrs"],
    group: .records,
    summary: "the decision records of this project",
    usage: ["adr WORD …"],
    details: [
      "The folder is found as other tools find it: from here up to the root of the project (the checkout, else the outermost package), by .adr-dir and the like, else by its name, else Decisions. adr list says which and why; --dir names another.",
      "N is an exact number or an unambiguous name, never a pattern.",
    ],
    examples: ["adr list"],
    explains: .records,
    subcommands: [
      AdrInit.command, AdrNew.command, AdrList.command, AdrShow.command, AdrEdit.command,
      AdrStatus.command, AdrSupersede.command, AdrLink.command, AdrRetitle.command,
      AdrSearch.command, AdrCheck.command, AdrToc.command, AdrReview.command,
    ],
    run: { _, _ in Reply() }
  )
}
