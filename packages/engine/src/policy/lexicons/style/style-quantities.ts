import { detected, form, type StyleFamily } from './style-family.ts'
import { closed, spaced } from './style-spaces.ts'

/** “10 to 15”, not “10–15” */
const ranges: StyleFamily = {
  saying: 'Write 10 to 15, not 10–15',
  subjects:
    'range, ranges, number ranges, ranges of numbers, spans, number spans, between numbers, between two numbers, date ranges, without spaces, no spaces',
  example: /\d+(?:[.,]\d+)*(?: ?[–-] ?| to )\d+(?:[.,]\d+)*(?: [a-z]+)?(?![\d/-])/iy,
  choices: [
    [
      form('', detected('number-range', 'word'), { is: / to /, vague: 'to, the word to, word' }),
      form('', detected('number-range'), {
        is: /[–-]/,
        vague:
          'a dash, dash, dashes, a hyphen, hyphen, hyphens, an en dash, en dash, en dashes, an en rule, en rule, en rules',
      }),
    ],
  ],
}

const shorts = 'km|cm|mm|kg|mg|ml|g|m|l|kb|mb|gb|tb|kw|v|hz'
const betweenUnits = [
  'number and unit',
  'a number and its unit',
  'the number and the unit',
  'figure and unit',
  'a figure and its unit',
  'the figure and the unit',
  'value and unit',
  'a value and its unit',
  'numbers and units',
  'figures and units',
]
  .map((pair) => `between ${pair}`)
  .concat('before the unit', 'before units', 'before a unit')

/** “5 kg”, not “5kg” */
const units: StyleFamily = {
  saying: 'Write 5 kg, not 5kg',
  subjects:
    'unit, units, units of measurement, unit symbols, unit of measurement, number and unit, numbers and units, figures and units, measurements, units of measure, between number and unit, between numbers and units, between a number and its unit, between a figure and its unit',
  example: new RegExp(`\\d+(?:\\.\\d+)? ?(?:${shorts})\\b`, 'iy'),
  choices: [
    [
      form(
        betweenUnits.map((place) => `space ${place}`).join(', '),
        detected('number-form', 'open-unit'),
        { is: /\d /, vague: spaced },
      ),
      form(
        betweenUnits.map((place) => `no space ${place}, without a space ${place}`).join(', '),
        detected('number-form', 'closed-unit'),
        { is: /\d[a-z]/i, vague: closed },
      ),
    ],
  ],
}

/** “10 kilometres”, not “6 miles” */
const measures: StyleFamily = {
  saying: 'Write distances in kilometres, not miles',
  subjects:
    'distance, distances, length, lengths, height, heights, weight, weights, size, sizes, measurement, measurements, measures, units, temperature, temperatures, all temperatures, volumes, quantities, units of measurement, areas',
  example: new RegExp(
    `\\d+(?:\\.\\d+)? ?(?:${shorts}|kilomet(?:re|er)s?|met(?:re|er)s?|miles?|feet|foot|ft|inch(?:es)?|kilos?|lbs?|pounds|°? ?[CF]\\b|degrees (?:celsius|fahrenheit))\\b`,
    'iy',
  ),
  choices: [
    [
      form(
        'metric, metric units, metric measures, metric system, the metric system, kilometres, kilometers, metres, meters, km, kilos, kilograms, litres, liters, grams, centimetres, kilometres and metres, metric measurements',
        detected('measurement', 'metric'),
        {
          is: /k?m\b|kg|kilo|met(?:re|er)|litre|\bcm\b/i,
        },
      ),
      form(
        'imperial, imperial units, imperial measures, imperial system, the imperial system, miles, feet, inches, feet and inches, yards, pounds and ounces, pounds, lb, stone, ounces, imperial measurements, stones',
        detected('measurement', 'imperial'),
        {
          is: /mile|feet|foot|ft|inch|lb|pounds/i,
        },
      ),
    ],
    [
      form(
        'celsius, degrees celsius, centigrade, degrees centigrade, °c',
        detected('measurement', 'celsius'),
        { is: /C$|celsius/i },
      ),
      form('fahrenheit, degrees fahrenheit, °f', detected('measurement', 'fahrenheit'), {
        is: /F$|fahrenheit/i,
      }),
    ],
  ],
}

/** Ranges, units and measures. */
export const quantityFamilies: readonly StyleFamily[] = [ranges, units, measures]
