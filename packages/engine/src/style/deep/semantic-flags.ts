import type { Severity, StyleResult } from '../../schema/index.ts'
import type { Hit } from '../../text/rule-engine/run-rules.ts'

type Flag = NonNullable<StyleResult['deep_scan']>['semantic_risk_flags'][number]

interface FlagDefinition {
  readonly id: string
  readonly severity: Severity
  readonly rules: readonly string[]
  /** One place, and several; `#` stands for their number. */
  readonly one: string
  readonly many: string
}

/** What may be wrong in substance, whatever the wording: worth a second look before publishing. */
const definitions: readonly FlagDefinition[] = [
  {
    id: 'unsupported_health_claim',
    severity: 'high',
    rules: ['health-claim'],
    one: 'A claim about health has no source.',
    many: '# claims about health have no source.',
  },
  {
    id: 'unsupported_finance_claim',
    severity: 'high',
    rules: ['finance-claim'],
    one: 'A claim about money has no source.',
    many: '# claims about money have no source.',
  },
  {
    id: 'unsupported_legal_claim',
    severity: 'high',
    rules: ['legal-claim'],
    one: 'A claim about law has no source.',
    many: '# claims about law have no source.',
  },
  {
    id: 'statistic_without_source',
    severity: 'medium',
    rules: ['number-without-source', 'statistic-claim', 'effect-size-claim'],
    one: 'A figure has no source.',
    many: '# figures have no source.',
  },
  {
    id: 'unnamed_authority',
    severity: 'medium',
    rules: [
      'vague-attribution',
      'unnamed-study',
      'unnamed-source',
      'consensus-claim',
      'proven-claim',
    ],
    one: 'An authority is named that nobody could look up.',
    many: '# authorities are named that nobody could look up.',
  },
  {
    id: 'quote_without_speaker',
    severity: 'medium',
    rules: ['quote-without-speaker'],
    one: 'A quotation has no speaker.',
    many: '# quotations have no speaker.',
  },
  {
    id: 'reference_missing',
    severity: 'high',
    rules: ['dead-reference-marker', 'missing-reference', 'placeholder-link', 'empty-link'],
    one: 'A reference leads nowhere.',
    many: '# references lead nowhere.',
  },
  {
    id: 'unfinished_text',
    severity: 'high',
    rules: ['placeholder-left'],
    one: 'A placeholder was left in the text.',
    many: '# placeholders were left in the text.',
  },
  {
    id: 'assistant_residue',
    severity: 'high',
    rules: ['assistant-residue', 'assistant-courtesy', 'assistant-tracking-tag'],
    one: 'Words of a conversation with an assistant were left in the text.',
    many: 'Words of a conversation with an assistant were left in # places.',
  },
  {
    id: 'prediction_as_fact',
    severity: 'medium',
    rules: ['future-claim'],
    one: 'A prediction is stated as a fact.',
    many: '# predictions are stated as facts.',
  },
  {
    id: 'overstated_certainty',
    severity: 'medium',
    rules: ['absolute-claim', 'certainty-claim', 'universal-agreement', 'causal-claim'],
    one: 'A statement claims more certainty than it shows.',
    many: '# statements claim more certainty than they show.',
  },
  {
    id: 'hedge_against_absolute',
    severity: 'low',
    rules: ['hedge-plus-absolute', 'hedged-superlative'],
    one: 'A statement is hedged and absolute at once.',
    many: '# statements are hedged and absolute at once.',
  },
  {
    id: 'no_checkable_detail',
    severity: 'medium',
    rules: ['draft-without-detail'],
    one: 'The draft holds nothing that a reader could check.',
    many: 'The draft holds nothing that a reader could check.',
  },
]

/** The flags of a draft, the severest first. */
export function readSemanticFlags(hits: readonly Hit[]): Flag[] {
  const counts = new Map<string, number>()
  for (const { rule } of hits) counts.set(rule.id, (counts.get(rule.id) ?? 0) + 1)
  const flags = definitions.flatMap(({ id, severity, rules, one, many }): Flag[] => {
    const count = rules.reduce((sum, rule) => sum + (counts.get(rule) ?? 0), 0)
    if (count === 0) return []
    return [{ id, severity, explanation: count === 1 ? one : many.replace('#', String(count)) }]
  })
  const ranks = { high: 0, medium: 1, low: 2 }
  return flags.sort((a, b) => ranks[a.severity] - ranks[b.severity])
}

/** Every rule that a flag looks at; a test holds them against the rules that exist. */
export const flaggedRules: readonly string[] = definitions.flatMap(({ rules }) => rules)
