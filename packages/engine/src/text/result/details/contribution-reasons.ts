import { type Document, SHAPE } from '../../document/document.ts'
import { readableQuote } from '../../document/readable-quote.ts'
import { classSet, sentenceHasAny } from '../../queries/class-tests.ts'
import { hasSupport, holdsName } from '../../queries/sourcing/support.ts'
import type { Hit } from '../../rule-engine/run-rules.ts'
import { isDecisive, type SlopModel } from '../../scores/slop-risk.ts'

/** How many words or rules are named beside one sentence. */
const MOST_NAMED = 3
/** Above any weight of a model: what decides is named first. */
const DECISIVE = 1e6
/** Longer evidence is named by its rule, not quoted. */
const LONGEST_QUOTE = 60
/** Words beyond this many are not looked at, so that an endless sentence stays cheap. */
const LONGEST_LOOK = 400
/** Where the claim model says more often yes than for a plain sentence. */
const LIKELY_CLAIM = 0.3
/** Words that the texture model reads together. */
const TOGETHER = 3

const amounts = classSet('number_word', 'month')

interface Weighted {
  readonly start: number
  readonly end: number
  readonly rule: string | null
  weight: number
}

/** The words and rules that weigh most in the slop of a sentence. */
export function slopWording(
  document: Document,
  sentence: number,
  hits: readonly Hit[],
  model: Pick<SlopModel, 'wordWeight' | 'ruleWeight'>,
  acceptedWords?: Uint8Array,
): string[] {
  const parts = weightedHits(document, sentence, hits, model)
  const weightOf = (word: number): number =>
    acceptedWords?.[word] === 1 ? 0 : model.wordWeight(document.words.ids[word])
  addWords(document, sentence, weightOf, parts)
  const byName = new Map<string, number>()
  const shown = new Map<string, string>()
  for (const part of parts) {
    const name = nameOf(document, part)
    const key = name.toLowerCase()
    if (!shown.has(key)) shown.set(key, name)
    byName.set(key, (byName.get(key) ?? 0) + part.weight)
  }
  return [...byName]
    .sort((a, b) => b[1] - a[1])
    .slice(0, MOST_NAMED)
    .map(([key]) => shown.get(key) ?? key)
}

/** What a sentence that is called unspecific does not hold. */
export function missingDetail(document: Document, sentence: number): string[] {
  const hasName = holdsName(document, sentence)
  const hasNumber = holdsNumber(document, sentence)
  if (hasName && hasNumber) return ['few details for its length']
  if (hasName) return ['no number or date']
  return [hasNumber ? 'no name' : 'no name, number or date']
}

/** What a sentence that wants a source lacks; `claim` is how likely it claims something. */
export function missingSource(document: Document, sentence: number, claim: number): string[] {
  if (hasSupport(document, sentence)) return ['claims much, even with a source']
  return [claim >= LIKELY_CLAIM ? 'claim without a source' : 'no source']
}

/** The words at which the texture model is raised most. */
export function evenWording(document: Document, peak: number): string[] {
  if (peak < 0) return []
  const { words, sentences } = document
  const first = Math.max(sentences.firstWords[words.sentences[peak]], peak - TOGETHER + 1)
  return [`even wording, as in ${quoted(document, words.starts[first], words.ends[peak])}`]
}

function weightedHits(
  document: Document,
  sentence: number,
  hits: readonly Hit[],
  model: Pick<SlopModel, 'ruleWeight'>,
): Weighted[] {
  const { starts, ends, count } = document.sentences
  // As `sentenceAt` has it: what is between two sentences belongs to the first.
  const from = sentence === 0 ? 0 : starts[sentence]
  const to = sentence + 1 < count ? starts[sentence + 1] : document.source.length
  const parts: Weighted[] = []
  for (const { rule, start, end, severity } of hits) {
    if (start < from || start >= to) continue
    // What decides by itself need not be of a type that the model weighs.
    const weight = isDecisive({ rule, severity }) ? DECISIVE : model.ruleWeight(rule.id)
    if (weight === 0) continue
    const isShort = end - start <= LONGEST_QUOTE && end <= ends[sentence]
    parts.push({ start, end, rule: isShort ? null : rule.id, weight })
  }
  return parts
}

/** Adds the words that weigh: to the hit that holds them, else to their neighbour, else by themselves. */
function addWords(
  document: Document,
  sentence: number,
  weightOf: (word: number) => number,
  parts: Weighted[],
): void {
  const { words, sentences } = document
  const first = sentences.firstWords[sentence]
  const end = Math.min(sentences.endWords[sentence], first + LONGEST_LOOK)
  const hits = parts.filter((part) => part.rule === null && part.start < words.ends[end - 1])
  let before: Weighted | null = null
  for (let word = first; word < end; word++) {
    const weight = weightOf(word)
    const own: Weighted = { start: words.starts[word], end: words.ends[word], rule: null, weight }
    const holder = weight === 0 ? undefined : hits.find((hit) => holds(hit, own))
    if (weight === 0 || holder !== undefined) {
      if (holder !== undefined) holder.weight += weight
      before = null
      continue
    }
    const joined: Weighted | null =
      before !== null && words.separators[word] === 0
        ? { ...own, start: before.start, weight: before.weight + weight }
        : null
    if (joined !== null) parts.pop()
    parts.push(joined ?? own)
    before = joined ?? own
  }
}

function holds(outer: Weighted, inner: Weighted): boolean {
  return outer.start <= inner.start && inner.end <= outer.end
}

function nameOf(document: Document, { start, end, rule }: Weighted): string {
  return rule ?? quoted(document, start, end)
}

function quoted({ source }: Document, start: number, end: number): string {
  return `“${readableQuote(source.slice(start, end))}”`
}

function holdsNumber(document: Document, sentence: number): boolean {
  if (sentenceHasAny(document, sentence, amounts)) return true
  const { words, sentences } = document
  const first = sentences.firstWords[sentence]
  const end = Math.min(sentences.endWords[sentence], first + LONGEST_LOOK)
  for (let word = first; word < end; word++) {
    if ((words.flags[word] & (SHAPE.number | SHAPE.digit)) !== 0) return true
  }
  return false
}
