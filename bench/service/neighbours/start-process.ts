import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { freePorts } from '../../../test/ledger/support/fleet/free-ports.ts'

/** The service as users start it, in a process of its own, with two accounts that have credit. */
export interface ServiceProcess {
  readonly address: string
  /** The account that is attacked by none and answered slowly at worst. */
  readonly neighbour: string
  readonly hostile: string
  /** What the process holds now. */
  usage(): ProcessUsage
  stop(): Promise<void>
}

export interface ProcessUsage {
  readonly residentMegabytes: number
  readonly descriptors: number
}

const patienceMs = 120_000
const here = fileURLToPath(new URL('../../..', import.meta.url))

/** Starts the service of a checkout, by default of this one, over a new SQLite file. */
export async function startProcess(
  checkout = here,
  settings: Readonly<Record<string, string>> = {},
): Promise<ServiceProcess> {
  const folder = mkdtempSync(join(tmpdir(), 'content-trust-neighbours-'))
  const [port = 0] = await freePorts(1)
  const env = {
    ...process.env,
    CONTENT_TRUST_DATA_DIR: folder,
    PORT: String(port),
    ...settings,
  }
  const run = (...args: string[]) => commandOf(checkout, args)
  const command = (...args: string[]) =>
    execFileSync(process.execPath, run(...args), { env, cwd: checkout, encoding: 'utf8' })
  const keyOf = (email: string) => {
    const key = /ctk_\w+/.exec(command('accounts', 'create', '--email', email))?.[0]
    if (key === undefined) throw new Error('Expected a key.')
    command('accounts', 'credit', email, '100000000')
    return key
  }
  const [neighbour, hostile] = [keyOf('neighbour@example.org'), keyOf('hostile@example.org')]
  // The log is written as in production, and read by nobody.
  const child = spawn(process.execPath, run('serve'), { env, cwd: checkout, stdio: 'ignore' })
  const address = `http://127.0.0.1:${port}`
  await untilReady(address, child)
  return {
    address,
    neighbour,
    hostile,
    usage: () => usageOf(child),
    stop: async () => {
      const exit = once(child, 'exit')
      child.kill('SIGKILL')
      await exit
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function commandOf(checkout: string, args: readonly string[]): string[] {
  const main = join(checkout, 'apps/server/src/main.ts')
  const code = `import(${JSON.stringify(main)}).then(({ main }) => main())`
  // The first argument takes the place of the script.
  return ['--conditions=source', '--input-type=module', '--eval', code, '--', 'server', ...args]
}

async function untilReady(address: string, child: ChildProcess): Promise<void> {
  const end = performance.now() + patienceMs
  while (performance.now() < end) {
    if (child.exitCode !== null) throw new Error('The service ended.')
    const isReady = await fetch(`${address}/ready`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isReady) return
    await pause(100)
  }
  throw new Error('The service did not become ready.')
}

/** What Linux knows of a process. */
function usageOf({ pid }: ChildProcess): ProcessUsage {
  const kilobytes = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  return {
    residentMegabytes: Number(kilobytes) / 1024,
    descriptors: readdirSync(`/proc/${pid}/fd`).length,
  }
}
