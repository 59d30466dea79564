import { type Document, SEPARATOR } from '../../document/document.ts'
import { hashWord } from '../../document/vocabulary.ts'
import { hashedWords } from '../hashed-words.ts'
import { isSupposed } from './not-asserted.ts'

/** One “in order to” in so many words is a habit. */
const WORDS_A_HABIT = 100
/** Words before a purpose that a bare “to” could join. */
const NEAR = 12

const inWord = hashWord('in')
const order = hashWord('order')
const to = hashWord('to')
/** What opens a clause of its own, to which a bare “to” would belong. */
const joining = hashedWords(['that', 'which', 'who', 'whom', 'whose'])
/** After these “that” opens a statement, and the purpose belongs to it: “note that it opens in order to …”. */
const stating = hashedWords(
  'note noted noting remember say says said mean means ensure sure know see find found shows mind'.split(
    ' ',
  ),
)
/** What a bare “to” cannot follow: “or to try”, “in theory to guarantee”, “immediately to listen”. */
const clashing = /^(?:and|or|but|theory|practice|\w+ly)$/i

const leaning = new WeakMap<Document, boolean>()

/** Whether a draft gives purposes with “in order to” so often that an editor would thin them out. */
export function isLeaningOnPurpose(document: Document): boolean {
  const known = leaning.get(document)
  if (known !== undefined) return known
  const { count, hashes } = document.words
  let found = 0
  for (let word = 0; word + 2 < count; word++) {
    const isPhrase = hashes[word] === inWord && hashes[word + 1] === order
    if (isPhrase && hashes[word + 2] === to) found++
  }
  const answer = Math.max(1, found) * WORDS_A_HABIT >= count
  leaning.set(document, answer)
  return answer
}

/** Whether a bare “to” could be read in one way only: no infinitive, condition or clause comes before it. */
export function isPlainPurpose(document: Document, first: number): boolean {
  const { sentences, source, words } = document
  const { separators, hashes, starts } = words
  const start = sentences.firstWords[words.sentences[first]]
  if (
    (separators[first] &
      (SEPARATOR.comma | SEPARATOR.semicolon | SEPARATOR.dash | SEPARATOR.bracket)) !==
    0
  )
    return false
  if (isSupposed(document, first)) return false
  if (first > start && clashing.test(document.textOf(first - 1, first - 1))) return false
  for (let at = first - 1; at >= Math.max(start, first - NEAR); at--) {
    if (joining.has(hashes[at]) && !stating.has(hashes[at - 1])) return false
    // “To Lund” is a place, “to land” may be anything.
    const next = source.charAt(starts[at + 1])
    if (hashes[at] === to && next === next.toLowerCase()) return false
    if ((separators[at] & (SEPARATOR.comma | SEPARATOR.semicolon | SEPARATOR.dash)) !== 0)
      return true
  }
  return true
}
