import type { CasesById } from '../../support/show-detected.ts'

/** Times, quantities and numbers. */
export const figures: CasesById = {
  'clock-time': {
    finds: [
      'It starts at «17:30».',
      'Doors open at «7 pm».',
      'Be there by «9.15 a.m.» today.',
      'Lunch is at «noon».',
      'Come at «six o’clock».',
      '«9:30» to «10:45»',
    ],
    passes: [
      'Read Luke 2:10.',
      'It costs £9.30.',
      'They lost 10:12.',
      'Version 9.30 is out.',
      'Chapter 3.15',
      'I am 5.',
      'On 12.10.2024',
    ],
  },
  measurement: {
    finds: [
      'It is «6 miles» off.',
      'Add «200 g» of it.',
      'Bake at «350 °F».',
      'A «10km» run',
      'It is «twelve kilometres» long.',
    ],
    passes: ['It costs 5 pounds.', 'Miles ran.', 'Add 2 eggs.', 'Plan C', 'Give an inch.'],
  },
  amount: {
    finds: [
      'It costs «£1,200» now.',
      'It costs «1.500 €» now.',
      'It sold for «$2 million».',
      'They paid «five thousand euros».',
      'Pay «£1.5k» by May.',
      'Between £900 and «£1,100»',
    ],
    passes: [
      'It costs £1,000.',
      'It costs £20.',
      'It has 1,200 seats.',
      'In 2024 it rained.',
      '50p',
    ],
  },
  'number-form': {
    finds: ['The «4th» plan', 'On «1st» May', 'The «21st» century', 'Her «102nd» win'],
    passes: ['The fourth plan', '4 th', '5the', 'H2nd'],
  },
  'number-range': {
    finds: [
      'Some «10–12» came.',
      'Ages «5-11»',
      'From «9 – 11» it rained.',
      'It lasts «1.5–2» hours.',
    ],
    passes: ['Call 555-0101.', 'On 2024-05-06', 'They won 3-1.', '10 to 12', 'ISBN 978-0-306'],
  },
  deadline: {
    finds: [
      'The «deadline» is 4 May.',
      'Applications must reach us «by 3 June».',
      'Please reply «before Friday».',
      'The «closing date» has passed.',
    ],
    passes: [
      'It was built by 1841.',
      'The show is on 4 May.',
      'By Friday it had rained.',
      'He works until noon.',
    ],
  },
  'opening-hours': {
    finds: [
      'We «open at 9 am».',
      'The café is «closed on Sundays».',
      '«Open daily» in May.',
      'Doors «close at 17:30».',
      '«Open Monday to Friday».',
    ],
    passes: [
      'It opened in 1998.',
      'The talk starts at 9 am.',
      'An open letter came daily.',
      'To open it, wait until noon.',
      'Please close the door.',
    ],
  },
  salary: {
    finds: [
      'The pay is «£13» an hour.',
      'Salary: «$60,000»',
      'You earn «€2,000» a month.',
      'A «competitive salary» is yours.',
    ],
    passes: [
      'The hutch costs £13.',
      'Pay attention.',
      'It pays to wait.',
      'A table for £80. The pay is good.',
    ],
  },
  'price-form': {
    finds: [
      'Entry is «£5».',
      'It cost «€1,200» to mend.',
      'A «$20» note',
      'Pay «¥500» at the gate.',
    ],
    passes: [
      'Entry is 5 pounds.',
      'It cost EUR 1,200.',
      'A twenty dollar note',
      'Pay at the gate.',
    ],
  },
}
