import { all, type Description, describe, must } from './description-parts.ts'

const told = '(?:given|written|shown|set|stated|put|told|quoted|expressed)'
const hours = (count: string): string =>
  `(?:the |a )?${count} ?(?:- )?(?:hour|hr|h) (?:clock|format|notation|system)`
const on = `(?:(?:${told}|that (?:are|is)(?: ${told})?) )?(?:on|in|using|by|with|according to)`
const times = `${all}(?:clock )?times?(?: of (?:the )?day)?`
const quantity =
  '(?:temperatures?|distances?|lengths?|heights?|weights?|measurements?|sizes?|quantities|measures|depths?|widths?|volumes?|areas?)'
const inUnits = (units: string): string =>
  `(?:${all}${quantity} ${on} )?(?:degrees )?${units}(?: (?:units?|measures?|measurements?|temperatures?|distances?|weights?))?`

const imperial =
  '(?:imperial|miles|yards|feet|inches|ounces|acres|gallons|pints|feet and inches|pounds and ounces|miles and feet)'
const metric =
  '(?:metric|kilomet(?:re|er)s|km|met(?:re|er)s|centimet(?:re|er)s|millimet(?:re|er)s|kilos|kilograms|kg|grams|lit(?:re|er)s|hectares|grams and kilograms)'
const early = `(?:${times} ${on} )?(?:(?:the )?${hours('(?:12|twelve)')}|am (?:and|or|/) pm)`
const late = `(?:(?:${times} ${on} )?${hours('(?:24|twenty - four|twenty four)')}|${all}(?:24|twenty - four) ?(?:- )?(?:hour|hr|h) times?)`

/** Two ways of giving a quantity, with the name of the first in the grammar. */
const pairs: readonly (readonly [from: string, to: string, name: string])[] = [
  [late, early, 'military time'],
  [early, late, 'am and pm'],
  [inUnits('fahrenheit'), inUnits('(?:celsius|centigrade)'), 'temperatures in fahrenheit'],
  [inUnits('(?:celsius|centigrade)'), inUnits('fahrenheit'), 'temperatures in celsius'],
  [inUnits(imperial), inUnits(metric), 'imperial units'],
  [inUnits(metric), inUnits(imperial), 'metric units'],
]
const change = '(?:change|convert|turn|switch|translate|rewrite|put|recast)'
const changed = '(?:changed|converted|turned|switched|translated|rewritten|put|recast)'
const changing = '(?:changing|converting|turning|switching|translating|rewriting|putting)'

/** Units and clocks that are to be turned into others: “convert miles to kilometres”. */
export const unitDescriptions: readonly Description[] = [
  ...pairs.flatMap(([from, to, name]) => [
    describe(`${change} ${all}${from} (?:back )?(?:into|to|as|on) ${to}`, `avoid ${name}`),
    describe(
      `${all}${from} ${must} (?:always )?be ${changed} (?:back )?(?:into|to|as|on) ${to}`,
      `avoid ${name}`,
    ),
    describe(
      `${all}${from} (?:needs?|wants?) (?:to be ${changed}|${changing}) (?:back )?(?:into|to|as|on) ${to}`,
      `avoid ${name}`,
    ),
  ]),
  describe(
    `${all}dates? (?:(?:always )?(?:${must}|needs?|requires?)) ?(?:(?:always )?(?:have|include|show|carry|contain|state|give|come with|be given with|be written with|need) )?(?:an? |the |its |their )?(?:full |four - digit )?years?(?: in (?:it|them)| as well| too| with (?:it|them))?(?! of)`,
    'avoid dates without a year',
  ),
  describe(
    `(?:always |please )*(?:give|include|add|state|put|write|show|name) (?:the |a )?year (?:in|with|to|for|after|of) ${all}dates?`,
    'avoid dates without a year',
  ),
  describe(
    `(?:never|do not|don't) (?:give|write|use|print|state|publish|put|show) ${all}dates? without (?:an? |the |its |their )?years?`,
    'avoid dates without a year',
  ),
  describe(`${times} ${on} ${hours('(?:24|twenty - four|twenty four)')}`, 'military time'),
]
