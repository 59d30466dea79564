import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, it, vi } from 'vitest'
import { dataFolder, serviceCommand, startProcess } from './support/start-process.ts'
import { draft } from './support/valid-bodies.ts'

const body = JSON.stringify({ type: 'text', content: draft })
const headersOf = (key: string | undefined) => ({
  'content-type': 'application/json',
  authorization: `Bearer ${key}`,
})

it('R-BILL-21 and R-GEN-03 a first start shows the key of the local account once, and it works (decision 30)', async () => {
  const folder = await dataFolder()
  const first = await startProcess(folder)
  expect(first.address).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/)
  const answer = await fetch(`${first.address}/v1/analyze`, {
    method: 'POST',
    body,
    headers: headersOf(first.key),
  })
  expect(answer.status).toBe(200)
  const { billing } = JSON.parse(await answer.text())
  expect(billing.remaining_balance_cents).toBe(149.5)
  first.process.kill('SIGTERM')
  expect(await once(first.process, 'exit')).toEqual([0, null])

  const second = await startProcess(folder)
  expect(second.key).toBeUndefined()
  const balance = await fetch(`${second.address}/v1/balance`, { headers: headersOf(first.key) })
  expect(JSON.parse(await balance.text()).balance_cents).toBe(149.5)
  second.process.kill('SIGTERM')
  expect(await once(second.process, 'exit')).toEqual([0, null])
})

it('a call in flight is answered before the service stops, and what is not HTTP is told so (decision 36)', async () => {
  const { address, key, process: child } = await startProcess(await dataFolder())
  const { port } = new URL(address)
  const socket = connect(Number(port), '127.0.0.1')
  socket.write('nonsense\r\n\r\n')
  const [said] = await once(socket, 'data')
  expect(String(said)).toMatch(
    /^HTTP\/1\.1 400 Bad Request\r\n[\s\S]*x-request-id: req_[\s\S]*"code":"bad_request"/,
  )
  const long = JSON.stringify({ type: 'text', content: `${draft} `.repeat(1300).slice(0, 99_999) })
  const pending = fetch(`${address}/v1/analyze`, {
    method: 'POST',
    body: long,
    headers: headersOf(key),
  })
  // Its price is held as soon as its work starts.
  const held = async () => {
    const balance = await fetch(`${address}/v1/balance`, { headers: headersOf(key) })
    expect(await balance.json()).not.toMatchObject({ balance_cents: 150 })
  }
  await vi.waitFor(held, { timeout: 20_000, interval: 10 })
  child.kill('SIGTERM')
  expect((await pending).status).toBe(200)
  expect(await once(child, 'exit')).toEqual([0, null])
})

it('a setting that cannot be used is one line and status 2, without its value', async () => {
  const child = spawn(process.execPath, [serviceCommand, 'serve'], {
    env: { ...process.env, PORT: 'canary' },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let said = ''
  child.stderr.on('data', (chunk) => {
    said += String(chunk)
  })
  expect(await once(child, 'close')).toEqual([2, null])
  expect(said).toMatch(/^error: Invalid settings\. PORT: .+\n$/)
  expect(said).not.toContain('canary')
})
