import type { PolicyToken } from '../../policy-tokens.ts'
import { replaceWords } from '../tokens/replace-words.ts'
import { textOf } from '../tokens/token-runs.ts'

/** Charges by what policies call them. */
const charges: readonly (readonly [names: string, charge: string])[] = [
  ['(?:vat|gst|sales tax|(?:all )?taxes|tax|value added tax)(?: and (?:other )?taxes)?', 'tax'],
  [
    '(?:shipping|postage|delivery|postage and packing|p&p|shipping and handling|freight)(?: (?:costs?|charges?|fees?))?',
    'shipping',
  ],
  ['(?:all )?(?:the )?(?:booking|service|handling|transaction|hidden )* ?(?:fees|charges)', 'fees'],
]
const which = '(?:(?:the|any|all|local) )?'

const wordings = charges.flatMap(
  ([names, charge]): readonly (readonly [said: RegExp, meant: string])[] => [
    [
      new RegExp(
        `^(?:must|should|have to|has to|need to|needs to|always|are to) (?:always )?(?:be (?:given |shown |quoted |stated |listed )?(?:inclusive of|including|with)|include|contain|come with) ${which}${names}(?: included)?(?= |$)`,
      ),
      `must have included ${charge}`,
    ],
    [
      new RegExp(
        `^(?:need|needs|have|has|must have|require|requires) ${which}${names} (?:included|in (?:it|them))(?= |$)`,
      ),
      `must have included ${charge}`,
    ],
    [
      new RegExp(
        `^(?:(?:that|which) (?:(?:leaves?|leaving) out|omits?|excludes?|(?:do|does) not (?:include|contain|have)|(?:don't|doesn't) (?:include|contain|have)|lacks?|(?:come|comes|are|is) without)|leaving out|omitting|excluding|not including|exclusive of|without|before|net of|ex|excl|minus|less|with no|plus) ${which}${names}(?: included)?(?= |$)`,
      ),
      `without included ${charge}`,
    ],
    [
      new RegExp(
        `^(say|says|saying|state|states|stating|note|mention|make clear|show) (?:that )?(?:it|they|this|the price|prices) (?:includes?|is inclusive of|are inclusive of|is with|are with) ${which}${names}(?= |$)`,
      ),
      `$1 included ${charge}`,
    ],
  ],
)

/** “Prices must include VAT”, “prices before tax”: what a price includes, by a name for it. */
export function nameCharges(all: readonly PolicyToken[]): readonly PolicyToken[] {
  if (!/\b(?:prices?|fares?|amounts?|sums?|costs?|quotes?|rates)\b/.test(textOf(all))) return all
  return wordings.reduce(
    (tokens, [said, meant]) =>
      replaceWords(tokens, said, ([, verb]) => meant.replace('$1', verb ?? '')),
    all,
  )
}
