import type { Article } from './article.ts'

/** Sport, music and food. */
export const leisure: readonly Article[] = [
  {
    path: '/leisure/rowing',
    title: 'A record on the lower reach',
    text: [
      'The eight of the rowing club covered 2,000 metres in 5 minutes 49 seconds on 8 June. The old record had stood since 1997.',
    ],
  },
  {
    path: '/leisure/choir',
    title: 'The choir turns a hundred',
    text: [
      'The choir was founded in 1924 by eleven weavers. It has 74 singers today, and the youngest is sixteen.',
      '## Concerts',
      'It will sing three times in December, always at half past seven.',
    ],
  },
  {
    path: '/leisure/marathon',
    title: 'Results of the half marathon',
    text: [
      'The race had 1,876 runners at the start and 1,791 at the finish. The winner needed 1 hour, 6 minutes and 12 seconds.',
    ],
    table: [
      ['Place', 'Time'],
      ['1', '1:06:12'],
      ['2', '1:06:58'],
      ['3', '1:08:03'],
    ],
  },
  {
    path: '/leisure/cinema',
    title: 'Seats from another time',
    text: ['The cinema of 1937 has 188 seats. Tickets cost 8 pounds, and 5 on Mondays.'],
  },
  {
    path: '/leisure/football',
    title: 'A season without defeat',
    text: [
      'The women’s team won 19 of 22 matches and drew three. It scored 71 goals and let in nine.',
    ],
  },
  {
    path: '/leisure/plums',
    title: 'Plum cake as it is made here',
    text: [
      'Take 1.5 kilograms of plums for one tin, and bake the cake at 180 degrees for 40 minutes. It keeps for three days.',
    ],
  },
  {
    path: '/leisure/swifts',
    title: 'Swifts under the roofs',
    text: [
      'Schools hung up 160 nest boxes, and swifts moved into 23 of them. They stay for about a hundred days.',
    ],
  },
  {
    path: '/leisure/chess',
    title: 'Chess in the park',
    text: [
      'Eight tables of stone are used from April to October. The longest game took 7 hours and 20 minutes.',
    ],
  },
  {
    path: '/leisure/theatre',
    title: 'A theatre for ninety',
    text: [
      'The company plays six pieces a year in a former dairy with 90 seats. In the last season 83 percent of them were sold.',
    ],
  },
]
