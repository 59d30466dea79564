import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { writeKillCorpus } from '../cli/corpus/support/killed-run.ts'
import { bytesOfOneRun, killWorkersUntilDone } from '../cli/corpus/support/killed-workers.ts'
import { makeFolder } from '../cli/support/folder.ts'
import { type PostgresServer, startPostgresServer } from '../ledger/support/postgres-server.ts'
import { countKills, isShort, KillLog, timeFor } from './support/kills.ts'

const runs = [
  ['out.jsonl', '--dedupe', 'near'],
  ['out.parquet', '--with-input', '--dedupe', 'exact'],
  ['out.jsonl.gz', '--sample', '0.9', '--dedupe', 'near'],
].slice(0, isShort ? 1 : undefined)
const size = isShort
  ? { rows: 900, shards: 6, workers: 2, databaseKills: 1 }
  : { rows: 12_000, shards: 24, workers: 4, databaseKills: 1 }
const share = Math.ceil(countKills(2) / runs.length)
const log = new KillLog('workers')

describe('workers of a plan that are killed, and PostgreSQL with them', () => {
  let postgres: PostgresServer
  beforeAll(async () => {
    postgres = await startPostgresServer()
  })
  afterAll(async () => await postgres.stop())

  it.each(runs)(
    'cost nothing but time: what others join are the bytes of one run: %s',
    {
      timeout: timeFor(share),
    },
    async (output = '', ...options) => {
      const folder = await makeFolder({})
      await writeKillCorpus(folder, size.rows)
      const lines = await readFile(join(folder, 'in.jsonl'))
      await writeFile(join(folder, 'packed.jsonl.gz'), gzipSync(lines.subarray(0, 100_000)))
      const plan = { folder, inputs: ['in.jsonl', 'packed.jsonl.gz'], output, options, postgres }
      const expected = await bytesOfOneRun({ ...plan, ...size })
      const sum = { kills: 0, lost: 0, databaseKills: 0 }
      for (let seed = 1000; sum.kills < share; seed++) {
        const most = share - sum.kills
        const found = await killWorkersUntilDone(
          { ...plan, ...size },
          seed,
          most,
          size.databaseKills,
        )
        sum.kills += found.kills
        sum.lost += found.lost
        sum.databaseKills += found.databaseKills
        expect(Buffer.compare(expected, found.bytes), `after ${sum.kills} kills`).toBe(0)
      }
      expect(sum.databaseKills).toBeGreaterThan(0)
      log.add(
        `${output} ${options.join(' ')}: ${sum.kills} kills of workers, ${sum.lost} shards lost with them and scored again, ${sum.databaseKills} kills of PostgreSQL; ${expected.length} bytes equal to those of one run`,
      )
    },
  )
})
