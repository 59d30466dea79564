import { open, readFile, rename, rm } from 'node:fs/promises'
import { errorCode, UsageError } from '@content-trust/workspace'
import * as z from 'zod'
import { tallySchema } from '../summary/tally.ts'

const count = z.int().min(0)
const stateSchema = z.object({
  version: z.literal(1),
  /** Everything that decides the bytes of the output: options, inputs, engine. */
  run: z.record(z.string(), z.string()),
  position: z.object({ input: count, offset: count, row: count }),
  output_bytes: count,
  unreadable: count,
  tallies: z.array(tallySchema),
})
/** The progress of a run: what was read, and the bytes of the output that belong to it. */
export type RunState = z.infer<typeof stateSchema>

/** The file that says how far a run came; it is there as long as the run is not done. */
export function statePath(output: string): string {
  return `${output}.state.json`
}

/** Reads the state of an earlier run; null without one. */
export async function readState(output: string): Promise<RunState | null> {
  const path = statePath(output)
  let text: string
  try {
    text = await readFile(path, 'utf8')
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null
    throw error
  }
  try {
    return stateSchema.parse(JSON.parse(text))
  } catch {
    throw new UsageError(
      `${path} is not the state file of a run. Start over with --overwrite, which replaces the output.`,
    )
  }
}

/** Replaces the state at once: a reader finds the old one or the new one, never a part. */
export async function writeState(output: string, state: RunState): Promise<void> {
  const path = statePath(output)
  const file = await open(`${path}.tmp`, 'w')
  try {
    await file.writeFile(JSON.stringify(state))
    await file.datasync()
  } finally {
    await file.close()
  }
  await rename(`${path}.tmp`, path)
}

/** Says that a run is done. */
export async function removeState(output: string): Promise<void> {
  await rm(statePath(output), { force: true })
  await rm(`${statePath(output)}.tmp`, { force: true })
}

/** Refuses to resume a run with other inputs or options, and names what differs. */
export function requireSameRun(earlier: RunState['run'], now: RunState['run'], file: string): void {
  const names = new Set([...Object.keys(earlier), ...Object.keys(now)])
  const different = [...names].filter((name) => earlier[name] !== now[name])
  if (different.length === 0) return
  throw new UsageError(
    `--resume: ${file} was begun with other ${different.join(', ')}. Give the same again, or start over with --overwrite.`,
  )
}
