import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { send } from './send.ts'

/** One process of the service. */
export interface Instance {
  readonly pid: number
  /** Resolves when it says that it should get calls; rejects when it ends before. */
  readonly ready: Promise<void>
  /** Kills it as a failing machine does; resolves when it is gone. */
  kill(): Promise<void>
  /** Asks it to stop; resolves with its exit status. */
  stop(): Promise<number | null>
}

/** Starts the service of a checkout on a port; it does not outlive this process. */
export function startInstance(
  checkout: string,
  port: number,
  env: Readonly<Record<string, string>>,
): Instance {
  const command = join(checkout, 'apps/server/bin/content-trust-server.js')
  const child = spawn(process.execPath, [command, 'serve'], {
    env: { ...process.env, ...env, HOST: '127.0.0.1', PORT: String(port) },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  // The last words alone, for a process that ends by itself; who reads nothing would stop its log.
  let said = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said = (said + text).slice(-2_000)
  })
  const endWithUs = () => void child.kill('SIGKILL')
  process.once('exit', endWithUs)
  const exit = once(child, 'exit').finally(() => process.off('exit', endWithUs))
  const { pid } = child
  if (pid === undefined) throw new Error('The service could not be started.')
  const waitUntilReady = async () => {
    while (!(await isReady(port))) {
      if (child.exitCode !== null) throw new Error(`The service ended: ${said}`)
      if (child.signalCode !== null) return
      await pause(50)
    }
  }
  return {
    pid,
    ready: waitUntilReady(),
    kill: async () => {
      child.kill('SIGKILL')
      await exit
    },
    stop: async () => {
      child.kill('SIGTERM')
      await exit
      return child.exitCode
    },
  }
}

/** Whether the process at a port says that it should get calls. */
export async function isReady(port: number): Promise<boolean> {
  const answer = await send(`http://127.0.0.1:${port}`, { method: 'GET', path: '/ready' }).catch(
    () => null,
  )
  return answer?.status === 200
}
