import { describe, expect, it } from 'vitest'
import type { Action, RiskLevel } from '../schema/index.ts'
import { failOnValues } from '../settings/settings.ts'
import type { Finding } from './findings/findings.ts'
import { failingRules, gateRecord, isStricter, reachesGate } from './gate.ts'

const levels: readonly RiskLevel[] = ['low', 'medium', 'high']
const actions: readonly Action[] = ['allow', 'revise', 'human_review', 'reject']

describe('a result reaches its gate', () => {
  const reaching = (failOn: (typeof failOnValues)[number]) =>
    levels.flatMap((risk_level) =>
      actions
        .filter((recommended_action) => reachesGate({ risk_level, recommended_action }, failOn))
        .map((action) => `${risk_level} ${action}`),
    )
  const at = (someLevels: readonly RiskLevel[], someActions: readonly Action[]) =>
    someLevels.flatMap((level) => someActions.map((action) => `${level} ${action}`))

  it.each([
    ['medium', ['medium', 'high']],
    ['high', ['high']],
  ] as const)('%s at that risk level or above, whatever the decision', (failOn, reached) => {
    expect(reaching(failOn)).toEqual(at(reached, actions))
  })

  it.each([
    ['revise', ['revise', 'human_review', 'reject']],
    ['human_review', ['human_review', 'reject']],
    ['reject', ['reject']],
  ] as const)('%s at that decision or a stricter one, whatever the level', (failOn, reached) => {
    expect(reaching(failOn)).toEqual(at(levels, reached))
  })

  it('never fails without a gate', () => {
    expect(reaching('none')).toEqual([])
  })

  it.each(failOnValues)('%s, and the worst result reaches all others', (failOn) => {
    const worst = { risk_level: 'high', recommended_action: 'reject' } as const
    expect(reachesGate(worst, failOn)).toBe(failOn !== 'none')
  })
})

describe('a decision is stricter than one before', () => {
  const decision = (risk_level: RiskLevel, recommended_action: Action) => ({
    risk_level,
    recommended_action,
  })

  it('at a higher level alone, and with a stricter action alone', () => {
    const before = decision('medium', 'revise')
    expect(isStricter(decision('high', 'revise'), before)).toBe(true)
    expect(isStricter(decision('medium', 'human_review'), before)).toBe(true)
    expect(isStricter(decision('low', 'reject'), before)).toBe(true)
    expect(isStricter(decision('high', 'allow'), before)).toBe(true)
  })

  it('not where both are the same or milder', () => {
    const before = decision('medium', 'human_review')
    expect(isStricter(before, before)).toBe(false)
    expect(isStricter(decision('low', 'human_review'), before)).toBe(false)
    expect(isStricter(decision('medium', 'revise'), before)).toBe(false)
    expect(isStricter(decision('low', 'allow'), before)).toBe(false)
  })
})

describe('rules that fail a gate', () => {
  const finding = (rule: string, type: Finding['type'] = 'other'): Finding => ({
    rule,
    type,
    title: '',
    severity: 'low',
    quote: '',
    place: null,
    explanation: '',
    suggestion: null,
    edit: null,
  })
  const findings = [
    finding('hearsay', 'weak_provenance'),
    finding('buzzword', 'generic_phrasing'),
    finding('cliche', 'generic_phrasing'),
    finding('buzzword', 'generic_phrasing'),
  ]

  it.each([
    [[], []],
    [['typo'], []],
    [['buzzword'], ['buzzword']],
    [['generic_phrasing'], ['buzzword', 'cliche']],
    [
      ['cliche', 'weak_provenance'],
      ['hearsay', 'cliche'],
    ],
  ])('%j: %j', (fail_on_rules, rules) => {
    expect(failingRules(findings, { fail_on_rules })).toEqual(rules)
  })
})

describe('the record of a gate', () => {
  const settings = { fail_on: 'high', fail_on_rules: [], severity: {}, ignore_rules: {} } as const

  it('says whether the draft failed', () => {
    expect(gateRecord({ settings, gateFailure: null })).toEqual({ fail_on: 'high', failed: false })
    const gateFailure = { failOn: 'high', rules: [] } as const
    expect(gateRecord({ settings, gateFailure })).toEqual({ fail_on: 'high', failed: true })
  })

  it('names rules only where settings do', () => {
    const strict = { ...settings, fail_on_rules: ['cliche', 'hearsay'] }
    const gateFailure = { failOn: null, rules: ['cliche'] }
    const named = { fail_on: 'high', fail_on_rules: ['cliche', 'hearsay'] }
    expect(gateRecord({ settings: strict, gateFailure })).toEqual({
      ...named,
      failed_by: ['cliche'],
      failed: true,
    })
    expect(gateRecord({ settings: strict, gateFailure: null })).toEqual({
      ...named,
      failed_by: [],
      failed: false,
    })
  })
})
