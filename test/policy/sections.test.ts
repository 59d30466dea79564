import { describe, expect, it } from 'vitest'
import { faultsOf } from './variants.ts'

describe('a policy that names a section', () => {
  it('lets something stand there and nowhere else', () => {
    const texts = {
      meets: '# Pumps\n\nIt costs «£40» a month.\n\n## Pricing\n\nSmall ones are £30.',
      misses:
        '# Pumps\n\nIt is blue.\n\n## Pricing: what you pay\n\nSmall ones are £30.\n\n### Extras\n\nA hose is £5.',
    }
    const reject = `
      No prices outside the section “Pricing”.
      No prices outside of the Pricing section.
      No prices except under “Pricing”.
      Don't mention prices anywhere but in the section headed Pricing.
      Never give prices, except in the section called “Pricing”.
      Prices must not appear outside the Pricing section.
      Prices are only allowed under “Pricing”.
      Prices are allowed only in the Pricing section.
      Prices may only appear in the section titled Pricing.
      Prices may be printed only under the heading “Pricing”.
      Reject prices that appear outside the “Pricing” section.
      Prices may not be given anywhere other than in the Pricing section.
      Outside the Pricing section, no prices.
      Prices are banned except under the heading Pricing.
      No prices unless they are in the “Pricing” section.
    `
    const revise = `
      Prices only in the Pricing section.
      Keep prices in the Pricing section.
      Please keep all prices to the section called Pricing.
      Only mention prices in the section “Pricing”.
      Use prices only in the Pricing section.
      Prices belong in the Pricing section.
      Prices should be confined to the “Pricing” section.
      Avoid prices outside the Pricing section.
    `
    expect(faultsOf({ ...texts, action: 'reject', policies: reject })).toEqual([])
    expect(faultsOf({ ...texts, action: 'revise', policies: revise })).toEqual([])
  })

  it('looks for something only there', () => {
    const texts = {
      meets: '# Report\n\nWe met in May.\n\n## 2. Methods\n\n«I» weighed each pump.\n',
      misses:
        '# Report\n\nI wrote this.\n\n## Methods\n\nEach pump had its weight taken.\n\n## Notes\n\nI like it.',
    }
    const reject = `
      No first person in the Methods section.
      No first person in the section headed “Methods”.
      In the section titled “Method”, no first person.
      The Methods section must not contain first person.
      First person is not allowed in the “Methods” section.
      Reject the first person under the heading Methods.
    `
    const revise = `
      Don't use first person under the heading Method.
      Avoid the first person in the section called Methods.
      Under the heading “Methods”, avoid the first person.
      Within the Methods section, avoid first person.
    `
    expect(faultsOf({ ...texts, action: 'reject', policies: reject })).toEqual([])
    expect(faultsOf({ ...texts, action: 'revise', policies: revise })).toEqual([])
  })

  it('asks for one in each draft', () => {
    const texts = {
      meets: '# «Bees»\n\nThey sleep at night. The sources are many.',
      misses: '# Bees\n\nBees rest at night.\n\n## Sources\n\nA field guide.',
    }
    const revise = `
      Every post needs a section called “Sources”.
      Each article must have a “Sources” section.
      Include a “Sources” section.
      There must be a section headed “Sources”.
      A section named Sources is required.
      Make sure every post has a heading “Sources”.
      All posts should contain a Sources section.
      The “Sources” section is mandatory.
      Always add a section titled Sources.
      Posts must end with a “Sources” section.
      End every post with a section called Sources.
      Every article ends with a Sources section.
    `
    const reject = `
      Reject drafts without a Sources section.
      Drafts without a “Sources” section are rejected.
      No post without a section headed “Sources”.
    `
    expect(faultsOf({ ...texts, action: 'revise', policies: revise })).toEqual([])
    expect(faultsOf({ ...texts, action: 'reject', policies: reject })).toEqual([])
  })

  it('asks for it first or last', () => {
    const first = {
      meets:
        '# «Pump»\n\nOpen the valve.\n\n## Steps\n\nTurn it.\n\n## Before you begin\n\nGet a hose.',
      misses: '# Pump\n\n## Before you begin\n\nGet a hose.\n\n## Steps\n\nTurn it.',
      action: 'revise',
    } as const
    const policies = `
      Start each guide with a section titled “Before you begin”.
      Guides must start with a “Before you begin” section.
      The “Before you begin” section must come first.
    `
    expect(faultsOf({ ...first, policies })).toEqual([])
    const last = {
      meets: '# «Owls»\n\nThey hear well.\n\n## References\n\nA book.\n\n## Thanks\n\nTo Ana.',
      misses: '# Owls\n\nOwls see well too.\n\n## References\n\nA book.\n\n### Links\n\nNone.',
      action: 'revise',
    } as const
    expect(
      faultsOf({
        ...last,
        policies: `
          All guides must end with a “References” section.
          Close each article with a References section.
          The References section must come last.
          Texts have to finish with a section headed “References”.
        `,
      }),
    ).toEqual([])
  })

  it('asks for several, or for one of several', () => {
    const meets = '# «Kettle»\n\nIt boils fast.\n\n## Verdict\n\nBuy it.'
    expect(
      faultsOf({
        action: 'revise',
        policies: 'Each post must have the sections “Verdict” and “Pros and cons”.',
        meets,
        misses: '# Kettle\n\nIt is red.\n\n## Pros and cons\n\nLoud.\n\n## Verdict\n\nBuy it.',
      }),
    ).toEqual([])
    expect(
      faultsOf({
        action: 'revise',
        policies: 'Each post must have a section called “Summary” or “In short”.',
        meets,
        misses: '# Kettle\n\nIt is red.\n\n## In short\n\nBuy it.',
      }),
    ).toEqual([])
  })

  it('is known by its common name alone', () => {
    const meets = '# Report\n\nIt may rain.\n\n## Conclusion\n\nIt is «perhaps» warmer.'
    const misses = '# Report\n\nIt is perhaps cold.\n\n## Conclusion\n\nIt is warmer.'
    const policies = `
      Flag “perhaps” in the conclusion.
      Flag hedging words (maybe, perhaps, possibly) in the conclusion.
      In the conclusion, flag “maybe” and “perhaps”.
    `
    expect(faultsOf({ action: 'flag', policies, meets, misses })).toEqual([])
    const reject = `
      No “perhaps” in our conclusion.
      The conclusion must not contain “perhaps”.
      “Perhaps” must not appear in the conclusion.
    `
    expect(faultsOf({ action: 'reject', policies: reject, meets, misses })).toEqual([])
  })

  it('may be too long', () => {
    const policies = `
      The abstract should be no longer than 8 words.
      Abstracts of at most 8 words.
      Keep the abstract under 9 words.
      The abstract must not exceed 8 words.
      The “Abstract” section may have at most 8 words.
      An abstract may have up to eight words.
    `
    const meets =
      '# Birds\n\nA long walk by the sea with my dog today.\n\n## Abstract\n\n«Ten birds were counted by two people in May.»'
    const misses =
      '# Birds\n\nA long walk by the sea with my dog today.\n\n## Abstract\n\nTen birds were counted.'
    expect(faultsOf({ action: 'revise', policies, meets, misses })).toEqual([])
    const all = `
      Sections must not be longer than 8 words.
      Keep each section to 8 words at most.
      At most 8 words per section.
    `
    expect(
      faultsOf({
        action: 'revise',
        policies: all,
        meets:
          '# Birds\n\nA walk.\n\n## Count\n\n«Ten birds were counted. Two people did it.\n\nIt rained.»',
        misses: '# Birds\n\nA walk by the sea.\n\n## Count\n\nTen birds were counted.',
      }),
    ).toEqual([])
  })

  it('may be unwanted', () => {
    const policies = `
      FAQ sections are not allowed.
      No FAQ section.
      FAQ sections are forbidden on our pages.
      Reject any “FAQ” section.
    `
    expect(
      faultsOf({
        action: 'reject',
        policies,
        meets: '# Permits\n\nRenew yours.\n\n## «Frequently asked questions»\n\nThey last a year.',
        misses: '# Permits\n\nRenew yours.\n\n## If you have a question\n\nCall us.',
      }),
    ).toEqual([])
  })

  it('counts in each section', () => {
    const policies = `
      At most one price per section.
      No more than one price in each section.
      Each section may have at most one price.
      One price per section at most.
      Use no more than one price in a section.
    `
    const meets = '# Tea\n\nA cup is £2.\n\n## Cake\n\nIt is «£3».\n\nLarge ones are «£5».'
    const misses = '# Tea\n\nA cup is £2.\n\n## Cake\n\nIt is £3.\n\n## Large ones\n\nThey are £5.'
    expect(faultsOf({ action: 'revise', policies, meets, misses })).toEqual([])
  })
})
