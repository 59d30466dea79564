import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runCommand } from './run-command.ts'

const START_MS = 60_000

/** Installs the service from its tarball alone, in a folder without a repository, and calls it. */
export async function serveAsStranger(tarball: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'content-trust-server-'))
  try {
    await writeFile(join(folder, 'package.json'), '{ "private": true }\n')
    runCommand('npm', ['install', '--prefer-offline', tarball], folder)
    runCommand('npx', ['--no', '--', 'content-trust-server', '--version'], folder)
    const isWindows = process.platform === 'win32'
    const program = join(
      'node_modules',
      '@content-trust',
      'server',
      'bin',
      'content-trust-server.js',
    )
    const [name, ...words] = isWindows
      ? [process.execPath, program]
      : ['npx', '--no', '@content-trust/server']
    const service = spawn(name, words, {
      cwd: folder,
      env: { ...process.env, PORT: '0', CONTENT_TRUST_DATA_DIR: join(folder, 'data') },
      stdio: ['ignore', 'pipe', 'inherit'],
      // npx hands no signal on, so the whole group gets it; Windows has no such groups.
      detached: !isWindows,
    })
    try {
      await callService(await greetingOf(service))
    } finally {
      const exit = once(service, 'exit')
      if (isWindows) service.kill()
      else if (service.pid !== undefined) process.kill(-service.pid, 'SIGTERM')
      await exit
    }
  } finally {
    await rm(folder, { recursive: true })
  }
}

interface Greeting {
  readonly address: string
  readonly key: string
}

/** What the first start prints. */
async function greetingOf(service: ChildProcess): Promise<Greeting> {
  let out = ''
  const late = AbortSignal.timeout(START_MS)
  for await (const piece of service.stdout ?? []) {
    out += piece
    const [address] = /http:\/\/127\.0\.0\.1:\d+/.exec(out) ?? []
    const [key] = /ctk_\w+/.exec(out) ?? []
    if (address !== undefined && key !== undefined) return { address, key }
    late.throwIfAborted()
  }
  throw new Error(`The service did not start:\n${out}`)
}

async function callService({ address, key }: Greeting): Promise<void> {
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' }
  const content = 'Experts say this very unique platform will change everything.'
  const body = JSON.stringify({ type: 'text', content })
  const scored = await fetch(`${address}/v1/analyze`, { method: 'POST', headers, body })
  const result: unknown = await scored.json()
  if (scored.status !== 200) throw new Error(`No result: ${JSON.stringify(result)}`)
  for (const [path, words] of [
    ['/', 'Score the draft'],
    ['/account', 'Sign in'],
    ['/docs', 'API reference'],
  ] as const) {
    const page = await fetch(`${address}${path}`)
    const text = await page.text()
    if (page.status !== 200 || !text.includes(words)) throw new Error(`No page at ${path}.`)
  }
  process.stdout.write('the service runs from its tarball\n')
}
