import type { Document } from '../../document/document.ts'
import type { WordClass } from '../../document/word-classes.ts'
import { wordIs } from '../../queries/class-tests.ts'
import type { TextureMeasure } from '../../scores/texture-risk.ts'
import { quoteAll } from './quote-all.ts'

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

/** Share of long words from which on they are named. */
const LONG_WORDS = 0.22
const percent = (value: number): string => `${Math.round(value * 100)}%`

/**
 * What the measures of a draft say of it, by name. Each is true of every text with that value; the model decides
 * whether it is named, by what it adds to the score. Measures that a writer cannot act on, such as the share of
 * articles, have no words.
 */
const wordsOf: Readonly<Record<string, Words>> = {
  short_sentence_share: (value) =>
    value === 0 ? 'no sentence is shorter than 8 words' : undefined,
  long_sentence_share: (value) => (value === 0 ? 'no sentence is longer than 30 words' : undefined),
  long_word_share: (value) =>
    value >= LONG_WORDS ? `${percent(value)} of the words have 8 letters or more` : undefined,
  number_rate: rare('the prose has no numbers', 'numbers are rare', 0.006),
  name_rate: rare('the prose has no names', 'names are rare', 0.02),
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

/** The measures that add most to the score of a draft, in words, so many at most. */
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
