import { describe, expect, it } from 'vitest'
import { faultsOf } from './variants.ts'

describe('an exception of drafts', () => {
  it('holds wherever in the draft it is met', () => {
    const policies = `
      Escalate posts about suicide unless they give a helpline number.
      Hold articles about suicide unless they include a phone number.
      Send posts on suicide to review, unless they contain a helpline number.
    `
    const meets = '«The talk on Thursday is about suicide.» Tea is served afterwards.'
    const misses =
      'The talk on Thursday is about suicide. Anyone can call the helpline on 116 123. Tea is served afterwards.'
    expect(faultsOf({ action: 'human_review', policies, meets, misses })).toEqual([])
  })

  it('holds in the sentence where no draft is named', () => {
    const policies = `
      Reject claims unless they cite a source.
      No claims unless they have a link.
    `
    const meets = '«This tea cures insomnia.»'
    const misses = 'This tea [cures insomnia](https://example.org/study).'
    expect(faultsOf({ action: 'reject', policies, meets, misses })).toEqual([])
  })
})

describe('a need of each figure', () => {
  it('is asked for by “report” too', () => {
    const policies = `
      Report the sample size for each percentage.
      Report the number of people asked with every percentage.
    `
    const meets = '«62% agreed.»'
    const misses = '62% of 240 residents agreed.'
    expect(faultsOf({ action: 'revise', policies, meets, misses })).toEqual([])
  })

  it('is met by a shortened label', () => {
    const policies = `
      Every direct quote needs a page number.
      Quotes must have a page number.
    `
    const meets = 'It is a stage. «She calls it “a theatre without a script” (Miller 1998).»'
    const misses = 'It is a stage. She calls it “a theatre without a script” (Miller 1998, p. 42).'
    expect(faultsOf({ action: 'revise', policies, meets, misses })).toEqual([])
  })
})

describe('who is named', () => {
  it('is a person where a group is mentioned by name', () => {
    const policies = `
      Never mention a suspect by name.
      Do not name a suspect.
    `
    const meets = 'Police arrested «Martin Finch».'
    const misses = 'Police arrested a suspect.'
    expect(faultsOf({ action: 'reject', policies, meets, misses })).toEqual([])
  })

  it('is said where words follow that are no names', () => {
    const policies = 'Use the word “ensure” sparingly: at most once per page.'
    const meets = 'We «ensure» this. We «ensure» that.'
    const misses = 'We ensure this, sparingly.'
    expect(faultsOf({ action: 'revise', policies, meets, misses })).toEqual([])
  })
})

describe('goods that are sold', () => {
  it('are not those of which they are the use', () => {
    const policies = 'Selling live animals is prohibited.'
    const meets = '«Two kittens for sale, £80 each.»'
    for (const misses of ['Two cat baskets for sale, £8 each.', 'Dog bowls for sale.'])
      expect(faultsOf({ action: 'reject', policies, meets, misses })).toEqual([])
  })
})
