import { describe, expect, it } from 'vitest'
import { makeHit } from '../../../../../../test/support/make-hit.ts'
import type { Hit } from '../../rule-engine/run-rules.ts'
import { selectHits } from './select-hits.ts'

type Line = Parameters<typeof makeHit>

/** “id start-end” of each hit that is reported. */
const selected = (lines: readonly Line[], most = 99) =>
  selectHits(
    lines.map((line) => makeHit(...line)),
    most,
  ).map(({ rule, start, end }: Hit) => `${rule.id} ${start}-${end}`)

describe('the hits that are reported', () => {
  it('come severest first, then by position (decision 19)', () => {
    expect(
      selected([
        [30, 40, { id: 'low-late' }],
        [50, 60, { id: 'high-late', severity: 'high' }],
        [0, 10, { id: 'low-early' }],
        [20, 25, { id: 'medium', severity: 'medium' }],
        [5, 12, { id: 'high-early', severity: 'high' }],
      ]),
    ).toEqual([
      'high-early 5-12',
      'high-late 50-60',
      'medium 20-25',
      'low-early 0-10',
      'low-late 30-40',
    ])
  })

  it('come the longer first on one start, and by id on one range', () => {
    const other = 'weak_provenance'
    expect(
      selected([
        [0, 5, { id: 'short' }],
        [0, 9, { id: 'z-type', type: other }],
        [0, 9, { id: 'a-type', type: 'synthetic_texture' }],
      ]),
    ).toEqual(['a-type 0-9', 'z-type 0-9', 'short 0-5'])
    expect(
      selected([
        [0, 9, { id: 'a-type', type: 'synthetic_texture' }],
        [0, 9, { id: 'z-type', type: other }],
      ]),
    ).toEqual(['a-type 0-9', 'z-type 0-9'])
  })

  it('are so many at most, the severest', () => {
    const lines: Line[] = [
      [0, 1],
      [2, 3, { severity: 'high' }],
      [4, 5, { severity: 'medium' }],
    ]
    expect(selected(lines, 2)).toEqual(['a-rule 2-3', 'a-rule 4-5'])
    expect(selected(lines, 3)).toHaveLength(3)
    expect(selected(lines, 0)).toEqual([])
  })

  it('leave the list that they were chosen from as it is', () => {
    const hits = [makeHit(4, 5), makeHit(0, 1)]
    selectHits(hits, 1)
    expect(hits.map(({ start }) => start)).toEqual([4, 0])
  })
})

describe('a hit within a hit of its type', () => {
  const within = (line: Line, around: Line = [10, 20, { id: 'around', severity: 'medium' }]) =>
    selected([line, around]).some((name) => name.startsWith('within'))
  const id = 'within'

  it.each([
    ['in the middle', [12, 18], false],
    ['on the same range', [10, 20], false],
    ['one character longer', [12, 21], true],
    ['at its end', [15, 20], false],
    ['one character before', [9, 20], true],
  ] as const)('%s: is reported %s', (_name, [start, end], is) => {
    expect(within([start, end, { id }])).toBe(is)
  })

  it.each([
    ['low', false],
    ['medium', false],
    ['high', true],
  ] as const)('that is medium, itself %s: is reported %s', (severity, is) => {
    expect(within([12, 18, { id, severity }])).toBe(is)
  })

  it('is reported where it is of another type', () => {
    expect(within([12, 18, { id, type: 'weak_provenance' }])).toBe(true)
  })

  it('is dropped on one range with a severer one, or with one whose id comes first', () => {
    const [low, high]: Line[] = [
      [0, 9, { id: 'a-low' }],
      [0, 9, { id: 'b-high', severity: 'high' }],
    ]
    expect(selected([low, high])).toEqual(['b-high 0-9'])
    expect(selected([high, low])).toEqual(['b-high 0-9'])
    expect(
      selected([
        [0, 9, { id: 'b' }],
        [0, 9, { id: 'a' }],
      ]),
    ).toEqual(['a 0-9'])
  })

  it('is held against each that is as severe, even after one that reaches further', () => {
    const low: Line = [0, 50, { id: 'long', severity: 'low' }]
    const high: Line = [10, 20, { id: 'short', severity: 'high' }]
    const medium = (start: number, end: number): Line => [start, end, { severity: 'medium' }]
    expect(selected([low, high, medium(12, 20)])).toEqual(['short 10-20', 'long 0-50'])
    expect(selected([low, high, medium(12, 21)])).toContain('a-rule 12-21')
  })

  it('is held against the one that reaches furthest', () => {
    const low: Line = [0, 50, { id: 'long', severity: 'low' }]
    const high: Line = [10, 20, { id: 'short', severity: 'high' }]
    expect(selected([low, high, [30, 40, { id: 'later' }]])).toEqual(['short 10-20', 'long 0-50'])
    const further: Line = [10, 60, { id: 'further', severity: 'high' }]
    expect(selected([low, further, [51, 60, { id: 'later', severity: 'medium' }]])).toEqual([
      'further 10-60',
      'long 0-50',
    ])
  })
})
