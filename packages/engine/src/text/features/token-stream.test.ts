import { expect, it } from 'vitest'
import { bigramBucket, ngramBucket, trigramBucket, unigramBucket } from './token-stream.ts'

it('puts one, two and three tokens where the loop over tokens puts them', () => {
  const tokens = Uint16Array.from({ length: 300 }, (_, at) => (at * at * 7) % 700)
  for (let at = 2; at < tokens.length; at++) {
    const [first, second, third] = tokens.subarray(at - 2, at + 1)
    const buckets = [
      unigramBucket(third, 17),
      bigramBucket(second, third, 17),
      trigramBucket(first, second, third, 17),
    ]
    expect(buckets).toEqual([1, 2, 3].map((length) => ngramBucket(tokens, at, length, 17)))
  }
})
