import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { openPool } from './open-pool.ts'

it('goes on after an answer to a task that was given up', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'content-trust-pool-'))
  const filename = join(folder, 'worker.mjs')
  await writeFile(filename, 'export default (task) => task\n')
  const pool = openPool<string, string>({ filename, maxThreads: 1 })
  onTestFinished(async () => {
    await pool.destroy()
    await rm(folder, { recursive: true })
  })
  expect(await pool.run('first')).toBe('first')
  // As the pool says it when the answer of a thread has no task any more.
  pool.emit('error', new Error('Unexpected message from Worker'))
  expect(await pool.run('second')).toBe('second')
})
