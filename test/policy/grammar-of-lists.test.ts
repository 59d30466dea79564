import { expect, it } from 'vitest'
import { explainPolicy } from '../../packages/engine/src/index.ts'
import { type Case, readCases } from './set/read-cases.ts'

const shout = 'The door lock is back in stock«!» It fits doors up to 60 mm.'
const quoted = '"At last!" wrote one customer when the door lock came back.'
const emoji = 'Come at ten. «🎉»'
const emojiAbove = '# Seeds 🎉\n\nCome at ten.'
const whitelist = 'Add the address to the «whitelist», then restart the server.'
const inCode = 'Add it to the allow list (`mail.whitelist` in the config file).'
const insider = 'The tram line will close. «"We ran out of money," said a source.»'
const director = 'The tram line will close. "We ran out of money," said Ruth Allen, the director.'
const cures = 'Our tea comes in bags of 40. It «cures insomnia».'
const noCure = 'Our tea is not a treatment for insomnia, so see a doctor if you cannot sleep.'
const sure = 'Our bond opens on Monday. Your 5% return is «guaranteed».'
const unsure = 'The 5% return is not guaranteed and you could lose money.'
const rabbits = 'Moving house. «Two rabbits», eight months old, £15 each.'
const hutch = 'Moving house. Rabbit hutch, two years old, £15.'
const vapes = 'Buy our «vapes» now.'
const noVapes = 'The council has banned vapes near schools.'
const moneyBack = "Thanks for your message. «You'll have your money back» by Friday."
const noPromise = "I've passed your question about a refund to our accounts team."
const door = 'Order today and it «will» be at your door on 14 March.'
const noDoor =
  'The sofa is back in the shop since 14 March. Delivery dates depend on where you live.'
const bare = 'A day ticket costs «12» for adults and €6 for children.'
const priced = 'A day ticket costs €12 for adults. The train leaves from platform 12.'
const shares = 'You can buy shares in the fund from £50 a month.'
const warned = `${shares} The value may fall, and you can lose money.`

const cases: Readonly<Record<string, readonly Case[]>> = {
  'exceptions behind the thing': [
    ['revise', 'Avoid exclamation marks, quotations excepted.', shout, quoted],
    ['revise', 'Quotes aside, avoid exclamation marks.', shout, quoted],
    ['reject', 'No emoji, headings excluded.', emoji, emojiAbove],
    ['reject', 'No emoji (headings excepted).', emoji, emojiAbove],
    ['reject', 'No emoji, headings apart.', emoji, emojiAbove],
    ['reject', 'No phone numbers, 999 excepted.', 'Call «020 7946 0958».', 'In a fire, call 999.'],
    ...[
      'Only allow links to gov.uk and nhs.uk, subdomains included.',
      'Only allow links to gov.uk and nhs.uk (including subdomains).',
      'Only link to gov.uk and nhs.uk and their subdomains.',
    ].map(
      (policy): Case => [
        'reject',
        policy,
        'Order it [here](«https://www.cards.example/order»).',
        'Order it [here](https://services.nhs.uk/order).',
      ],
    ),
    [
      'named',
      'No links to facebook.com, subdomains excluded.',
      'See [us](https://m.facebook.com/hill).',
      'See us.',
    ],
  ],
  'exceptions for what is never searched': [
    [
      'revise',
      'Please do not use whitelist, blacklist or master/slave in the docs, unless it is part of code.',
      whitelist,
      inCode,
    ],
    ['revise', 'Avoid "whitelist" unless it appears in code.', whitelist, inCode],
    ['reject', 'No "whitelist", except in code samples.', whitelist, inCode],
    ['reject', 'No "whitelist", except in URLs.', whitelist, 'See https://a.example/whitelist.'],
  ],
  'what is not enough': [
    [
      'revise',
      "Every quote must have a named speaker. 'A source' or 'an insider' is not enough.",
      insider,
      director,
    ],
    ['revise', 'Quotes need a named speaker. "A source" does not count.', insider, director],
    [
      'revise',
      'Every quote must have a named speaker, "a source" is not enough.',
      insider,
      director,
    ],
  ],
  'claims as sentences': [
    [
      'reject',
      'Adverts may not claim that a food or drink cures, treats or prevents an illness.',
      cures,
      noCure,
    ],
    [
      'human_review',
      'Escalate any claim that a product cures or prevents an illness.',
      cures,
      noCure,
    ],
    ['reject', 'Do not say that our tea heals anything.', cures, noCure],
    ['reject', 'Listings must not state that a crystal heals any ailment.', cures, noCure],
    [
      'reject',
      'Investment ads must not say that returns are guaranteed or that there is no risk.',
      sure,
      unsure,
    ],
    ['reject', 'Never say that profits are certain.', sure, unsure],
  ],
  'things for sale': [
    [
      'reject',
      'It is forbidden to offer knives, live animals or medicines for sale here.',
      rabbits,
      hutch,
    ],
    ['reject', 'Do not sell knives, animals or medicines.', rabbits, hutch],
    ['reject', 'No ads for betting sites or vapes', vapes, noVapes],
    ['reject', 'We refuse adverts for tobacco or vapes.', vapes, noVapes],
    [
      'reject',
      'We do not accept classified ads that sell tobacco, vapes or alcohol.',
      'Six bottles of «whisky» for sale.',
      'The whisky museum is open.',
    ],
    [
      'reject',
      'No selling of fireworks or bikes.',
      '«Fireworks» for sale.',
      'The fireworks begin at nine.',
    ],
  ],
  'promises of one thing': [
    [
      'reject',
      'In replies to customers, do not promise a refund or a delivery date.',
      moneyBack,
      noPromise,
    ],
    ['reject', 'Never promise customers a refund.', moneyBack, noPromise],
    ['reject', 'Drafts must not promise a delivery date.', door, noDoor],
  ],
  'prices in a currency': [
    ...[
      'Prices always with a currency.',
      'Every price needs a currency.',
      'Prices must be given with a currency.',
    ].map((policy): Case => ['revise', policy, bare, priced]),
    ['flag', 'Flag prices that lack a currency.', bare, priced],
  ],
  'terms that are defined before a ban': [
    ...[
      'Personal data means phone numbers and email addresses. It is off limits in posts.',
      'Personal data means phone numbers and email addresses. Do not publish personal data.',
      'By personal data we mean phone numbers and emails. It must not be published.',
    ].map(
      (policy): Case => [
        'reject',
        policy,
        'Write to «ana@hill.example» or call «020 7946 0958».',
        'Write to our help desk about your personal data.',
      ],
    ),
  ],
  'what a draft has to say': [
    ...[
      'Whenever a text is about investing, it must have a line saying that you can lose money.',
      'If a text is about investments, it must say that you can lose money.',
      'Texts about investing have to say that you may lose money.',
    ].map((policy): Case => ['revise', policy, shares, warned]),
  ],
}

readCases('what clauses add', cases)

it.each([
  ['Each figure needs a source.', '"Studies show" is not enough.'],
  ['Every image needs alt text.', '"Image" or "photo" is not enough.'],
  ['Every draft needs a call to action.', '"Click here" does not count.'],
  ['Every post needs a disclaimer.', '"Terms apply" won\'t do.'],
])('what is not enough is no ban: %s %s', (need, rest) => {
  expect(explainPolicy(`${need} ${rest}`)[1]).toMatchObject({ reading: 'none' })
})
