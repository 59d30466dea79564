import { describe, expect, it } from 'vitest'
import { contextSchema, draftContextSchema } from './context.ts'
import { draftFormats, formats } from './context-fields.ts'
import { mediaSourceSchema } from './media-source.ts'
import {
  accessRequestSchema,
  analyzeBatchRequestSchema,
  analyzeStyleRequestSchema,
} from './other-requests.ts'
import { analyzeTextRequestSchema } from './request.ts'

const accepts = (
  schema: { safeParse(value: unknown): { success: boolean } },
  value: unknown,
): boolean => schema.safeParse(value).success

describe('POST /v1/analyze of text', () => {
  const request = (content: string) => ({ type: 'text', content })

  it('takes 20 to 100,000 characters, both ends inclusive', () => {
    expect(accepts(analyzeTextRequestSchema, request('a'.repeat(19)))).toBe(false)
    expect(accepts(analyzeTextRequestSchema, request('a'.repeat(20)))).toBe(true)
    expect(accepts(analyzeTextRequestSchema, request('a'.repeat(100_000)))).toBe(true)
    expect(accepts(analyzeTextRequestSchema, request('a'.repeat(100_001)))).toBe(false)
  })

  it('counts code points, so that an emoji is one character (decision 1)', () => {
    expect(accepts(analyzeTextRequestSchema, request('😀'.repeat(19)))).toBe(false)
    expect(accepts(analyzeTextRequestSchema, request('😀'.repeat(20)))).toBe(true)
  })

  it('fills in the defaults', () => {
    const parsed = analyzeTextRequestSchema.parse(request('a'.repeat(20)))
    expect(parsed).toMatchObject({ store_content: false, auto_revise: false })
  })

  it('refuses null for an optional field', () => {
    const text = request('a'.repeat(20))
    expect(accepts(analyzeTextRequestSchema, { ...text, context: null })).toBe(false)
    expect(accepts(analyzeTextRequestSchema, { ...text, store_content: null })).toBe(false)
  })
})

describe('POST /v1/analyze-style', () => {
  it('takes 20 to 25,000 characters and is deep unless told otherwise', () => {
    expect(accepts(analyzeStyleRequestSchema, { text: 'a'.repeat(19) })).toBe(false)
    expect(accepts(analyzeStyleRequestSchema, { text: 'a'.repeat(25_001) })).toBe(false)
    expect(analyzeStyleRequestSchema.parse({ text: 'a'.repeat(25_000) })).toMatchObject({
      execution_mode: 'deep',
      include_text_in_spans: false,
    })
    const shallow = { text: 'a'.repeat(20), execution_mode: 'shallow' }
    expect(accepts(analyzeStyleRequestSchema, shallow)).toBe(false)
  })
})

describe('the context of a request', () => {
  it('knows five formats; those that only settings know are refused (R-CTX-02)', () => {
    const known = draftFormats.filter((format) => contextSchema.safeParse({ format }).success)
    expect(known).toEqual([...formats])
    for (const format of draftFormats) expect(accepts(draftContextSchema, { format })).toBe(true)
  })
})

describe('POST /v1/analyze-batch', () => {
  const items = (count: number, length: number) => ({
    items: Array.from({ length: count }, (_, id) => ({ id: `${id}`, text: 'a'.repeat(length) })),
  })

  it('takes 1 to 25 items of 20 to 4,000 characters', () => {
    expect(accepts(analyzeBatchRequestSchema, items(0, 20))).toBe(false)
    expect(accepts(analyzeBatchRequestSchema, items(1, 20))).toBe(true)
    expect(accepts(analyzeBatchRequestSchema, items(25, 20))).toBe(true)
    expect(accepts(analyzeBatchRequestSchema, items(26, 20))).toBe(false)
    expect(accepts(analyzeBatchRequestSchema, items(1, 19))).toBe(false)
    expect(accepts(analyzeBatchRequestSchema, items(1, 4001))).toBe(false)
  })

  it('takes 50,000 characters in all', () => {
    expect(accepts(analyzeBatchRequestSchema, items(25, 2000))).toBe(true)
    expect(accepts(analyzeBatchRequestSchema, items(25, 2001))).toBe(false)
  })
})

describe('a media source', () => {
  it('is an HTTPS URL or base64 of three image types', () => {
    const url = (address: string) => ({ kind: 'url', url: address })
    expect(accepts(mediaSourceSchema, url('https://example.org/a.png'))).toBe(true)
    expect(accepts(mediaSourceSchema, url('http://example.org/a.png'))).toBe(false)
    const base64 = { kind: 'base64', media_type: 'image/png', data: 'AAAA' }
    expect(accepts(mediaSourceSchema, base64)).toBe(true)
    expect(accepts(mediaSourceSchema, { ...base64, media_type: 'image/gif' })).toBe(false)
    expect(accepts(mediaSourceSchema, { ...base64, data: '' })).toBe(false)
    expect(accepts(mediaSourceSchema, { kind: 'file', path: 'a.png' })).toBe(false)
  })

  it('has a URL of at most 2,000 characters', () => {
    const of = (length: number) => ({
      kind: 'url',
      url: `https://example.org/${'a'.repeat(length - 'https://example.org/'.length)}`,
    })
    expect(accepts(mediaSourceSchema, of(2000))).toBe(true)
    expect(accepts(mediaSourceSchema, of(2001))).toBe(false)
  })
})

describe('POST /request-access', () => {
  const request = { name: 'A name', email: 'a@example.org', use_case: 'Checking drafts.' }

  it('takes what the specification bounds', () => {
    expect(accepts(accessRequestSchema, request)).toBe(true)
    expect(accepts(accessRequestSchema, { ...request, name: 'a'.repeat(121) })).toBe(false)
    expect(accepts(accessRequestSchema, { ...request, name: '   ' })).toBe(false)
    expect(accepts(accessRequestSchema, { ...request, email: 'nobody' })).toBe(false)
    expect(accepts(accessRequestSchema, { ...request, use_case: 'a'.repeat(1201) })).toBe(false)
    expect(accepts(accessRequestSchema, { ...request, company: 'a'.repeat(161) })).toBe(false)
  })
})
