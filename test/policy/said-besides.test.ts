import { explainPolicy } from '@content-trust/engine'
import { describe, expect, it } from 'vitest'
import { faultsOf } from './variants.ts'

describe('what a policy says after a ban', () => {
  it.each([
    'Please direct patients to their GP instead.',
    'Refer people to a doctor.',
    'Instead, link to the price list.',
    'Link to the price page instead.',
    'Link to the price list.',
    'Use initials instead.',
    'Instead, describe the symptoms.',
    'Point readers to the price list instead.',
  ])('is named where it says what to do instead: %s', (after) => {
    const [ban, instead, ...rest] = explainPolicy(`No prices. ${after}`)
    expect(ban).toMatchObject({ reading: 'whole', action: 'reject' })
    expect(instead).toMatchObject({ text: after.slice(0, -1), reading: 'none' })
    expect(rest).toEqual([])
  })

  it('still asks for what it bans besides', () => {
    for (const after of ['Instead, avoid numbers.', 'No emoji.', 'Use “fee” instead of “price”.'])
      expect(explainPolicy(`No prices. ${after}`)[1]?.reading, after).not.toBe('none')
  })
})

describe('words of the grammar in a list of words', () => {
  it('are looked for and ask for nothing', () => {
    const contractions = `
      Don't use contractions such as don't, can't and won't.
      Avoid contractions: don't, can't, won't and it's.
      Avoid contractions like don't, it's and won't.
      Avoid contractions (don't, it's and won't).
      Please avoid short forms: can't, don't and won't.
    `
    expect(
      faultsOf({
        action: 'revise',
        policies: contractions,
        meets: 'It «won’t» rain.',
        misses: 'It will not rain.',
      }),
    ).toEqual([])
    const words = `
      Don't use words such as must, should and never.
      Avoid words such as never, must and cannot.
      Avoid verbs like never, reject and must.
    `
    expect(
      faultsOf({
        action: 'revise',
        policies: words,
        meets: 'You «must» come.',
        misses: 'Come in.',
      }),
    ).toEqual([])
  })

  it('ask for something where no list is', () => {
    expect(explainPolicy('Contractions: flag.')[0]?.reading).toBe('whole')
    const policy = "Avoid contractions such as don't and never use emoji."
    expect(explainPolicy(policy)).toHaveLength(2)
  })
})
