import type { PolicyToken } from '../../policy-tokens.ts'
import { replaceTokens } from '../tokens/replace-words.ts'

/** What moves by itself and is foretold: how policies call it, and how drafts do. */
const figures: readonly (readonly [called: string, words: readonly string[]])[] = [
  [
    'interest rates?|rates of interest|lending rates|borrowing costs|the cost of borrowing',
    ['interest rate', 'mortgage rate', 'base rate', 'bank rate', 'savings rate', 'borrowing cost'],
  ],
  ['mortgage rates?', ['mortgage rate']],
  ['savings rates?', ['savings rate']],
  ['base rates?|bank rate', ['base rate', 'bank rate']],
  [
    '(?:house|property|home|housing) (?:prices?|values?)|(?:housing|property) markets?',
    [
      'house price',
      'property price',
      'home price',
      'property value',
      'house value',
      'housing market',
      'property market',
    ],
  ],
  [
    '(?:share|stock) prices?|shares|stocks|(?:stock|share) markets?|equities',
    ['share price', 'stock price', 'shares', 'stocks', 'stock market', 'share market'],
  ],
  ['exchange rates?|currency rates?', ['exchange rate']],
  ['oil prices?|price of oil', ['oil price', 'price of oil']],
  [
    '(?:energy|fuel|petrol|gas) (?:prices?|bills?)',
    ['energy price', 'energy bill', 'fuel price', 'petrol price', 'gas price', 'gas bill'],
  ],
  ['inflation(?: rates?)?', ['inflation']],
  ['unemployment(?: rates?)?', ['unemployment']],
  ['rents?|rental prices?', ['rent', 'rental price']],
]

const figure = `(?:(?:the|our|future) )*(?:${figures.map(([called]) => called).join('|')})`
const list = `(?<list>${figure}(?:(?: ,)?(?: or| and| ,) ${figure})*)(?= |$)`
const which = '(?:(?:the )?(?:future|movement|direction|course) of )?'
const moving =
  '(?: (?:will|might|may|could|are going to|is going to|are likely to|is likely to)(?: (?:rise|fall|go up|go down|change|move|do|be|go|drop|increase|decrease)(?: (?:or|and) (?:rise|fall|go up|go down|drop|increase|decrease|down))*)?| (?:are|is) (?:going|heading|headed)(?: next)?)?'

const nouns = new RegExp(
  `^(?:predictions?|forecasts?|speculation|guess(?:es)?|predicting|forecasting) (?:(?:about|of|on|for|as to|regarding|concerning|over) )?${which}(?:(?:where|how|what|whether|which way|that) )?${list}${moving}`,
)
const verbs = new RegExp(
  `^(?<verb>predict|forecast|foretell|guess|speculate)(?<ending>s?) (?:(?:about|on) )?${which}(?:(?:where|how|what|whether|which way|that|when) )?${list}${moving}`,
)

/** “Predictions about house prices”: the words for them stand in a sentence that foretells something. */
export function quoteForecasts(tokens: readonly PolicyToken[]): readonly PolicyToken[] {
  const named = replaceTokens(tokens, nouns, (found) => `predictions about ${wordsOf(found)}`)
  return replaceTokens(
    named,
    verbs,
    (found) => `make${found.groups?.['ending'] ?? ''} predictions about ${wordsOf(found)}`,
  )
}

function wordsOf({ groups }: RegExpExecArray): string {
  const items = (groups?.['list'] ?? '').split(/(?: ,)? (?:or |and |, )/)
  const words = items.flatMap((item) =>
    figures.flatMap(([called, forms]) =>
      new RegExp(`^(?:(?:the|our|future) )*(?:${called})$`).test(item.trim()) ? forms : [],
    ),
  )
  return [...new Set(words)].map((each) => `"${each}"`).join(' or ')
}
