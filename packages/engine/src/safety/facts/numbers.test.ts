import { describe, expect, it } from 'vitest'
import { tokenize } from '../tokens.ts'
import { withRelations } from './fact.ts'
import { readQuantities } from './numbers.ts'

/** The keys by which the numbers and dates of a sentence are compared with those of another. */
function keysOf(text: string, other = ''): string[] {
  const read = (from: string) => {
    const { numbers, dates } = readQuantities(tokenize(from, 0, 0))
    return [...numbers, ...dates]
  }
  const [facts] = withRelations(read(text), read(other))
  return facts.map(({ key }) => key)
}

/** Each line says one thing in several ways, and no two lines say the same. */
const numbers = [
  ['5', 'five', '5.0', '05'],
  ['1.5', '01.50'],
  ['.5', '0.5'],
  ['1,000', '1000', '1k', 'one thousand', 'a thousand', '1.0 thousand'],
  ['1.000'],
  ['1,00'],
  ['1200000', '1.2m', '1.2 million', '1.2mn', '1,200,000'],
  ['5 billion', '5bn', '5b', 'five billion'],
  ['205', 'two hundred and five', 'two hundred five'],
  ['21', 'twenty-one', 'twenty one'],
  ['21st', 'twenty-first'],
  ['20th', 'twentieth'],
  ['3rd', 'third'],
  ['12', 'a dozen', 'twelve'],
  ['1/2', '½', 'half'],
  ['1/4', '¼'],
  ['1½'],
  ['2 times', 'twice', 'two times', '2x', '2×', 'double'],
  ['10²'],
  ['10³'],
  ['10:30'],
  ['10:30 am', '10:30am', '10:30 a.m.', '10:30 AM'],
  ['10:30 pm', '10:30 p.m.', '10:30 P.M.'],
  ['1.2.3'],
  ['-5', '–5', 'minus 5', 'negative five', '(-5)'],
  ['-5 %', 'minus five percent'],
  ['5%', '5 %', '5 percent', 'five percent', '5 pct'],
  ['5 percentage points', '5 percentage point', '5%-points', '5-percentage-point'],
  ['5-point'],
  ['$5', '5 dollars', '5 USD', 'five dollars', '$5 USD'],
  ['-$5', '$-5', 'minus $5', '-5 dollars'],
  ['€5', '5 €', '5 euros'],
  ['₹5', '5 rupees'],
  ['₹5 a day', '5 rupees per day'],
  ['5 kronor', '5 krona'],
  ['5 francs', '5 CHF'],
  ['฿5'],
  ['$5 million', '$5m', '$5mm'],
  ['$5 a day', '$5 per day', '$5/day', '$5 each day', '$5 every day'],
  ['$5 a week', '$5 per week'],
  ['5 kg', '5-kg', '5kg', '5 kilograms', '5-kilogram', 'five-kilogram'],
  ['5 g', '5 grams', '5-gram'],
  ['5 miles', '5-mile'],
  ['5 mm', '5mm', '5 millimetres'],
  ['5 m', '5 metres', '5-meter'],
  ['5 m²', '5 square metres', '5 sq m', '5-square-metre'],
  ['5 m³', '5 cubic metres'],
  ['5 km/h', '5 kph', '5 km per hour', '5 kilometres an hour'],
  ['5 km/s'],
  ['5 mph', '5 miles per hour'],
  ['5 bits', '5-bit', 'five-bit'],
  ['5 bytes', '5-byte'],
  ['5 MB', '5 megabytes'],
  ['5 Mb', '5 megabits', '5 Mbit'],
  ['5 MW', '5 megawatts'],
  ['5 mW'],
  ['5 mA', '5 milliamps'],
  ['5 A', '5 amps'],
  ['5 s', '5 seconds', '5-second'],
  ['5 h', '5 hours', '5-hour'],
  ['5 µs', '5 μs', '5 microseconds'],
  ['5 ns'],
  ['1990s', "1990's", 'the 1990s'],
  ['1990'],
  ['90s'],
  [
    'at least 5',
    '5 or more',
    'no less than 5',
    'no fewer than 5',
    'not less than 5',
    'not fewer than 5',
    '≥5',
    '>= 5',
    '5+',
    '5 or above',
    '5 and up',
    'a minimum of 5',
    'at least about 5',
    'not under 5',
    'as few as 5',
    '5-plus',
    '5 at least',
    'greater than or equal to 5',
    '5 minimum',
    '5 or higher',
    '5 or older',
    '5 people or more',
  ],
  [
    'at most 5',
    '5 or less',
    '5 or fewer',
    'no more than 5',
    'not more than 5',
    'up to 5',
    '≤5',
    '<=5',
    '5 or below',
    '5 or under',
    'a maximum of 5',
    'the max of 5',
    'as many as 5',
    'not over 5',
    'not exceeding 5',
    '5 at most',
    '5 at the most',
    'less than or equal to 5',
    '5 maximum',
    '5 or lower',
    '5 and under',
    '5 or younger',
    '5 people or fewer',
  ],
  [
    'more than 5',
    'over 5',
    'above 5',
    '>5',
    '> 5',
    'greater than 5',
    'in excess of 5',
    'exceeding 5',
    'more than about 5',
  ],
  ['less than 5', 'under 5', 'below 5', '<5', 'fewer than 5', 'lower than 5', 'just under 5'],
  ['more than a dozen', 'over 12'],
  ['more than 5 kg', 'over 5-kg'],
  ['5 kg or more', 'at least 5 kg', '5 kg or above'],
  ['$5 or more', 'at least $5'],
  ['±5', 'plus or minus 5'],
  [
    '5-10',
    '5–10',
    '5 – 10',
    '5—10',
    '5 to 10',
    '5 through 10',
    'between 5 and 10',
    'from 5 to 10',
    'to 10 from 5',
    'between about 5 and 10',
    'in the range of 5 and 10',
  ],
  ['5 and 10', '5, 10', '5 or 10'],
  ['10-5'],
  ['5 × 10', '5x10', '5 x 10'],
  ['5 + 10'],
  ['5^10'],
  ['May 5, 2020', '5 May 2020', 'the 5th of May 2020', '2020-05-05'],
  ['5/5/2020'],
  ['COVID-19', 'COVID-19-related'],
  ['3–5 May', '3 to 5 May'],
] as const
const sayOf = (notation: string) => `They saw ${notation} there.`

describe('a number', () => {
  it.each(numbers.map((line) => [line[0], line] as const))(
    'is the same in any notation: %s',
    (first, line) => {
      const keys = line.map((notation) => keysOf(sayOf(notation), sayOf(first)).sort().join(' & '))
      expect(keys).toEqual(line.map(() => keys[0]))
      expect(keys[0]).not.toBe('')
    },
  )

  it('is another one on each line', () => {
    const keys = numbers.map(([first]) => keysOf(sayOf(first)).sort().join(' & '))
    expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([])
  })
})
