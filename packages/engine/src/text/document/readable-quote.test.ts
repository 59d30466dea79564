import { expect, it } from 'vitest'
import { readableQuote } from './readable-quote.ts'

it.each([
  ['A [pump](https://a.example/x) leaks.', 'A pump leaks.'],
  ['pump](https://a.example/x): a\n  valve', 'pump: a valve'],
  ['![A pump](pump.png) and [one](a "b")', 'A pump and [one](a "b")'],
  ['f(x) and a[0] (once)', 'f(x) and a[0] (once)'],
])('reads %j as its reader does', (source, expected) => {
  expect(readableQuote(source)).toBe(expected)
})
