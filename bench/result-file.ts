import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { engineVersion } from '@content-trust/engine'
import * as z from 'zod'
import { describeMachine } from './machine.ts'
import type { Measurement } from './measurement.ts'

const folder = 'bench/results'

const resultSchema = z.object({
  engine: z.string(),
  machine: z.string(),
  date: z.string().exactOptional(),
  measurements: z.array(
    z.object({
      label: z.string(),
      value: z.number(),
      best: z.number().exactOptional(),
      unit: z.string(),
      goal: z
        .union([z.object({ atLeast: z.number() }), z.object({ atMost: z.number() })])
        .exactOptional(),
      note: z.string().exactOptional(),
    }),
  ),
})

/** What one command measured. */
export type Result = z.infer<typeof resultSchema>

/** Keeps what a command measured, for the table of all, beside the page that a person reads. */
export async function writeResult(
  name: string,
  measurements: readonly Measurement[],
  page: string,
): Promise<void> {
  const result = {
    engine: engineVersion,
    machine: describeMachine(),
    date: new Date().toISOString().slice(0, 10),
    measurements,
  }
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, `${name}.json`), `${JSON.stringify(result, null, 2)}\n`)
  await writeFile(join(folder, `${name}.md`), page)
}

/** Reads what a command has measured; null where it never ran. */
export async function readResult(name: string): Promise<Result | null> {
  const path = join(folder, `${name}.json`)
  if (!existsSync(path)) return null
  return resultSchema.parse(JSON.parse(await readFile(path, 'utf8')))
}
