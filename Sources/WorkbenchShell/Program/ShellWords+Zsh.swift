import LineEditing
import Problems

extension ShellWords {
  /// What zsh reads.
  var zsh: String {
    """
    #compdef workbench
    _workbench() {
      local word="$PREFIX" \(Self.locals)
      local -a known spaced unspaced
      known=(
    \(described)
      )
      for w in "${(@)words[2,CURRENT-1]}"; do
    \(step)
      done
    \(choice)
      case "$word" in --*=*|[!-]*=*) offers="$pairs" ;; -*) offers="$options" ;; esac
      if [[ -n "$files" ]]; then
        _files
      elif [[ -z "$command$skips" && "$word" != -* ]]; then
        _describe command known
      else
        for w in ${=offers}; do
          case "$w" in *=) unspaced+=("$w") ;; *) spaced+=("$w") ;; esac
        done
        (( ${#unspaced} )) && compadd -S '' -- "${unspaced[@]}"
        (( ${#spaced} )) && compadd -- "${spaced[@]}"
        [[ -n "$offers" ]] || _files
      fi
    }
    compdef _workbench workbench

    """
  }

  private var described: String {
    (entries.first?.words ?? []).map { word in
      let summary = Self.quoted(word.description).replacing(":", with: "\\:")
      return "    '\(word.text):\(summary)'"
    }.joined(separator: "\n")
  }
}
