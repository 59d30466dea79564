import { type FoundPhrase, findPhrase, PhraseBook } from '../../phrase-book.ts'

/** Numbers up to the highest that is written in one way, or from there on. */
export interface NumberBound {
  readonly side: 'small' | 'large'
  /** The highest of the small numbers. */
  readonly highest: number
}

const spelled =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  )
/** Numbers at which houses draw the line. */
const limits = [9, 10, 11, 12, 13, 19, 20, 21, 99, 100, 101]

let made: PhraseBook<NumberBound> | undefined

function book(): PhraseBook<NumberBound> {
  made ??= new PhraseBook(limits.flatMap((limit) => [...phrasesAt(limit)]))
  return made
}

/** The numbers of which a phrase speaks: “one to nine”, “below 10”, “from ten up”. */
export function numberBoundAt(
  words: readonly string[],
  at: number,
): FoundPhrase<NumberBound> | undefined {
  return findPhrase(book(), words, at)
}

function* phrasesAt(limit: number): Generator<readonly [string, NumberBound]> {
  const small = (highest: number): NumberBound => ({ side: 'small', highest })
  const large = (lowest: number): NumberBound => ({ side: 'large', highest: lowest - 1 })
  const names = [String(limit), spelled[limit - 1] ?? (limit === 100 ? 'a hundred' : undefined)]
  for (const name of names.filter((each) => each !== undefined)) {
    for (const one of ['one', '1', 'zero', '0']) {
      for (const joint of ['to', 'through', '–', 'up to', 'and'])
        yield [`${one} ${joint} ${name}`, small(limit)]
    }
    for (const before of ['up to', 'up to and including', 'not over', 'no higher than', 'until'])
      yield [`${before} ${name}`, small(limit)]
    for (const after of [
      'and below',
      'or below',
      'or less',
      'and under',
      'or under',
      'and smaller',
    ])
      yield [`${name} ${after}`, small(limit)]
    for (const before of [
      'below',
      'under',
      'less than',
      'smaller than',
      'lower than',
      'fewer than',
    ])
      yield [`${before} ${name}`, small(limit - 1)]
    for (const before of [
      'above',
      'over',
      'more than',
      'larger than',
      'higher than',
      'greater than',
    ])
      yield [`${before} ${name}`, large(limit + 1)]
    for (const after of [
      'and above',
      'and over',
      'and up',
      'upwards',
      'or above',
      'or more',
      'and more',
      'up',
      'onwards',
      'on',
      'and higher',
      'or higher',
      'and beyond',
      'and larger',
      'and bigger',
      'or over',
    ]) {
      yield [`${name} ${after}`, large(limit)]
      yield [`from ${name} ${after}`, large(limit)]
    }
    yield [`from ${name}`, large(limit)]
  }
  const digit = [
    'single digit number',
    'one digit number',
    'small number',
    'smaller number',
    'lower number',
    'smaller one',
    'lower one',
    'single digit',
    'number with one digit',
    'number of one digit',
  ]
  if (limit === 9) for (const name of digit) yield [name, small(limit)]
  const larger = [
    'larger number',
    'higher number',
    'bigger number',
    'larger one',
    'higher one',
    'bigger one',
    'the rest',
    'anything larger',
    'anything higher',
    'anything above',
    'other number',
    'all other number',
    'everything above',
    'everything higher',
  ]
  if (limit === 10) for (const name of larger) yield [name, large(limit)]
}

/** Gives each form the numbers that stand beside it: “words for one to nine, figures from 10”. */
export function pairBounds<Form extends object>(
  forms: readonly Form[],
  /** In the order of the sentence, with a gap for each form. */
  order: readonly (NumberBound | undefined)[],
): (Form & { readonly bound: NumberBound | undefined })[] {
  const bounds = order.filter((each) => each !== undefined)
  const isBefore = order[0] !== undefined
  let passed = 0
  let at = 0
  const paired: (Form & { readonly bound: NumberBound | undefined })[] = []
  for (const each of order) {
    if (each !== undefined) passed++
    else {
      const bound = bounds[Math.min(bounds.length - 1, isBefore ? passed - 1 : passed)]
      paired.push({ ...forms[at++], bound })
    }
  }
  return paired
}
