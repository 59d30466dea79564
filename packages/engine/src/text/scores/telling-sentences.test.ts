import { describe, expect, it } from 'vitest'
import { readDocument } from '../../../../../test/support/show-document.ts'
import { isRunningText, isTelling } from './telling-sentences.ts'

const words = (count: number) => new Array(count).fill('word').join(' ')
const link = '[word](https://example.org/a)'

describe('a sentence tells of its rhythm', () => {
  it.each([
    ['of 8 words', true, `${words(8)}.`],
    ['of 7 words', false, `${words(7)}.`],
    ['of 8 words in a list', true, `- ${words(8)}.`],
    ['of 8 words in a heading', false, `# ${words(8)}`],
    ['with one link', true, `${words(7)} ${link}.`],
    ['with two links in 30 words', false, `${words(28)} ${link} ${link}.`],
    ['with two links in 31 words', true, `${words(29)} ${link} ${link}.`],
  ])('%s: %s', (_name, tells, source) => {
    expect(isTelling(readDocument(source), 0)).toBe(tells)
  })
})

describe('a draft is running text', () => {
  it('from so many words in telling sentences on', () => {
    const draft = readDocument(`${words(10)}. ${words(10)}.\n\n${words(7)}.`)
    expect(isRunningText(draft, 20)).toBe(true)
    expect(isRunningText(draft, 21)).toBe(false)
  })

  it('where it has no more words in references than in these', () => {
    const reference = `- ${words(8)} ${link} ${link}.\n`
    expect(isRunningText(readDocument(`${words(10)}.\n\n${reference}`), 10)).toBe(true)
    expect(isRunningText(readDocument(`${words(9)}.\n\n${reference}`), 9)).toBe(false)
  })
})
