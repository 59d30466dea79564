import * as z from 'zod'

/**
 * What a setting does with names of rules: `rules` names rules or evidence types, `gate` may name `policy` as
 * well, `defines` makes new ones, by the keys of a map or by the key `id` of each entry of a list.
 */
export type RuleRole = 'rules' | 'gate' | 'defines'

const roles = z.registry<{ readonly role: RuleRole }>()

/** Marks a setting whose list items or map keys are names of rules. */
export function namesRules<Schema extends z.ZodType>(schema: Schema, role: RuleRole): Schema {
  roles.add(schema, { role })
  return schema
}

/** What a setting does with names of rules; null for nothing. */
export function ruleRole(schema: z.ZodType): RuleRole | null {
  const role = roles.get(schema)?.role
  if (role !== undefined) return role
  const inner = schema instanceof z.ZodOptional ? schema.unwrap() : null
  return inner instanceof z.ZodType ? ruleRole(inner) : null
}
