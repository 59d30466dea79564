import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { gzipSync } from 'node:zlib'
import { writeKillCorpus } from '../test/cli/corpus/support/killed-run.ts'
import { bytesOfOneRun, killWorkersUntilDone } from '../test/cli/corpus/support/killed-workers.ts'
import { startPostgresServer } from '../test/ledger/support/postgres-server.ts'

/** Kills workers of a plan at random moments, PostgreSQL too, and compares bytes; stops at the first difference. */
const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '50' },
    rows: { type: 'string', default: '12000' },
    shards: { type: 'string', default: '24' },
    workers: { type: 'string', default: '4' },
    seed: { type: 'string', default: '1' },
    log: { type: 'string', default: 'test/cli/corpus/kill-workers-log.txt' },
  },
})
const runs = [
  ['out.jsonl'],
  ['out.parquet', '--with-input', '--dedupe', 'exact'],
  ['out.jsonl.gz', '--sample', '0.9', '--dedupe', 'near'],
]
const log = [
  `npm run kill:workers -- --kills ${values.kills} --rows ${values.rows} --shards ${values.shards} --workers ${values.workers} --seed ${values.seed}`,
  `Node ${process.version}, ${process.platform} ${process.arch}, pg-boss on PostgreSQL 18`,
  '',
]
const folder = mkdtempSync(join(tmpdir(), 'content-trust-workers-'))
const postgres = await startPostgresServer()
try {
  await writeKillCorpus(folder, Number(values.rows))
  const lines = await readFile(join(folder, 'in.jsonl'))
  await writeFile(join(folder, 'packed.jsonl.gz'), gzipSync(lines.subarray(0, 400_000)))
  const share = Math.ceil(Number(values.kills) / runs.length)
  for (const [output = '', ...options] of runs) {
    const plan = {
      folder,
      inputs: ['in.jsonl', 'packed.jsonl.gz'],
      output,
      options,
      shards: Number(values.shards),
      workers: Number(values.workers),
      postgres,
    }
    const expected = await bytesOfOneRun(plan)
    const sum = { kills: 0, lost: 0, databaseKills: 0 }
    for (let round = 0; sum.kills < share; round++) {
      const seed = Number(values.seed) * 1000 + round
      const found = await killWorkersUntilDone(plan, seed, share - sum.kills, 1)
      sum.kills += found.kills
      sum.lost += found.lost
      sum.databaseKills += found.databaseKills
      if (Buffer.compare(expected, found.bytes) !== 0) {
        throw new Error(`Other bytes after ${sum.kills} kills of workers for ${output}`)
      }
    }
    log.push(
      `${output} ${options.join(' ')}: ${sum.kills} kills of workers, ${sum.lost} shards lost with them and scored again, ${sum.databaseKills} kills of PostgreSQL; ${expected.length} bytes equal to those of one run`,
    )
    process.stdout.write(`${log.at(-1)}\n`)
  }
} finally {
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
}
writeFileSync(values.log, `${log.join('\n')}\n`)
