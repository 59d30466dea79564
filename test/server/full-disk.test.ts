import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { problemSchema } from '@content-trust/engine/schema'
import { expect, it, onTestFinished } from 'vitest'
import { fromCents } from '../../apps/server/src/ledger/money.ts'
import { openStore } from '../../apps/server/src/ledger/open-store.ts'
import { dataFolder, serviceCommand } from './support/start-process.ts'

/** The service with a limit on the size of its files, which it meets as a full disk. */
async function startLimited(folder: string, kilobytes: number) {
  const command = `ulimit -f ${kilobytes}; exec "$0" "$1" serve`
  const child = spawn('bash', ['-c', command, process.execPath, serviceCommand], {
    env: { ...process.env, CONTENT_TRUST_DATA_DIR: folder, PORT: '0', SCORING_THREADS: '1' },
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return
    child.kill('SIGKILL')
    await once(child, 'exit')
  }
  onTestFinished(stop)
  let said = ''
  for await (const chunk of child.stdout) {
    said += String(chunk)
    const [, address] = /Listening on (\S+)/.exec(said) ?? []
    if (address !== undefined) return { address, key: /ctk_\w+/.exec(said)?.[0] ?? '', stop }
  }
  throw new Error('The service did not start.')
}

it('R-BILL-16 on a full disk calls are 503 and cost nothing, and the service says that it is not ready', async () => {
  const folder = await dataFolder()
  const { address, key, stop } = await startLimited(folder, 1_000)
  const statuses: number[] = []
  const codes: string[] = []
  // Stored texts fill it, long before the credit is spent: what is still held for a call that failed counts too.
  const draft = 'The bridge opened on 4 May 1877, and it was closed again in 1880. '.repeat(300)
  while (codes.length < 3 && statuses.length < 30) {
    const answer = await fetch(`${address}/v1/analyze-text`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify({ text: draft, store_content: true }),
    })
    statuses.push(answer.status)
    if (!answer.ok) codes.push(problemSchema.parse(await answer.json()).code)
  }
  const told = statuses.filter((status) => status === 200).length
  expect(told).toBeGreaterThan(0)
  expect(statuses.slice(told)).toEqual([503, 503, 503])
  expect(codes).toEqual(['records_unavailable', 'records_unavailable', 'records_unavailable'])
  expect((await fetch(`${address}/ready`)).status).toBe(503)
  expect((await fetch(`${address}/health`)).status).toBe(200)
  await stop()

  const store = await openStore({ dataDirectory: folder, clock: () => Date.now() + 3_600_000 })
  onTestFinished(() => store.close())
  const local = await store.accounts.local()
  const price = 20 * fromCents(0.5)
  expect(draft.length).toBe(19_800)
  expect(local?.available).toBe(fromCents(150) - told * price)
  expect(await store.verify()).toEqual([])
})
