import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { balanceCalls } from './balance-calls.ts'
import { freePorts } from './free-ports.ts'
import { isReady } from './instance.ts'
import { type Answer, type Sent, send } from './send.ts'

/** The load balancers that an example shows the settings of, and our own few lines. */
export const balancerKinds = ['haproxy', 'nginx', 'ours'] as const
export type BalancerKind = (typeof balancerKinds)[number]

export interface RunningBalancer {
  /** Where it listens; null for ours, which has no port. */
  readonly address: string | null
  readonly pid: number | null
  send(request: Sent): Promise<Answer>
  close(): Promise<void>
}

const examples = fileURLToPath(new URL('../../../../examples/service/', import.meta.url))
const settings = { haproxy: 'haproxy.cfg', nginx: 'nginx.conf' } as const

/** Whether a balancer is installed. */
export function hasBalancer(kind: BalancerKind): boolean {
  if (kind === 'ours') return true
  try {
    execFileSync(kind, ['-v'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

/** Starts a balancer with the settings of the example, for the ports of a fleet. */
export async function startBalancer(
  kind: BalancerKind,
  ports: readonly number[],
): Promise<RunningBalancer> {
  if (kind === 'ours') return { address: null, pid: null, ...balanceCalls(ports) }
  const folder = mkdtempSync(join(tmpdir(), 'content-trust-balancer-'))
  // Workers of nginx are another user when root starts it.
  chmodSync(folder, 0o755)
  const [port = 0] = await freePorts(1)
  const file = join(folder, settings[kind])
  writeFileSync(
    file,
    settingsFor(readFileSync(join(examples, settings[kind]), 'utf8'), port, ports),
  )
  const child = run(kind, file, folder)
  const exit = once(child, 'exit')
  const address = `http://127.0.0.1:${port}`
  while (!(await isReady(port))) {
    if (child.exitCode !== null) throw new Error(`${kind} ended with ${child.exitCode}.`)
    await pause(50)
  }
  return {
    address,
    pid: child.pid ?? null,
    send: (request) => send(address, request),
    close: async () => {
      child.kill('SIGTERM')
      await exit
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** The example with its ports replaced, and no more of its servers than there are processes. */
function settingsFor(example: string, port: number, ports: readonly number[]): string {
  return example
    .replaceAll('127.0.0.1:8080', `127.0.0.1:${port}`)
    .split('\n')
    .flatMap((line) => {
      const server = /127\.0\.0\.1:808(\d)/.exec(line)?.[1]
      if (server === undefined) return [line]
      const target = ports[Number(server) - 1]
      return target === undefined ? [] : [line.replace(/127\.0\.0\.1:808\d/, `127.0.0.1:${target}`)]
    })
    .join('\n')
}

function run(kind: Exclude<BalancerKind, 'ours'>, file: string, folder: string): ChildProcess {
  const stdio = 'ignore'
  if (kind === 'haproxy') return spawn('haproxy', ['-db', '-f', file], { stdio })
  const globals = `daemon off; pid ${join(folder, 'pid')}; error_log ${join(folder, 'log')};`
  return spawn('nginx', ['-p', folder, '-c', file, '-g', globals], { stdio })
}
