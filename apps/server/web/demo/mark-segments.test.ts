import fc from 'fast-check'
import { expect, it } from 'vitest'
import { markSegments } from './mark-segments.ts'

/** Shows each segment as its text with the findings that cover it, lanes as `index/lane`. */
function show(text: string, spans: readonly string[]): string[] {
  const places = spans.map((span) => ({
    start: text.indexOf(span),
    end: text.indexOf(span) + span.length,
  }))
  return markSegments(text.length, places).map(({ start, end, marks, starts }) => {
    const shown = marks.map(({ index, lane }) => `${index}/${lane}`).join(' ')
    const stops = starts.length === 0 ? '' : ` stops ${starts.join(' ')}`
    return `${text.slice(start, end)}${shown === '' ? '' : ` [${shown}]`}${stops}`
  })
}

it('leaves text between findings alone', () => {
  expect(show('a bad idea', ['bad'])).toEqual(['a ', 'bad [0/0] stops 0', ' idea'])
  expect(show('plain', [])).toEqual(['plain'])
  expect(markSegments(0, [])).toEqual([])
})

it('gives overlapping findings lanes of their own, and each one stop for the keyboard', () => {
  expect(
    show('no secret that better', ['no secret that', 'no secret that better', 'secret']),
  ).toEqual([
    'no  [1/0 0/1] stops 1 0',
    'secret [1/0 0/1 2/2] stops 2',
    ' that [1/0 0/1]',
    ' better [1/0]',
  ])
})

it('uses a lane again once it is free', () => {
  expect(show('one two three', ['one', 'two'])).toEqual([
    'one [0/0] stops 0',
    ' ',
    'two [1/0] stops 1',
    ' three',
  ])
})

it('leaves out findings without a place and those outside of the text', () => {
  expect(markSegments(4, [null, { start: 2, end: 9 }, { start: 3, end: 3 }])).toEqual([
    { start: 0, end: 4, marks: [], starts: [] },
  ])
})

it('joins to the whole text, and shows each finding exactly where it is', () => {
  const span = fc
    .tuple(fc.nat(40), fc.nat(40))
    .map(([start, size]) => ({ start, end: start + size }))
  fc.assert(
    fc.property(fc.nat(60), fc.array(span, { maxLength: 12 }), (length, spans) => {
      const segments = markSegments(length, spans)
      expect(segments.map(({ start }) => start)).toEqual(
        [0, ...segments.map(({ end }) => end)].slice(0, segments.length),
      )
      expect(segments.at(-1)?.end ?? 0).toBe(length)
      spans.forEach(({ start, end }, index) => {
        const isShown = start < end && end <= length
        const own = segments.filter(({ marks }) => marks.some((mark) => mark.index === index))
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
