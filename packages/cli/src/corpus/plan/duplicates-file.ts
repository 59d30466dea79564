import * as z from 'zod'
import { partName } from '../shards/shard.ts'
import { readText, writeText } from '../storage/open-storage.ts'
import type { Plan } from './plan-file.ts'

const count = z.int().min(0)
const duplicatesSchema = z.object({
  version: z.literal(1),
  /** The plan that found them; those of another one belong to other rows. */
  plan: z.uuid(),
  /** Rows of the shard. */
  rows: count,
  /** Which of them duplicate an earlier text of any shard, counted from 0, ascending. */
  repeats: z.array(count),
})
/** The rows of a shard that a plan leaves out as duplicates. */
export type Duplicates = Pick<z.infer<typeof duplicatesSchema>, 'rows' | 'repeats'>

/** The file of a shard's duplicates: beside its part. */
export function duplicatesPath(output: string, shard: number, shards: number): string {
  return `${partName(output, { number: shard, count: shards })}.repeats.json`
}

/** Records which rows of a shard are duplicates. */
export async function writeDuplicates(
  path: string,
  { id }: Pick<Plan, 'id'>,
  { rows, repeats }: Duplicates,
): Promise<void> {
  await writeText(path, JSON.stringify({ version: 1, plan: id, rows, repeats }))
}

/** Which rows of a shard are duplicates; null when the plan recorded none. */
export async function readDuplicates(
  path: string,
  { id }: Pick<Plan, 'id'>,
): Promise<Duplicates | null> {
  const text = await readText(path)
  if (text === null) return null
  try {
    const read = duplicatesSchema.parse(JSON.parse(text))
    return read.plan === id ? read : null
  } catch {
    return null
  }
}
