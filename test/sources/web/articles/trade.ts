import type { Article } from './article.ts'

/** Firms, products and prices. */
export const trade: readonly Article[] = [
  {
    path: '/trade/foundry',
    title: 'The foundry turns electric',
    text: [
      'The foundry replaced its coke furnace in June and now uses 8.4 gigawatt hours of electricity a year. Its emissions fell by 5,600 tonnes.',
      '## Jobs',
      'It employs 230 people, seventeen more than before.',
    ],
  },
  {
    path: '/trade/rents',
    title: 'Rents in the old quarter',
    text: [
      'A flat of two rooms costs 940 pounds a month, 6 percent more than last year. In the new quarter it is 1,120 pounds.',
    ],
  },
  {
    path: '/trade/kettle',
    title: 'A kettle that can be mended',
    text: [
      'The kettle boils a litre in 128 seconds and uses 0.11 kilowatt hours for it. Its maker keeps parts for fifteen years.',
      'It weighs 1.3 kilograms and costs 59 pounds.',
    ],
  },
  {
    path: '/trade/bakery',
    title: 'Bread at four in the morning',
    text: [
      'The bakery sells 2,600 loaves a day. Flour costs it 0.71 pounds a kilogram, a third more than in 2021.',
    ],
  },
  {
    path: '/trade/tourism',
    title: 'Guests who stay the night',
    text: [
      'Hotels counted 148,000 nights last year, 9,000 fewer than the year before. The average guest stays 2.1 nights.',
    ],
  },
  {
    path: '/trade/bicycle',
    title: 'Bicycles for rent',
    text: [
      'The scheme has 300 bicycles at 41 stations. Each of them is rented 3.7 times on a dry day.',
      '## Prices',
      'Half an hour costs one pound, and a year costs 48.',
    ],
  },
  {
    path: '/trade/wool',
    title: 'Wool has no price',
    text: [
      'Farmers got 32 pence for a kilogram of wool, and shearing costs them more. One mill in the valley still spins it.',
    ],
  },
  {
    path: '/trade/bank',
    title: 'The last bank branch',
    text: [
      'The last branch closes on 30 September. The library will host a counter on two days a week.',
    ],
  },
  {
    path: '/trade/broadband',
    title: 'Glass fibre in every street',
    text: [
      'By December 92 percent of households could order glass fibre. The fastest line carries 2 gigabits a second.',
    ],
  },
]
