import { expect, it } from 'vitest'
import { analyzeText } from '../../analyze-text.ts'

const source = 'Experts say that the kettle is popular. The lid is very unique.'
const analyze = (options: Parameters<typeof analyzeText>[1] = {}) =>
  analyzeText({ source, syntax: 'plain' }, options)
const severitiesOf = (result: ReturnType<typeof analyzeText>) =>
  Object.fromEntries(result.evidence.map(({ rule, severity }) => [rule, severity]))

it('gives findings the severities of the caller, a rule before its type, and orders by them', () => {
  const result = analyze({
    severities: { weak_provenance: 'high', 'vague-attribution': 'low', generic_phrasing: 'high' },
  })
  expect(severitiesOf(result)).toMatchObject({
    'vague-attribution': 'low',
    'hollow-intensifier': 'high',
  })
  expect(result.evidence[0]?.rule).toBe('hollow-intensifier')
})

it('hides what is off, and a rule may stay on where its type is off', () => {
  const off = analyze({ severities: { 'vague-attribution': 'off' } })
  expect(severitiesOf(off)).not.toHaveProperty('vague-attribution')
  expect(off.suppressed?.map(({ rule }) => rule)).toContain('vague-attribution')
  const kept = analyze({ severities: { weak_provenance: 'off', 'vague-attribution': 'high' } })
  expect(severitiesOf(kept)).toMatchObject({ 'vague-attribution': 'high' })
})

it('never changes a score, a decision or its reason', () => {
  const { evidence: _, suppressed: __, recommended_fixes: ___, ...plain } = analyze()
  const switched = analyze({ severities: { generic_phrasing: 'off', weak_provenance: 'high' } })
  expect(switched).toMatchObject(plain)
})

it('refuses a name that no rule and no type has', () => {
  expect(() => analyze({ severities: { 'vague-atribution': 'off' } })).toThrow('vague-atribution')
})
