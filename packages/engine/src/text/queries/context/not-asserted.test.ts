import { describe, expect, it } from 'vitest'
import type { Document } from '../../document/document.ts'
import { scanMarkdown } from '../../markdown/scan-markdown.ts'
import { compileRules } from '../../rule-engine/compile-rules.ts'
import { createDocument } from '../../tokenize/create-document.ts'
import { sentenceBreaker } from '../../tokenize/sentence-breaks.ts'
import { followsList } from './listed-before.ts'
import {
  isAsserted,
  isDenied,
  isFollowedBy,
  isPurpose,
  isSupposed,
  isWished,
} from './not-asserted.ts'

const { vocabulary } = compileRules([], [])

/** The draft, and the number of the word that follows “|”. */
function at(marked: string): [Document, number] {
  const place = marked.indexOf('|')
  const text = marked.replace('|', '')
  const document = createDocument(scanMarkdown(text, 'markdown'), vocabulary, sentenceBreaker)
  return [document, document.words.starts.indexOf(place)]
}

describe('isSupposed', () => {
  it.each([
    'Stop if your |research shows a gap.',
    'Ask whether |experts agree.',
    'Do |many users complain?',
  ])('sees a condition or a question: %s', (text) => {
    expect(isSupposed(...at(text))).toBe(true)
  })

  it.each(['If it rains, |experts agree on tea.', '|Experts agree if it rains.'])(
    'reads no further than the clause: %s',
    (text) => {
      expect(isSupposed(...at(text))).toBe(false)
    },
  )
})

describe('isDenied', () => {
  it('sees a negation that is near and in the same clause', () => {
    expect(isDenied(...at("It doesn't always |guarantee success."))).toBe(true)
    expect(isDenied(...at('Test it instead of |improving performance.'))).toBe(true)
    expect(isDenied(...at('It is not done, and yet |nobody doubts it.'))).toBe(false)
  })
})

describe('isWished', () => {
  it.each([
    'It helps |everyone understand it.',
    'Make sure that |everyone knows it.',
    'Wait so |everybody agrees.',
  ])('sees what is to be: %s', (text) => {
    expect(isWished(...at(text))).toBe(true)
  })

  it('leaves what is said to be so', () => {
    expect(isWished(...at('They say that |everyone knows it.'))).toBe(false)
  })
})

describe('isAsserted', () => {
  it('is neither supposed nor denied', () => {
    expect(isAsserted(...at('They say that |everyone knows it.'))).toBe(true)
    expect(isAsserted(...at('If |everyone knows it, stop.'))).toBe(false)
    expect(isAsserted(...at('Not |everyone knows it.'))).toBe(false)
  })
})

describe('isPurpose', () => {
  it('tells a purpose from a promise', () => {
    expect(isPurpose(...at('To |improve performance, set a limit.'))).toBe(true)
    expect(isPurpose(...at('The class was removed to further |improve performance.'))).toBe(true)
    expect(isPurpose(...at('It aims to |improve performance.'))).toBe(false)
    expect(isPurpose(...at('It will |improve performance.'))).toBe(false)
  })
})

describe('isFollowedBy', () => {
  it('reads one word on, within the sentence and the clause', () => {
    const that = new Set(['that'])
    expect(isFollowedBy(...at('They |say that it rains.'), that)).toBe(true)
    expect(isFollowedBy(...at('They |say, that it rains.'), that)).toBe(false)
    expect(isFollowedBy(...at('They |say. That it rains.'), that)).toBe(false)
  })
})

describe('followsList', () => {
  it('wants two things before the end of the list', () => {
    expect(followsList(...at('Bring pens, paper, |etc.'))).toBe(true)
    expect(followsList(...at('Bring pens and paper |and so on.'))).toBe(true)
    expect(followsList(...at('It reads/writes/|etc.'))).toBe(true)
    expect(followsList(...at('Bring paper, |etc.'))).toBe(false)
    expect(followsList(...at('We bring it. |And more.'))).toBe(false)
  })
})
