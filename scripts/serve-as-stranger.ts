import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { installedNodes } from './installed-nodes.ts'
import { runCommand } from './run-command.ts'

const START_MS = 60_000

const useClient = `import { createClient } from '@content-trust/client'
const { CONTENT_TRUST_ADDRESS: address, CONTENT_TRUST_KEY: key } = process.env
const content = 'Experts say this very unique platform will change everything.'
const { billing } = await createClient({ address, key }).analyze({ type: 'text', content })
if (billing.price_cents !== 0.5) throw new Error(\`\${billing.price_cents} cents\`)
`

/** Installs the service and its client from their tarballs alone, in a folder without a repository, and calls it. */
export async function serveAsStranger(tarball: string, client: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'content-trust-server-'))
  try {
    await writeFile(join(folder, 'package.json'), '{ "private": true }\n')
    runCommand('npm', ['install', '--prefer-offline', tarball, client], folder)
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
      await callService(await greetingOf(service), folder)
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

async function callService({ address, key }: Greeting, folder: string): Promise<void> {
  const script = join(folder, 'use-client.mjs')
  await writeFile(script, useClient)
  const env = { ...process.env, CONTENT_TRUST_ADDRESS: address, CONTENT_TRUST_KEY: key }
  for (const node of installedNodes()) execFileSync(node, [script], { cwd: folder, env })
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
