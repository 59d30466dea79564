import { targetNames } from '@content-trust/engine/policy'
import { policyClauseSchema, policyFileSchema } from '@content-trust/engine/schema'
import * as z from 'zod'

type JsonSchema = z.core.JSONSchema.BaseSchema

/** The JSON schema of policy files, for editors; it names all that a target may be. */
export function policyJsonSchema(): JsonSchema {
  const schema = z.toJSONSchema(policyFileSchema, {
    io: 'input',
    override: ({ zodSchema, jsonSchema }) => {
      addNames(jsonSchema)
      if (zodSchema === policyClauseSchema) jsonSchema.oneOf = contents
    },
  })
  return {
    ...schema,
    title: 'Content Trust policy',
    description: 'Clauses that drafts are held against.',
  }
}

/** A clause has words or a form, or switches another off. */
const contents = ['says', 'form', 'off'].map((key) => ({ required: [key] }))

/** Names that a target may have. */
function addNames({ properties }: JsonSchema): void {
  const { kind, name } = properties ?? {}
  if (typeof kind !== 'object' || typeof name !== 'object') return
  for (const [key, names] of Object.entries(targetNames)) {
    if (kind.const === key) name.enum = [...names]
  }
}
