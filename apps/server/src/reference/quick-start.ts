import { priceText } from '../openapi/price-table.ts'
import { publishedPrices } from '../pricing.ts'
import { curl, type Example, withClient } from './examples.ts'

/** A step of the first call: what to do, what to type, and what to know. */
export interface Step {
  readonly title: string
  readonly text: string
  readonly code?: Example
  readonly after?: string
}

const content = 'Experts say this very unique platform will change everything.'

/** Part of the answer to the first call; a test compares it with a real one. */
export const firstAnswer = {
  modality: 'text',
  risk_level: 'low',
  recommended_action: 'allow',
  confidence: 'low',
  evidence: [
    {
      type: 'weak_provenance',
      severity: 'medium',
      span: 'Experts say',
      start: 0,
      end: 11,
    },
  ],
  billing: { units_analyzed: 1, bucket: 'text_1k_units', price_cents: 0.5 },
} as const

/** From no key to a first answer that is understood. */
export const quickStart: readonly Step[] = [
  {
    title: 'Get a key',
    text: "If you run the service yourself, the first `npm start` prints a key with 150 cents of credit. On somebody else's, ask for one with `POST /request-access`. Put it into the variable `CONTENT_TRUST_KEY`, and keep it out of web pages.",
  },
  {
    title: 'Score a text',
    text: `This call costs ${priceText(publishedPrices.text_1k_units)}:`,
    code: {
      language: 'sh',
      code: curl({ path: '/v1/analyze', access: 'account', example: { type: 'text', content } }),
    },
  },
  {
    title: 'Or call it from your code',
    text: 'In TypeScript or JavaScript, use the package `@content-trust/client`. It has types for all fields, and repeats a call that failed on its way without paying twice.',
    code: { language: 'ts', code: withClient(content) },
  },
  {
    title: 'Read the answer',
    text: 'These are the fields to look at first:',
    code: { language: 'json', code: JSON.stringify(firstAnswer, null, 2) },
    after:
      '`recommended_action` is the decision: `allow`, `revise`, `human_review` or `reject`. `evidence` says why, and where in your text: `text.slice(start, end)` is the span. With a `confidence` of `low`, as for so short a text, nothing was judged, so let a person look. `billing` is what you paid.',
  },
]
