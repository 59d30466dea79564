import type { Article } from './article.ts'

/** The town and how it is run. */
export const town: readonly Article[] = [
  {
    path: '/town/census',
    title: 'How many of us there are',
    text: [
      'At the last count 18,420 people lived in Harrowmere, 3.4 percent more than ten years before. A quarter of them moved here from the coast.',
      '## Households',
      'The average household has 2.3 members. In the old quarter it is 1.8, the lowest figure in the county.',
    ],
    table: [
      ['Year', 'People', 'Households'],
      ['2014', '17,814', '7,402'],
      ['2024', '18,420', '8,009'],
    ],
  },
  {
    path: '/town/budget',
    title: 'The budget in plain words',
    text: [
      'The council plans to spend 41.6 million pounds in the coming year. Schools get the largest share, 14.2 million.',
      '## Roads',
      'Repairs to roads were cut from 3.1 to 2.7 million pounds, since the winter was mild.',
    ],
  },
  {
    path: '/town/mayor',
    title: 'The office of the mayor',
    text: [
      'Odile Farrant was elected mayor on 6 May 2023 with 52 percent of the votes. Her term lasts four years.',
      'Before that she taught chemistry at the upper school for nineteen years.',
    ],
  },
  {
    path: '/town/library',
    title: 'The library after the flood',
    text: [
      'The flood of November 2019 destroyed 11,300 volumes. Readers gave 9,000 books within a year.',
      '## Opening hours',
      'The reading room is open from nine to seven, and on Saturdays until two.',
    ],
  },
  {
    path: '/town/bins',
    title: 'When the bins are emptied',
    text: [
      'Paper is collected every second Tuesday and glass on the first Friday of a month. Each household threw away 214 kilograms last year.',
    ],
  },
  {
    path: '/town/twins',
    title: 'Our twin towns',
    text: [
      'Harrowmere has two twin towns, one since 1968 and one since 2001. About sixty pupils travel between them each summer.',
    ],
  },
  {
    path: '/town/market',
    title: 'The market hall',
    text: [
      'The hall was built in 1874 of iron from the foundry below the weir. It has 64 stalls, of which 51 are let.',
      'Rents rose by 2 percent in January.',
    ],
  },
  {
    path: '/town/buses',
    title: 'Five bus lines',
    text: [
      'Line 3 runs every 12 minutes and carries 4,900 passengers a day, almost half of all. A ticket costs 1.80 pounds.',
      'Electric buses have driven 1.2 million kilometres since 2021.',
    ],
  },
  {
    path: '/town/clock',
    title: 'The clock that is always late',
    text: [
      'The tower clock loses 40 seconds a week. A keeper sets it each Monday, as keepers have done since 1902.',
    ],
  },
]
