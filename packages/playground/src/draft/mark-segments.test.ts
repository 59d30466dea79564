import fc from 'fast-check'
import { expect, it } from 'vitest'
import { markSegments } from './mark-segments.ts'

/** Shows each segment as its text with the findings that cover it. */
function show(text: string, spans: readonly string[]): string[] {
  const placed = spans.map((span, finding) => ({
    finding,
    from: text.indexOf(span),
    to: text.indexOf(span) + span.length,
  }))
  return markSegments(text.length, placed).map(({ start, end, marks, starts }) => {
    const shown = marks.map(({ finding }) => finding).join(' ')
    const stops = starts.length === 0 ? '' : ` stops ${starts.join(' ')}`
    return `${text.slice(start, end)}${shown === '' ? '' : ` [${shown}]`}${stops}`
  })
}

it('leaves text between findings alone', () => {
  expect(show('a bad idea', ['bad'])).toEqual(['a ', 'bad [0] stops 0', ' idea'])
  expect(show('plain', [])).toEqual(['plain'])
  expect(markSegments(0, [])).toEqual([])
})

it('gives each of overlapping findings one stop for the keyboard, the longest first', () => {
  expect(
    show('no secret that better', ['no secret that', 'no secret that better', 'secret']),
  ).toEqual(['no  [1 0] stops 1 0', 'secret [1 0 2] stops 2', ' that [1 0]', ' better [1]'])
})

it('leaves out marks that are empty or outside of the text', () => {
  const outside = [
    { finding: 0, from: 2, to: 9 },
    { finding: 1, from: 3, to: 3 },
  ]
  expect(markSegments(4, outside)).toEqual([{ start: 0, end: 4, marks: [], starts: [] }])
})

it('joins to the whole text, and shows each finding exactly where it is', () => {
  const span = fc
    .tuple(fc.nat(40), fc.nat(40))
    .map(([start, size]) => ({ start, end: start + size }))
  fc.assert(
    fc.property(fc.nat(60), fc.array(span, { maxLength: 12 }), (length, spans) => {
      const placed = spans.map(({ start, end }, finding) => ({ finding, from: start, to: end }))
      const segments = markSegments(length, placed)
      expect(segments.map(({ start }) => start)).toEqual(
        [0, ...segments.map(({ end }) => end)].slice(0, segments.length),
      )
      expect(segments.at(-1)?.end ?? 0).toBe(length)
      spans.forEach(({ start, end }, index) => {
        const isShown = start < end && end <= length
        const own = segments.filter(({ marks }) => marks.some((mark) => mark.finding === index))
        expect(own.reduce((sum, part) => sum + part.end - part.start, 0)).toBe(
          isShown ? end - start : 0,
        )
        expect(segments.filter(({ starts }) => starts.includes(index))).toHaveLength(
          isShown ? 1 : 0,
        )
      })
    }),
  )
})
