import { expect, it } from 'vitest'
import { type Example, faultOf } from './set/measure.ts'

type Case = readonly [action: Example['action'], policy: string, meets: string, misses: string]

const title = '# «Roadworks»\n\nThe lane is shut.'
const images = 'Two of them: «![a](a.png) and ![b](b.png)»'

const cases: readonly Case[] = [
  [
    'revise',
    'Titles need at least 3 words and at most 10.',
    title,
    '# Roadworks on Oak Lane\n\nShut.',
  ],
  [
    'revise',
    'Headings may have at most three words and at least two.',
    title,
    '# Oak Lane\n\nShut.',
  ],
  [
    'revise',
    'Titles must have at least two and at most four words.',
    '# «Roadworks on all lanes of Hull»\n\nShut.',
    '# Roadworks on Oak Lane\n\nShut.',
  ],
  [
    'revise',
    'Sentences must be at least two and at most five words long.',
    'Wait here. «The lane is shut until May.»',
    'Wait here. The lane is shut.',
  ],
  [
    'revise',
    'Every article needs at least one link and no more than two.',
    'See «https://example.org/a, https://example.org/b and https://example.org/c».',
    'See https://example.org/a.',
  ],
  [
    'revise',
    'Use at least 1 and at most 2 hashtags per post.',
    'Cake «#tea #cake #free»',
    'Cake #tea',
  ],
  ['revise', 'At most one image.', images, 'Only one: ![a](a.png)'],
  ['revise', 'Do not use more than one photo per page.', images, 'Only one: ![a](a.png)'],
  ['human_review', 'Posts with more than one picture go to review.', images, '![a](a.png)'],
  [
    'revise',
    'Do not start a sentence with “But”.',
    'It was full. «But» she sat.',
    'Full, but big.',
  ],
  ['revise', 'Avoid starting sentences with “However”.', '«However», no.', 'Now, however, no.'],
  ['revise', 'Never begin a sentence with “And”.', 'A cat. «And» a dog.', 'A cat and a dog.'],
  [
    'reject',
    'Block the words guarantee and risk-free, except in quotations.',
    'We «guarantee» it.',
    'He wrote: “I want a guarantee.” We asked.',
  ],
  ['revise', 'Avoid the words cheap and low-cost.', 'A «low-cost» lamp.', 'A lamp at low prices.'],
  [
    'revise',
    'Use https for all links.',
    'See «[the page](http://buses.org/a)» now.',
    'See [the page](https://buses.org/a) now.',
  ],
  [
    'revise',
    'All links must use https.',
    'See «[the page](http://buses.org/a)» now.',
    'See [the page](https://buses.org/a) now.',
  ],
  ['reject', 'Only allow images in PNG or SVG format.', 'See «![a](a.bmp)»', 'See ![a](a.png)'],
  ['reject', 'Only use pictures saved as JPG.', 'See «![a](a.bmp)»', 'See ![a](a.jpg)'],
  ['reject', 'No headings below level two.', '## A\n\n### «B»\n\nC.', '## A\n\nC.'],
  ['reject', 'Headings below level 2 are not allowed.', '## A\n\n### «B»\n\nC.', '## A\n\nC.'],
  ['revise', 'Use headings no deeper than level two.', '## A\n\n### «B»\n\nC.', '## A\n\nC.'],
  ['flag', 'List any TODO, TBC or XXX left in the copy.', 'It costs «XXX».', 'It costs £8.'],
  ['revise', 'Avoid words in ALL CAPS.', 'It is «STRICTLY» for two.', 'The UNESCO site is open.'],
  [
    'reject',
    'No words in all capitals in headlines, except acronyms.',
    '# They «REJECT» it\n\nSo.',
    '# NHS opens in Leeds\n\nSo.',
  ],
  [
    'revise',
    'Release notes must have a version number and a release date.',
    '«The search is faster and sorts by name.» Out on 3 March 2025.',
    'Version 4.2.1, out on 3 March 2025.',
  ],
  ['reject', 'Never promise a cure.', '«This balm will cure your eczema.»', 'It is a soft balm.'],
]

it.each(cases)('%s: %s', (action, policy, meets, misses) => {
  expect(faultOf({ action, policy, meets, misses })).toBeUndefined()
})

it('names a limit of what has no places that can be counted', () => {
  const policy = 'Use at most one author.'
  const text = '# Baking\n\nBy Ana Ruiz and Jo Bell\n\nStir it.'
  expect(faultOf({ action: 'named', policy, meets: text, misses: text })).toBeUndefined()
})

const listed: readonly Case[] = [
  ['reject', 'No emoji in headings or lists.', '# Tea «🍵»\n\nBuy it.', '# Tea\n\nBuy it 🍵 now.'],
  [
    'reject',
    'No emoji in headings or lists.',
    '# Tea\n\n- milk «🥛»\n- tea',
    '# Tea\n\nBuy it 🍵 now.',
  ],
  [
    'reject',
    'Emoji in headings, tables or lists are banned.',
    '# Tea\n\n- milk «🥛»\n- tea',
    '# Tea\n\nBuy it 🍵 now.',
  ],
  [
    'revise',
    "Don't use emoji in headings or in the first sentence.",
    '# Tea «🍵»\n\nBuy it. See you.',
    '# Tea\n\nBuy it. See you 🍵 there.',
  ],
  [
    'revise',
    "Don't use emoji in headings or in the first sentence.",
    '# Tea\n\nBuy it «🍵» now. See you.',
    '# Tea\n\nBuy it. See you 🍵 there.',
  ],
  [
    'reject',
    'No prices in headings or in the section “Terms”.',
    '# Lamps\n\nBuy.\n\n## Terms\n\nIt costs «£5».',
    '# Lamps\n\nIt costs £5.\n\n## Terms\n\nPay us.',
  ],
  [
    'flag',
    'Flag “studies show” and “research proves” where no link follows in the same sentence.',
    '«Studies show that comics help.»',
    'Studies show that comics help ([a report](https://reading.org/comics)).',
  ],
]

it.each(listed)('%s: %s', (action, policy, meets, misses) => {
  expect(faultOf({ action, policy, meets, misses })).toBeUndefined()
})
