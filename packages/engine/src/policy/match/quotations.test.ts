import { expect, it } from 'vitest'
import { readDocument } from '../../../../../test/support/show-document.ts'
import { detectorDraft } from '../../text/house/detector-draft.ts'
import { quotationsOf } from './quotations.ts'

const quoted = (source: string) =>
  quotationsOf(detectorDraft(readDocument(source))).map(({ start, end }) =>
    source.slice(start, end),
  )

it.each([
  ['“Go home,” she said.', ['“Go home,”']],
  ['‘Go home,’ she said.', ['‘Go home,’']],
  // An apostrophe behind a comma goes on with a word.
  ['‘Go home,’cause it is late,’ she said.', ['‘Go home,’cause it is late,’']],
  ['A 5" screen and a 7" one.', []],
])('reads the quotations of %s', (source, quotations) => {
  expect(quoted(source)).toEqual(quotations)
})
