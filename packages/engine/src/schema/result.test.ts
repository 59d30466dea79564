import { describe, expect, it } from 'vitest'
import {
  contextSchema,
  EngineError,
  engineErrorCodes,
  evidenceItemSchema,
  scoreSchema,
  syntaxSchema,
} from './index.ts'

describe('the schemas', () => {
  it('bound a score to 0 and 1', () => {
    for (const score of [0, 0.3999, 1]) expect(scoreSchema.safeParse(score).success).toBe(true)
    for (const score of [-0.0001, 1.0001, Number.NaN, '0.5', null]) {
      expect(scoreSchema.safeParse(score).success).toBe(false)
    }
  })

  it('leave unknown fields of a context out and keep the known ones', () => {
    expect(contextSchema.parse({ intended_use: 'cite', model: 'x' })).toEqual({
      format: 'other',
      intended_use: 'cite',
    })
  })

  it('allow evidence without a place and without a rule', () => {
    const item = { type: 'other', severity: 'low', span: 'a cue', explanation: 'It is even.' }
    expect(evidenceItemSchema.parse(item)).toEqual(item)
    expect(evidenceItemSchema.safeParse({ ...item, start: -1 }).success).toBe(false)
    expect(evidenceItemSchema.safeParse({ ...item, start: 1.5 }).success).toBe(false)
    expect(evidenceItemSchema.safeParse({ ...item, explanation: '' }).success).toBe(false)
  })

  it('name three ways to read a text', () => {
    expect(syntaxSchema.options).toEqual(['markdown', 'mdx', 'plain', 'html', 'asciidoc', 'rst'])
  })

  it('give every error of the engine a stable code', () => {
    for (const code of engineErrorCodes) {
      const error = new EngineError(code, 'Found this, expected that.')
      expect(error).toBeInstanceOf(Error)
      expect(error).toMatchObject({
        name: 'EngineError',
        code,
        message: 'Found this, expected that.',
      })
    }
  })
})
