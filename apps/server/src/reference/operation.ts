import { type ProblemCode, problemStatuses } from '@content-trust/engine/schema'
import type { Route } from '../define-route.ts'
import { problemTexts } from '../errors/problem.ts'
import type { Components } from '../openapi/components.ts'
import { priceText } from '../openapi/price-table.ts'
import { chargeFor, type UnitPrices } from '../pricing.ts'
import { type Example, examplesOf } from './examples.ts'
import { type FieldSource, type Form, formsOf } from './fields.ts'

/** The description of a route, for the reference in Markdown and in HTML. */
export interface Operation {
  readonly name: string
  readonly title: string
  readonly tag: string
  readonly isDeprecated: boolean
  readonly summary: string
  readonly description: string
  readonly access: string
  /** What the example costs, in a sentence. */
  readonly cost: string
  readonly request: readonly Form[]
  readonly response: readonly Form[]
  readonly problems: readonly {
    readonly status: number
    readonly code: ProblemCode
    readonly title: string
  }[]
  readonly examples: readonly Example[]
}

const accessTexts = {
  open: 'No key is needed.',
  demo: 'No key is needed; calls have an hourly limit.',
  form: 'No key is needed; calls have an hourly limit.',
  account: 'Needs a key in the header `Authorization: Bearer <API_KEY>`.',
} as const

/** The description of a route. */
export function operationOf(
  route: Route,
  { refTo }: Components,
  source: FieldSource,
  prices: UnitPrices,
): Operation {
  return {
    name: route.name,
    title: `${route.method} ${route.path}`,
    tag: route.tag,
    isDeprecated: route.deprecation !== undefined,
    summary: route.summary,
    description: route.description,
    access: accessTexts[route.access],
    cost: costOf(route, prices),
    request: route.input === null ? [] : formsOf(refTo(route.input), source),
    response: formsOf(refTo(route.output), source),
    problems: [...route.errors]
      .map((code) => ({ status: problemStatuses[code], code, title: problemTexts[code].title }))
      .sort((a, b) => a.status - b.status),
    examples: examplesOf(route),
  }
}

function costOf({ work, exampleCost }: Route, prices: UnitPrices): string {
  if (work.kind !== 'billed' || exampleCost === undefined) return 'This call is free.'
  const { price } = chargeFor(exampleCost.bucket, exampleCost.units, prices)
  return `This example costs ${priceText(price)}.`
}
