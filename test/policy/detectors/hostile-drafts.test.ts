import { expect, it } from 'vitest'
import { detectors } from '../../../packages/engine/src/policy/detectors/index.ts'
import { detectorDraft } from '../../../packages/engine/src/text/house/detector-draft.ts'
import { readDocument } from '../../support/show-document.ts'

const LENGTH = 10_000
const units = [
  '1,',
  '1 ',
  'a@a.',
  'Aa ',
  'A. ',
  'a://a:',
  'you should ',
  '👩‍',
  '> a\n\n',
  '![](',
  '<img ',
  '#a&@b ',
  '1.1.',
  'a::',
  '. ',
  'NT ',
]

// A pattern that goes back over its text would not end within the limit of a test.
it.each(units)('all detectors come to an end in a draft of %j', (unit) => {
  const source = unit.repeat(LENGTH / unit.length)
  const draft = detectorDraft(readDocument(source))
  for (const detector of detectors) {
    for (const { start, end } of detector.find(draft)) {
      expect(start).toBeLessThan(end)
      expect(end).toBeLessThanOrEqual(source.length)
    }
  }
})
