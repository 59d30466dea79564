import type { Document } from '../document/document.ts'
import { createScratchFractions } from '../document/scratch-list.ts'
import { CLAIM, claimsOf } from '../queries/substance/claim-sentences.ts'
import { bareWords, type Substance, substanceOf } from '../queries/substance/document-substance.ts'
import { MARK, SUBSTANCE } from '../queries/substance/word-substance.ts'
import { provenanceFeatures, specificityFeatures } from './document-features.ts'
import type { DocumentReading } from './document-risk.ts'

/** What raises a score, by sentence, and what no sentence owns; all of it adds up to 1, or to 0. */
export interface SentenceCosts {
  readonly bySentence: Float64Array
  readonly rest: number
}

/** What the words of a sentence cost by themselves, without their marks. */
interface WordCosts {
  /** A plain word that is near to something specific, and one that is not. */
  near: number
  far: number
  /** Any other word. */
  other: number
}

const lendCosts = createScratchFractions()
const lendBareness = createScratchFractions()

/** What an uncovered word with a mark costs beside that. */
type MarkCost = readonly [mark: number, cost: number]

/** Which sentences raise `specificity_risk`: `short` is what each adds to the mean of the sentence model. */
export function specificityCosts(
  document: Document,
  reading: DocumentReading,
  short: Float64Array,
): SentenceCosts {
  if (reading.share === 0) return sharesOf(short)
  const substance = substanceOf(document)
  const { counts, sections } = substance
  const each = eachOf(reading, specificityFeatures)
  const uncovered = each('uncovered_words', counts.uncovered)
  const bare = each('bare_sections', counts.bare)
  const marks: readonly MarkCost[] = [
    [MARK.quality, each('uncovered_praise', counts.quality)],
    [MARK.guess, each('uncovered_guesses', counts.guess)],
    [MARK.people, each('uncovered_people', counts.people)],
  ]
  const bareness = lendBareness(document.blocks.count)
  for (const section of sections) {
    bareness.fill(bareWords(section) / section.words, section.firstBlock, section.endBlock)
  }
  const read = (sentence: number, costs: WordCosts): void => {
    costs.near = bare * bareness[document.sentences.blocks[sentence]]
    costs.far = uncovered + costs.near
  }
  const owned = ['repeated_content', 'long_words'] as const
  const rest = owned.reduce((sum, name) => sum + each(name, 1), 0)
  const bySentence = costsOf(document, substance, read, marks)
  return mixedCosts(reading.share, { bySentence, rest }, short)
}

/** Which sentences raise `provenance_weakness`; `short` as for specificity. */
export function provenanceCosts(
  document: Document,
  reading: DocumentReading,
  short: Float64Array,
): SentenceCosts {
  if (reading.share === 0) return sharesOf(short)
  const substance = substanceOf(document)
  const { counts } = substance
  const { states, unbackedWords } = claimsOf(document)
  const each = eachOf(reading, provenanceFeatures)
  const uncovered = each('uncovered_words', counts.uncovered)
  const unbacked =
    each('unbacked_sections', unbackedWords) + each('unbacked_figures', unbackedWords)
  const marks: readonly MarkCost[] = [
    [MARK.quality, each('uncovered_praise', counts.quality)],
    [MARK.gain, each('uncovered_gains', counts.gain)],
    [MARK.guess, each('uncovered_guesses', counts.guess)],
  ]
  const read = (sentence: number, costs: WordCosts): void => {
    costs.near = states[sentence] === CLAIM.unbacked ? unbacked : 0
    costs.far = costs.near + uncovered
    costs.other = costs.near
  }
  const owned = ['repeated_content', 'stock_phrases', 'hedged_text'] as const
  const rest = owned.reduce((sum, name) => sum + each(name, 1), 0)
  const bySentence = costsOf(document, substance, read, marks)
  return mixedCosts(reading.share, { bySentence, rest }, short)
}

/** What one of `count` occurrences adds to the raw score. */
function eachOf<Name extends string>(
  { parts }: DocumentReading,
  features: readonly { readonly name: Name }[],
): (name: Name, count: number) => number {
  return (name, count) => {
    const part = parts[features.findIndex((feature) => feature.name === name)]
    return count === 0 ? 0 : part / count
  }
}

/**
 * What the words of each sentence cost, in a list that holds until the next one; `read` writes what the words of one
 * sentence cost.
 */
function costsOf(
  { sentences }: Document,
  { kinds, isCovered, marks }: Substance,
  read: (sentence: number, costs: WordCosts) => void,
  markCosts: readonly MarkCost[],
): Float64Array {
  const bySentence = lendCosts(sentences.count)
  const costs: WordCosts = { near: 0, far: 0, other: 0 }
  for (let sentence = 0; sentence < sentences.count; sentence++) {
    read(sentence, costs)
    const { near, far, other } = costs
    const end = sentences.endWords[sentence]
    let sum = 0
    for (let word = sentences.firstWords[sentence]; word < end; word++) {
      const isFar = isCovered[word] === 0
      let cost = other
      if (kinds[word] === SUBSTANCE.plain) cost = isFar ? far : near
      if (isFar && marks[word] !== 0) cost += costOfMarks(marks[word], markCosts)
      sum += cost
    }
    bySentence[sentence] = sum
  }
  return bySentence
}

function costOfMarks(marks: number, costs: readonly MarkCost[]): number {
  let sum = 0
  for (const [mark, cost] of costs) if ((marks & mark) !== 0) sum += cost
  return sum
}

/** The costs of both models, each as shares of its own sum. */
function mixedCosts(
  share: number,
  { bySentence, rest }: SentenceCosts,
  short: Float64Array,
): SentenceCosts {
  const long = sumOf(bySentence) + rest
  const shortSum = sumOf(short)
  const forLong = long === 0 ? 0 : share / long
  const forShort = shortSum === 0 ? 0 : (1 - share) / shortSum
  return {
    bySentence: mixOf(bySentence, forLong, short, forShort),
    rest: rest * forLong,
  }
}

function mixOf(
  long: Float64Array,
  forLong: number,
  short: Float64Array,
  forShort: number,
): Float64Array {
  const mixed = new Float64Array(long.length)
  for (let at = 0; at < mixed.length; at++) mixed[at] = long[at] * forLong + short[at] * forShort
  return mixed
}

/** What a short draft's sentences add to the mean of the sentence model. */
function sharesOf(short: Float64Array): SentenceCosts {
  const sum = sumOf(short)
  return { bySentence: sum === 0 ? short : short.map((cost) => cost / sum), rest: 0 }
}

function sumOf(values: Float64Array): number {
  let sum = 0
  for (let at = 0; at < values.length; at++) sum += values[at]
  return sum
}
