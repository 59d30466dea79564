import { thresholds } from '../../../policy/thresholds.ts'
import type { Severity } from '../../../schema/index.ts'
import type { Document } from '../../document/document.ts'
import { defineRule, type Rule } from '../../rule-engine/define-rule.ts'
import type { Hit } from '../../rule-engine/run-rules.ts'
import { isTelling } from '../../scores/telling-sentences.ts'
import type { TextureAnalysis } from '../../scores/texture-risk.ts'
import { evenMeasures, quoteAll } from './even-measures.ts'

/** Measures that an explanation names besides the length of sentences. */
const MOST_MEASURES = 2
/** Sentences this near to the middle length count as alike. */
const NEAR = 0.3

/**
 * The rule behind texture evidence. The score finds its hit, not a matcher: one a draft, at the sentence that moves
 * the score most, and only when it is medium or high.
 */
export const textureRule: Rule = defineRule<{ said: string }>({
  id: 'even-texture',
  type: 'synthetic_texture',
  severity: 'low',
  summary:
    'Sentences that are all built alike, as the texture score measures it; one finding a draft.',
  fix: 'Rewrite the marked sentence and its like in the order in which you would say them aloud.',
  explain: (_quote, data) => data?.said ?? 'The sentences are built alike.',
  examples: { bad: [], good: [] },
})

/** What is even in a draft whose texture score is medium or high, at its most telling sentence. */
export function textureHits(document: Document, analysis: TextureAnalysis, risk: number): Hit[] {
  if (risk < thresholds.medium) return []
  const sentence = mostTelling(document, analysis.bySentence)
  if (sentence === undefined) return []
  const severity: Severity = risk >= thresholds.high ? 'medium' : 'low'
  return [
    {
      rule: textureRule,
      start: document.sentences.starts[sentence],
      end: document.sentences.ends[sentence],
      severity,
      data: { said: saidOf(document, analysis) },
      replacement: undefined,
    },
  ]
}

function mostTelling(document: Document, bySentence: Float64Array): number | undefined {
  let best: number | undefined
  for (let sentence = 0; sentence < bySentence.length; sentence++) {
    if (!isTelling(document, sentence)) continue
    if (best === undefined || bySentence[sentence] > bySentence[best]) best = sentence
  }
  return best
}

function saidOf(document: Document, { measures, words }: TextureAnalysis): string {
  const parts = [lengthsOf(document), ...evenMeasures(document, measures, MOST_MEASURES)]
  const { starts, ends } = document.words
  const heavy = words.map((word) => document.source.slice(starts[word], ends[word]).toLowerCase())
  const named = heavy.length < 2 ? '' : `; ${quoteAll(heavy)} move the score most`
  return `${parts.join(', ')}${named}.`
}

/** “8 of 9 sentences have 14 to 26 words”: how many lie about the middle length. */
function lengthsOf(document: Document): string {
  const { sentences } = document
  const lengths: number[] = []
  for (let sentence = 0; sentence < sentences.count; sentence++) {
    if (isTelling(document, sentence)) {
      lengths.push(sentences.endWords[sentence] - sentences.firstWords[sentence])
    }
  }
  const rising = Uint32Array.from(lengths).sort()
  const middle = rising[rising.length >> 1]
  const from = Math.ceil(middle * (1 - NEAR))
  const to = Math.floor(middle * (1 + NEAR))
  const near = rising.filter((length) => length >= from && length <= to).length
  return `${near} of ${rising.length} sentences have ${from} to ${to} words`
}
