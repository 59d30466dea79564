import { describe, expect, it } from 'vitest'
import { readPolicy } from '../read-policy.ts'

const read = (policy: string) =>
  readPolicy(policy).map(({ form }) => [form?.action, form?.place, form?.moreThan])

describe('what is to be done with what a clause objects to', () => {
  it.each([
    ['No sentence may be longer than 15 words, please shorten them', 'revise'],
    ['No sentence may be longer than 15 words. Split longer ones.', 'revise'],
    ['No paragraphs of more than 50 words; break them up please', 'revise'],
    ['No prices, please remove them.', 'reject'],
    ['No prices. Please take them out.', 'reject'],
    ['Prices are banned. Please rewrite them.', 'reject'],
    ['Avoid emoji; just delete them.', 'revise'],
    ['Review health claims. Please rewrite them.', 'human_review'],
  ])('is no clause of its own: %s', (policy, action) => {
    expect(read(policy)).toEqual([[action, undefined, expect.any(Number)]])
  })

  it.each(['Flag prices; cut them.', 'No emoji. Move them to the captions.'])(
    'is one where the last clause decides nothing, or where it says more: %s',
    (policy) => {
      expect(read(policy)).toHaveLength(2)
    },
  )
})

describe('a pronoun', () => {
  it.each([
    ['No emoji in headings; flag them.', 'heading', 0],
    ['At most two emoji; escalate them.', undefined, 2],
    ['Flag prices in tables. Always escalate them.', 'table', 0],
  ])('stands for what was named, where it was named: %s', (policy, place, moreThan) => {
    const forms = read(policy).map(([, ...rest]) => rest)
    expect(forms).toEqual([
      [place, moreThan],
      [place, moreThan],
    ])
  })
})
