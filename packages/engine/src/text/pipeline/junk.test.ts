import { describe, expect, it } from 'vitest'
import { verdictOf } from '../../report/index.ts'
import { analyzeText } from '../analyze-text.ts'

const sentence =
  'The committee met on Tuesday at the town hall to discuss the new budget for the library. '
const lorem =
  'Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do eiusmod tempor incididunt ut labore et dolore magna aliqua. Ut enim ad minim veniam, quis nostrud exercitation ullamco laboris nisi ut aliquip ex ea commodo consequat. Duis aute irure dolor in reprehenderit in voluptate velit esse cillum dolore eu fugiat nulla pariatur. '
const pills =
  'Buy cheap pills online now. Best price for all pills, no prescription needed. Order today and save 80% on each box. Fast shipping to your door. Click here to buy cheap pills online. '

/** Texts that nobody would publish, and that hold no phrase to find fault with. */
const junk = {
  'three words, thousands of times': 'A long draft. '.repeat(7_000),
  'one sentence, seventy times': sentence.repeat(70),
  'one sentence, a paragraph each time': `${sentence.trim()}\n\n`.repeat(70),
  'three sentences in turn': `${sentence}It was long. Nobody spoke about it in the end. `.repeat(
    20,
  ),
  'filler text': lorem,
  'filler text, five times': `${lorem}\n\n`.repeat(5),
  'an advertisement, once': pills,
  'an advertisement, ten times': pills.repeat(10),
  'search words for pills': 'pills cheap pills online buy now best price '.repeat(40),
  'one word': 'word '.repeat(2_000),
  'keys in a row': 'asdf jkl qwer uiop zxcv '.repeat(60),
  'a text without an end': 'the draft goes on and on and nobody wrote an end for it and so '.repeat(
    40,
  ),
}

describe('a text that nobody would publish', () => {
  it.each(Object.entries(junk))('is not let through as fine: %s', (_, source) => {
    expect(verdictOf(analyzeText({ source, syntax: 'markdown' })).label).not.toBe('allow')
  })
})
