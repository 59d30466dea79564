import { CLAUSE_BREAK, type Document, SEPARATOR } from '../../document/document.ts'
import { wordIs } from '../class-tests.ts'
import { hashedWords } from '../hashed-words.ts'

/** What parts a clause from the one before it. */
const CLAUSE_END =
  SEPARATOR.comma | SEPARATOR.semicolon | SEPARATOR.colon | SEPARATOR.dash | SEPARATOR.bracket
/** A subordinator further away than this opens another thought. */
const FAR = 20
/** A negation further away than this denies something else. */
const NEAR = 4

const supposing = hashedWords(
  'if whether unless when whenever once until where why how what suppose supposing assume assuming imagine'.split(
    ' ',
  ),
)
const wishing = hashedWords(
  'let lets letting help helps helping make makes making ensure ensures ensuring have has having get gets getting so for want wants ask asks asking to'.split(
    ' ',
  ),
)
const wishingThat = hashedWords([
  'sure',
  'certain',
  'clear',
  'ensure',
  'ensures',
  'ensuring',
  'so',
  'assume',
  'hope',
])
const instead = hashedWords(['instead', 'rather', 'than', 'versus'])
/** What a thing “aims to” or “helps to” do is promised; any other infinitive gives a purpose. */
const promising = hashedWords(
  'aim aims aimed aiming help helps helped helping promise promises promised seek seeks strive strives striving designed built made proven shown known able guaranteed ready set poised bound sure continue continues continued way ways goal mission commitment committed dedicated'.split(
    ' ',
  ),
)

/** Whether the words from `first` on are a condition, a question or an indirect question: “if many users complain”. */
export function isSupposed(document: Document, first: number): boolean {
  const { words, sentences } = document
  const sentence = words.sentences[first]
  if ((sentences.tails[sentence] & SEPARATOR.question) !== 0) return true
  const end = Math.max(sentences.firstWords[sentence], first - FAR)
  for (let at = first - 1; at >= end && (words.separators[at + 1] & CLAUSE_END) === 0; at--) {
    if (supposing.has(words.hashes[at])) return true
  }
  return false
}

/** Whether the words from `first` on are denied: “doesn't guarantee success”, “rather than improving it”. */
export function isDenied(document: Document, first: number): boolean {
  const { words, sentences } = document
  const end = Math.max(sentences.firstWords[words.sentences[first]], first - NEAR)
  for (let at = first - 1; at >= end && (words.separators[at + 1] & CLAUSE_END) === 0; at--) {
    if (wordIs(document, at, 'negation') || instead.has(words.hashes[at])) return true
  }
  return false
}

/** Whether somebody is to be or to do what the clause with the subject at `first` says: “help everyone understand”, “make sure that nobody can”. */
export function isWished(document: Document, first: number): boolean {
  const { words, sentences } = document
  const start = sentences.firstWords[words.sentences[first]]
  const before = first - 1
  if (before < start || (words.separators[first] & CLAUSE_END) !== 0) return false
  if (wishing.has(words.hashes[before]) || wishingThat.has(words.hashes[before])) return true
  return (
    before > start &&
    document.textOf(before, before).toLowerCase() === 'that' &&
    wishingThat.has(words.hashes[before - 1])
  )
}

/** Whether the text says that the words from `first` on are so: they are neither supposed nor denied. */
export function isAsserted(document: Document, first: number): boolean {
  return !isSupposed(document, first) && !isDenied(document, first)
}

/** Whether a verb is a purpose and no promise: “To improve performance, set …”, “it was removed to save time”. */
export function isPurpose(document: Document, verb: number): boolean {
  const { words, sentences } = document
  const start = sentences.firstWords[words.sentences[verb]]
  let to = verb - 1
  // “to further improve”
  if (to > start && /ly$|^further$/i.test(document.textOf(to, to))) to--
  if (to < start || document.textOf(to, to).toLowerCase() !== 'to') return false
  return to === start || !promising.has(words.hashes[to - 1])
}

/** Whether the next word of the sentence, with nothing but white space between, is one of the set. */
export function isFollowedBy(document: Document, last: number, set: ReadonlySet<string>): boolean {
  const { words } = document
  const next = last + 1
  if (next >= words.count || words.sentences[next] !== words.sentences[last]) return false
  if ((words.separators[next] & CLAUSE_BREAK) !== 0) return false
  return set.has(document.textOf(next, next).toLowerCase())
}
