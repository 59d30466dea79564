import type { Article } from './article.ts'

/** The river and what lives in it. */
export const river: readonly Article[] = [
  {
    path: '/river/otters',
    title: 'Counting otters',
    text: [
      'Volunteers counted 37 otters along the Harrow in the spring of 2024. Two years earlier there had been 22.',
      '## Where they were seen',
      'Most of them live above the weir, where fishing ended in 2016. Three families have holts within the town.',
    ],
  },
  {
    path: '/river/weir',
    title: 'The weir and its gates',
    text: [
      'The weir has nine gates and is 86 metres long. It holds the water 2.4 metres above the lower reach.',
      'Engineers replaced four of the gates in 2022 for 1.9 million pounds.',
    ],
  },
  {
    path: '/river/flood',
    title: 'The flood of 2019',
    text: [
      'On 14 November 2019 the river stood at 5.82 metres, the highest level since measurements began in 1891. It fell below four metres after three days.',
      '## Damage',
      'Some 640 houses were under water. Insurers paid 48 million pounds.',
    ],
    table: [
      ['Date', 'Level in metres'],
      ['12 November', '3.10'],
      ['14 November', '5.82'],
      ['17 November', '3.95'],
    ],
  },
  {
    path: '/river/salmon',
    title: 'Salmon on the ladder',
    text: [
      'The fish ladder let 1,150 salmon pass last autumn, by the count of a camera. That is fewer than the 1,400 of the year before.',
    ],
  },
  {
    path: '/river/temperature',
    title: 'A warmer river',
    text: [
      'The water was 1.1 degrees warmer in the past decade than in the one before. On 19 July 2022 it reached 24.6 degrees.',
      'Trout begin to suffer above 20 degrees.',
    ],
  },
  {
    path: '/river/bathing',
    title: 'Where you may swim',
    text: [
      'Two places are open from May to September. Samples are taken every week, and 18 of 20 were good last season.',
    ],
  },
  {
    path: '/river/ferry',
    title: 'The chain ferry',
    text: [
      'The ferry carries twelve cars and crosses in four minutes. It has run since 1931, with a pause of two years for a new chain.',
    ],
  },
  {
    path: '/river/mill',
    title: 'Power from the old mill',
    text: [
      'A turbine in the mill makes 310 megawatt hours a year, enough for ninety households. It cost 820,000 pounds and is owned by 412 members.',
    ],
  },
  {
    path: '/river/plastic',
    title: 'What the river carries',
    text: [
      'Nets at three bridges caught 680 kilograms of plastic in one month. Bottles were 43 percent of it by weight.',
    ],
  },
]
