import type { DetectorCases } from '../../support/show-detected.ts'

const of = (
  value: string,
  finds: readonly string[],
  passes: readonly string[],
): readonly [id: string, cases: DetectorCases] => ['amount', { value, finds, passes }]

/** Amounts of each kind on each side of a limit. */
export const amounts: readonly (readonly [id: string, cases: DetectorCases])[] = [
  of(
    'price over 50 pound',
    ['It costs «£51».', 'It costs «60 pounds».', 'It costs «£1,000»'],
    ['It costs £50.', 'It costs $60.', 'It costs 60 euros.', 'He lost 60 pounds in weight.'],
  ),
  of(
    'price under 1 pound',
    ['It is «50p» each.', 'It costs «£0.99».'],
    ['It costs £1.', 'It costs 99c.', 'It is 150 pages.'],
  ),
  of(
    'percent between 5 and 10',
    ['Take «5%» off.', 'It rose «7.5 per cent».', 'Some «10 %» of it'],
    ['Take 4% off.', 'It rose 10.5%.', '7 people'],
  ),
  of(
    'interest-rate over 30',
    ['«Loans at 35%» APR.', 'An «interest rate of 40%».'],
    ['Loans at 5% APR.', 'Take 40% off.'],
  ),
  of(
    'age under 16',
    ['He is «aged 12».', 'A «12-year-old» boy'],
    ['He is aged 16.', 'A 12-year-old car'],
  ),
  of(
    'rating under 3',
    [
      'We gave it «2 stars».',
      'A «one-star» film',
      'I give it «2/5».',
      'It got «1.5 out of 5».',
      '«★★☆☆☆» No.',
    ],
    ['It has 3 stars.', 'I give it 4/5.', 'It is 2/5 of a cup.', 'On 2/5/2024 it rained.'],
  ),
  of(
    'dose over 500 mg',
    ['Take «600 mg» daily.', 'Take «1 g» of paracetamol.'],
    ['Take 500 mg daily.', 'Take 200mg daily.', 'It weighs 2 kg.'],
  ),
  of(
    'duration over 5 days',
    [
      'It takes «7 days».',
      'It takes «two weeks».',
      'It takes «3-7 days».',
      'A «10-day» wait',
      '«Twenty-five days» later',
    ],
    ['It takes 5 days.', 'It takes 100 hours.', 'A 6-year-old boy', 'It was ten days ago.'],
  ),
  of(
    'temperature over 200 celsius',
    ['Bake at «220 °C».', 'Bake at «450 °F».', 'It is «201 degrees Celsius».'],
    ['Bake at 200 °C.', 'Bake at 350 °F.', 'It is -201 °C.', 'It takes 220 days.'],
  ),
  of(
    'measurement from 10 km',
    ['It is «10 km» off.', 'A «20km» run', 'It is «7 miles» off.'],
    ['It is 9 km off.', 'It is 6 miles off.', 'It weighs 20 kg.', 'It has 20 km² of land.'],
  ),
]
