import type { Article } from './article.ts'

/** What the observatory and the clinic publish. */
export const science: readonly Article[] = [
  {
    path: '/science/comet',
    title: 'A comet in March',
    text: [
      'The comet will be brightest on 11 March, at magnitude 4.2. It comes back every 76 years.',
      '## How to see it',
      'Look to the west forty minutes after sunset. A pair of field glasses is enough.',
    ],
  },
  {
    path: '/science/sleep',
    title: 'Sleep of shift workers',
    text: [
      'A study of 1,204 nurses found that they slept 5.9 hours after a night shift and 7.1 hours otherwise. The authors followed them for eighteen months.',
      'Those who napped before work made 12 percent fewer errors.',
    ],
  },
  {
    path: '/science/bees',
    title: 'Bees on the roof',
    text: [
      'Eleven hives on the roof of the clinic gave 190 kilograms of honey. Only one colony died over the winter.',
    ],
  },
  {
    path: '/science/soil',
    title: 'Lead in garden soil',
    text: [
      'Samples from 88 gardens held 61 milligrams of lead per kilogram on average. Six of them were above the limit of 200.',
      '## Advice',
      'Wash what you grow, and peel roots where the soil is above the limit.',
    ],
  },
  {
    path: '/science/telescope',
    title: 'The telescope of 1908',
    text: [
      'Its lens is 25 centimetres wide and was ground in the town. The tube weighs 340 kilograms and can be moved with one hand.',
    ],
  },
  {
    path: '/science/vaccination',
    title: 'Flu vaccination last winter',
    text: [
      'The clinic vaccinated 6,312 people against flu, 71 percent of those above 65. In the winter before it was 64 percent.',
    ],
  },
  {
    path: '/science/noise',
    title: 'How loud is Mill Street?',
    text: [
      'By day the street has 67 decibels, by night 54. The new surface made it four decibels quieter.',
    ],
  },
  {
    path: '/science/rain',
    title: 'A century of rain',
    text: [
      'The gauge at the observatory has been read since 1912. In a usual year 812 millimetres fall, and 2012 had 1,118.',
    ],
    table: [
      ['Decade', 'Millimetres a year'],
      ['1990s', '798'],
      ['2000s', '826'],
      ['2010s', '871'],
    ],
  },
  {
    path: '/science/hearing',
    title: 'Hearing tests for children',
    text: [
      'Of 940 children who were tested, 31 heard poorly on one side. Most of them had not noticed it.',
    ],
  },
]
