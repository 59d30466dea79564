import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { connect, createServer } from 'node:net'
import { expect, it, onTestFinished, vi } from 'vitest'
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

it('a first start on a busy port says which command to run instead, and the next one shows the key', async () => {
  const folder = await dataFolder()
  const other = createServer()
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void other.close())
  const address = other.address()
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0
  const busy = spawn(process.execPath, [serviceCommand, 'serve'], {
    env: { ...process.env, CONTENT_TRUST_DATA_DIR: folder, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [busy.stdout, busy.stderr]) {
    stream.on('data', (chunk) => {
      said += String(chunk)
    })
  }
  expect(await once(busy, 'close')).toEqual([2, null])
  const otherwise = port < 65_535 ? port + 1 : port - 1
  expect(said).toBe(
    `error: Port ${port} of 127.0.0.1 is in use by another program: set PORT to a free one, such as \`PORT=${otherwise} npm start\`.\n`,
  )
  const { key, address: free } = await startProcess(folder)
  const balance = await fetch(`${free}/v1/balance`, { headers: headersOf(key) })
  expect(balance.status).toBe(200)
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

it.each([
  ['is closed', 'SIGHUP'],
  ['is not read', 'SIGTERM'],
] as const)(
  'a log whose pipe %s neither ends nor blocks the service, and %s drains it',
  async (what, signal) => {
    const { address, process: child } = await startProcess(await dataFolder())
    if (what === 'is closed') child.stderr?.destroy()
    else child.stderr?.pause()
    // 140 KB of lines; a pipe holds 64.
    const headers = { 'x-client-request-id': 'x'.repeat(128) }
    for (let round = 0; round < 8; round += 1) {
      const calls = Array.from({ length: 50 }, () => fetch(`${address}/nowhere`, { headers }))
      const statuses = (await Promise.all(calls)).map(({ status }) => status)
      expect(new Set(statuses)).toEqual(new Set([404]))
    }
    child.kill(signal)
    expect(await once(child, 'exit')).toEqual([0, null])
  },
)

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
