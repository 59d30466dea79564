import { describe, expect, it } from 'vitest'
import { keepScores } from './keep-scores.ts'
import { reasonsAgainst, type Standing } from './standing.ts'

const calm = {
  specificity_risk: 0.2,
  provenance_weakness: 0.2,
  slop_risk: 0.2,
  synthetic_texture_risk: 0.2,
}
const standing = (slop_risk: number, action: Standing['action'] = 'allow'): Standing => ({
  risks: { ...calm, slop_risk: Math.round(slop_risk * 10_000) / 10_000 },
  action,
})

/** Each `x` of a text is a word that an edit makes a capital; a capital adds to the risk. */
const source = 'x x x x x x'
const edits = [0, 2, 4, 6, 8, 10].map((start) => ({ start, end: start + 1, text: 'X' }))
const capitals = (text: string): number => text.split('X').length - 1

describe('the edits that scores allow', () => {
  it('are all of them where a risk rises below a threshold', () => {
    const score = (text: string) => standing(0.2 + 0.005 * capitals(text))
    expect(keepScores(source, score(source), edits, score).refused).toEqual([])
  })

  it('are as many as stay below it, and the others say which risk they would lift', () => {
    const score = (text: string) => standing(0.381 + 0.005 * capitals(text))
    const { kept, refused } = keepScores(source, score(source), edits, score)
    expect(kept.length).toBe(3)
    expect(refused.map(({ reason }) => reason)).toContain(
      'slop_risk would rise from 0.381 (low) to 0.411 (medium).',
    )
  })

  it('do not creep over a threshold in steps', () => {
    const score = (text: string) => standing(0.39 + 0.004 * capitals(text))
    let text = source
    for (let step = 0; step < 6; step++) {
      const left = edits.filter(({ start }) => text[start] === 'x').slice(0, 1)
      if (left.length === 0) break
      const { kept } = keepScores(text, score(text), left, score)
      for (const { start } of kept) text = `${text.slice(0, start)}X${text.slice(start + 1)}`
    }
    expect(score(text).risks.slop_risk).toBeLessThan(0.4)
    expect(capitals(text)).toBe(2)
  })

  it('leave out what makes the decision stricter, though no risk gets into a higher band', () => {
    const score = (text: string) => standing(0.2, text[4] === 'X' ? 'reject' : 'allow')
    const { kept, refused } = keepScores(source, score(source), edits, score)
    expect(kept.map(({ start }) => start)).toEqual([0, 2, 6, 8, 10])
    expect(refused.map(({ reason }) => reason)).toEqual([
      'The decision would rise from allow to reject.',
    ])
  })
})

describe('reasons against a text', () => {
  it.each([
    [0.3999, 0.4, 1],
    [0.69, 0.7, 1],
    [0.1, 0.9, 1],
    [0.1, 0.3999, 0],
    [0.4, 0.6999, 0],
    [0.7, 0.99, 0],
    [0.9, 0.5, 0],
  ])('from %f to %f there are %i', (before, after, count) => {
    expect(reasonsAgainst(standing(before), standing(after)).length).toBe(count)
  })
})
