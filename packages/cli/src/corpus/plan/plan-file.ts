import { draftContextSchema } from '@content-trust/engine/schema'
import { UsageError } from '@content-trust/workspace'
import * as z from 'zod'
import { dedupeKinds } from '../rows/row-options.ts'
import { partsFolder } from '../shards/shard.ts'
import { readText, writeText } from '../storage/open-storage.ts'

const count = z.int().min(0)
const positionSchema = z.object({ input: count, offset: count, row: count })
const planSchema = z.object({
  version: z.literal(1),
  /** Names its queue; another plan for the same output gets another one. */
  id: z.uuid(),
  identity: z.record(z.string(), z.string()),
  options: z.object({
    textField: z.string(),
    idField: z.string(),
    sourceField: z.string().nullable(),
    isPlain: z.boolean(),
    context: draftContextSchema,
    withEvidence: z.boolean(),
    withInput: z.boolean(),
    sample: z.number(),
    seed: z.number(),
    filter: z.string().nullable(),
    dedupe: z.enum(dedupeKinds).nullable(),
  }),
  inputs: z.array(
    z.object({
      kind: z.enum(['lines', 'parquet', 'draft']),
      source: z.string(),
      size: count,
      modified: count,
    }),
  ),
  slices: z.array(z.object({ from: positionSchema, until: positionSchema.nullable() })).min(1),
})
/** What is to be scored, and where its shards begin. Workers read it from the folder of parts. */
export type Plan = z.infer<typeof planSchema>

function planPath(output: string): string {
  return `${partsFolder(output)}/plan.json`
}

/** The plan of an output; null without one. */
export async function readPlan(output: string): Promise<Plan | null> {
  const path = planPath(output)
  const text = await readText(path)
  if (text === null) return null
  try {
    return planSchema.parse(JSON.parse(text))
  } catch {
    throw new UsageError(`${path} is not a plan. Remove it, and plan again.`)
  }
}

/** The plan of an output that has one. */
export async function requirePlan(output: string): Promise<Plan> {
  const plan = await readPlan(output)
  if (plan !== null) return plan
  throw new UsageError(
    `${planPath(output)}: there is no plan. Make one: content-trust corpus plan INPUTS -o OUTPUT`,
  )
}

/** Keeps a plan, whole or not at all. */
export async function writePlan(output: string, plan: Plan): Promise<void> {
  await writeText(planPath(output), JSON.stringify(plan))
}
