import { describe, expect, it } from 'vitest'
import { type Example, faultOf } from './set/measure.ts'

type Case = readonly [action: Example['action'], policy: string, meets: string, misses: string]

const marked = '# Heading!\n\n1. Open the box«!»\n\n- Take it!'
const bullets = '# Heading!\n\nHere!\n\n- Take it!'

const cases: Readonly<Record<string, readonly Case[]>> = {
  'numbered steps as a place': [
    [
      'revise',
      'Avoid passive voice in numbered steps.',
      '1. The filter «is taken» out.\n\nIt was designed for hard water.',
      '1. Take it out.\n\n- It was designed for hard water.',
    ],
    ['reject', 'No exclamation marks in numbered lists.', marked, bullets],
    ['reject', 'No exclamation marks in the steps of a numbered list.', marked, bullets],
    ['reject', 'Exclamation marks are banned in numbered steps.', marked, bullets],
    ['revise', 'Avoid exclamation marks in ordered lists.', marked, bullets],
    ['revise', 'Do not put exclamation marks in numbered instructions.', marked, bullets],
    [
      'reject',
      'No questions in bullet points.',
      'Why?\n\n- «Is it on?»',
      'Is it on?\n\n- Switch it on.',
    ],
    ['reject', 'No emoji in headings and numbered lists.', '1. Open it «😀»', '- Open it 😀'],
    ['reject', 'No numbered lists.', '«1. Open it.\n2. Close it.»', '- Open it.\n- Close it.'],
  ],
  'pronouns in brackets': [
    [
      'revise',
      "don't use the first person (I, me, my) except in quotes",
      '«I» came.',
      'Our team came to us.',
    ],
    ['revise', 'Avoid the first person (we, our, us).', '«Our» team came.', 'I came with my dog.'],
    ['revise', 'Avoid the first person (I, we).', '«We» came with «my» dog.', 'They came.'],
    [
      'reject',
      'No first-person pronouns such as we and our.',
      '«Our» team came.',
      'I came with my dog.',
    ],
    ['revise', 'Avoid first person, e.g. I or my.', '«I» came.', 'We came.'],
    ['reject', 'No first person ("I", "my", "me").', '«My» dog came.', 'Our dog came.'],
    [
      'revise',
      'Never write in the first person (we, us, our) in news articles.',
      '«We» came.',
      'I came.',
    ],
    ['revise', 'Avoid the first person, including I and my.', '«Our» dog and «my» cat.', 'A dog.'],
  ],
  'link shorteners with hosts': [
    [
      'revise',
      'Do not use link shorteners such as bit.ly or tinyurl.com.',
      'It is [online](«https://bit.ly/3xKq9»).',
      'It is [online](https://www.oakfield.example/minutes).',
    ],
    [
      'reject',
      'No URL shorteners (bit.ly, tinyurl.com).',
      'It is [online](«https://tinyurl.com/x»).',
      'It is [online](https://www.oakfield.example/minutes).',
    ],
    [
      'reject',
      'No link shorteners like bit.ly.',
      'It is [here](«https://is.gd/x»).',
      'It is [here](https://rabbit.ly/x).',
    ],
  ],
  'years and amounts': [
    [
      'flag',
      'flag years before 2015',
      'The rules date from «2009».',
      'In 2016, 1200 sheds were built, and 1800 new seats.',
    ],
    [
      'flag',
      'flag years before 1900',
      'It fell in «1453».',
      'Some 1200 were built for 1700 children.',
    ],
  ],
  'costs that are free': [
    ...['No prices, except shipping costs.', 'No prices other than delivery fees.'].map(
      (policy): Case => [
        'reject',
        policy,
        'The desk costs «€349». Delivery to your door is €15.',
        'The desk comes in two boxes. Delivery to your door is €15.',
      ],
    ),
    [
      'reject',
      'No prices unless they are for shipping.',
      'The desk costs «€349».',
      'Shipping is €3, and we deliver for €2 on Monday.',
    ],
    ['reject', 'No prices except postage.', 'It costs «€349».', 'Postage is €3.'],
    ['reject', 'No prices (except shipping).', 'It costs «€349».', 'Shipping is €3.'],
  ],
  'words that are said': [
    [
      'human_review',
      'Anything that says guaranteed, risk-free or money back needs approval',
      'It is «risk-free»: you get your «money back».',
      'There is some risk, and it costs £5 to free the back seat.',
    ],
    [
      'human_review',
      'Posts that say miracle or cure-all must be reviewed.',
      'This «cure-all» works.',
      'We cure the ham.',
    ],
    [
      'human_review',
      'Any ad that says best, number one or unbeatable needs approval.',
      'We are «number one».',
      'Take one number.',
    ],
    [
      'named',
      'Anything that says our prices are low or fair needs a source.',
      'We are kind.',
      'We are kind.',
    ],
  ],
  'advice to trade': [
    ...[
      'You must not tell readers to buy or sell shares',
      'You must not advise readers to buy shares.',
      'No tips to buy or sell shares.',
      'Never recommend buying or selling shares.',
      'No advice on buying stocks or shares.',
      'Nobody may urge people to invest in crypto.',
    ].map(
      (policy): Case => [
        'reject',
        policy,
        'The figures are out. «You should buy the shares before summer.»',
        'The figures are out. The firm bought back some of its own shares before summer.',
      ],
    ),
  ],
  'names in bylines': [
    [
      'flag',
      'List the names of persons, except the author in the byline',
      'By Nora Lind\n\nIt belongs to «Henrik Aas».',
      'By Nora Lind\n\nIt belongs to a retired teacher.',
    ],
    [
      'reject',
      'No personal names except in the byline.',
      'It is old.\n\nIt belongs to «Henrik Aas».\n\n— Nora Lind',
      'It is old.\n\n— Nora Lind',
    ],
    [
      'flag',
      'Flag names of people, bylines excepted.',
      'By Nora Lind\n\n«Nora Lind» spoke.',
      'By Nora Lind\n\nShe spoke.',
    ],
    [
      'reject',
      'No names (except those in the credits).',
      'Text: Nora Lind\n\n«Tom Baker» spoke.',
      'Text: Nora Lind\n\nHe spoke.',
    ],
    [
      'reject',
      'Never name anyone, other than the writer in the author line.',
      'By Nora Lind\n\nBy «Tom Baker»’s own account, the mill was closed for most of the winter because of the flood and the ice.',
      'By Nora Lind\n\nHe spoke.',
    ],
  ],
}

describe.each(Object.entries(cases))('%s', (_name, each) => {
  it.each(each)('%s: %s', (action, policy, meets, misses) => {
    expect(faultOf({ action, policy, meets, misses })).toBeUndefined()
  })
})
