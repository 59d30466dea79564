import { expect, it } from 'vitest'
import { undisturbedRun, writeKillCorpus } from '../cli/corpus/support/killed-run.ts'
import { killUnreaped } from '../cli/corpus/support/unreaped-run.ts'
import { makeFolder } from '../cli/support/folder.ts'
import { countKills, timeFor } from './support/kills.ts'

const kills = countKills(20)

it.runIf(process.platform === 'linux')(
  'a corpus run goes on after kills where nobody asks how a process ended',
  { timeout: timeFor(kills) },
  async () => {
    const folder = await makeFolder({})
    await writeKillCorpus(folder, 100)
    const run = { folder, output: 'out.jsonl', options: ['--jobs', '1'] }
    const { bytes, milliseconds } = await undisturbedRun(run)
    const end = await killUnreaped(run, { kills, milliseconds: milliseconds * 0.9, seed: 1 })
    expect(end.zombies).toBe(kills)
    expect(end.midway).toBeGreaterThan(0)
    expect(end.outputs.length).toBeGreaterThan(0)
    for (const found of end.outputs) expect(Buffer.compare(found, bytes)).toBe(0)
  },
)
