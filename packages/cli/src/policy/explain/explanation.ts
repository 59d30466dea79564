import type { ClauseExplanation } from '@content-trust/engine'
import { findLines, positionAt } from '@content-trust/engine/report'
import { clauseFormSchema, policyDecisionSchema } from '@content-trust/engine/schema'
import * as z from 'zod'

const matchSchema = z.strictObject({
  /** Both count from 1, columns in UTF-16 code units. */
  line: z.int().min(1),
  column: z.int().min(1),
  quote: z.string(),
  explanation: z.string(),
})

const clauseSchema = z.strictObject({
  /** Of a clause of a policy file. */
  id: z.string().optional(),
  from: z.string().optional(),
  text: z.string(),
  reading: z.enum(['whole', 'part', 'none', 'permission']),
  /** The form in plain words; absent where the clause could meet nothing. */
  read_as: z.string().optional(),
  looks_for: z.array(z.string()),
  decision: policyDecisionSchema,
  reason: z.string().optional(),
  left_out: z.array(z.strictObject({ words: z.string(), how: z.enum(['ignored', 'literal']) })),
  /** What to write instead. */
  suggestion: z.string().optional(),
  form: clauseFormSchema.optional(),
  /** With a draft: `impossible` could meet nothing in any draft, and for `unasked` only its sources could tell. */
  met: z.enum(['matched', 'nothing', 'impossible', 'unasked']).optional(),
  matches: z.array(matchSchema).optional(),
})

/** What `policy explain --format json` writes. */
export const policyExplanationSchema = z.strictObject({
  policy: z.string(),
  draft: z.string().optional(),
  clauses: z.array(clauseSchema),
})

/** How a policy was read, clause by clause, and what it met in a draft. */
export type PolicyExplanation = z.infer<typeof policyExplanationSchema>
export type ExplainedClause = PolicyExplanation['clauses'][number]

/** A clause as the engine explains it, for a reader; `source` is the draft. */
export function explainedClause(
  clause: ClauseExplanation,
  more: { readonly from?: string | undefined; readonly reason?: string | undefined },
  source: string,
): ExplainedClause {
  const { id, text, reading, says, looksFor, leftOut, suggestion, form, action, met } = clause
  const lines = findLines(source)
  return {
    ...(id === undefined ? {} : { id }),
    ...(more.from === undefined ? {} : { from: more.from }),
    text,
    reading,
    ...(says === undefined ? {} : { read_as: says }),
    looks_for: [...looksFor],
    decision: action === undefined || action === 'allow' ? 'none' : action,
    ...(more.reason === undefined ? {} : { reason: more.reason }),
    left_out: leftOut.map(({ words, how }) => ({ words, how })),
    ...(suggestion === undefined ? {} : { suggestion }),
    ...(form === undefined ? {} : { form: clauseFormSchema.parse(form) }),
    ...(met === undefined ? {} : { met }),
    ...(clause.matches === undefined
      ? {}
      : {
          matches: clause.matches.map(({ start, span, explanation }) => ({
            ...positionAt(lines, start),
            quote: span,
            explanation,
          })),
        }),
  }
}
