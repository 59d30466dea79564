import { describe, expect, it } from 'vitest'
import { scanMarkdown } from '../../markdown/scan-markdown.ts'
import { compileRules } from '../../rule-engine/compile-rules.ts'
import { createDocument } from '../../tokenize/create-document.ts'
import { sentenceBreaker } from '../../tokenize/sentence-breaks.ts'
import { isPersonalText } from './personal-text.ts'

const { vocabulary } = compileRules([], [])

function isPersonal(text: string): boolean {
  return isPersonalText(createDocument(scanMarkdown(text, 'markdown'), vocabulary, sentenceBreaker))
}

describe('isPersonalText', () => {
  it('knows a story by its people', () => {
    expect(
      isPersonal('She took her coat and left the house before the rain came. '.repeat(8)),
    ).toBe(true)
  })

  it('takes an explanation for none', () => {
    expect(
      isPersonal('The pump moves water to the tank, and the tank feeds the taps. '.repeat(8)),
    ).toBe(false)
  })

  it('says nothing about a short note', () => {
    expect(isPersonal('She took her coat and left.')).toBe(false)
  })
})
