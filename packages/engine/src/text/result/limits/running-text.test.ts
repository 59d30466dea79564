import { describe, expect, it } from 'vitest'
import { readDocument } from '../../../../../../test/support/show-document.ts'
import { runningTextOf, whyNotRunning } from './running-text.ts'

const words = (count: number) => new Array(count).fill('word').join(' ')
const heading = (count: number) => `# ${words(count)}\n\n`

describe('running text', () => {
  it.each([
    ['paragraphs and list items', `${words(2)}\n\n- ${words(2)}\n`, 1],
    ['no heading', `${heading(3)}${words(1)}`, 0.25],
    ['no number', `${words(1)} 12 13 14`, 0.25],
    ['no cell of a table', '| a |\n| - |\n| word |\n\nword word', 0.5],
  ])('is made of %s', (_name, source, share) => {
    expect(runningTextOf(readDocument(source)).share).toBe(share)
  })

  it('of nothing has a share of 1 and no length', () => {
    expect(runningTextOf(readDocument(''))).toEqual({ share: 1, sentenceLength: 0 })
    expect(whyNotRunning(readDocument(''))).toBeUndefined()
  })

  it('ends where less than a quarter of the words are in sentences', () => {
    expect(whyNotRunning(readDocument(`${heading(30)}${words(10)}`))).toBeUndefined()
    expect(whyNotRunning(readDocument(`${heading(31)}${words(10)}`))).toContain('or in tables')
  })

  it('ends where sentences are longer than 120 words on average', () => {
    const draft = (count: number) => readDocument(`${words(count)}. So ${words(99)}.`, 'plain')
    expect(runningTextOf(draft(140)).sentenceLength).toBe(120)
    expect(whyNotRunning(draft(140))).toBeUndefined()
    expect(whyNotRunning(draft(142))).toBe(
      'a sentence has 121 words on average, so the marks that end sentences seem to be missing.',
    )
    expect(whyNotRunning(draft(141))).toBeDefined()
  })
})
