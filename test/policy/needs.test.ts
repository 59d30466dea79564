import { analyzeText } from '@content-trust/engine'
import { describe, expect, it } from 'vitest'
import { faultsOf } from './variants.ts'

const plain = '«The stool is 44 cm high.» It ships flat.'

describe('a policy that asks for words', () => {
  it('takes the name of the words for no more than a name', () => {
    const policies = `
      Every post needs the line "This is not legal advice."
      All guides must contain the sentence "This is not legal advice".
      Each article has to carry the note "This is not legal advice".
      Make sure every page contains the words "This is not legal advice".
      The phrase "This is not legal advice" is required in every letter.
      "This is not legal advice" has to be in every newsletter.
      We want the disclaimer "This is not legal advice" in each blog post.
      Posts must come with the wording "This is not legal advice".
      Revise posts that don't say "This is not legal advice".
      Articles without the line "This is not legal advice" are sent back.
    `
    const misses = 'The stool is 44 cm high. This is not legal advice.'
    expect(faultsOf({ action: 'revise', policies, meets: plain, misses })).toEqual([])
    const refused = `
      No newsletter without the words "This is not legal advice".
      Never publish a post without the line "This is not legal advice".
      Posts are only allowed with the line "This is not legal advice".
      Only accept articles that contain the note "This is not legal advice".
      Ads that don't say "This is not legal advice" are rejected.
      Posts must not appear without the line "This is not legal advice".
    `
    expect(faultsOf({ action: 'reject', policies: refused, meets: plain, misses })).toEqual([])
  })

  it('looks for them at the top or at the end where it says so', () => {
    const policies = `
      A column must have the label "Opinion" in its first line.
      Columns need the word "Opinion" at the top.
      Every column must start with "Opinion".
      Put the label "Opinion" at the top of each column.
    `
    const meets = '# The market\n\n«I like it.»\n\nIt is an old one. In my opinion it should stay.'
    for (const misses of [
      'Opinion\n\n# The market\n\nI like it.',
      '# Opinion: the market\n\nI like it.',
    ])
      expect(
        faultsOf({ action: 'revise', policies, meets: meets.replaceAll(/[«»]/g, ''), misses }),
      ).toEqual([])
    expect(
      faultsOf({
        action: 'revise',
        policies: 'Newsletters must end with the line "Unsubscribe here".',
        meets:
          'Unsubscribe here.\n\nWe bake bread.\n\nWe sell it.\n\nIt is good. It is warm. It is ours. Come in. Bye.',
        misses: 'We bake bread.\n\nUnsubscribe here.',
      }),
    ).toEqual([])
  })

  it('looks at no sentence of a draft that was read before', () => {
    const custom_policy = 'Every column must start with "Opinion".'
    const matchesOf = (source: string) =>
      analyzeText({ source, syntax: 'markdown' }, { context: { custom_policy } }).policy_matches
    const short = '# The market\n\nI like it.\n\nIt is old. In my opinion it should stay.'
    for (const length of [5, 10, 20, 40]) {
      expect(matchesOf(`# The mill\n\n${'Opinion is free. '.repeat(length)}`)).toEqual([])
      expect(matchesOf(short)).toHaveLength(1)
    }
  })

  it('asks for them where the draft speaks of something', () => {
    const policies = `
      If a piece says it is sponsored by a company, it needs the line "Paid feature".
      Articles sponsored by a company must carry the words "Paid feature".
      If you mention a sponsored trip, say "Paid feature".
    `
    const [first, second] = policies.trim().split('\n')
    for (const policy of [first, second])
      expect(
        faultsOf({
          action: 'revise',
          policies: policy,
          meets: 'We ate well. «This guide is sponsored by a company.»',
          misses: 'We ate well. This guide is ours.',
        }),
      ).toEqual([])
  })

  it('looks for them beside what needs them', () => {
    const policies = `
      Dosages must be followed by "ask your pharmacist".
      Dosages must come with the words "ask your pharmacist".
      Every dosage needs the phrase "ask your pharmacist".
    `
    const meets = 'Ask your pharmacist about teas.\n\nTake «400 mg» at night.'
    for (const misses of [
      'Take 400 mg at night; ask your pharmacist if unsure.',
      'Take 400 mg at night. Ask your pharmacist if unsure.',
    ])
      expect(faultsOf({ action: 'revise', policies, meets, misses })).toEqual([])
    const refused = 'Dosages are only allowed with the words "ask your pharmacist".'
    expect(
      faultsOf({ action: 'reject', policies: refused, meets, misses: 'Ask your pharmacist.' }),
    ).toEqual([])
  })
})

describe('a policy that asks for a thing', () => {
  it.each([
    [
      'a sum',
      `
      A job ad has to state the salary.
      Job adverts must give a salary or hourly rate.
      Each vacancy needs the pay range.
      Listings must say what it costs.
      Every event post should say how much it costs.
      Please state the price in every listing.
      The price must be stated in all for-sale ads.
      Rental ads must state the monthly rent.
      Revise job ads that come without a salary or a pay range.
      Listings without a price get sent back.
      Revise job ads if the pay is missing.
      For-sale ads need a price and a place of collection.
    `,
      'The pay is £13 an hour.',
    ],
    [
      'a number with a label',
      `
      Fundraising letters need our registered charity number.
      Each appeal must show the charity number.
      Letters to members must quote the charity registration number.
      Always give our charity number in appeals.
    `,
      'Registered charity no. 1098765',
    ],
    [
      'the version',
      `
      A bug report always has to come with the version number of the app.
      Bug reports without a version number will be sent back.
      Every bug report should tell us the version of the app.
      All release notes must state the version number.
    `,
      'It happens in version 4.2.',
    ],
    [
      'any date',
      `
      Each patient leaflet must have a review date.
      Leaflets need a date of next review.
      Job ads must give the closing date.
      Event listings must have a date.
      Lost-pet posts have to come with the date the animal was last seen.
    `,
      'The next review is due on 12 March.',
    ],
    [
      'one of some values',
      `
      Each listing must state the condition of the item: new, used or refurbished.
      State the condition (new, used or refurbished) in each listing.
      Listings must say whether the item is new or used.
      Every listing needs a condition of new, used or refurbished.
    `,
      'It is used and has two scratches.',
    ],
    [
      'an e-mail address or a phone number',
      `
      A press release always has to come with a contact.
      Every press release needs contact details.
      Notices must name a contact person.
      Lost and found posts need a phone number or an e-mail address.
    `,
      'Write to press@example.org for more.',
    ],
    [
      'an address',
      `
      Event notices need a full postal address for the venue, with postcode.
      Every event page must give the address of the venue.
    `,
      'Come to Mill Hall, 3 Weir Street, Hexham NE46 3PQ.',
    ],
    [
      'a call to action',
      `
      All campaign e-mails need a call to action, e.g. "Sign up", "Donate" or "Book now".
      Every newsletter must have a call to action such as "Book now".
    `,
      'Book now on our website.',
    ],
    [
      'a subheading',
      `
      Guides must have at least one subheading.
      Long guides need a subheading.
    `,
      '## Sizes\n\nIt fits.',
    ],
    [
      'a year or a century',
      'A description of an object needs a year or a century.',
      'It was made in 1680.',
    ],
    [
      'two years',
      'Obituaries must have the year of birth and the year of death.',
      'Edith Lane (1931–2024) ran the school.',
    ],
    [
      'the name of whoever signs',
      `
      Letters need the writer's name at the end.
      Every letter must have the name of the writer at the end.
    `,
      'Paul Grant, Whitby',
    ],
    [
      'a block of code',
      `
      Questions about a stool always need a code block with the full message.
      Tutorials must contain at least one code block.
    `,
      '```text\nError: port 8080\n```',
    ],
    [
      'a link',
      `
      All adverts must link to the terms and conditions.
      If you mention a stool, link to our shop.
    `,
      'See [our terms](https://shop.example/terms).',
    ],
    ['a plea', 'Court reports need the plea, guilty or not guilty.', 'He pleaded not guilty.'],
  ])('finds %s in the draft', (_thing, policies, has) => {
    const misses = `# A stool\n\n${plain.replaceAll(/[«»]/g, '')}\n\n${has}`
    const meets = '# A stool\n\nThe stool is high. It ships flat.'
    expect(faultsOf({ action: 'revise', policies, meets, misses })).toEqual([])
  })

  it.each([
    [
      'the rate of a loan',
      `
      If you mention a loan, the APR must be given with it.
      If you mention a loan, give the APR.
      Any mention of a loan has to come with the APR.
      Whenever you mention a loan, state the interest rate.
    `,
      'We talk. «A loan lets you borrow up to £900.»',
      'A loan lets you borrow up to £900 at 6.9% APR.',
    ],
    [
      'a sum in another currency',
      `
      Sums in dollars always need the amount in pounds in brackets after them.
      Amounts in dollars must be followed by the amount in pounds.
      Every price in dollars needs the price in pounds.
    `,
      'It cost £4 to post.\n\nThe painting was sold for «$12,000».',
      'The painting was sold for $12,000 (£9,400).',
    ],
    [
      'the other unit',
      `
      Distances in miles need kilometres in brackets.
      When you give a distance in miles, add the metric value.
    `,
      'We walked. «The path is 6 miles long.»',
      'We walked. The path is 6 miles (10 km) long.',
    ],
    [
      'a date for each figure',
      `
      Give a date for every percentage.
      We need a date for every percentage.
    `,
      '3 May 2024\n\nIt rained. «Some 62% want a bridge.»',
      'It rained. In May 2024 some 62% wanted a bridge.',
    ],
    [
      'how many were asked',
      `
      Percentages need the number of people asked.
      Every percentage must come with the sample size.
      Survey results need the sample size.
    `,
      'It rained. «Some 62% of residents want a bridge.»',
      'Of 1,204 residents, 62% want a bridge.',
    ],
    [
      'how long a guarantee lasts',
      `
      If you offer a guarantee, always give its length in years.
      Guarantees must say how long they last.
      Every guarantee needs its duration.
    `,
      'It is red. The pump has a «money-back guarantee».',
      'The pump has a money-back guarantee of two years.',
    ],
    [
      'VAT',
      `
      Every price must say whether VAT is included.
      All prices need a note on VAT.
      Prices must be given with VAT.
    `,
      'VAT is a tax.\n\nThe pump costs «£40».',
      'The pump costs £40. VAT is included.',
    ],
    [
      'a credit',
      `
      Every photo needs a credit.
      Photos must have a photo credit.
      Each image needs the name of the photographer.
      Revise pictures without a credit.
      Every press photo must be accompanied by a caption and a credit.
    `,
      '«![Herons](herons.jpg)»\n\nThey are back.',
      '![Herons](herons.jpg)\nPhoto: Lena Moss\n\nThey are back.',
    ],
  ])('looks for %s beside what needs it', (_thing, policies, meets, misses) => {
    expect(faultsOf({ action: 'revise', policies, meets, misses })).toEqual([])
  })
})

describe('a need that nothing tells', () => {
  it('is named, and asks for nothing', () => {
    const policies = `
      Posts must have personality.
      Every article must have a clear structure.
      Each product description must state why we love it.
      Images need a caption.
      Each chart needs a title.
      No first names without surnames.
      Posts must have no depth or colour.
    `
    expect(
      faultsOf({
        action: 'named',
        policies,
        meets: 'Here is a chart. ![It](a.png)',
        misses: 'Ann Lee came.',
      }),
    ).toEqual([])
  })

  it('takes a value of one thing for no other', () => {
    const policies = `
      A listing requires a price and the condition of the item (new, used or for parts).
      Each listing needs a price and the condition (new or used).
      Listings must have a price and the condition of the item: new, used or broken.
      Every listing must state the condition (new or used) and a price.
      Listings must give a price and the colour (red, used or green).
      All listings have to state a price and the state of the item (used or new).
      A listing must include a price, and the condition of the item (new or used).
      Ads must show a price and the condition (either new or used).
      Add a price and the condition (new or used) to every listing.
      Every listing needs a price plus the condition (new or used).
    `
    const misses = '**Oak bookcase, 45 euros**\n\nFive shelves, used.'
    const meets = '«**Oak bookcase**\n\nFive shelves, used.»'
    expect(faultsOf({ action: 'revise', policies, meets, misses })).toEqual([])
  })

  it('does not look for what follows the words', () => {
    const policies = `
      Every post must have the words "Paid partnership" in it, followed by the name of the payer.
      Each post needs the label "Paid partnership", followed by a date.
      The first line of a post must have the words "Paid partnership" in it, followed by the name of the payer.
    `
    const misses = 'Paid partnership with Cobb Boots. We walked the path.'
    expect(faultsOf({ action: 'revise', policies, meets: plain, misses })).toEqual([])
  })

  it('asks for it where something is mentioned', () => {
    const policies = `
      A story in which gambling is mentioned must end with the words "Terms apply".
      A story in which gambling is mentioned always ends with the words "Terms apply".
      Stories in which gambling is discussed must end with "Terms apply".
      Every story in which gambling is described has to end with "Terms apply".
      If a story mentions gambling it must end with the words "Terms apply".
      If a story mentions gambling, it must end with the words "Terms apply".
    `
    const meets = '«He lost it gambling in May.»'
    const misses = 'He lost it sailing in May.'
    expect(faultsOf({ action: 'revise', policies, meets, misses })).toEqual([])
  })
})
