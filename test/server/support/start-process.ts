import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

/** The command of the service in this checkout. */
export const serviceCommand = join(
  import.meta.dirname,
  '../../../apps/server/bin/content-trust-server.js',
)

export interface RunningProcess {
  readonly process: ChildProcess
  readonly address: string
  /** The key of the local account, printed at the first start in a folder. */
  readonly key: string | undefined
  /** What it printed before it listened. */
  readonly said: string
  /** What it logged until now. */
  logged(): string
}

/** Starts the service like a user, on a free port; it is killed when the test ends. */
export async function startProcess(
  folder: string,
  env: Readonly<Record<string, string>> = {},
): Promise<RunningProcess> {
  const child = spawn(process.execPath, [serviceCommand, 'serve'], {
    env: {
      ...process.env,
      CONTENT_TRUST_DATA_DIR: folder,
      PORT: '0',
      SCORING_THREADS: '1',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  onTestFinished(async () => {
    if (child.exitCode !== null || child.signalCode !== null) return
    child.kill('SIGKILL')
    await once(child, 'exit')
  })
  let logged = ''
  child.stderr.on('data', (chunk) => {
    logged += String(chunk)
  })
  let said = ''
  for await (const chunk of child.stdout) {
    said += String(chunk)
    const [, address] = /Listening on (\S+)/.exec(said) ?? []
    if (address === undefined) continue
    const key = /ctk_\w+/.exec(said)?.[0]
    return { process: child, address, key, said, logged: () => logged }
  }
  throw new Error(`The service did not start: ${logged}`)
}

/** An empty folder for records, gone when the test ends. */
export async function dataFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'content-trust-process-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return folder
}
