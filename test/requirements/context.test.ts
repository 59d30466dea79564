import { analyzeText } from '@content-trust/engine'
import {
  contextSchema,
  EngineError,
  formatSchema,
  intendedUseSchema,
} from '@content-trust/engine/schema'
import { describe, expect, it } from 'vitest'
import { drafts } from '../support/drafts.ts'

const draft = { source: drafts.markdown, syntax: 'markdown' } as const

/** What a caller without types may send: JSON is of no type that the compiler knows. */
function analyzeWith(context: unknown): () => void {
  return () => void analyzeText(draft, { context: JSON.parse(JSON.stringify(context)) })
}

describe('the context', () => {
  it('R-CTX-01 is optional, as is each of its fields', () => {
    const bare = analyzeText(draft)
    expect(analyzeText(draft, { context: {} })).toEqual(bare)
    expect(contextSchema.safeParse({}).success).toBe(true)
  })

  it('R-CTX-02 has a format of five', () => {
    expect(formatSchema.options).toEqual([
      'article',
      'social_post',
      'product_review',
      'caption',
      'other',
    ])
  })

  it('R-CTX-03 has the format other unless stated', () => {
    expect(contextSchema.parse({}).format).toBe('other')
    expect(analyzeText(draft, { context: { format: 'other' } })).toEqual(analyzeText(draft))
  })

  it('R-CTX-04 has an intended_use of six', () => {
    expect(intendedUseSchema.options).toEqual([
      'publish',
      'train',
      'cite',
      'moderate',
      'security_filter',
      'other',
    ])
  })

  it('R-CTX-05 has the intended_use other unless stated', () => {
    expect(contextSchema.parse({}).intended_use).toBe('other')
    expect(analyzeText(draft, { context: { intended_use: 'other' } })).toEqual(analyzeText(draft))
  })

  it('R-CTX-06 has a domain of at most 100 characters and no default', () => {
    expect(contextSchema.parse({})).not.toHaveProperty('domain')
    expect(contextSchema.safeParse({ domain: 'd'.repeat(100) }).success).toBe(true)
    expect(contextSchema.safeParse({ domain: 'd'.repeat(101) }).success).toBe(false)
  })

  it('R-CTX-07 has a custom_policy in free text and no default', () => {
    expect(contextSchema.parse({})).not.toHaveProperty('custom_policy')
    expect(contextSchema.parse({ custom_policy: 'Be kind.' }).custom_policy).toBe('Be kind.')
  })

  it('R-CTX-08 has a transcript of at most 10,000 characters, which no text score reads', () => {
    expect(contextSchema.parse({})).not.toHaveProperty('transcript')
    expect(contextSchema.safeParse({ transcript: 't'.repeat(10_000) }).success).toBe(true)
    expect(contextSchema.safeParse({ transcript: 't'.repeat(10_001) }).success).toBe(false)
    const transcript = drafts.padded
    expect(analyzeText(draft, { context: { transcript } })).toEqual(analyzeText(draft))
  })

  it.each([
    ['a wrong type', { domain: 7 }, 'domain'],
    ['null', { format: null }, 'format'],
    ['an unknown format', { format: 'poem' }, 'format'],
    ['an unknown use', { intended_use: 'sell' }, 'intended_use'],
    ['a long domain', { domain: 'd'.repeat(101) }, 'domain'],
    ['a long transcript', { transcript: 't'.repeat(10_001) }, 'transcript'],
    ['no object', 'publish', ''],
  ])(
    'R-CTX-09 with %s is an invalid_context error that names the field',
    (_name, context, field) => {
      expect(analyzeWith(context)).toThrow(EngineError)
      expect(analyzeWith(context)).toThrow(`\`context.${field}`.replace(/\.$/, ''))
      expect(analyzeWith(context)).toThrow(expect.objectContaining({ code: 'invalid_context' }))
    },
  )

  it('counts code points, so that 100 emoji are 100 characters (decision 1)', () => {
    expect(contextSchema.safeParse({ domain: '😀'.repeat(100) }).success).toBe(true)
    expect(contextSchema.safeParse({ domain: '😀'.repeat(101) }).success).toBe(false)
    expect(contextSchema.safeParse({ transcript: '😀'.repeat(10_000) }).success).toBe(true)
  })

  it('changes no score', () => {
    const bare = analyzeText(draft)
    for (const intended_use of intendedUseSchema.options) {
      for (const format of formatSchema.options) {
        const { recommended_action: _action, ...rest } = analyzeText(draft, {
          context: { intended_use, format, domain: 'bridges' },
        })
        expect(bare).toMatchObject(rest)
      }
    }
  })
})
