import { explainPolicy } from '@content-trust/engine'
import { describe, expect, it } from 'vitest'
import { faultsOf } from './variants.ts'

describe('how long parts of a draft may be', () => {
  const long =
    'This part of the text has far too many words in it, because nobody cut it down at all.'

  it('is said in many orders', () => {
    const bullets = `
      Keep each bullet point under 15 words.
      Bullet points should have at most 15 words.
      List items: no more than 15 words each.
      Bullets must not exceed fifteen words.
      Fifteen words per bullet point at the most.
      Limit every bullet to 15 words.
    `
    expect(
      faultsOf({
        action: 'revise',
        policies: bullets,
        meets: `- «${long}»`,
        misses: `${long}\n\n- Short.`,
      }),
    ).toEqual([])
    const paragraphs = `
      A paragraph should have four sentences at the most.
      Paragraphs: four sentences at most.
      Four sentences per paragraph are plenty.
      Paragraphs may have four sentences at the most.
      Keep paragraphs to four sentences.
    `
    expect(
      faultsOf({
        action: 'revise',
        policies: paragraphs,
        meets: '«One is here. Two is here. Three is here. Four is here. Five is here.»',
        misses: 'One is here. Two is here.\n\nThree is here. Four is here.\n\nFive is here.',
      }),
    ).toEqual([])
  })

  it('may be that of the first or the last one', () => {
    const policies = `
      The first sentence should not exceed 15 words.
      The first sentence of a story should not exceed 15 words.
      The opening sentence must be shorter than 15 words.
      Keep the first sentence under 15 words.
      Your first sentence may have fifteen words at most.
    `
    const meets = `«${long}» The end.`
    expect(faultsOf({ action: 'revise', policies, meets, misses: `Hello. ${long}` })).toEqual([])
  })

  it('is that of titles, whatever the drafts are called', () => {
    const policies = `
      Ad titles should be at most 60 characters.
      Thread titles: 60 characters at most.
      Product titles must not exceed 60 characters.
      Keep page titles under 60 characters (including spaces).
      Do not use emoji in thread titles, and keep them to at most 60 characters.
      Titles should not end with a full stop. They should have at most 60 characters.
      A title should not end with a full stop. It must not be longer than 60 characters either.
    `
    expect(
      faultsOf({
        action: 'revise',
        policies,
        meets: `# «${long}»\n\nHi`,
        misses: `# Hi\n\n${long}`,
      }),
    ).toEqual([])
  })

  it('is that of a draft where only drafts were named before', () => {
    for (const policy of [
      'Posts must be kind. Keep them under 8 words.',
      'No emoji. Keep it to 8 words.',
    ])
      expect(explainPolicy(policy)[1]?.form?.targets ?? [], policy).toEqual([])
  })

  it('is named where nothing can be measured', () => {
    for (const policy of [
      'Captions should be under 20 words.',
      'Steps of at most 12 words.',
      'Keep abbreviations to 3 letters.',
    ])
      expect(explainPolicy(policy)[0], policy).toMatchObject({ reading: 'none' })
    const [, length] = explainPolicy('Avoid abbreviations, and keep them to 3 letters.')
    expect(length?.reading).toBe('none')
  })

  it('is a grade of the whole draft', () => {
    const [plain] = explainPolicy('The reading level must be at most grade 8.')
    for (const policy of ['Reading level: grade 8 at most.', 'reading level = eighth grade max'])
      expect(explainPolicy(policy)[0]?.form, policy).toEqual(plain?.form)
  })
})

describe('lists', () => {
  it('have steps and items', () => {
    const policies = `
      Steps in numbered lists should not be in the passive.
      List items should not be in the passive.
      Avoid the passive in the items of a list.
    `
    expect(
      faultsOf({
        action: 'revise',
        policies,
        meets: 'Open the lid.\n\n1. «The filter is removed.»',
        misses: 'The filter was removed by us.\n\n1. Open the lid.',
      }),
    ).toEqual([])
  })

  it('of words end where something is said of them', () => {
    const policies = `
      Phrases like “I heard” or “people say” aren’t accepted.
      Phrases such as “people say” are not accepted.
      Words like “people say” aren’t welcome.
      Phrases like “people say” aren't allowed here.
    `
    expect(
      faultsOf({ action: 'reject', policies, meets: '«People say» it is cold.', misses: 'It is.' }),
    ).toEqual([])
  })
})
