import { type ProblemCode, problemStatuses } from '@content-trust/engine/schema'
import type { Route } from '../define-route.ts'
import { problemTexts } from '../errors/problem.ts'
import { type Example, examplesOf } from './examples.ts'
import { type Form, formsOf } from './fields.ts'

/** The description of a route, for the reference in Markdown and in HTML. */
export interface Operation {
  readonly name: string
  readonly title: string
  readonly tag: string
  readonly isDeprecated: boolean
  readonly summary: string
  readonly description: string
  readonly access: string
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

/** The description of each route. */
export function operationsOf(routes: readonly Route[]): Operation[] {
  return routes.map((route) => ({
    name: route.name,
    title: `${route.method} ${route.path}`,
    tag: route.tag,
    isDeprecated: route.deprecation !== undefined,
    summary: route.summary,
    description: route.description,
    access: accessTexts[route.access],
    request: route.input === null ? [] : formsOf(route.input, 'input'),
    response: formsOf(route.output, 'output'),
    problems: [...route.errors]
      .map((code) => ({ status: problemStatuses[code], code, title: problemTexts[code].title }))
      .sort((a, b) => a.status - b.status),
    examples: examplesOf(route),
  }))
}
