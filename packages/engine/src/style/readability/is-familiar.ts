import { familiarWords } from './familiar-words.ts'

let known: ReadonlySet<string> | undefined

/** Endings that leave a familiar word familiar, by the rules of Dale and Chall, with what was in their place. */
const endings: readonly (readonly [ending: string, stems: readonly string[]])[] = [
  ["'s", ['']],
  ["s'", ['s', '']],
  ['ies', ['y']],
  ['es', ['', 'e']],
  ['s', ['']],
  ['ied', ['y']],
  ['ed', ['', 'e']],
  ['d', ['']],
  ['ing', ['', 'e']],
  ['ier', ['y']],
  ['er', ['', 'e']],
  ['iest', ['y']],
  ['est', ['', 'e']],
  ['n', ['']],
]

/** Whether a lower-case word, or the word that it is a regular form of, is one of the familiar words. */
export function isFamiliar(word: string): boolean {
  known ??= new Set(familiarWords)
  if (known.has(word)) return true
  for (const [ending, stems] of endings) {
    if (!word.endsWith(ending)) continue
    const bare = word.slice(0, word.length - ending.length)
    if (stems.some((stem) => isKnown(bare + stem))) return true
    // stopped, running, bigger: the last letter was doubled.
    const last = bare.length - 1
    if (last > 1 && bare[last] === bare[last - 1] && isKnown(bare.slice(0, last))) return true
  }
  return false
}

function isKnown(word: string): boolean {
  return known?.has(word) === true
}
