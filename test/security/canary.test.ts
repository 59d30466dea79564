import { once } from 'node:events'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { dataFolder, startProcess } from '../server/support/start-process.ts'

const canary = 'zqcanary'
const marked = (name: string) => `${canary}${name}`
const text = (name: string) =>
  `${marked(name)} experts say this very unique platform will change everything for everyone.`

/** Every file below a folder, with its content. */
async function contentsOf(folder: string): Promise<{ path: string; content: string }[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map(async ({ parentPath, name }) => {
        const path = join(parentPath, name)
        return { path, content: await readFile(path, 'latin1') }
      }),
  )
}

const context = {
  domain: marked('domain'),
  custom_policy: `Reject ${marked('policy')} claims.`,
  transcript: marked('transcript'),
}
const more = { context, transcript: marked('spoken'), [marked('field')]: marked('value') }
const headers = {
  'idempotency-key': marked('idempotency'),
  'user-agent': marked('agent'),
  cookie: `${marked('cookie')}=${marked('cookie')}; __Host-demo=${marked('demo').padEnd(22, 'a')}`,
  referer: `https://site.example/${marked('referer')}`,
  origin: `https://${marked('origin')}.example`,
  'x-forwarded-for': marked('forwarded'),
  [marked('header')]: marked('header'),
}
const content = { type: 'text', content: text('content'), auto_revise: true, ...more }

interface Answered {
  readonly headers: Headers
  readonly said: string
}

/** Sends requests, and records their statuses by name. */
class Visitor {
  readonly statuses: Record<string, number> = {}
  readonly address: string
  readonly key: string

  constructor(address: string, key: string) {
    this.address = address
    this.key = key
  }

  async send(name: string, path: string, init: RequestInit = {}): Promise<Answered> {
    const answer = await fetch(`${this.address}${path}`, init)
    const said = await answer.text()
    this.statuses[name] = answer.status
    return { headers: answer.headers, said }
  }

  post(name: string, path: string, body: unknown, more = {}): Promise<Answered> {
    return this.send(name, path, {
      method: 'POST',
      body: typeof body === 'string' ? body : JSON.stringify(body),
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${this.key}`,
        ...more,
      },
    })
  }
}

/** Calls every kind of route with a mark in each field and header, and with mistakes. */
async function callRoutes(visitor: Visitor): Promise<void> {
  await visitor.post('text', '/v1/analyze', content, headers)
  await visitor.post('replay', '/v1/analyze', content, headers)
  await visitor.post('conflict', '/v1/analyze', { ...content, content: text('conflict') }, headers)
  await visitor.post('legacy', '/v1/analyze-text', { text: text('legacy'), ...more })
  await visitor.post('style', '/v1/analyze-style', {
    text: text('style'),
    include_text_in_spans: true,
    ...more,
  })
  await visitor.post('batch', '/v1/analyze-batch', {
    items: [{ id: marked('item'), text: text('batch') }],
    ...more,
  })
  await visitor.post('image', '/v1/analyze', {
    type: 'image',
    content: `data:image/png;base64,${Buffer.from(marked('bytes')).toString('base64')}`,
  })
  await visitor.post('address', '/v1/analyze-image', {
    image_url: `https://127.0.0.1/${marked('path')}?q=${marked('query')}#${marked('hash')}`,
  })
  await visitor.post('video', '/v1/analyze-video', {
    video_url: `https://a.invalid/${marked('video')}`,
  })
  await visitor.post('demo', '/demo/analyze', { text: text('demo'), ...more }, headers)
  await visitor.post('broken', '/v1/analyze', `{"${marked('broken')}`)
  await visitor.post('mode', '/v1/analyze', { type: marked('type') })
  await visitor.post('wrong type', '/v1/analyze', marked('plain'), {
    'content-type': marked('type'),
  })
  await visitor.post('wrong key', '/v1/analyze', content, {
    authorization: `Bearer ctk_${marked('key')}`,
  })
}

async function callTools(visitor: Visitor): Promise<void> {
  const call = (name: string, args: object) => ({
    jsonrpc: '2.0',
    id: marked('id'),
    method: 'tools/call',
    params: { name, arguments: args },
  })
  const accept = { accept: 'application/json, text/event-stream' }
  await visitor.post(
    'tool',
    '/mcp',
    call('analyze', { ...content, idempotency_key: marked('k') }),
    accept,
  )
  await visitor.post('no tool', '/mcp', call(marked('tool'), {}), accept)
  await visitor.send('key in address', `/mcp?key=${visitor.key}`, { method: 'GET' })
  await visitor.send('no path', `/${marked('nowhere')}?key=${visitor.key}&q=${marked('search')}`)
}

/** Signs in to the account page; returns the cookie of the session. */
async function signIn(visitor: Visitor): Promise<string> {
  const own = { origin: visitor.address, 'content-type': 'application/json' }
  const opened = await visitor.send('sign in', '/account/sign-in', {
    method: 'POST',
    body: JSON.stringify({ key: visitor.key }),
    headers: own,
  })
  const cookie = opened.headers.get('set-cookie')?.split(';')[0] ?? ''
  await visitor.send('overview', '/account/overview', { headers: { cookie } })
  await visitor.send('wrong sign in', '/account/sign-in', {
    method: 'POST',
    body: JSON.stringify({ key: marked('attempt') }),
    headers: own,
  })
  return cookie
}

it('R-PRIV-01 and R-PRIV-04 after a whole session no mark of a caller is in records, log, metrics or temporary files', async () => {
  const [folder, temporary] = [await dataFolder(), await dataFolder()]
  const running = await startProcess(folder, {
    TMPDIR: temporary,
    METRICS_PORT: '0',
    LOG_LEVEL: 'debug',
    SHUTDOWN_MS: '2000',
  })
  const { address, key = '' } = running
  const visitor = new Visitor(address, key)
  await callRoutes(visitor)
  await callTools(visitor)
  const cookie = await signIn(visitor)
  expect(visitor.statuses).toMatchObject({
    text: 200,
    replay: 200,
    conflict: 409,
    legacy: 200,
    style: 200,
    batch: 200,
    image: 400,
    address: 400,
    demo: 200,
    broken: 400,
    'wrong type': 415,
    'wrong key': 401,
    tool: 200,
    'no path': 404,
    'sign in': 200,
    overview: 200,
    'wrong sign in': 401,
  })
  const metrics = await fetch(/Metrics on (\S+)/.exec(running.said)?.[1] ?? '')
  const told = [await metrics.text(), running.logged()]
  // While the service runs, the last writes are in the write-ahead log; after the stop, in the file.
  const during = await contentsOf(folder)
  running.process.kill('SIGTERM')
  expect(await once(running.process, 'exit')).toEqual([0, null])
  const kept = [...during, ...(await contentsOf(folder)), ...(await contentsOf(temporary))]
  expect(running.logged().split('\n').length).toBeGreaterThan(20)
  expect(kept.reduce((sum, file) => sum + file.content.length, 0)).toBeGreaterThan(100_000)
  const session = cookie.split('=')[1] ?? ''
  expect(session.length).toBeGreaterThan(20)
  for (const secret of [canary, key, session, Buffer.from(canary).toString('base64')]) {
    for (const words of [...told, running.logged()]) expect(words).not.toContain(secret)
    const holders = kept.filter(({ content }) => content.includes(secret)).map(({ path }) => path)
    expect([secret, holders]).toEqual([secret, []])
  }
})
