import { explainPolicy } from '@content-trust/engine'
import { expect, it } from 'vitest'

const medical = 'claims in sentences with words on the topic “medical”'
const stars = 'words on the topic “astrology”'
const prices = 'prices and sums of money'
const green = 'claims of what is good for the environment'

/** What each thing of a list is read as: a matter that narrows one of them narrows no other. */
it.each([
  ['No health claims or horoscopes.', [medical, stars]],
  ['Never publish health claims or horoscopes.', [medical, stars]],
  ['We do not accept health claims or horoscopes.', [medical, stars]],
  ['Health claims and horoscopes are not allowed.', [medical, stars]],
  ['Health claims and horoscopes must not appear.', [medical, stars]],
  ['Health claims and prices must be reviewed.', [medical, prices]],
  [
    'Health claims and prices need a source.',
    [`${medical} unless a source backs them`, `${prices} unless a source backs them`],
  ],
  [
    'No politics, religion or health claims.',
    ['words on the topic “politics”', 'words on the topic “religion”', medical],
  ],
  ['No health or climate claims.', [medical, green]],
  [
    'No health, finance or climate claims.',
    [medical, medical.replace('medical', 'financial'), green],
  ],
  [
    'No health or finance claims.',
    ['claims in sentences with words on the topics “medical” and “financial”'],
  ],
  ['No prices or health claims (cures).', [prices, expect.stringContaining('claims')]],
  ['No prices in headings or emoji.', [`${prices} in headings`, 'emoji']],
  ['No prices in headings, no emoji.', [`${prices} in headings`, 'emoji']],
  ['No prices in headings, emoji or links.', [`${prices} in headings`, 'emoji and links']],
  ['No emoji or prices in headings.', [`emoji, and ${prices} in headings`]],
  ['No emoji in headings or tables.', ['emoji in headings', 'emoji in tables']],
  [
    'Quotes need a speaker and a source.',
    ['quotes unless the speaker is named', 'quotes unless a source backs them'],
  ],
  [
    'Images need a credit and alt text.',
    ['images without a credit', 'images without alternative text'],
  ],
  [
    'Survey figures must have a source, a date and a sample size.',
    [
      'statistics unless a source backs them',
      'drafts without a date if the draft has statistics',
      'statistics unless their sentence has the number of people asked',
    ],
  ],
  [
    'Quotes need a speaker or a source.',
    ['quotes unless the speaker is named or a source backs them'],
  ],
  ['Posts need an author and a date.', ['drafts without an author and drafts without a date']],
  ['No prices or emoji.', ['prices and sums of money, and emoji']],
  [
    'No health claims or promises.',
    [
      'claims, guarantees and promises about the future in sentences with words on the topic “medical”',
    ],
  ],
])('“%s”', (policy, reads) => {
  expect(explainPolicy(policy).map(({ says }) => says)).toEqual(reads)
})

it('names what makes old a thing that has no date', () => {
  for (const policy of ['No prices older than two years.', 'No links newer than a year, no emoji.'])
    expect(explainPolicy(policy)[0]?.reading).not.toBe('whole')
})

it('quotes each thing of a list as it is written', () => {
  const policy = 'Please note: health claims, horoscopes and prices must not appear.'
  expect(explainPolicy(policy).map(({ text }) => text)).toEqual([
    expect.stringContaining('health claims'),
    expect.stringContaining('horoscopes'),
    expect.stringContaining('prices must not appear'),
  ])
})
