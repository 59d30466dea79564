import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runNode, withBuiltCommandLine } from '../built-command-line.ts'
import type { BenchDraft } from '../drafts.ts'
import type { Measurement } from '../measurement.ts'
import { median } from '../statistics.ts'
import { benchPolicies } from './policies.ts'

const RUNS = 15
const LENGTH = 5000

/** Time of the built command line for one draft of 5 KB beyond an empty Node process, and with a policy beside none. */
export async function measureColdStart(drafts: readonly BenchDraft[]): Promise<Measurement[]> {
  const folder = await mkdtemp(join(tmpdir(), 'content-trust-draft-'))
  try {
    const draft = drafts.toSorted(
      (a, b) => Math.abs(a.bytes - LENGTH) - Math.abs(b.bytes - LENGTH),
    )[0]
    if (draft === undefined) throw new Error('Expected at least one draft.')
    const file = join(folder, 'draft.md')
    await writeFile(file, draft.draft.source)
    const policies = Object.entries(benchPolicies()).filter(([name]) => name.endsWith('clauses'))
    const policyFiles = policies.map(([name]) => join(folder, `${name}.txt`))
    for (const [at, [, policy]] of policies.entries()) await writeFile(policyFiles[at], policy)
    return await withBuiltCommandLine(({ time }) => {
      const empty: number[] = []
      const warm: number[] = []
      const bare: number[] = []
      const held = policies.map((): number[] => [])
      // Two runs fill the compile cache and the file cache; then the kinds take turns.
      for (let run = -2; run < RUNS; run++) {
        const times = [
          runNode(['-e', '0']).time,
          time(['check', file]),
          time(['check', file], { NODE_DISABLE_COMPILE_CACHE: '1' }),
          ...policyFiles.map((policy) => time(['check', file, '--policy-file', policy])),
        ]
        if (run < 0) continue
        for (const [i, list] of [empty, warm, bare, ...held].entries())
          list.push(times[i] ?? Number.NaN)
      }
      const beyond = (times: number[]) => ({
        value: median(times) - median(empty),
        best: Math.min(...times) - Math.min(...empty),
        unit: 'ms',
      })
      return [
        {
          label: 'command line, cold, one 5 KB draft, beyond an empty Node process',
          ...beyond(warm),
          goal: { atMost: 50 },
          note: `median of ${RUNS} by the clock; an empty Node process took ${median(empty).toFixed(0)} ms`,
        },
        { label: 'the same without a compile cache, as on a fresh machine', ...beyond(bare) },
        ...policies.map(([name, { length }], at) => ({
          label: `the whole run with a policy of ${name} against one without`,
          value: median(held[at]) / median(warm),
          best: Math.min(...held[at]) / Math.min(...warm),
          unit: 'times',
          note: `${length} characters; ${median(held[at]).toFixed(0)} ms with it, ${median(warm).toFixed(0)} ms without it`,
        })),
      ]
    })
  } finally {
    await rm(folder, { recursive: true })
  }
}
