import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { draftContextSchema } from './context.ts'
import { contextLengths, draftFormats, intendedUses } from './context-fields.ts'
import { EngineError } from './error.ts'
import { readContext } from './read-context.ts'

/** What a caller without types may pass. */
const readUnknown: (input: never) => unknown = readContext
const read = (input: unknown): unknown => Reflect.apply(readUnknown, undefined, [input])

const wrong = fc.constantFrom(null, 7, Number.NaN, true, [], {}, '', 'poem')

function mostly(right: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  return fc.oneof({ arbitrary: right, weight: 9 }, { arbitrary: wrong, weight: 1 })
}

function textOf(longest: number): fc.Arbitrary<unknown> {
  const lengths = fc.constantFrom(longest - 1, longest, longest, longest, longest + 1)
  const texts = fc
    .tuple(fc.constantFrom('a', '𝒜', 'é'), lengths)
    .map(([unit, length]) => unit.repeat(length))
  return mostly(fc.oneof(texts, fc.constant(undefined)))
}

const contexts = fc.record(
  {
    format: mostly(fc.constantFrom(undefined, ...draftFormats)),
    intended_use: mostly(fc.constantFrom(undefined, ...intendedUses)),
    domain: textOf(contextLengths.domain),
    custom_policy: textOf(contextLengths.custom_policy),
    transcript: textOf(contextLengths.transcript),
    other: wrong,
  },
  { requiredKeys: [] },
)

describe('readContext', () => {
  it('takes what the schema takes and refuses what it refuses', () => {
    let taken = 0
    fc.assert(
      fc.property(
        fc.oneof(
          contexts,
          wrong.filter((value) => value !== null),
        ),
        (input) => {
          const parsed = draftContextSchema.safeParse(input ?? {})
          if (parsed.success) {
            taken++
            expect(read(input)).toEqual(parsed.data)
          } else {
            expect(() => read(input)).toThrow(EngineError)
          }
        },
      ),
      { numRuns: 500, seed: 8 },
    )
    expect(taken).toBeGreaterThan(50)
  })

  it('names the field, what it held and what it may hold', () => {
    expect(() => read({ format: 'poem' })).toThrow(
      'Unexpected value "poem" at `context.format`, expected one of article, documentation, changelog, social_post, product_page, product_review, caption, email, other.',
    )
    expect(() => read({ domain: 7 })).toThrow(
      'Unexpected value 7 at `context.domain`, expected a text.',
    )
  })
})
