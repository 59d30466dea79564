import { describe, expect, it } from 'vitest'
import { readDocument } from '../../../../../test/support/show-document.ts'
import { createLikeSentences } from './like-sentences.ts'

/** For each sentence the one noted before that reads alike, or -1. */
function likesOf(source: string): number[] {
  const document = readDocument(source)
  const likes = createLikeSentences(document)
  return Array.from({ length: document.sentences.count }, (_, sentence) => {
    const like = likes.find(sentence)
    likes.note(sentence)
    return like
  })
}

describe('sentences that read alike', () => {
  it.each([
    ['words', '- Tea, hot.\n- Tea, hot.\n', [-1, 0]],
    ['code', 'See `a`.\n\nSee `b`.\n', [-1, 0]],
  ])('are found by their %s', (_name, source, expected) => {
    expect(likesOf(source)).toEqual(expected)
  })

  it.each([
    ['other words', 'Hot tea.\n\nHot milk.\n'],
    ['other letters', 'Hot tea.\n\nHot Tea.\n'],
    ['another order', 'Tea hot.\n\nHot tea.\n'],
    ['more words', 'Hot tea.\n\nHot tea tea.\n'],
    ['other marks', 'Hot, tea.\n\nHot tea.\n'],
    ['another end', 'Hot tea!\n\nHot tea.\n'],
    ['another kind', '# Hot tea\n\nHot tea\n'],
    ['a link', 'Hot tea.\n\n[Hot](https://a.example) tea.\n'],
    ['a number of another width', 'Bus 1999 left.\n\nBus 12 left.\n'],
    ['more words than come again', `${'One two three four five six seven.\n\n'.repeat(2)}`],
  ])('are not those with %s', (_name, source) => {
    expect(likesOf(source)).toEqual([-1, -1])
  })
})
