import type { ClauseForm } from '../../form/clause-form.ts'
import type { PolicyToken } from '../../policy-tokens.ts'
import { readClause } from '../read-clause.ts'
import { wordAt, writtenOf } from '../tokens/token-patterns.ts'

/** What some words mean behind others, “no” for one; undefined where they are not understood whole. */
export function readBehind(
  words: readonly PolicyToken[],
  before: readonly string[],
): ClauseForm | undefined {
  const [first] = words
  const last = words.at(-1)
  if (first === undefined || last === undefined) return undefined
  const tokens = [...before.map((word) => wordAt(first, first, word)), ...words]
  const { start, end } = { start: first.start, end: last.end }
  const { form, leftOut } = readClause({ text: writtenOf(tokens), tokens, start, end }, undefined)
  return leftOut.length > 0 ? undefined : form
}
