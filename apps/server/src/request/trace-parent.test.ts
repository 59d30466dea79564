import { expect, it } from 'vitest'
import { readTraceParent } from './trace-parent.ts'

const [trace, span] = ['0af7651916cd43dd8448eb211c80319c', 'b7ad6b7169203331']

it.each([
  [`00-${trace}-${span}-01`, true],
  [`00-${trace}-${span}-00`, false],
  [`00-${trace}-${span}-03`, true],
  [`cc-${trace}-${span}-01-what-the-future-brings`, true],
])('%s is the span of the caller', (value, isSampled) => {
  expect(readTraceParent([value])).toEqual({ traceId: trace, spanId: span, isSampled })
})

it.each([
  '',
  'canary',
  `ff-${trace}-${span}-01`,
  `00-${'0'.repeat(32)}-${span}-01`,
  `00-${trace}-${'0'.repeat(16)}-01`,
  `00-${trace.toUpperCase()}-${span}-01`,
  `00-${trace}-${span}-01-more`,
  `cc-${trace}-${span}-01more`,
  `00-${trace}-${span}`,
  `0-${trace}-${span}-01`,
  ` 00-${trace}-${span}-01`,
])('what is not valid counts as none: %j', (value) => {
  expect(readTraceParent([value])).toBeUndefined()
})

it('none and two are none', () => {
  const value = `00-${trace}-${span}-01`
  expect(readTraceParent([])).toBeUndefined()
  expect(readTraceParent([value, value])).toBeUndefined()
})
