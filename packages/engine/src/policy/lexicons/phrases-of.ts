/** The entries of a lexicon line; of an empty one none. */
export function phrasesOf(list: string): string[] {
  return list === '' ? [] : list.split(',').map((phrase) => phrase.trim())
}
