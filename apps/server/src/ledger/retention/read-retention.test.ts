import { expect, it } from 'vitest'
import { readRetention, retentionText } from './read-retention.ts'
import { defaultRetention } from './retention-ports.ts'

it.each([
  ['', defaultRetention],
  ['30', { usage: 30, texts: 30, requests: 30 }],
  ['usage=7', { ...defaultRetention, usage: 7 }],
  ['texts=1, requests=36500', { ...defaultRetention, texts: 1, requests: 36_500 }],
])('%j is read', (text, days) => {
  expect(readRetention(text)).toEqual(days)
  expect(readRetention(retentionText(days))).toEqual(days)
})

it.each(['0', 'usage=0', '36501', '1.5', 'ledger=5', 'usage', '7,texts=5', 'texts=5,7', '-1', '∞'])(
  '%j is not',
  (text) => {
    expect(readRetention(text)).toBeNull()
  },
)
