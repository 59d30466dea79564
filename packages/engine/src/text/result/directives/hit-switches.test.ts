import { describe, expect, it } from 'vitest'
import { makeHit } from '../../../../../../test/support/make-hit.ts'
import { applyOverrides, checkRuleNames, type RuleOverrides, ruleNames } from './rule-overrides.ts'

const hits = [
  makeHit(0, 1, { id: 'a-rule', severity: 'medium' }),
  makeHit(2, 3, { id: 'b-rule' }),
  makeHit(4, 5, { id: 'c-rule', type: 'weak_provenance' }),
]

/** “id severity” of the hits that stay, and the ids of the others. */
function switched(switches: RuleOverrides) {
  const { on, off } = applyOverrides(hits, switches)
  return [
    on.map(({ rule, severity }) => `${rule.id} ${severity}`).join(', '),
    off.map(({ rule }) => rule.id).join(', '),
  ]
}

describe('the hits that a caller left on', () => {
  it.each<[RuleOverrides, string, string]>([
    [{}, 'a-rule medium, b-rule low, c-rule low', ''],
    [{ ignoredRules: ['b-rule'] }, 'a-rule medium, c-rule low', 'b-rule'],
    [{ ignoredRules: ['generic_phrasing'] }, 'c-rule low', 'a-rule, b-rule'],
    [{ severities: { 'c-rule': 'off' } }, 'a-rule medium, b-rule low', 'c-rule'],
    [{ severities: { generic_phrasing: 'high' } }, 'a-rule high, b-rule high, c-rule low', ''],
    [
      { severities: { generic_phrasing: 'off', 'b-rule': 'high' } },
      'b-rule high, c-rule low',
      'a-rule',
    ],
    [
      { ignoredRules: ['b-rule'], severities: { 'b-rule': 'high' } },
      'a-rule medium, c-rule low',
      'b-rule',
    ],
  ])('with %j', (switches, on, off) => {
    expect(switched(switches)).toEqual([on, off])
  })

  it('are the same objects where their severity stays', () => {
    const { on } = applyOverrides(hits, {
      ignoredRules: ['c-rule'],
      severities: { 'b-rule': 'high' },
    })
    expect(on[0]).toBe(hits[0])
    expect(applyOverrides(hits, {}).on).toBe(hits)
    expect(hits[1]?.severity).toBe('low')
  })
})

describe('the names that switches know', () => {
  const knownNames = () => ruleNames(hits.map(({ rule }) => rule))

  it('are the rules, those of the scores and of media, and the evidence types', () => {
    const known = knownNames()
    for (const name of ['a-rule', 'c-rule', 'stock-words', 'even-texture', 'weak_provenance']) {
      expect([name, known.has(name)]).toEqual([name, true])
    }
    expect(known.has('d-rule')).toBe(false)
    expect(known.size).toBeGreaterThan(ruleNames([]).size)
  })

  it('are all that may be switched', () => {
    const known = knownNames()
    expect(() => checkRuleNames(['a-rule', 'weak_provenance'], known)).not.toThrow()
    expect(() => checkRuleNames([], known)).not.toThrow()
    expect(() => checkRuleNames(['a-rule', 'd-rule', 'e-rule'], known)).toThrow(
      'Unexpected rule `d-rule`, expected a rule id or an evidence type.',
    )
  })
})
