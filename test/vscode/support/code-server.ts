import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { dirname, join, resolve } from 'node:path'
import { onTestFinished } from 'vitest'

/** The release that is installed for tests; it is VS Code 1.139 as a server. */
export const codeServerVersion = '4.139.1'
const installed = resolve(`out/code-server-${codeServerVersion}`)
const entryIn = (folder: string) => join(folder, 'node_modules/code-server/out/node/entry.js')
/** Modules of VS Code without which its server does not start; they are compiled here. */
const natives = ['@vscode/spdlog', '@vscode/native-watchdog']

/** The entry of code-server: CODE_SERVER names one, else the one that the lane has installed; null without any. */
export function findCodeServer(): string | null {
  const found = [process.env['CODE_SERVER'], entryIn(installed)].find(
    (path) => path !== undefined && existsSync(path),
  )
  return found ?? null
}

/**
 * Installs code-server from the npm registry alone. Its own install scripts are left out, since one of them
 * would ask other servers for files; throws where there is no registry or no compiler.
 */
export function installCodeServer(): void {
  mkdirSync(installed, { recursive: true })
  const dependencies = { 'code-server': codeServerVersion }
  writeFileSync(join(installed, 'package.json'), JSON.stringify({ private: true, dependencies }))
  const npm = (cwd: string, ...words: string[]) =>
    execFileSync('npm', words, { cwd, stdio: 'pipe', encoding: 'utf8' })
  const quiet = ['--ignore-scripts', '--omit=dev', '--no-audit', '--no-fund', '--loglevel=error']
  npm(installed, 'install', ...quiet)
  const code = join(installed, 'node_modules/code-server/lib/vscode')
  npm(code, 'install', ...quiet)
  npm(code, 'rebuild', ...natives)
}

/** Runs code-server over a folder until the test ends; answers its address. */
export async function startCodeServer(
  entry: string,
  { home, folder }: { readonly home: string; readonly folder: string },
): Promise<string> {
  const port = await freePort()
  const child = spawn(
    process.execPath,
    [entry, ...optionsFor(home), '--auth', 'none', '--bind-addr', `127.0.0.1:${port}`, folder],
    { stdio: ['ignore', 'pipe', 'pipe'], env: environment(home) },
  )
  onTestFinished(async () => {
    child.kill('SIGTERM')
    if (child.exitCode === null) await once(child, 'exit')
  })
  let said = ''
  await new Promise<void>((ready, fail) => {
    const listen = (chunk: Buffer) => {
      said += String(chunk)
      if (said.includes('HTTP server listening')) ready()
    }
    child.stdout.on('data', listen)
    child.stderr.on('data', listen)
    child.once('exit', () => fail(new Error(`code-server ended: ${said}`)))
  })
  return `http://127.0.0.1:${port}/?folder=${encodeURIComponent(folder)}`
}

/** Installs packed extensions for a home. */
export function installExtensions(entry: string, home: string, paths: readonly string[]): void {
  for (const path of paths) {
    const words = [entry, ...optionsFor(home), '--install-extension', path]
    execFileSync(process.execPath, words, { env: environment(home), stdio: 'pipe' })
  }
}

function optionsFor(home: string): string[] {
  const config = join(home, 'config.yaml')
  if (!existsSync(config)) writeFileSync(config, '')
  return [
    ...['--config', config, '--user-data-dir', join(home, 'data')],
    ...['--extensions-dir', join(home, 'extensions')],
    ...['--disable-telemetry', '--disable-update-check'],
  ]
}

/**
 * The environment without what an outer editor or test runner would tell this one. Sockets are made in the folder
 * of the home; a longer path than that of a socket may be is easily reached.
 */
function environment(home: string): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(
    ([name]) => !/^(?:VSCODE_|VITEST|NODE_OPTIONS)/.test(name),
  )
  return { ...Object.fromEntries(kept), HOME: home, TMPDIR: dirname(home) }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new TypeError('Expected a port.')
  return address.port
}
