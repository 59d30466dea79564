import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { ApiError, type FieldError } from '../errors/api-error.ts'
import { readInput } from './read-input.ts'

function refusal(schema: z.ZodType, body: unknown): ApiError {
  try {
    readInput(schema, body)
  } catch (error) {
    if (error instanceof ApiError) return error
    throw error
  }
  throw new Error('Expected a refusal.')
}

function errorsOf(schema: z.ZodType, body: unknown): readonly FieldError[] {
  return refusal(schema, body).extras.errors ?? []
}

it('returns what the schema makes of a body', () => {
  const schema = z.object({ a: z.string().trim(), b: z.boolean().default(false) })
  expect(readInput(schema, { a: ' x ', c: 1 })).toEqual({ a: 'x', b: false })
})

describe('a mistake', () => {
  it.each([
    [z.string().min(1), '', 'expected at least 1 character'],
    [z.string().min(20), 'x', 'expected at least 20 characters'],
    [z.string().max(1), 'xx', 'expected at most 1 character'],
    [z.string().max(2000), 'x'.repeat(2001), 'expected at most 2,000 characters'],
    [z.array(z.any()).min(1), [], 'expected at least 1 item'],
    [z.array(z.any()).max(2), [1, 2, 3], 'expected at most 2 items'],
    [z.number().min(5), 4, 'expected at least 5'],
    [z.number().max(1), 4, 'expected at most 1'],
    [z.string(), 7, 'expected a string'],
    [z.array(z.any()), 7, 'expected an array'],
    [z.object({}), 7, 'expected an object'],
    [z.boolean(), 'x', 'expected a boolean'],
    [z.enum(['a', 'b']), 'x', 'expected "a" or "b"'],
    [z.literal(7), 'x', 'expected 7'],
    [z.email(), 'x', 'expected an email address'],
    [z.url(), 'x', 'expected an https address'],
    [z.uuid(), 'x', 'expected the format that the API reference states'],
    [z.union([z.string(), z.number()]), true, 'expected one of the forms in the API reference'],
    [z.string().refine(() => false, 'is spam'), 'x', 'is spam'],
    [z.number().multipleOf(2), 3, 'not valid'],
  ])(
    'is described by what was expected, and not by what was sent (%#)',
    (schema, value, detail) => {
      expect(errorsOf(z.object({ a: schema }), { a: value })).toEqual([{ pointer: '/a', detail }])
    },
  )

  it('is named by a JSON pointer, in which signs are escaped', () => {
    const schema = z.object({ a: z.array(z.object({ 'b/c~d~/': z.string() })) })
    const [error] = errorsOf(schema, { a: [{ 'b/c~d~/': 'x' }, { 'b/c~d~/': 1 }] })
    expect(error?.pointer).toBe('/a/1/b~1c~0d~0~1')
  })

  it('of the whole body is told as such', () => {
    const error = refusal(z.object({}), [])
    expect([error.code, error.message]).toEqual(['bad_request', 'The body: expected an object.'])
    expect(error.extras.errors).toEqual([{ pointer: '', detail: 'expected an object' }])
  })

  it('is told once for each place, the first one first', () => {
    const schema = z.object({
      a: z.string().min(5).endsWith('!'),
      b: z.number(),
    })
    const error = refusal(schema, { a: 'x', b: 'x' })
    expect(error.message).toBe('`/a`: expected at least 5 characters.')
    expect(error.extras.errors?.map(({ pointer }) => pointer)).toEqual(['/a', '/b'])
  })

  it('is told in twenty places at most', () => {
    const all = Array.from({ length: 21 }, () => 7)
    expect(errorsOf(z.array(z.string()), all)).toHaveLength(20)
    expect(errorsOf(z.array(z.string()), all.slice(1))).toHaveLength(20)
    expect(errorsOf(z.array(z.string()), all.slice(2))).toHaveLength(19)
  })
})

describe('a mode that is not there', () => {
  const schema = z.object({ mode: z.enum(['sync']), text: z.string() })

  it('has a problem type of its own, where nothing else is wrong', () => {
    expect(refusal(schema, { mode: 'x', text: 'x' }).code).toBe('unsupported_mode')
    expect(refusal(schema, { mode: 'x', text: 7 }).code).toBe('bad_request')
    expect(refusal(schema, { mode: 'sync', text: 7 }).code).toBe('bad_request')
  })
})
