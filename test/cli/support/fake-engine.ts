import {
  checkRevisionSafety,
  explainPolicy,
  type Revision,
  type RuleDescription,
} from '@content-trust/engine'
import type { EvidenceItem, Severity, TextResult } from '@content-trust/engine/schema'
import type { Engine } from '../../../packages/cli/src/host.ts'

/** Words that the fake engine flags, with the rule that says so. */
const flagged: readonly { word: string; rule: string; severity: Severity; suggestion?: string }[] =
  [
    { word: 'very unique', rule: 'hollow-intensifier', severity: 'medium', suggestion: 'unique' },
    { word: 'experts say', rule: 'vague-attribution', severity: 'high' },
    { word: 'utilise', rule: 'wordy-phrase', severity: 'low', suggestion: 'use' },
  ]

const ruleCatalogue: readonly RuleDescription[] = flagged.map(({ word, rule, severity }) => ({
  id: rule,
  type: rule === 'vague-attribution' ? 'weak_provenance' : 'generic_phrasing',
  severity,
  summary: `The words “${word}”.`,
  fix: 'Say it plainly, or say who said it.',
  silentIn: rule === 'wordy-phrase' ? ['email'] : [],
  examples: { bad: [`It is «${word}».`], good: ['It is unique.'] },
}))

/** An engine whose findings a test can see in the text: each flagged word adds to the risk. */
export const fakeEngine: Engine = {
  ruleCatalogue,
  engineVersion: '0.0.0-test',
  modelVersion: 'test-model',
  revise: ({ source }, options) => reviseFlagged(source, options),
  autoRevise: (_draft, result) => result,
  checkRevisionSafety,
  explainPolicy,
  rewriteRequest: () => null,
  acceptRewrite: (_draft, earlier) => earlier,
  analyzeStyle: () => {
    throw new TypeError('Style is tested with the engine itself.')
  },
  analyzeText: ({ source }, options = {}): TextResult => {
    if (source.includes('CRASH')) throw new TypeError('fell over')
    const disabled = new Set(options.ignoredRules)
    const found = flagged.flatMap(({ word, rule, severity, suggestion }): EvidenceItem[] =>
      [...source.matchAll(new RegExp(word, 'gi'))].map(({ index, 0: span }) => ({
        type: rule === 'vague-attribution' ? 'weak_provenance' : 'generic_phrasing',
        severity,
        span,
        explanation: `“${span}” adds nothing.`,
        rule,
        start: index,
        end: index + span.length,
        ...(suggestion === undefined
          ? {}
          : {
              suggestion,
              edit: { start: index, end: index + span.length, text: suggestion },
            }),
      })),
    )
    const suppressed = found.filter(({ rule }) => disabled.has(rule ?? ''))
    const evidence = found.filter(({ rule }) => !disabled.has(rule ?? ''))
    const risk = Math.min(1, evidence.length * 0.4)
    const level = risk < 0.4 ? 'low' : risk < 0.7 ? 'medium' : 'high'
    const isStrict = options.context?.intended_use === 'cite'
    const actions = isStrict
      ? ({ low: 'allow', medium: 'human_review', high: 'reject' } as const)
      : ({ low: 'allow', medium: 'revise', high: 'human_review' } as const)
    return {
      modality: 'text',
      content_trust_score: 1 - risk,
      specificity_risk: 0.2,
      provenance_weakness: 0.1,
      synthetic_risk: 0.05,
      synthetic_texture_risk: 0.05,
      slop_risk: risk,
      confidence: source.length < 20 ? 'low' : 'high',
      primary_reason:
        source.length < 20 ? 'insufficient_text' : risk < 0.4 ? 'low_risk' : 'generic_phrasing',
      evidence: evidence.slice(0, options.maxEvidence ?? 50),
      recommended_fixes: evidence.length > 0 ? ['Say it plainly.'] : [],
      risk_level: level,
      recommended_action: actions[level],
      revision_notes: [],
      model_version: 'test-model',
      limitations: source.length < 20 ? ['too_short: fewer than 20 characters'] : [],
      ...(suppressed.length > 0 ? { suppressed } : {}),
      ...(options.details
        ? {
            coverage: {
              lines: 1,
              scored_lines: 1,
              share: 1,
              words: source.split(/\s+/).length,
              sentences: 1,
            },
            contributions: {
              specificity_risk: [],
              provenance_weakness: [],
              slop_risk: [],
              synthetic_texture_risk: [],
            },
            ...(options.details === true ? { sentences: [] } : {}),
          }
        : {}),
    }
  },
}

/** Edits by the fake findings' suggestions; the word “KEEP” before one makes the edit unsafe. */
function reviseFlagged(
  source: string,
  { ignoredRules, mayEdit = () => true }: Parameters<Engine['revise']>[1] & {} = {},
): Revision {
  const disabled = new Set(ignoredRules)
  const edits: Revision['edits'][number][] = []
  const refused: Revision['refused'][number][] = []
  for (const { word, rule, suggestion } of flagged) {
    if (suggestion === undefined || disabled.has(rule)) continue
    for (const { index, 0: span } of source.matchAll(new RegExp(word, 'gi'))) {
      if (!mayEdit(rule, index)) continue
      const edit = { start: index, end: index + span.length, text: suggestion, rule }
      if (source.slice(0, index).endsWith('KEEP ')) refused.push({ ...edit, reason: 'Kept.' })
      else edits.push(edit)
    }
  }
  edits.sort((a, b) => a.start - b.start)
  let text = ''
  let at = 0
  for (const edit of edits) {
    text += source.slice(at, edit.start) + edit.text
    at = edit.end
  }
  return {
    text: text + source.slice(at),
    edits,
    refused,
    notes: edits.map(({ text: put }) => `put “${put}”`),
    safety: {
      status: 'passed',
      checks: ['numbers'],
      failure_reasons: [],
      protected_fact_counts: {},
    },
  }
}
