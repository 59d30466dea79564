import { thresholds } from '../../../policy/thresholds.ts'
import type { Severity, TextScores } from '../../../schema/index.ts'
import type { Document } from '../../document/document.ts'
import { defineRule, type Rule } from '../../rule-engine/define-rule.ts'
import type { Hit } from '../../rule-engine/run-rules.ts'
import { isTelling } from '../../scores/telling-sentences.ts'
import type { TextureAnalysis } from '../../scores/texture-risk.ts'
import { draftExamples } from './draft-examples.ts'
import { evenMeasures } from './even-measures.ts'
import { evenShapes } from './even-shapes.ts'
import { quoteAll } from './quote-all.ts'

type RoutingRisks = Pick<TextScores, 'synthetic_texture_risk' | 'slop_risk'>

/** Things that an explanation says are even. */
const MOST = 3

/**
 * The rule behind texture evidence. The score finds its hit, not a matcher: one a draft, at the sentence that moves
 * the score most, and only when it is medium or high. It says what is even; where nothing of the kind can be
 * counted it says which words weigh, and it keeps silent if other evidence bears the decision.
 */
export const textureRule: Rule = defineRule<{ said: string }>({
  id: 'even-texture',
  type: 'synthetic_texture',
  severity: 'low',
  summary:
    'Sentences that are all built alike, as the texture score measures it; one finding a draft.',
  fix: 'Break the pattern that is named: turn items into prose, let paragraphs differ, begin sentences with what they are about.',
  explain: (_quote, data) => data?.said ?? 'The wording of this sentence moves the score most.',
  examples: draftExamples(
    'It enhances collaboration, strengthens relationships, and drives meaningful outcomes across diverse teams.',
  ),
})

/** What is even in a draft whose texture score is medium or high, at its most telling sentence. */
export function textureHits(
  document: Document,
  analysis: TextureAnalysis,
  { synthetic_texture_risk: risk, slop_risk }: RoutingRisks,
): Hit[] {
  if (risk < thresholds.medium) return []
  const sentence = mostTelling(document, analysis.bySentence)
  if (sentence === undefined) return []
  const even = whatIsEven(document, analysis)
  if (even.length === 0 && slop_risk >= risk) return []
  const severity: Severity = risk >= thresholds.high ? 'medium' : 'low'
  return [
    {
      rule: textureRule,
      start: document.sentences.starts[sentence],
      end: document.sentences.ends[sentence],
      severity,
      data: { said: saidOf(document, even, analysis.words) },
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

function whatIsEven(document: Document, { measures }: TextureAnalysis): string[] {
  const shapes = evenShapes(document, MOST)
  return [...shapes, ...evenMeasures(document, measures, MOST - shapes.length)]
}

function saidOf({ words, source }: Document, even: readonly string[], heavy: readonly number[]) {
  const named = heavy.map((word) =>
    source.slice(words.starts[word], words.ends[word]).toLowerCase(),
  )
  const parts = [...even]
  if (named.length > 1) parts.push(`${quoteAll(named)} move the score most`)
  if (parts.length === 0) return 'The wording of this sentence moves the score most.'
  const said = `${parts.join('; ')}.`
  return said.charAt(0).toUpperCase() + said.slice(1)
}
