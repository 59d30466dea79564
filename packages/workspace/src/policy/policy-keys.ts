import {
  clauseFormSchema,
  policyClauseSchema,
  policyFileSchema,
  policyTargetSchema,
} from '@content-trust/engine/schema'

const fileKeys = Object.keys(policyFileSchema.shape)
const clauseKeys = Object.keys(policyClauseSchema.shape)
const formKeys = Object.keys(clauseFormSchema.shape)
const targetKeys = policyTargetSchema.options.flatMap(({ shape }) => Object.keys(shape))
const exampleKeys = ['matches', 'passes']

/** Keys that may be in an object of a policy file, by the keys that lead to it. */
export function policyKeysAt(path: readonly PropertyKey[]): readonly string[] {
  const [, , part, list] = path
  if (path.length === 0) return fileKeys
  if (part === undefined) return clauseKeys
  if (part === 'examples') return exampleKeys
  return list === undefined ? formKeys : targetKeys
}
