import { expect, it } from 'vitest'
import { startPostgresServer } from '../../ledger/support/postgres-server.ts'
import { makeFolder } from '../support/folder.ts'
import { writeKillCorpus } from './support/killed-run.ts'
import { bytesOfOneRun, killWorkersUntilDone } from './support/killed-workers.ts'

it('workers that are killed cost nothing but time: what others join are the bytes of one run', {
  timeout: 300_000,
}, async () => {
  const folder = await makeFolder({})
  await writeKillCorpus(folder, 900)
  const postgres = await startPostgresServer()
  try {
    const plan = {
      folder,
      inputs: ['in.jsonl'],
      output: 'out.jsonl',
      options: ['--dedupe', 'near'],
      shards: 6,
      workers: 2,
      postgres,
    }
    const expected = await bytesOfOneRun(plan)
    const found = await killWorkersUntilDone(plan, 1, 2, 0)
    expect(Buffer.compare(found.bytes, expected)).toBe(0)
  } finally {
    await postgres.stop()
  }
})
