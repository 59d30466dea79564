import type { CasesById } from '../../support/show-detected.ts'

export const needed: CasesById = {
  'labelled-number': {
    finds: [
      'Quote «reference 4471».',
      'Call us with your order «no. 88-12».',
      'Its serial «number is XK500».',
      'The form has the «id 4207».',
    ],
    passes: [
      'Ring 4471 now.',
      'A great number of 40 birds came.',
      'It has 3 rooms.',
      'No number is given.',
    ],
  },
  'sample-size': {
    finds: [
      'We «asked 1,204» residents.',
      'It rests on a «sample of 500».',
      'Some «2,000 British adults» replied.',
      'They «polled 850» in May.',
    ],
    passes: [
      'Some 62% of residents agree.',
      'In 2019 residents agreed.',
      'Residents agree.',
      'The hall cost 2,000 pounds.',
    ],
  },
  duration: {
    finds: [
      'It lasts «two years».',
      'The «30-day» trial is free.',
      'Bake it for «45 minutes».',
      'It comes with a «lifetime» promise.',
    ],
    passes: [
      'It opens every year.',
      'The year was cold.',
      'It begins on 3 May.',
      'Days were short.',
    ],
  },
  'uncredited-image': {
    finds: [
      '«![Two herons](herons.jpg)»\n\nThe herons are back.',
      'The fire:\n\n«![Smoke over the roof](smoke.png)»',
      '«![](a.jpg)»\n\n![Map. Photo: Ann Lee](b.jpg)',
      '«![The photo shows a dog](dog.jpg)»\n\nIt barked.',
    ],
    passes: [
      '![Two herons](herons.jpg)\nPhoto: Lena Moss\n\nThey are back.',
      '![Smoke](smoke.png)\n\n*Picture by Omar Khan*',
      '![Map © Ordnance Survey](map.png)',
      'A photo of the herons hangs here.',
    ],
  },
  'bare-part': {
    finds: [
      '«The mill was built in 1782.»',
      'As [Dale](https://d.example) says, it burned.\n\n«It was rebuilt in steel.»',
      '# Mills\n\n«Nobody knows who built the mill.»',
      '«The mill burned down twice.»\n\nIt was rebuilt in steel.[1]',
    ],
    passes: [
      'The mill was built in 1782, according to Dale.',
      'The mill was [built in 1782](https://d.example).',
      'It was rebuilt in steel (Dale 1988, p. 12).',
      '# The mill on the river Wye\n\n- built in 1782 by nobody',
    ],
  },
  'included-charge': {
    finds: [
      'It costs £240 including «VAT».',
      'It is £240 («VAT» included).',
      'All prices include «tax».',
      'That is £288 «gross».',
    ],
    passes: [
      'It costs £240 plus VAT.',
      'It costs £240 + VAT.',
      'That is £240 ex. VAT and before tax.',
      'The price does not include VAT.',
      'VAT is extra, and VAT not included.',
    ],
  },
}
