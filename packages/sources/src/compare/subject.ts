import type { Context } from './context.ts'
import type { SourceIndex } from './source-index.ts'

/** What a fact of a claim is about: its words, and how much each of them tells. */
export interface Subject {
  /** The number of the word that each stem is a form of. */
  readonly termByStem: ReadonlyMap<number, number>
  /** How much each word tells. */
  readonly weights: readonly number[]
  /** Of all words together. */
  readonly total: number
}

/** How much a word tells that is in the sentence of a fact but not in its clause. */
const OTHER_CLAUSE = 0.5
/** How much a word tells that the source never has: rewording brings in many. */
const UNKNOWN = 0.25

/** What a claim is about: as a whole, or as seen from one of its tokens. */
export function subjectOf(source: SourceIndex, { stems, clauses }: Context, at?: number): Subject {
  const own = at === undefined ? undefined : clauses[at]
  const termByStem = new Map<number, number>()
  const weights: number[] = []
  for (const [index, forms] of stems.entries()) {
    const [first] = forms
    if (first === undefined) continue
    const near = own === undefined || clauses[index] === own ? 1 : OTHER_CLAUSE
    const weight = near * weightOf(source, forms)
    const term = termByStem.get(first) ?? weights.length
    for (const stem of forms) termByStem.set(stem, term)
    weights[term] = Math.max(weight, weights[term] ?? 0)
  }
  return { termByStem, weights, total: weights.reduce((sum, weight) => sum + weight, 0) }
}

/** The rarer a word is in a source, the more it tells. */
function weightOf({ sentencesByStem, sentences }: SourceIndex, forms: readonly number[]): number {
  let held = 0
  for (const stem of forms) held = Math.max(held, sentencesByStem.get(stem)?.length ?? 0)
  const rarity = Math.log(1 + sentences.count / Math.max(1, held))
  return held === 0 ? rarity * UNKNOWN : rarity
}

/** How much a subject shares with each sentence of a source that holds a word of it. */
export function sharesOf(
  source: SourceIndex,
  { termByStem, weights }: Subject,
): Map<number, number> {
  const shares = new Map<number, number>()
  for (const [stem, term] of termByStem) {
    for (const sentence of source.sentencesByStem.get(stem) ?? []) {
      shares.set(sentence, (shares.get(sentence) ?? 0) + (weights[term] ?? 0))
    }
  }
  return shares
}

/** The sentences that share most, the best first. */
export function mostShared(
  sentences: Iterable<number>,
  shares: ReadonlyMap<number, number>,
  most: number,
): number[] {
  return [...sentences]
    .sort((a, b) => (shares.get(b) ?? 0) - (shares.get(a) ?? 0) || a - b)
    .slice(0, most)
}

/** How much of a word counts in the clause of what a source states, in its sentence, beside it, and further off. */
const NEARNESS = { clause: 1, sentence: 0.75, neighbour: 0.4, passage: 0.2 }
/** Sentences before and after one in which its subject may be named. */
const PASSAGE = 3

/** How much a place of the source is about a subject, from 0 to 1: a sentence, or one of its tokens. */
export function closeness(
  source: SourceIndex,
  { termByStem, weights, total }: Subject,
  sentence: number,
  at?: number,
): number {
  if (total === 0) return 0
  const nearest = new Float64Array(weights.length)
  const meet = (stem: number, nearness: number): void => {
    const term = termByStem.get(stem)
    if (term !== undefined && nearness > (nearest[term] ?? 0)) nearest[term] = nearness
  }
  for (const other of passageOf(source, sentence)) {
    const nearness = Math.abs(other - sentence) === 1 ? NEARNESS.neighbour : NEARNESS.passage
    for (const stem of stemsWithin(source, other)) meet(stem, nearness)
  }
  const { clauses, stems } = source.sentence(sentence).context
  const own = at === undefined ? undefined : clauses[at]
  for (const [index, forms] of stems.entries()) {
    const isNear = own === undefined || clauses[index] === own
    for (const stem of forms) meet(stem, isNear ? NEARNESS.clause : NEARNESS.sentence)
  }
  return weights.reduce((sum, weight, term) => sum + weight * (nearest[term] ?? 0), 0) / total
}

/** The sentences around one in its paragraph. */
export function passageOf(
  { sentences }: SourceIndex,
  sentence: number,
  reach: number = PASSAGE,
): number[] {
  const found: number[] = []
  const last = Math.min(sentence + reach, sentences.count - 1)
  for (let other = Math.max(0, sentence - reach); other <= last; other++) {
    const isBeside = sentences.blocks[other] === sentences.blocks[sentence]
    if (other !== sentence && isBeside) found.push(other)
  }
  return found
}

function stemsWithin({ sentences, words }: SourceIndex, sentence: number): Uint32Array {
  return words.stems.subarray(sentences.firstWords[sentence], sentences.endWords[sentence])
}
