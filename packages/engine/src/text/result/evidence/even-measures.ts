import type { Document } from '../../document/document.ts'
import type { WordClass } from '../../document/word-classes.ts'
import { wordIs } from '../../queries/class-tests.ts'
import type { TextureMeasure } from '../../scores/texture-risk.ts'

/** Says a measure in words; undefined where its value is not what makes a text even. */
type Words = (value: number) => string | undefined

/** “one word in 12” for a rate. */
function oneIn(rate: number): string {
  return `one word in ${Math.max(1, Math.round(1 / rate))}`
}

/** What a rate of 0 says, or a low one. */
function rare(nothing: string, few: string, most: number): Words {
  return (value) => (value === 0 ? nothing : value < most ? `${few} (${oneIn(value)})` : undefined)
}

function often(least: number, say: (value: number) => string): Words {
  return (value) => (value >= least ? say(value) : undefined)
}

const tenth = (value: number): string => (Math.round(value * 10) / 10).toString()
const percent = (value: number): string => `${Math.round(value * 100)}%`

/**
 * What the measures of a draft say of it, by name. Each is true of every text with that value; the model decides
 * whether it is named, by what it adds to the score.
 */
const wordsOf: Readonly<Record<string, Words>> = {
  short_sentence_share: (value) => (value === 0 ? 'none is shorter than 8 words' : undefined),
  long_sentence_share: (value) => (value === 0 ? 'none is longer than 30 words' : undefined),
  mean_word_letters: often(5, (value) => `words have ${tenth(value)} letters on average`),
  long_word_share: often(0.22, (value) => `${percent(value)} of the words have 8 letters or more`),
  repeated_start_share: often(
    0.1,
    (value) => `${percent(value)} of the sentences begin with the same word as the one before`,
  ),
  comma_rate: often(0.055, (value) => `there is a comma every ${Math.round(1 / value)} words`),
  colon_rate: often(0.01, (value) => `there is a colon every ${Math.round(1 / value)} words`),
  number_rate: rare('they contain no numbers', 'numbers are rare', 0.006),
  name_rate: rare('they contain no names', 'names are rare', 0.02),
  class_copula: rare('forms of “be” are missing', 'forms of “be” are rare', 0.02),
  class_modal: rare(
    '“can”, “may” and “must” are missing',
    '“can”, “may” and their like are rare',
    0.008,
  ),
  class_negation: rare('nothing is negated', 'negations are rare', 0.004),
  class_article: often(0.125, (value) => `${oneIn(value)} is an article`),
  class_first_person: rare('nobody says “I” or “we”', '“I” and “we” are rare', 0.004),
}

/** Classes of words that are named by the words themselves. */
const namedClasses: Readonly<Record<string, { readonly name: WordClass; readonly label: string }>> =
  {
    class_abstract_noun: { name: 'abstract_noun', label: 'abstract nouns' },
    class_inflated_adjective: { name: 'inflated_adjective', label: 'grand adjectives' },
    class_inflated_noun: { name: 'inflated_noun', label: 'grand nouns' },
    class_inflated_verb: { name: 'inflated_verb', label: 'grand verbs' },
    class_benefit_verb: { name: 'benefit_verb', label: 'verbs of benefit' },
    class_puffery: { name: 'puffery', label: 'words of praise' },
  }

/** Less than this is no reason to name a measure: it is a hundredth of what leads to medium. */
const LEAST = 0.02
/** Words of a class that are quoted. */
const MOST_QUOTED = 3

/** What is even in a draft: its lengths of sentences, then the measures that add most to the score, in words. */
export function evenMeasures(
  document: Document,
  measures: readonly TextureMeasure[],
  most: number,
): string[] {
  const falling = measures.filter(({ added }) => added >= LEAST).sort((a, b) => b.added - a.added)
  const said: string[] = []
  for (const { name, value } of falling) {
    if (said.length === most) break
    const own = wordsOf[name]?.(value) ?? classWords(document, name)
    if (own !== undefined) said.push(own)
  }
  return said
}

function classWords(document: Document, measure: string): string | undefined {
  const named = namedClasses[measure]
  if (named === undefined) return undefined
  const { words, source } = document
  const found = new Set<string>()
  for (let word = 0; word < words.count && found.size < MOST_QUOTED; word++) {
    if (!wordIs(document, word, named.name)) continue
    found.add(source.slice(words.starts[word], words.ends[word]).toLowerCase())
  }
  return found.size < 2 ? undefined : `${named.label} such as ${quoteAll([...found])} come often`
}

/** “a”, “b” and “c”. */
export function quoteAll(list: readonly string[]): string {
  const quoted = list.map((word) => `“${word}”`)
  const last = quoted.at(-1) ?? ''
  return quoted.length < 2 ? last : `${quoted.slice(0, -1).join(', ')} and ${last}`
}
