import { expect, it } from 'vitest'
import { textScoreNameSchema } from '../../schema/index.ts'
import { decides, greyNote, scoreQuestions, scoreTone } from './score-tone.ts'

const risks = {
  specificity_risk: 0.9,
  provenance_weakness: 0.9,
  slop_risk: 0.5,
  synthetic_texture_risk: 0.1,
}
const judged = { ...risks, recommended_action: 'revise' } as const

it('a score that cannot change the decision is grey, however high it is', () => {
  const tones = textScoreNameSchema.options.map((name) => scoreTone(judged, name))
  expect(tones).toEqual(['none', 'none', 'medium', 'low'])
  expect(textScoreNameSchema.options.filter(decides)).toEqual([
    'slop_risk',
    'synthetic_texture_risk',
  ])
})

it('every score of a text that was not judged is grey, and the line says why', () => {
  const limitations = ['Cannot judge: fewer than 70 words are prose.']
  const unjudged = { ...risks, recommended_action: 'allow', limitations } as const
  for (const name of textScoreNameSchema.options) expect(scoreTone(unjudged, name)).toBe('none')
  expect(greyNote(unjudged)).not.toBe(greyNote(judged))
})

it('each score says in a line what it asks', () => {
  for (const text of Object.values(scoreQuestions)) {
    expect(text).toMatch(/\? High means .+\.$/)
    expect(text.length).toBeLessThanOrEqual(110)
  }
})
