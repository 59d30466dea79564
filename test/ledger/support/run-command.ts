import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject, onTestFinished } from 'vitest'
import { openStore } from '../../../apps/server/src/ledger/open-store.ts'
import type { Store } from '../../../apps/server/src/ledger/ports.ts'
import { runProgram } from '../../../apps/server/src/program.ts'
import { freshSchema, startTime } from './open-test-store.ts'

export interface CommandRun {
  readonly status: number
  readonly out: string
  readonly errors: string
}

/** A data folder in which commands run and stores are opened. */
export interface CommandPlace {
  readonly directory: string
  readonly databaseUrl: string | undefined
  readonly run: (...args: string[]) => Promise<CommandRun>
  /** The same with other settings. */
  readonly runWith: (
    env: Readonly<Record<string, string>>,
    ...args: string[]
  ) => Promise<CommandRun>
  readonly withStore: <T>(use: (store: Store) => Promise<T>) => Promise<T>
  readonly pass: (milliseconds: number) => void
}

/** Opens an empty place; removed after the test. */
export async function openPlace(): Promise<CommandPlace> {
  const directory = mkdtempSync(join(tmpdir(), 'content-trust-commands-'))
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }))
  const server = inject('databaseUrl')
  const databaseUrl = server === undefined ? undefined : await freshSchema(server)
  let now = startTime
  const runWith = async (env: Readonly<Record<string, string>>, ...args: string[]) => {
    let out = ''
    let errors = ''
    const status = await runProgram(
      {
        env: { CONTENT_TRUST_DATA_DIR: directory, DATABASE_URL: databaseUrl, ...env },
        home: directory,
        platform: 'linux',
        user: 'operator',
        write: (text) => {
          out += text
        },
        writeError: (text) => {
          errors += text
        },
        clock: () => now,
        stop: new AbortController().signal,
      },
      args,
    )
    return { status, out, errors }
  }
  return {
    directory,
    databaseUrl,
    run: (...args) => runWith({}, ...args),
    runWith,
    withStore: async (use) => {
      const store = await openStore({
        dataDirectory: directory,
        clock: () => now,
        ...(databaseUrl === undefined ? {} : { databaseUrl }),
      })
      try {
        return await use(store)
      } finally {
        await store.close()
      }
    },
    pass: (milliseconds) => {
      now += milliseconds
    },
  }
}

export const keyIn = (out: string): string => /ctk_\w{38}/.exec(out)?.[0] ?? ''
export const keyIdIn = (out: string): string => /key_[\da-f-]{36}/.exec(out)?.[0] ?? ''
