import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { applyEdits, composeEdits, type ProposedEdit, sourceOffset } from './edit.ts'

/** Edits that do not overlap, over a text of this length. */
function editsOver(length: number): fc.Arbitrary<ProposedEdit[]> {
  const part = fc.record({
    skip: fc.integer({ min: 1, max: 6 }),
    cut: fc.integer({ min: 0, max: 5 }),
    text: fc.string({ maxLength: 4 }),
  })
  return fc.array(part, { maxLength: 6 }).map((parts) => {
    const edits: ProposedEdit[] = []
    let at = -1
    for (const { skip, cut, text } of parts) {
      const start = at + skip
      const end = start + cut
      if (end > length) break
      edits.push({ start, end, text, rule: 'r' })
      at = end
    }
    return edits
  })
}

const twoRounds = fc
  .string({ maxLength: 40 })
  .chain((source) =>
    editsOver(source.length).chain((earlier) =>
      editsOver(applyEdits(source, earlier).length).map((later) => ({ source, earlier, later })),
    ),
  )

describe('composeEdits', () => {
  it('joins two rounds into one that does the same', () => {
    fc.assert(
      fc.property(twoRounds, ({ source, earlier, later }) => {
        const joined = composeEdits(source, earlier, later)
        const expected = applyEdits(applyEdits(source, earlier), later)
        expect(applyEdits(source, joined)).toBe(expected)
        for (const [index, { start, end }] of joined.entries()) {
          expect(end).toBeGreaterThanOrEqual(start)
          expect(start).toBeGreaterThanOrEqual(joined[index - 1]?.end ?? 0)
        }
      }),
    )
  })
})

describe('sourceOffset', () => {
  it('finds where untouched text stood', () => {
    fc.assert(
      fc.property(twoRounds, ({ source, earlier }) => {
        const edited = applyEdits(source, earlier)
        let last = 0
        for (let at = 0; at < edited.length; at++) {
          const before = sourceOffset(earlier, at)
          expect(before).toBeGreaterThanOrEqual(last)
          expect(before).toBeLessThanOrEqual(source.length)
          last = before
        }
      }),
    )
  })
})
