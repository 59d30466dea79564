import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { withBuiltCommandLine } from '../built-command-line.ts'
import type { BenchDraft } from '../drafts.ts'
import type { Measurement } from '../measurement.ts'

/** Peak memory of the built command line over all drafts. */
export async function measureMemory(drafts: readonly BenchDraft[]): Promise<Measurement[]> {
  const folder = await mkdtemp(join(tmpdir(), 'content-trust-drafts-'))
  try {
    for (const { path, draft } of drafts) {
      const file = join(folder, path)
      await mkdir(dirname(file), { recursive: true })
      await writeFile(file, draft.source)
    }
    return await withBuiltCommandLine(({ peakMemory }) => [
      {
        label: 'peak memory of the command line, all drafts',
        value: peakMemory(['check', folder]),
        unit: 'MB',
        goal: { atMost: 90 },
        note: 'number of threads chosen by the command line',
      },
      {
        label: 'peak memory of the command line, one thread',
        value: peakMemory(['check', folder, '--jobs', '1']),
        unit: 'MB',
      },
      {
        label: 'peak memory of the command line, one thread, JSON lines',
        value: peakMemory(['check', folder, '--jobs', '1', '-f', 'jsonl']),
        unit: 'MB',
      },
    ])
  } finally {
    await rm(folder, { recursive: true })
  }
}
