import type { Document } from '../../document/document.ts'
import { hashedWords } from '../hashed-words.ts'

const persons = hashedWords([
  'i',
  'me',
  'my',
  'mine',
  'myself',
  "i'm",
  "i've",
  "i'd",
  "i'll",
  'he',
  'him',
  'his',
  'himself',
  "he's",
  "he'd",
  'she',
  'her',
  'hers',
  'herself',
  "she's",
  "she'd",
])
/** A shorter text says too little about its kind. */
const FEWEST_WORDS = 60
/**
 * One pronoun of a single person in so many words. Six of ten stories, reviews and diaries have
 * more; so do one in fifty arguments, one in twenty essays, and no documentation.
 */
const WORDS_PER_PERSON = 25

const known = new WeakMap<Document, boolean>()

/** Whether the text tells of single people: a story, a review or a diary, which owes nobody figures. */
export function isPersonalText(document: Document): boolean {
  const answer = known.get(document) ?? tellsOfPeople(document)
  known.set(document, answer)
  return answer
}

function tellsOfPeople({ words }: Document): boolean {
  if (words.count < FEWEST_WORDS) return false
  let count = 0
  for (let word = 0; word < words.count; word++) if (persons.has(words.hashes[word])) count++
  return count * WORDS_PER_PERSON >= words.count
}
