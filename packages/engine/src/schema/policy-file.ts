import * as z from 'zod'
import { clauseFormSchema } from './clause-form.ts'
import { severitySchema } from './evidence.ts'
import { ownRuleSchema } from './house.ts'
import { houseLimits } from './house-limits.ts'

/** How much policy files may hold. They bound the time that hostile files can cost. */
export const policyLimits = {
  /** Characters of a clause in words. */
  says: 500,
  /** Clauses of one file. */
  clauses: 200,
  /** Clauses of a file and all that it extends. */
  allClauses: 500,
  /** Policies that one file may extend. */
  bases: 20,
  /** Files that lead from one to the next by `extends`. */
  depth: 8,
  /** Files that one policy may be read from. */
  files: 40,
} as const

function text(most: number) {
  return z.string().regex(/\S/, 'expected a text').max(most, `expected at most ${most} characters`)
}

/** What a clause may do to the decision; with `none` its matches are only listed. */
export const policyDecisionSchema = z.enum(['none', 'revise', 'human_review', 'reject'])

/** The name of a policy: a shipped one, a path, or a package. */
const policyName = text(400)

/** A clause of a policy file. */
export const policyClauseSchema = z
  .strictObject({
    id: ownRuleSchema.shape.id.describe(
      'Kebab-case, and one of a kind in its file. A clause with the id of an extended one takes its place.',
    ),
    says: text(policyLimits.says)
      .optional()
      .describe('The clause in words, as `custom_policy` has them; one demand.'),
    form: clauseFormSchema.optional().describe('The clause in its structured form.'),
    off: z
      .literal(true)
      .optional()
      .describe('Switches off the clause of this id of an extended policy.'),
    severity: severitySchema.optional().describe('How severe its findings are.'),
    decision: policyDecisionSchema
      .optional()
      .describe('In place of the decision that the clause asks for; `none` only lists.'),
    reason: text(houseLimits.sentence)
      .optional()
      .describe('One sentence that readers of a finding see.'),
    examples: ownRuleSchema.shape.examples.describe(
      'Texts that `content-trust policy test` runs: «…» marks what must be matched, exactly.',
    ),
  })
  .superRefine((clause, context) => {
    const problem = contentProblem(clause)
    if (problem !== undefined) context.addIssue({ code: 'custom', message: problem })
  })

/** A policy file: clauses, and policies to start from. */
export const policyFileSchema = z
  .strictObject({
    $schema: z.string().optional().describe('Address of the JSON schema, for editors.'),
    name: text(100).optional().describe('What the policy is called.'),
    description: text(houseLimits.sentence).optional().describe('What it is for.'),
    extends: z
      .union([policyName.transform((name) => [name]), z.array(policyName).max(policyLimits.bases)])
      .optional()
      .describe(
        'Policies to start from, the last one winning: the name of a shipped one, a path that starts with `./`, `../` or `/`, or an installed package.',
      ),
    clauses: z.array(policyClauseSchema).max(policyLimits.clauses).optional(),
  })
  .superRefine(({ clauses = [] }, context) => {
    const ids = new Set<string>()
    for (const [at, { id }] of clauses.entries()) {
      const message = `Unexpected id \`${id}\`, which another clause of this file has. Choose another one.`
      if (ids.has(id)) context.addIssue({ code: 'custom', path: ['clauses', at, 'id'], message })
      ids.add(id)
    }
  })

const contents = ['says', 'form', 'off'] as const

function contentProblem(clause: { readonly [Key in (typeof contents)[number]]?: unknown }) {
  const found = contents.filter((key) => clause[key] !== undefined)
  if (found.length === 1) return undefined
  return found.length === 0
    ? 'Missing `says`, `form` or `off`, expected one of them.'
    : `Unexpected \`${found[1]}\` beside \`${found[0]}\`, expected one of them.`
}

export type PolicyFile = z.output<typeof policyFileSchema>
/** A policy file as it is written. */
export type PolicyFileInput = z.input<typeof policyFileSchema>
export type PolicyFileClause = z.output<typeof policyClauseSchema>
