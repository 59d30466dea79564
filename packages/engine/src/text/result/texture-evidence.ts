import { thresholds } from '../../policy/thresholds.ts'
import type { Severity } from '../../schema/index.ts'
import type { Document } from '../document.ts'
import type { Rule } from '../rules/define-rule.ts'
import type { Hit } from '../rules/run-rules.ts'
import type { TextureReading } from '../scores/texture-risk.ts'
import { topSentences } from './top-sentences.ts'

/** Sentences named at most. */
const MOST = 5
/** Shorter sentences carry too little to be shown as texture. */
const FEWEST_WORDS = 8

/**
 * The rule behind texture evidence. The score finds its hits, not a matcher: they are the
 * sentences that move it most, and only when it is medium or high.
 */
export const textureRule: Rule = {
  id: 'even-texture',
  type: 'synthetic_texture',
  severity: 'low',
  summary: 'A sentence whose word order and rhythm move the texture score most.',
  fix: 'Rewrite the marked sentences in the order in which you would say them aloud.',
  explain: () =>
    'The order of function words, endings and punctuation here is one of the most regular in this text.',
  examples: { bad: [], good: [] },
}

/** The sentences that raise a medium or high texture score most. */
export function textureHits(
  document: Document,
  { bySentence }: TextureReading,
  risk: number,
): Hit[] {
  if (risk < thresholds.medium) return []
  const severity: Severity = risk >= thresholds.high ? 'medium' : 'low'
  const { starts, ends, firstWords, endWords } = document.sentences
  const isLong = (index: number): boolean => endWords[index] - firstWords[index] >= FEWEST_WORDS
  return topSentences(bySentence, MOST, isLong).map((index) => ({
    rule: textureRule,
    start: starts[index],
    end: ends[index],
    severity,
    data: undefined,
    replacement: undefined,
  }))
}
