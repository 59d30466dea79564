import { describe, expect, it } from 'vitest'
import { readPolicy } from '../read-policy.ts'

const left = (policy: string) =>
  readPolicy(policy).map(({ form, leftOut }) => [
    form !== undefined,
    leftOut.map(({ words }) => words),
  ])

describe('a list that goes on', () => {
  it.each([
    ["Don't start an email with I hope this finds you well or similar", 'or similar'],
    [
      'Never write “thank you for your patience today” or words to that effect.',
      'or words to that effect',
    ],
  ])('is named behind what people say in many ways: %s', (policy, words) => {
    expect(left(policy)).toEqual([[true, [words]]])
  })

  it.each([
    ['or words to that effect', 2],
    ['or something similar', 2],
    ['or anything like that', 2],
    ['or something along those lines', 2],
    ['or phrases like that', 2],
    ['and the like', 2],
  ])('bans nothing but what is listed: “synergy”, “leverage” %s', (end, count) => {
    expect(readPolicy(`Avoid “synergy”, “leverage” ${end}.`)[0]?.form?.targets).toHaveLength(count)
  })

  it.each([
    'Avoid “chairman”, “manpower” and the like.',
    'Avoid “synergy”, “leverage” or similar.',
  ])('is nothing behind single words: %s', (policy) => {
    expect(left(policy)).toEqual([[true, []]])
  })
})
