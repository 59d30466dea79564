/** The entries of a lexicon line. */
export function phrasesOf(list: string): string[] {
  return list.split(',').map((phrase) => phrase.trim())
}
