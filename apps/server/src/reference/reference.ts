import { type ProblemCode, problemCodeSchema, problemStatuses } from '@content-trust/engine/schema'
import type { Route } from '../define-route.ts'
import { problemTexts } from '../errors/problem.ts'
import { componentsOf } from '../openapi/components.ts'
import { overview } from '../openapi/overview.ts'
import { type PriceRow, priceRows } from '../openapi/price-table.ts'
import type { UnitPrices } from '../pricing.ts'
import { type Form, formsOf } from './fields.ts'
import { type Operation, operationOf } from './operation.ts'
import { quickStart, type Step } from './quick-start.ts'

/** An object that several bodies have. */
interface SharedObject {
  readonly name: string
  readonly forms: readonly Form[]
}

/** What the reference says, for its forms in Markdown and in HTML. */
export interface Reference {
  readonly overview: readonly string[]
  readonly quickStart: readonly Step[]
  readonly prices: readonly PriceRow[]
  readonly operations: readonly Operation[]
  readonly objects: readonly SharedObject[]
  readonly problems: readonly {
    readonly code: ProblemCode
    readonly status: number
    readonly title: string
    readonly advice: string
  }[]
}

/** The reference of the routes that are served, at the prices of the service. */
export function referenceOf(routes: readonly Route[], prices: UnitPrices): Reference {
  const components = componentsOf(routes)
  const { schemas } = components
  const names = Object.keys(schemas).filter((name) => isShared(name, schemas[name]))
  const source = { schemas, objects: new Set(names) }
  return {
    overview,
    quickStart,
    prices: priceRows(prices),
    operations: routes.map((route) => operationOf(route, components, source, prices)),
    objects: names.map((name) => ({ name, forms: formsOf(Object(schemas[name]), source) })),
    problems: problemCodeSchema.options.map((code) => {
      return { code, status: problemStatuses[code], ...problemTexts[code] }
    }),
  }
}

/** Bodies and answers are with their operations, and plain values with their fields. */
function isShared(name: string, schema: unknown): boolean {
  return (
    !/(?:Body|Answer|Request)$/.test(name) &&
    ['properties', 'oneOf'].some((key) => key in Object(schema))
  )
}
