import { expect, it } from 'vitest'
import { readDocument } from '../../../../../../test/support/show-document.ts'
import { SEPARATOR, SHAPE } from '../../document/document.ts'
import { traitsOf } from './draft-traits.ts'

it('knows the marks and shapes of all sentences, and the length of the longest', () => {
  const source = '(Tea) is hot.\n\n- Cups, two of them, cost 3 pounds.\n\n# Why?'
  const { punctuation, shapes, longestSentence } = traitsOf(readDocument(source))
  expect(punctuation).toBe(
    SEPARATOR.bracket | SEPARATOR.comma | SEPARATOR.period | SEPARATOR.question,
  )
  const asked = SHAPE.capital | SHAPE.allCapitals | SHAPE.digit | SHAPE.number | SHAPE.opaque
  expect(shapes & asked).toBe(SHAPE.capital | SHAPE.digit | SHAPE.number)
  expect(longestSentence).toBe(7)
})

it('finds nothing where there is nothing', () => {
  const none = { punctuation: 0, shapes: 0, longestSentence: 0 }
  expect(traitsOf(readDocument('***'))).toEqual(none)
})
