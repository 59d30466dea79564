import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { EvidenceItem, TextResult } from '../schema/index.ts'
import type { BaselineEntry, Settings } from '../settings/index.ts'
import {
  knownFindings,
  type LineRanges,
  type Narrowing,
  rememberDraft,
  reportDraft,
} from './draft-report.ts'

const hash = (text: string) => createHash('sha256').update(text).digest('hex')
const source = 'First words.\n\nSecond words go\non over\nthree lines.\n\nLast words.\n'

/** Evidence for words of the draft. */
function item(span: string, change: Partial<EvidenceItem> = {}): EvidenceItem {
  const start = source.indexOf(span)
  return {
    type: 'generic_phrasing',
    severity: 'low',
    span,
    explanation: 'Says nothing.',
    rule: 'filler',
    start,
    end: start + span.length,
    ...change,
  }
}

const [first, second, last] = [
  item('First words'),
  item('Second words go\non over\nthree lines'),
  item('Last words'),
]
/** A cue of the whole draft, which is nowhere in it. */
const everywhere: EvidenceItem = {
  type: 'repetitive_structure',
  severity: 'low',
  span: 'five words a sentence',
  explanation: 'All sentences are alike.',
}

const calm: TextResult = {
  modality: 'text',
  content_trust_score: 0.9,
  specificity_risk: 0.1,
  provenance_weakness: 0.1,
  synthetic_risk: 0.1,
  synthetic_texture_risk: 0.1,
  slop_risk: 0.1,
  confidence: 'medium',
  primary_reason: 'low_risk',
  evidence: [],
  recommended_fixes: [],
  risk_level: 'low',
  recommended_action: 'allow',
  revision_notes: [],
  model_version: 'test',
  limitations: [],
}
const stopped = { risk_level: 'high', recommended_action: 'human_review' } as const

const noGate: Settings = { fail_on: 'none', fail_on_rules: [], severity: {}, ignore_rules: {} }

function report(
  change: Partial<TextResult>,
  narrowing: Partial<Narrowing> = {},
  settings: Partial<Settings> = { fail_on: 'high' },
) {
  const draft = {
    shown: 'a.md',
    source,
    settings: { ...noGate, ...settings },
    result: { ...calm, ...change },
  }
  return reportDraft(draft, { limit: 50, changed: null, baseline: undefined, ...narrowing }, hash)
}

const quotes = ({ findings }: { readonly findings: readonly { readonly quote: string }[] }) =>
  findings.map(({ quote }) => quote)

/** What a baseline knows of a draft with this evidence. */
const known = (
  evidence: readonly EvidenceItem[],
  decision: Pick<BaselineEntry, 'risk_level' | 'recommended_action'> = stopped,
): BaselineEntry => rememberDraft(report({ ...decision, evidence: [...evidence] }), hash)

describe('changed lines', () => {
  const shown = (changed: LineRanges) =>
    quotes(report({ evidence: [first, second, last] }, { changed }))

  // The second finding is on lines 3 to 5.
  it.each<[string, LineRanges, boolean]>([
    ['the line above it', [[2, 2]], false],
    ['its first line', [[3, 3]], true],
    ['a line in its middle', [[4, 4]], true],
    ['its last line', [[5, 5]], true],
    ['the line below it', [[6, 6]], false],
    ['lines that reach its first', [[2, 3]], true],
    ['lines that start on its last', [[5, 6]], true],
    ['all lines around it', [[2, 6]], true],
    [
      'lines on both sides of it',
      [
        [2, 2],
        [6, 6],
      ],
      false,
    ],
    [
      'one of several places',
      [
        [1, 1],
        [4, 4],
      ],
      true,
    ],
    ['nothing', [], false],
  ])('show a finding of three lines where %s changed: %j', (_name, changed, isShown) => {
    expect(shown(changed).includes(second.span)).toBe(isShown)
  })

  it('say why they hide a finding', () => {
    const { hidden } = report({ evidence: [first, second] }, { changed: [[1, 1]] })
    expect(hidden.map(({ finding, by, reason }) => [finding.quote, by, reason])).toEqual([
      [second.span, 'unchanged_line', 'On a line that did not change.'],
    ])
  })

  it('hide nothing that is nowhere in the draft', () => {
    expect(quotes(report({ evidence: [everywhere] }, { changed: [] }))).toEqual([everywhere.span])
  })
})

describe('what stood elsewhere before', () => {
  const of = (evidence: readonly EvidenceItem[]) =>
    knownFindings(report({ evidence: [...evidence] }), hash)
  const shown = (
    evidence: readonly EvidenceItem[],
    knownEvidence: readonly EvidenceItem[],
    changed: LineRanges | null = null,
  ) => quotes(report({ evidence: [...evidence] }, { changed, known: of(knownEvidence) }))

  it('hides findings of the same words, each once', () => {
    expect(shown([first, last], [first])).toEqual([last.span])
    expect(shown([last, { ...last }], [last])).toEqual([last.span])
    expect(shown([last], [])).toEqual([last.span])
  })

  it('hides none for one that is still on its line', () => {
    // The same words again, on the first line, which did not change.
    const again = 'First words.\n\nFirst words.\n'
    const both = [item('First words'), { ...item('First words'), start: 14, end: 25 }]
    const draft = {
      shown: 'a.md',
      source: again,
      settings: noGate,
      result: { ...calm, evidence: both },
    }
    const known = of([first])
    const { findings } = reportDraft(
      draft,
      { limit: 9, changed: [[3, 3]], baseline: undefined, known },
      hash,
    )
    expect(findings.map(({ place }) => place?.from.line)).toEqual([3])
  })

  it('hides what is nowhere in the draft by its rule, whatever it measured', () => {
    expect(shown([{ ...everywhere, span: 'six words a sentence' }], [everywhere], [])).toEqual([])
  })

  it('does not fail a gate', () => {
    const change = { ...stopped, evidence: [first] }
    const narrowing = { changed: [[1, 1]] as const, known: of([first]) }
    expect(report(change, narrowing).gateFailed).toBe(false)
    expect(report(change, { changed: [[1, 1]] }).gateFailed).toBe(true)
  })
})

describe('a baseline', () => {
  it('hides as many findings as it knows, and says so', () => {
    const { findings, hidden, hasBaseline } = report(
      { evidence: [first, last] },
      { baseline: known([first]) },
    )
    expect(quotes({ findings })).toEqual([last.span])
    expect(hidden.map(({ finding, by }) => [finding.quote, by])).toEqual([[first.span, 'baseline']])
    expect(hasBaseline).toBe(true)
  })

  it('counts findings of the same words', () => {
    const two = [last, { ...last }]
    expect(quotes(report({ evidence: two }, { baseline: known([last]) }))).toEqual([last.span])
    expect(quotes(report({ evidence: two }, { baseline: known(two) }))).toEqual([])
  })

  it('knows the decision, and findings of a policy and those that were hidden too', () => {
    const match = {
      rule: 'No words',
      severity: 'low',
      span: 'Last words',
      explanation: 'The policy names them.',
    } as const
    const change = { ...stopped, evidence: [first, first], policy_matches: [match] }
    const entry = rememberDraft(report(change, { changed: [] }), hash)
    expect(entry).toMatchObject(stopped)
    expect(Object.values(entry.findings).sort()).toEqual([1, 2])
    expect(report(change, { baseline: entry }).findings).toEqual([])
  })

  it('hides nothing of a draft that it does not know', () => {
    expect(quotes(report({ evidence: [first] }, { baseline: null }))).toEqual([first.span])
  })

  it('is not in use by default', () => {
    expect(report({}).hasBaseline).toBe(false)
    expect(report({}, { baseline: null }).hasBaseline).toBe(true)
  })
})

describe('the gate', () => {
  const fails = (change: Partial<TextResult>, narrowing: Partial<Narrowing> = {}) => {
    const { gateFailed, gateFailure } = report(change, narrowing)
    expect(gateFailed).toBe(gateFailure !== null)
    return gateFailed
  }
  const bare = { ...stopped, evidence: [] }

  it('alone asks the result, whether it has findings or not', () => {
    expect(fails(bare)).toBe(true)
    expect(fails({ ...stopped, risk_level: 'medium', evidence: [first] })).toBe(false)
    expect(report(bare).gateFailure).toEqual({ failOn: 'high', rules: [] })
    expect(report({ ...bare, risk_level: 'medium' }).gateFailure).toBeNull()
  })

  it('fails a new draft that is stopped, though no finding is shown', () => {
    expect(fails(bare, { baseline: null })).toBe(true)
    expect(fails({ ...calm, evidence: [first] }, { baseline: null })).toBe(false)
  })

  it('passes a known draft with nothing new, and fails one with a new finding', () => {
    const baseline = known([first])
    expect(fails({ ...stopped, evidence: [first] }, { baseline })).toBe(false)
    expect(fails(bare, { baseline })).toBe(false)
    expect(fails({ ...stopped, evidence: [first, last] }, { baseline })).toBe(true)
  })

  it.each([
    ['at a higher level', 'medium', 'human_review'],
    ['with a stricter action at the same level', 'high', 'revise'],
  ] as const)('fails a known draft that is decided %s than before', (_name, level, action) => {
    const baseline = known([], { risk_level: level, recommended_action: action })
    expect(fails(bare, { baseline })).toBe(true)
  })

  it('passes a known draft that is decided more mildly than before, and still reaches it', () => {
    const baseline = known([], { risk_level: 'high', recommended_action: 'reject' })
    expect(fails(bare, { baseline })).toBe(false)
  })

  it('asks changed lines for a finding, also of a draft that a baseline does not know', () => {
    const change = { ...stopped, evidence: [second] }
    expect(fails(change, { changed: [[5, 5]] })).toBe(true)
    expect(fails(change, { changed: [[6, 6]] })).toBe(false)
    expect(fails(change, { changed: [[6, 6]], baseline: null })).toBe(false)
    expect(fails(bare, { changed: [[1, 7]] })).toBe(false)
  })

  it('fails a draft that got worse, though no finding is on a changed line', () => {
    const baseline = known([second], { risk_level: 'medium', recommended_action: 'revise' })
    const change = { ...stopped, evidence: [second] }
    expect(fails(change, { changed: [[6, 6]], baseline })).toBe(true)
    expect(fails(change, { changed: [[6, 6]], baseline: known([second]) })).toBe(false)
  })

  it('asks rules for findings that are shown', () => {
    const rules = { fail_on_rules: ['filler'] }
    const failure = (narrowing: Partial<Narrowing>) =>
      report({ evidence: [first, last] }, narrowing, rules).gateFailure
    expect(failure({})).toEqual({ failOn: null, rules: ['filler'] })
    expect(failure({ changed: [[2, 2]] })).toBeNull()
    expect(failure({ baseline: known([first, last]) })).toBeNull()
    expect(failure({ baseline: known([first]) })).toEqual({ failOn: null, rules: ['filler'] })
  })

  it('counts findings that the limit of the report leaves out', () => {
    const narrowing = { limit: 0, baseline: known([first]) }
    const cut = report({ ...stopped, evidence: [first, last] }, narrowing)
    expect(cut).toMatchObject({
      findings: [],
      omitted: 1,
      counts: { high: 0, medium: 0, low: 1 },
      gateFailed: true,
    })
  })
})

describe('a finding that is not shown', () => {
  it.each<[string, Partial<Settings>, string]>([
    ['a rule', { ignore_rules: { filler: 'We like it.' } }, 'We like it.'],
    ['a type', { ignore_rules: { generic_phrasing: 'Not here.' } }, 'Not here.'],
    ['a severity', { severity: { filler: 'off' } }, 'Switched off by `severity`.'],
    [
      'the severity of a type',
      { severity: { generic_phrasing: 'off' } },
      'Switched off by `severity`.',
    ],
    [
      'a comment, where only the type is off',
      { severity: { generic_phrasing: 'off', filler: 'low' } },
      'Hidden by a comment in the draft.',
    ],
    ['a comment', {}, 'Hidden by a comment in the draft.'],
  ])('says why: %s', (_name, settings, reason) => {
    const { hidden, counts } = report({ suppressed: [first] }, {}, settings)
    expect(hidden.map(({ by, reason }) => [by, reason])).toEqual([['directive', reason]])
    expect(counts).toEqual({ high: 0, medium: 0, low: 0 })
  })
})
