import { expect, it } from 'vitest'
import { actionSchema, confidenceSchema } from '../../schema/index.ts'
import { actionMeaning } from './action-meaning.ts'

it('a decision of low confidence asks for a person and is no verdict', () => {
  for (const action of actionSchema.options) {
    const text = actionMeaning({ recommended_action: action, confidence: 'low' })
    expect(text).toMatch(/\b[Aa] person (?:should|has)\b/)
    expect(text).not.toContain('Nothing stands in the way')
  }
})

it('a decision of medium or high confidence says what to do', () => {
  for (const confidence of confidenceSchema.exclude(['low']).options) {
    const texts = actionSchema.options.map((action) =>
      actionMeaning({ recommended_action: action, confidence }),
    )
    expect(texts).toEqual([
      'Nothing stands in the way.',
      'Revise the marked places, then score again.',
      'A person should read this before it is used.',
      'Do not use this text as it is.',
    ])
  }
})
