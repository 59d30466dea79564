import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { runNode } from '../built-command-line.ts'
import type { BenchDraft } from '../drafts.ts'
import type { Measurement } from '../measurement.ts'
import { median } from '../statistics.ts'
import { cuttable } from './growth.ts'

const RUNS = 9

/** Time that a program which imports the built engine waits for it, and for its first two calls. */
export async function measureEngineStart(drafts: readonly BenchDraft[]): Promise<Measurement[]> {
  const folder = await mkdtemp(join(tmpdir(), 'content-trust-draft-'))
  try {
    const file = join(folder, 'draft.md')
    await writeFile(file, cuttable(drafts, 5000))
    const engine = resolve('packages/engine/dist/src/index.js')
    const laps = Array.from({ length: RUNS }, (): number[] =>
      JSON.parse(runNode(['bench/start-engine.ts', engine, file]).output),
    )
    const names = ['import of the engine', 'first call, 5 KB', 'second call, 5 KB']
    return names.map((label, i) => {
      const times = laps.map((lap) => lap[i] ?? Number.NaN)
      return { label, value: median(times), best: Math.min(...times), unit: 'ms' }
    })
  } finally {
    await rm(folder, { recursive: true })
  }
}
