import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { applyEdits, composeEdits, keepApart, type ProposedEdit, sourceOffset } from './edit.ts'

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

const edit = (start: number, end: number, text: string, rule = 'r'): ProposedEdit => ({
  start,
  end,
  text,
  rule,
})

describe('applyEdits', () => {
  it.each([
    ['apart', [edit(1, 2, 'B'), edit(3, 4, 'D')], 'aBcDef'],
    ['that touch', [edit(1, 3, 'BC'), edit(3, 4, 'D')], 'aBCDef'],
    ['that come in at one place', [edit(2, 2, '1'), edit(2, 2, '2'), edit(2, 3, 'C')], 'ab12Cdef'],
    ['at both ends', [edit(0, 1, ''), edit(6, 6, '!')], 'bcdef!'],
    ['of everything', [edit(0, 6, 'x')], 'x'],
    ['of nothing', [], 'abcdef'],
  ])('makes edits %s in their order', (_name, edits, expected) => {
    expect(applyEdits('abcdef', edits)).toBe(expected)
  })

  it('refuses edits that overlap or are in another order', () => {
    expect(() => applyEdits('abcdef', [edit(1, 3, 'x'), edit(2, 4, 'y')])).toThrow(RangeError)
    expect(() => applyEdits('abcdef', [edit(3, 4, 'x'), edit(1, 2, 'y')])).toThrow(RangeError)
  })
})

describe('keepApart', () => {
  it('keeps edits that do not touch, in the order of the text', () => {
    const edits = [edit(4, 5, 'c'), edit(0, 1, 'a'), edit(2, 3, 'b')]
    expect(keepApart(edits)).toEqual([edits[1], edits[2], edits[0]])
    expect(edits[0]).toEqual(edit(4, 5, 'c'))
  })

  it('keeps the first of two that touch or overlap', () => {
    expect(keepApart([edit(0, 2, 'a'), edit(2, 4, 'b')])).toEqual([edit(0, 2, 'a')])
    expect(keepApart([edit(0, 3, 'a'), edit(2, 5, 'b'), edit(4, 6, 'c')])).toEqual([
      edit(0, 3, 'a'),
      edit(4, 6, 'c'),
    ])
    expect(keepApart([edit(0, 0, 'a'), edit(0, 0, 'b')])).toHaveLength(1)
  })

  it('keeps the longer one of two that start at one spot, and of equal ones the first by rule', () => {
    expect(keepApart([edit(1, 2, 'a'), edit(1, 4, 'b')])).toEqual([edit(1, 4, 'b')])
    const equal = [edit(1, 2, 'a', 'vague'), edit(1, 2, 'b', 'hollow')]
    expect(keepApart(equal)).toEqual([equal[1]])
    expect(keepApart(equal.toReversed())).toEqual([equal[1]])
  })
})

describe('composeEdits', () => {
  const source = 'one two three'
  const earlier = [edit(4, 7, '2', 'first')]

  it('keeps edits apart that do not touch, each with its rule', () => {
    expect(composeEdits(source, earlier, [edit(6, 11, '3', 'second')])).toEqual([
      edit(4, 7, '2', 'first'),
      edit(8, 13, '3', 'second'),
    ])
    expect(composeEdits(source, earlier, [edit(0, 3, '1', 'second')])).toEqual([
      edit(0, 3, '1', 'second'),
      edit(4, 7, '2', 'first'),
    ])
  })

  it('makes one edit of two that touch, named after the first in the text', () => {
    expect(composeEdits(source, earlier, [edit(5, 11, '-3', 'second')])).toEqual([
      edit(4, 13, '2-3', 'first'),
    ])
    expect(composeEdits(source, earlier, [edit(0, 4, '1-', 'second')])).toEqual([
      edit(0, 7, '1-2', 'second'),
    ])
    expect(composeEdits(source, earlier, [edit(4, 5, 'II', 'second')])).toEqual([
      edit(4, 7, 'II', 'first'),
    ])
  })

  it('leaves out what the second round takes back', () => {
    expect(composeEdits(source, earlier, [edit(4, 5, 'two', 'second')])).toEqual([])
  })

  it('gives the second round where there was no first', () => {
    expect(composeEdits(source, [], earlier)).toEqual(earlier)
  })
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
  it.each([
    [0, 0],
    [3, 3],
    [4, 4],
    [5, 4],
    [6, 4],
    [7, 5],
    [8, 6],
    [9, 8],
    [10, 9],
    [11, 10],
  ])('finds %i of the edited text at %i of the source', (offset, expected) => {
    // abcdefghij became abcdXYZfqij.
    expect(sourceOffset([edit(4, 5, 'XYZ'), edit(6, 8, 'q')], offset)).toBe(expected)
  })

  it('finds what follows a cut', () => {
    expect(sourceOffset([edit(2, 4, '')], 1)).toBe(1)
    expect(sourceOffset([edit(2, 4, '')], 2)).toBe(4)
  })

  it('finds where untouched text was', () => {
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
