import { describe, expect, it } from 'vitest'
import { killUntilDone, undisturbedRun, writeKillCorpus } from '../cli/corpus/support/killed-run.ts'
import { makeFolder } from '../cli/support/folder.ts'
import { countKills, isShort, KillLog, timeFor } from './support/kills.ts'

const runs = [
  ['out.jsonl', '--jobs', '2', '--dedupe', 'exact'],
  ['out.jsonl', '--jobs', '1', '--dedupe', 'near'],
  ['out.jsonl.gz', '--jobs', '2', '--filter', 'slop_risk < 0.5'],
  ['out.jsonl.zst', '--jobs', '2', '--sample', '0.7'],
  ['out.parquet', '--jobs', '2', '--dedupe', 'exact'],
]
// A short run kills one form of output; the others are written by the same loop.
const tried = isShort ? runs.slice(0, 1) : runs
const share = Math.ceil(countKills(2) / tried.length)
const log = new KillLog('corpus')

describe('a corpus run that is killed at random moments and goes on', () => {
  it.each(tried)(
    'ends with the bytes of an undisturbed run: %s %s %s %s %s',
    {
      timeout: timeFor(share),
    },
    async (output = '', ...options) => {
      const folder = await makeFolder({})
      await writeKillCorpus(folder, isShort ? 900 : 2500)
      const run = { folder, output, options }
      const expected = await undisturbedRun(run)
      const sum = { kills: 0, midway: 0 }
      for (let seed = 1; sum.kills < share; seed++) {
        const found = await killUntilDone(run, expected.milliseconds, seed)
        sum.kills += found.kills
        sum.midway += found.midway
        expect(Buffer.compare(expected.bytes, found.bytes), `after ${sum.kills} kills`).toBe(0)
      }
      log.add(
        `${output} ${options.join(' ')}: ${sum.kills} kills, ${sum.midway} of them with rows on disk; ${expected.bytes.length} bytes equal to those of a run without a kill`,
      )
    },
  )
})
