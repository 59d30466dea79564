import { describe, expect, it } from 'vitest'
import { describeForm } from '../../explain/describe-form.ts'
import { readPolicy } from '../read-policy.ts'

const ban = 'No phone numbers.'
const formsOf = (policy: string) =>
  readPolicy(policy).flatMap(({ form }) => (form === undefined ? [] : [describeForm(form)]))

describe('what may be all the same', () => {
  it.each([
    'Sizes, model numbers and years are no problem.',
    'Acronyms and product names may stay as they are.',
    'Age in years and sex are enough.',
    'Naming children for prizes, sport or school plays is welcome.',
    'Stating who holds an office is all right.',
    'Posts that nobody paid for go without.',
    'That it happened, and in which town, can be said.',
    'Cages, tanks, feed and books about animals may be sold.',
    'Style words ("Art Deco", "Danish") need none.',
    'You can tell us what you did about your own medicines.',
    'Being blunt about what someone wrote, not about who they are, is fine.',
  ])('is no demand of its own: %s', (sentence) => {
    expect(formsOf(`${ban} ${sentence}`)).toEqual(formsOf(ban))
    expect(readPolicy(`${ban} ${sentence}`).at(-1)).toMatchObject({ isPermission: true })
  })

  it.each([
    ['You may use at most two emoji.', 'emoji'],
    ['Two hashtags are enough.', 'hashtags'],
    ['Leave out prices, ranges are fine.', 'prices'],
    ['Emoji are out, hearts are fine.', 'emoji'],
    ['No prices, ranges are fine.', 'prices'],
    ['Emoji are not welcome.', 'emoji'],
    ['Keep out emoji (hearts are fine).', 'emoji'],
    ['You may not use emoji.', 'emoji'],
    ['Nobody may give prices.', 'prices'],
  ])('is not what limits or forbids something: %s', (sentence, thing) => {
    expect(formsOf(`${ban} ${sentence}`).join()).toContain(thing)
  })
})
