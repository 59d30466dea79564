import { expect, it } from 'vitest'
import { readDocument } from '../../../../../test/support/show-document.ts'
import { detectorDraft } from '../../text/house/detector-draft.ts'
import { phraseFinder, wordFinder, wordTest } from './phrases.ts'

const draftOf = (source: string) => detectorDraft(readDocument(source))

it('finds the same in the draft that first asks for a list and in later ones', () => {
  const hot = phraseFinder('hot water, kettle')
  const cups = wordFinder('cup mug')
  const isTea = wordTest('tea chai')
  const lookedAt = draftOf('A cup of tea.')
  expect(cups(lookedAt)).toEqual([1])
  const sources = ['Hot water, a mug and chai.', 'A kettle, hot water and tea in a cup.']
  const seen = [...sources, ...sources].map(draftOf).map((draft) => ({
    hot: hot(draft).map(({ first, last }) => [first, last]),
    cups: cups(draft),
    tea: [-1, 5, 99].map((at) => isTea(draft, at)),
  }))
  const [first, second] = seen
  expect(first).toEqual({ hot: [[0, 1]], cups: [3], tea: [false, true, false] })
  expect(second).toEqual({
    hot: [
      [1, 1],
      [2, 3],
    ],
    cups: [8],
    tea: [false, true, false],
  })
  expect(seen.slice(2)).toEqual([first, second])
})
