import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import {
  killUntilDone,
  undisturbedRun,
  writeKillCorpus,
} from '../test/cli/corpus/support/killed-run.ts'

/** Kills corpus runs at random moments, lets them go on, and compares bytes; stops at the first difference. */
const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '50' },
    rows: { type: 'string', default: '2500' },
    seed: { type: 'string', default: '1' },
    log: { type: 'string', default: 'test/cli/corpus/kill-log.txt' },
  },
})
const runs = [
  ['out.jsonl', '--jobs', '2'],
  ['out.jsonl', '--jobs', '1', '--dedupe', 'near'],
  ['out.jsonl.gz', '--jobs', '2', '--filter', 'slop_risk < 0.5'],
  ['out.jsonl.zst', '--jobs', '2', '--sample', '0.7'],
  ['out.parquet', '--jobs', '2', '--dedupe', 'exact'],
]
const log = [
  `npm run kill:corpus -- --kills ${values.kills} --rows ${values.rows} --seed ${values.seed}`,
  `Node ${process.version}, ${process.platform} ${process.arch}`,
  '',
]
const folder = mkdtempSync(join(tmpdir(), 'content-trust-corpus-'))
try {
  await writeKillCorpus(folder, Number(values.rows))
  const share = Math.ceil(Number(values.kills) / runs.length)
  for (const [output = '', ...options] of runs) {
    const run = { folder, output, options }
    const expected = await undisturbedRun(run)
    let kills = 0
    let midway = 0
    for (let round = 0; kills < share; round++) {
      const seed = Number(values.seed) * 1000 + round
      const found = await killUntilDone(run, expected.milliseconds, seed)
      kills += found.kills
      midway += found.midway
      if (Buffer.compare(expected.bytes, found.bytes) !== 0) {
        throw new Error(`Other bytes after ${kills} kills of ${output} ${options.join(' ')}`)
      }
    }
    log.push(
      `${output} ${options.join(' ')}: ${kills} kills, ${midway} of them with rows on disk; ${expected.bytes.length} bytes equal to those of a run without a kill`,
    )
    process.stdout.write(`${log.at(-1)}\n`)
  }
} finally {
  rmSync(folder, { recursive: true, force: true })
}
writeFileSync(values.log, `${log.join('\n')}\n`)
