import { findHouseProblem } from '@content-trust/engine/house'
import {
  acceptSchema,
  type House,
  type OwnRule,
  ownRulesSchema,
  rejectSchema,
} from '@content-trust/engine/schema'
import type * as z from 'zod'

/** Terms that are never flagged; a map, so that the terms of several files add up. */
export const acceptKey = acceptSchema
  .superRefine((accept, context) => report({ accept }, context))
  .transform((terms): Record<string, true> => Object.fromEntries(terms.map((term) => [term, true])))

/** Rejected terms, each with its replacement or more. */
export const rejectKey = rejectSchema.superRefine((reject, context) => report({ reject }, context))

/** Own phrase rules; a map by id, so that a rule of a nearer file stands for one that it names alike. */
export const rulesKey = ownRulesSchema
  .superRefine((rules, context) => report({ rules }, context))
  .transform(
    (rules): Record<string, OwnRule> => Object.fromEntries(rules.map((rule) => [rule.id, rule])),
  )

/** Says what the engine could not use, at its place. */
function report(house: House, context: z.RefinementCtx<unknown>): void {
  // What the schema has found is not said twice.
  const found = context.issues.length === 0 ? findHouseProblem(house) : null
  if (found === null) return
  // The first key is that of the schema itself.
  context.addIssue({ code: 'custom', path: found.path.slice(1), message: found.problem })
}
