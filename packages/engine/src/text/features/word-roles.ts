import { SHAPE, type Words } from '../document/document.ts'
import { createHashTable, placeOf } from '../document/hash-table.ts'
import { hashWord, UNKNOWN } from '../document/vocabulary.ts'
import { classBit, type WordClass } from '../document/word-classes.ts'
import { wordLists } from '../lexicons/word-lists.ts'

/**
 * What a word does in its sentence, as the model of specificity sees it. It knows content words by name. Of the others it
 * knows only that they are there, and that never makes a sentence more general.
 */
export const ROLE = {
  /** A word that the model knows by name. */
  content: 0,
  /** A word of grammar that leads to a date, a place or a name. */
  frame: 1,
  /** A number, a name, a date, a unit, code or a link. */
  concrete: 2,
} as const

/** Word classes whose words are concrete. */
export const concreteClasses: readonly WordClass[] = [
  'month',
  'weekday',
  'time_unit',
  'measure_unit',
  'number_word',
]
const frameWords = 'in on at by from of the a an via per during'.split(' ')
/** Classes that count for a concrete word, by bit; “May” is no modal. */
export const CONCRETE_CLASSES = {
  low: bitsOf([...concreteClasses, 'statistic'], 0),
  high: bitsOf([...concreteClasses, 'statistic'], 32),
} as const
const CONCRETE_LOW = bitsOf(concreteClasses, 0)
const CONCRETE_HIGH = bitsOf(concreteClasses, 32)
const FRAME_LOW = bitsOf(['preposition', 'article'], 0)
const MODAL_LOW = bitsOf(['modal'], 0)
const frameTable = createHashTable(frameWords.map(hashWord))
const NOT_SMALL = SHAPE.capital | SHAPE.opaque | SHAPE.number | SHAPE.digit
/** A shorter word in small letters stands in headings with a capital at each word too. */
const TELLING_LENGTH = 4

/** Words of the lexicons that are never content words, in folded form. */
export const closedWords: readonly string[] = [
  ...frameWords,
  ...concreteClasses.flatMap((name) => wordLists[name]),
]

function bitsOf(classes: readonly WordClass[], first: number): number {
  return classes
    .map((name) => classBit(name) - first)
    .filter((bit) => bit >= 0 && bit < 32)
    .reduce((bits, bit) => bits | (1 << bit), 0)
}

/**
 * Whether capitals tell names among the words `first` to `end` (not included): not in a headline that has one at each word,
 * nor where all letters are capitals. No concrete word decides it, so one more or less changes no other's role.
 */
export function tellsNames(words: Words, first: number, end: number): boolean {
  for (let word = first; word < end; word++) {
    if (
      (words.flags[word] & NOT_SMALL) === 0 &&
      words.lengths[word] >= TELLING_LENGTH &&
      ((words.classesLow[word] & (CONCRETE_LOW | FRAME_LOW)) |
        (words.classesHigh[word] & CONCRETE_HIGH)) ===
        0
    ) {
      return true
    }
  }
  return false
}

/** The role of a word; `isFirst` of its sentence, and `tells` what `tellsNames` says of it. */
export function roleOf(words: Words, word: number, isFirst: boolean, tells: boolean): number {
  const flags = words.flags[word]
  if ((flags & (SHAPE.opaque | SHAPE.number | SHAPE.digit)) !== 0) return ROLE.concrete
  const low = words.classesLow[word]
  const high = words.classesHigh[word]
  if (((low & CONCRETE_LOW) | (high & CONCRETE_HIGH)) !== 0) return ROLE.concrete
  if ((low & FRAME_LOW) !== 0 && placeOf(frameTable, words.hashes[word]) >= 0) return ROLE.frame
  if (!tells || (flags & SHAPE.capital) === 0) return ROLE.content
  // “May” and “Will” within a sentence are a month and a name; a known first word is none.
  const isName = isFirst
    ? (low | high) === 0 && words.ids[word] === UNKNOWN
    : (low | high) === 0 || (low & MODAL_LOW) !== 0
  return isName ? ROLE.concrete : ROLE.content
}

/**
 * Whether a concrete word with these flags is not of `closedWords`, nor a number or opaque, which are tokens of their
 * own: its letters then may be those of any word.
 */
export function isOpen(flags: number): boolean {
  return (
    (flags & (SHAPE.capital | SHAPE.digit)) !== 0 && (flags & (SHAPE.opaque | SHAPE.number)) === 0
  )
}
