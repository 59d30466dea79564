import type { CasesById } from '../../support/show-detected.ts'

export const style: CasesById = {
  age: {
    finds: [
      'Ruth Vale, «27», swam the lake.',
      'The «16-year-olds» won.',
      'She was «34».',
      'We met a boy of «9».',
      'Her son, «aged eight», waved.',
      'She is now «41 years old».',
      'He swam it «in his late fifties».',
      'My aunt «turned 60» in May.',
    ],
    passes: [
      'Adults aged 40–59 pay half.',
      'An 18-month-old pump broke.',
      'The rock is 90 years old.',
      'Infants up to the age of eighteen months sleep here.',
      'The 40-year-old roof leaks.',
      'She was 9 miles away.',
      'They were 12.',
    ],
  },
  'unintroduced-name': {
    finds: [
      '«Ruth Vale» swam. Vale won.',
      'The cup went to «Anna Ruiz».',
      '«Tom Peel» and the mayor came.',
      'By «Ruth Vale»',
    ],
    passes: [
      'Swimmer Ruth Vale won. Ruth Vale is 27.',
      'The cup went to Anna Ruiz, head of sport.',
      'Ruth swam.',
      'Dr Anna Ruiz swam.',
    ],
  },
  'local-phone-number': {
    finds: [
      'Ring «020 7946 0123».',
      'Fax: «(0161) 496 0333»',
      'Call «07700 900777» or +44 7700 900777.',
      'Mobile «555-010-7788»',
    ],
    passes: [
      'Ring +44 20 7946 0123.',
      'Ring 0044 20 7946 0123.',
      'Item 020 79',
      'ISBN 978-0-306-40615-7',
    ],
  },
  'relative-date': {
    finds: [
      'Rents rose «last month».',
      'It opened «a long while ago».',
      'The pier is «currently» shut.',
      'See us «next April».',
      '«Two weeks ago» it snowed.',
    ],
    passes: [
      'It was the last month of the war.',
      'This may take long.',
      'The next year was dry.',
      'Every week it snows.',
      'The Today programme is on.',
    ],
  },
  'numeric-date': {
    finds: [
      'Send it by «7/8/2026».',
      'It closed on «01.02.2023».',
      '«13/01/24» was cold.',
      'Paid: «2-11-2025»',
    ],
    passes: [
      'Use 1/2/3 of it.',
      'It ran in 1999/2000.',
      'Call 12/34/56.',
      'Node 24.11.2025.1 is out.',
    ],
  },
  'weasel-word': {
    finds: [
      '«Many argue» that it rains too much.',
      'It is «reportedly» closed.',
      'The soup «is widely regarded» as good.',
      '«Research shows» a gain.',
    ],
    passes: [
      'The critics say no.',
      'If it is felt that way, ask.',
      'It has said no.',
      'Surveys show a drop ([poll](https://example.org)).',
    ],
  },
  clickbait: {
    finds: [
      '# «11 shocking facts» about moss',
      '# «The real reason» he left',
      'This «will shock you».',
      '# «5 mistakes that» ruin soup',
    ],
    passes: [
      '# 5 mistakes in the plan',
      'The real reason was rain.',
      'She did not believe what he said.',
      '# Facts about moss',
    ],
  },
  honorific: {
    finds: [
      '«Mrs» Vale left.',
      'We met «Dr». Ruiz.',
      'Was «Lord» Peel there?',
      '«Frau» Weiss sang.',
    ],
    passes: ['Lord of the isles', 'He parked in Mill Dr.', 'MR BIG', 'I miss Ruth.'],
  },
  'courtesy-title': {
    finds: ['«Mrs» Vale left.', 'We met «Mr» Ruiz.', 'Was «Ms» Peel there?', '«Miss» Weiss sang.'],
    passes: ['Dr Vale left.', 'MR BIG', 'I miss Ruth.', 'Lord Peel sang.'],
  },
  'double-negative': {
    finds: [
      'It was «not unreasonable» to ask.',
      'They «haven’t got nothing».',
      'He was «not entirely unhappy».',
      'The tour «is not without» charms.',
    ],
    passes: [
      'Do not underestimate it.',
      'At least not without a fight.',
      'It is not uniform.',
      'They didn’t know that nobody came.',
    ],
  },
  'latin-abbreviation': {
    finds: [
      'Pots, pans «etc.»',
      'A pet, «i. e.» a cat',
      'Vale «et al.» agree.',
      'Oslo «vs» Bergen',
    ],
    passes: ['Edit /etc/hosts first.', 'Et voilà', 'Ask Al.', 'Plan E is ready.'],
  },
}
