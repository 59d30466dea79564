import { describe, expect, it } from 'vitest'
import { analyzeText } from '../text/analyze-text.ts'
import { applyEdits } from './edit.ts'
import { proposeRevisions } from './propose-revisions.ts'
import { revise } from './revise.ts'

const source =
  'It is important to note that the oven needs an hour. We weigh the flour in order to waste less of it, 4.1 kg a day.\n'
const draft = { source, syntax: 'markdown' } as const

describe('proposals one by one', () => {
  it('name the words, the new words and the rule', () => {
    const found = proposeRevisions(draft).map(({ start, end, text }) => [
      source.slice(start, end),
      text,
    ])
    expect(found).toEqual(expect.arrayContaining([['in order to', 'to']]))
  })

  it('tell the change of the scores that making them brings', () => {
    const [first] = proposeRevisions(draft)
    if (first === undefined) throw new Error('nothing was proposed')
    const same = proposeRevisions({ source: applyEdits(source, [first]), syntax: 'markdown' })
    expect(same.some(({ rule }) => rule === first.rule)).toBe(false)
    expect(first.effects).not.toBeNull()
    const scored = (text: string) => analyzeText({ source: text, syntax: 'markdown' }).slop_risk
    const change = scored(applyEdits(source, [first])) - scored(source)
    expect(change).not.toBe(0)
    expect(first.effects?.slop_risk).toBeCloseTo(change, 4)
  })

  it('are calm where a revision makes them', () => {
    const calm = proposeRevisions(draft).filter(({ isCalm }) => isCalm)
    const made = revise(draft).edits
    expect(made.length).toBeGreaterThan(0)
    expect(calm.map(({ start, end, text }) => ({ start, end, text }))).toEqual(
      made.map(({ start, end, text }) => ({ start, end, text })),
    )
  })

  it('leave out what may not be edited, and a draft without a hit has none', () => {
    expect(proposeRevisions(draft, { mayEdit: () => false })).toEqual([])
    expect(proposeRevisions({ source: '', syntax: 'markdown' })).toEqual([])
  })

  it('are all weighed against the facts, each in its own sentence', () => {
    const verdicts = proposeRevisions(draft).map(({ rule, safety }) => ({
      rule,
      status: safety.status,
      numbers: safety.protected_fact_counts['numbers'],
    }))
    expect(verdicts).toEqual([
      { rule: 'throat-clearing', status: 'passed', numbers: { original: 0, revised: 0 } },
      { rule: 'wordy-phrase', status: 'passed', numbers: { original: 1, revised: 1 } },
    ])
  })
})
