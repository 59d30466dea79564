import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureInstalled } from '../../../scripts/ensure-installed.ts'
import type { PostgresAnswer, PostgresCall, PostgresOptions } from '../postgres/postgres-process.ts'

const folder = join(import.meta.dirname, '../postgres')

/** A PostgreSQL server of one test run. */
export interface PostgresServer {
  readonly url: string
  /** Its first process. */
  pid(): number
  /** Kills its first process; the others follow it. */
  kill(): void
  /** Starts it again on the files that a kill left. */
  restart(): Promise<void>
  stop(): Promise<void>
}

export async function startPostgresServer(): Promise<PostgresServer> {
  const directory = mkdtempSync(join(tmpdir(), 'content-trust-postgres-'))
  // PostgreSQL refuses to run as root; its own user must reach the folder.
  chmodSync(directory, 0o755)
  const data = join(directory, 'data')
  const options: PostgresOptions = { data, port: await freePort(), password: 'only-for-tests' }
  ensureInstalled(folder)
  const runner = fork(join(folder, 'postgres-process.ts'), [JSON.stringify(options)])
  const end = async () => {
    if (runner.connected) runner.disconnect()
    if (runner.exitCode === null && runner.signalCode === null) await once(runner, 'exit')
    rmSync(directory, { recursive: true, force: true })
  }
  try {
    await ask(runner, 'initialise')
    await ask(runner, 'start')
  } catch (error) {
    await end()
    throw error
  }
  const pid = () => Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0])
  return {
    url: `postgres://postgres:${options.password}@127.0.0.1:${options.port}/postgres`,
    pid,
    kill: () => {
      process.kill(pid(), 'SIGKILL')
    },
    restart: () => ask(runner, 'start'),
    stop: async () => {
      await ask(runner, 'stop')
      await end()
    },
  }
}

/** Sends one command to the process that runs PostgreSQL, and waits for its answer. */
async function ask(runner: ChildProcess, call: PostgresCall): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const onAnswer = ({ error }: PostgresAnswer) => {
    if (error === undefined) resolve()
    else reject(new Error(`PostgreSQL for tests: ${error}`))
  }
  const onExit = (code: number | null) =>
    reject(new Error(`PostgreSQL for tests: its process ended with code ${code}`))
  runner.once('message', onAnswer).once('exit', onExit)
  try {
    runner.send(call)
    await promise
  } finally {
    runner.off('message', onAnswer).off('exit', onExit)
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => {
        if (address === null || typeof address === 'string') reject(new Error('no port'))
        else resolve(address.port)
      })
    })
  })
}
