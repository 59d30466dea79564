import type { ValueName } from './value-name.ts'

/** Numbers, times and quantities that are written in one way. */
export const figures: readonly ValueName[] = [
  [
    'price',
    'bare',
    'prices without a currency, price without a currency, prices without currency, prices with no currency, price with no currency, prices that lack a currency, prices lacking a currency, bare prices, amounts without a currency, sums without a currency, amounts of money without a currency',
  ],
  [
    'clock-time',
    '24-hour',
    '24 hour clock, the 24 hour clock, 24 hour time, 24 hour times, 24 hour format, 24 hour notation, twenty four hour clock, the twenty four hour clock, military time, times in 24 hour format, times in the 24 hour clock, 24 hour clock times, 24h times, 24h clock, 24h format',
  ],
  [
    'clock-time',
    '12-hour',
    '12 hour clock, the 12 hour clock, 12 hour time, 12 hour times, 12 hour format, twelve hour clock, am and pm, am or pm, am pm, a m and p m, a m or p m, times with am and pm, times with am or pm, times in 12 hour format, 12h clock',
  ],
  [
    'measurement',
    'imperial',
    'imperial units, imperial measures, imperial measurements, imperial system, the imperial system, us customary units, us units, american units, customary units, non metric units, non metric measurements, units that are not metric, distances in miles, miles and feet, feet and inches, pounds and ounces, imperial weights, imperial quantities, imperial distances, lengths in feet, lengths in inches, weights in pounds, distances in feet, heights in feet',
  ],
  [
    'measurement',
    'metric',
    'metric units, metric measures, metric measurements, metric system, the metric system, si units, metric quantities, metric distances, distances in kilometres, distances in kilometers, weights in kilograms, weights in grams',
  ],
  [
    'measurement',
    'fahrenheit',
    'temperatures in fahrenheit, fahrenheit, degrees fahrenheit, fahrenheit temperatures, temperatures in degrees fahrenheit, fahrenheit degrees',
  ],
  [
    'measurement',
    'celsius',
    'temperatures in celsius, celsius, degrees celsius, celsius temperatures, temperatures in degrees celsius, centigrade, degrees centigrade, temperatures in centigrade',
  ],
  [
    'number-form',
    'ungrouped',
    'numbers without a comma, numbers without commas, large numbers without commas, large numbers without a comma, thousands without a comma, thousands without commas, thousands without separators, thousands without a separator, numbers without thousands separators, numbers without a thousands separator, missing thousands separators, numbers without separators',
  ],
  [
    'number-form',
    'decimal-comma',
    'decimal comma, decimal commas, commas as decimal separators, commas as the decimal separator, comma as decimal separator, commas for decimals, decimals with a comma, decimals with commas',
  ],
  [
    'number-form',
    'short',
    'k for thousand, k for thousands, numbers with k, numbers ending in k, abbreviated numbers, shortened numbers, 10k style numbers',
  ],
  [
    'number-form',
    'fraction',
    'fractions, fraction, numeric fractions, fractions in figures, fractions in digits, fractions in numerals, numerical fractions, fraction signs',
  ],
  [
    'number-form',
    'closed-unit',
    'units without a space, units without a space before them, numbers without a space before the unit, missing space before units, missing spaces before units, numbers and units without a space, quantities without a space, no space between number and unit, no space between a number and its unit, no space before units, no space before the unit',
  ],
  [
    'number-form',
    'open-percent',
    'space before the percent sign, spaces before the percent sign, spaces before percent signs, space before a percent sign, space before percent signs, percent signs with a space, space between number and percent sign',
  ],
  [
    'number-form',
    'sentence-start',
    'numbers at the start of a sentence, number at the start of a sentence, numerals at the start of a sentence, numeral at the start of a sentence, digits at the start of a sentence, figures at the start of a sentence, numbers at the beginning of a sentence, number at the beginning of a sentence, numerals at the beginning of a sentence, digits at the beginning of a sentence, figures at the beginning of a sentence, numbers at the start of sentences, numerals at the start of sentences, digits at the start of sentences, figures at the start of sentences, numerals at the beginning of sentences, digits at the beginning of sentences, sentences that start with a number, sentences that start with a numeral, sentences that start with a figure, sentences that start with a digit, sentences that begin with a number, sentences that begin with a numeral, sentences that begin with a figure, sentences that begin with a digit, sentences starting with a number, sentences starting with a numeral, sentences beginning with a number, sentences beginning with a numeral, sentence starting with a number, sentence starting with a numeral, sentence that starts with a number, sentence that begins with a number, start a sentence with a number, start a sentence with a numeral, start a sentence with a figure, start a sentence with a digit, start a sentence with digits, start a sentence with figures, start sentences with a number, start sentences with numbers, start sentences with numerals, start sentences with a numeral, start sentences with digits, begin a sentence with a number, begin a sentence with a numeral, begin a sentence with a figure, begin a sentence with a digit, begin sentences with numbers, begin sentences with numerals, begin sentences with a number, open a sentence with a number, open a sentence with a numeral, start a sentence with a number in digits',
  ],
  [
    'number-range',
    'word',
    'ranges with to, to in ranges, ranges with the word to, the word to in ranges',
  ],
  ['included-charge', 'tax', 'included tax'],
  ['included-charge', 'shipping', 'included shipping'],
  ['included-charge', 'fees', 'included fees'],
]
