import { type Document, SEPARATOR } from '../../document/document.ts'

/** Words looked at before the end of a list. */
const REACH = 60
const PARTED =
  SEPARATOR.comma |
  SEPARATOR.semicolon |
  SEPARATOR.slash |
  SEPARATOR.bracket |
  SEPARATOR.colon |
  SEPARATOR.dash

/**
 * Whether at least two things come before `word` in its sentence, so that “etc.” has something to go
 * on with: “pens, paper, etc.”, but not “paper, etc.”.
 */
export function followsList({ words, sentences, source }: Document, word: number): boolean {
  const start = Math.max(sentences.firstWords[words.sentences[word]], word - REACH)
  for (let at = word - 1; at > start; at--) {
    if ((words.separators[at] & PARTED) !== 0) return true
    if (/^(and|or|then)$/i.test(source.slice(words.starts[at], words.ends[at]))) return true
  }
  return false
}
