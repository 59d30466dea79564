import { describe, expect, it } from 'vitest'
import type { House, OwnRule } from '../../schema/index.ts'
import { analyzeText } from '../analyze-text.ts'
import { createTextSession } from '../text-session.ts'

const synergy: OwnRule = {
  id: 'acme-synergy',
  type: 'generic_phrasing',
  severity: 'high',
  phrases: ['(synergy|synergies)', '{leverage} our <abstract_noun>', 'naïve café', '# big wins$'],
  message: '“{quote}” says nothing of what is done.',
  fix: 'Say who does what.',
}

const read = (source: string, house: House = { rules: [synergy] }) =>
  analyzeText({ source, syntax: 'markdown' }, { house, maxEvidence: Number.POSITIVE_INFINITY })

const spans = (source: string, house?: House) =>
  read(source, house)
    .evidence.filter(({ rule }) => rule === synergy.id)
    .map(({ span }) => span)

describe('an own rule', () => {
  it('flags its phrases with its message, and its fix is recommended', () => {
    const result = read('They found synergy in the hall.')
    expect(result.evidence).toEqual([
      {
        type: 'generic_phrasing',
        severity: 'high',
        rule: 'acme-synergy',
        span: 'synergy',
        start: 11,
        end: 18,
        explanation: '“synergy” says nothing of what is done.',
      },
    ])
    expect(result.recommended_fixes).toEqual(['Say who does what.'])
  })

  it('speaks the whole phrase language, over words that the engine does not know', () => {
    expect(
      spans('Synergies. We leveraged our **strategy**. A Naïve\nCafé. We had 12 big wins.'),
    ).toEqual(['Synergies', 'leveraged our **strategy', 'Naïve\nCafé', '12 big wins'])
    expect(spans('A synergetic pump. We had 12 big wins today.')).toEqual([])
  })

  it('moves no score, no level, no reason and no action', () => {
    const source =
      'In the ever-evolving landscape of tools, our vibrant synergy plays a crucial role. '.repeat(
        9,
      )
    const { evidence: _, recommended_fixes: __, ...before } = read(source, {})
    const { evidence, recommended_fixes: ___, ...after } = read(source)
    expect(after).toEqual(before)
    expect(evidence.filter(({ rule }) => rule === synergy.id).length).toBe(9)
  })

  it('is switched by its id like any other rule', () => {
    const draft = { source: 'They found synergy.', syntax: 'plain' } as const
    const house = { rules: [synergy] }
    expect(analyzeText(draft, { house, ignoredRules: ['acme-synergy'] }).suppressed).toMatchObject([
      { rule: 'acme-synergy' },
    ])
    expect(analyzeText(draft, { house, severities: { 'acme-synergy': 'low' } })).toMatchObject({
      evidence: [{ severity: 'low' }],
    })
    expect(() => analyzeText(draft, { ignoredRules: ['acme-synergy'] })).toThrow(/acme-synergy/)
    const comment = '<!-- content-trust-disable-next-line acme-synergy -- a name -->\n'
    expect(read(`${comment}They found synergy.`).suppressed).toMatchObject([
      { rule: 'acme-synergy' },
    ])
  })

  it('is shown though a built-in finding of its type covers it', () => {
    const source = 'It plays a crucial role in the hall.'
    const rules = [{ ...synergy, severity: 'low' as const, phrases: ['crucial'] }]
    const { evidence } = read(source, { rules })
    const [own] = evidence.filter(({ rule }) => rule === synergy.id)
    const cover = evidence.find(
      ({ rule, start = 0 }) => rule !== synergy.id && start < (own?.start ?? 0),
    )
    expect(own?.span).toBe('crucial')
    expect(cover?.type).toBe('generic_phrasing')
  })

  it('reads what built-in rules read: no code, no block quote', () => {
    expect(spans('> synergy\n\n`synergy` and [a](https://synergy.example)')).toEqual([])
  })

  it('is the same in a session that reuses what it read', () => {
    const session = createTextSession()
    const first = 'We found synergy.\n\nAll is well.\n'
    const second = 'We found synergy.\n\nAll is well and synergies grow.\n'
    const house = { rules: [synergy], accept: ['well'], reject: { grow: 'rise' } }
    for (const source of [first, second, first]) {
      const draft = { source, syntax: 'markdown' } as const
      expect(session.analyze(draft, { house })).toEqual(analyzeText(draft, { house }))
      expect(session.analyze(draft)).toEqual(analyzeText(draft))
    }
  })
})
