import { type SourceGate, sourceGateNames } from '@content-trust/sources/rules'
import { UsageError } from '@content-trust/workspace'
import { explainIssues, layerShape } from '@content-trust/workspace/parse'
import { z } from 'zod'
import type { Host } from './host.ts'

/** Which lines of a draft findings are shown on; scores are always of the whole draft. */
export const filterModes = ['added', 'diff_context', 'file', 'nofilter'] as const
export type FilterMode = (typeof filterModes)[number]

/** What becomes of ignore comments and front matter that a change adds: they are asked for, or count at once. */
export const exemptionModes = ['ask', 'accept'] as const
export type ExemptionMode = (typeof exemptionModes)[number]

const flag = z.enum(['true', 'false']).transform((value) => value === 'true')
const lines = z
  .string()
  .transform((text) => text.split('\n').map((line) => line.trim()))
  .transform((all) => all.filter((line) => line !== ''))

/** One gate or several, separated by commas or lines. */
const gates = z.string().transform((text, context) => {
  const names = text.split(/[\n,]/).map((name) => name.trim())
  const given = names.filter((name) => name !== '')
  return given.flatMap((name): SourceGate[] => {
    const gate = sourceGateNames.find((each) => each === name)
    if (gate !== undefined) return [gate]
    const message = `found ${JSON.stringify(name)}, expected one of ${sourceGateNames.join(', ')}.`
    context.addIssue({ code: 'custom', message })
    return []
  })
})

/** Every input of `action.yml`, with its default; a test holds the two together. */
const inputShape = {
  token: z.string().min(1),
  files: lines.default([]),
  config: z.string().optional(),
  baseline: z.string().optional(),
  images: flag.default(false),
  'fail-on': layerShape.fail_on,
  'fail-on-rules': lines.optional(),
  'fail-on-sources': gates.default([]),
  exemptions: z.enum(exemptionModes).default('ask'),
  'intended-use': layerShape.intended_use,
  format: layerShape.format,
  domain: layerShape.domain,
  'custom-policy': layerShape.custom_policy,
  filter: z.enum(filterModes).default('added'),
  'max-findings': z.coerce.number().int().min(0).max(1000).default(20),
  comment: z.enum(['on-risk', 'always', 'never']).default('on-risk'),
  'comment-key': z
    .string()
    .regex(/^[\w.-]{1,40}$/, 'expected 1 to 40 letters, digits, dots, dashes or underscores')
    .default('default'),
  'comment-author': z.string().default('github-actions[bot]'),
  'comment-file': z.string().optional(),
  'comment-from': z.string().optional(),
  'review-comments': flag.default(false),
  annotations: flag.default(true),
  summary: flag.default(true),
  status: flag.default(false),
  labels: flag.default(false),
  'report-file': z.string().optional(),
  'sarif-file': z.string().optional(),
}

const inputsSchema = z.object(inputShape)
export type Inputs = z.output<typeof inputsSchema>

/** Names of all inputs. */
export const inputNames: readonly string[] = Object.keys(inputShape)

/** Reads and checks the inputs; an error names the input, what was found and what was expected. */
export function readInputs({ runner }: Pick<Host, 'runner'>): Inputs {
  const given = Object.fromEntries(
    inputNames
      .map((name) => [name, runner.getInput(name)] as const)
      .filter(([, value]) => value !== ''),
  )
  if (given['token'] === undefined) {
    throw new UsageError(
      'The input `token` is empty. Leave it out for the token of the workflow, or pass one that may read the repository.',
    )
  }
  const parsed = inputsSchema.safeParse(given)
  if (parsed.success) return parsed.data
  // The token is never at fault here, and is not shown.
  const problem = explainIssues(
    parsed.error.issues,
    { ...given, token: undefined },
    () => inputNames,
  )
  throw new UsageError(`Inputs: ${problem}`)
}
