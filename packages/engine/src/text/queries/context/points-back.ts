import { CLAUSE_BREAK, type Document, SHAPE } from '../../document/document.ts'
import { wordIs } from '../class-tests.ts'
import { hashedWords } from '../hashed-words.ts'

const definite = hashedWords([
  'the',
  'these',
  'those',
  'this',
  'that',
  'both',
  'such',
  'our',
  'my',
  'his',
  'her',
  'its',
  'their',
  'your',
  'whose',
  'which',
  'same',
])

/**
 * Whether the noun at `word` is one the text has already named: “the researchers”, “our survey”,
 * “NASA scientists”, “two studies”.
 */
export function pointsBack(document: Document, word: number): boolean {
  const { words, sentences } = document
  const before = word - 1
  if (before < sentences.firstWords[words.sentences[word]]) return false
  if ((words.separators[word] & CLAUSE_BREAK) !== 0) return false
  if (definite.has(words.hashes[before]) || wordIs(document, before, 'number_word')) return true
  return (
    (words.flags[before] & (SHAPE.capital | SHAPE.number)) !== 0 && !isFirstWord(document, before)
  )
}

function isFirstWord({ words, sentences }: Document, word: number): boolean {
  return word === sentences.firstWords[words.sentences[word]]
}

/** Whether one of the first hundred words of a sentence holds a digit. */
export function holdsDigits({ words, sentences }: Document, sentence: number): boolean {
  const first = sentences.firstWords[sentence]
  const end = Math.min(sentences.endWords[sentence], first + 100)
  for (let word = first; word < end; word++)
    if ((words.flags[word] & SHAPE.digit) !== 0) return true
  return false
}
