import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { openStore } from '../../../../apps/server/src/ledger/open-store.ts'
import type { Store } from '../../../../apps/server/src/ledger/ports.ts'
import { freePorts } from './free-ports.ts'
import { type Instance, startInstance } from './instance.ts'

export interface FleetOptions {
  readonly databaseUrl: string
  readonly processes: number
  readonly env?: Readonly<Record<string, string>>
  /** The checkout whose service runs; this one when absent. */
  readonly checkout?: string
}

/** Several processes of the service over one PostgreSQL, each on a port that it keeps. */
export interface Fleet {
  readonly ports: readonly number[]
  /** The processes that run now. */
  running(): readonly Instance[]
  kill(index: number): Promise<void>
  /** Asks one to stop; resolves with its exit status. */
  stop(index: number): Promise<number | null>
  /** Starts one that is gone; resolves when it should get calls. */
  start(index: number): Promise<void>
  /** The records of all, as of a moment that lies later than now. */
  openStore(laterMs: number): Promise<Store>
  close(): Promise<void>
}

const root = fileURLToPath(new URL('../../../../', import.meta.url))
const secret = 'ab'.repeat(32)
/** Kept from run to run: a process that need not compile starts in half of the time. */
const compiled = join(root, 'node_modules/.cache/content-trust-server')

/** Makes the ledger and starts all processes over it. */
export async function startFleet(options: FleetOptions): Promise<Fleet> {
  const { databaseUrl, processes } = options
  const checkout = options.checkout ?? root
  const folder = mkdtempSync(join(tmpdir(), 'content-trust-fleet-'))
  const ports = await freePorts(processes)
  const instances = new Map<number, Instance>()
  const settings = {
    DATABASE_URL: databaseUrl,
    CONTENT_TRUST_DATA_DIR: folder,
    CONTENT_TRUST_SECRET: secret,
    SCORING_THREADS: '1',
    // A refused request for readiness is an error to the log; nobody reads it here.
    LOG_LEVEL: 'silent',
    NODE_COMPILE_CACHE: compiled,
    ...options.env,
  }
  const take = (index: number): Instance => {
    const instance = instances.get(index)
    if (instance === undefined) throw new Error(`Process ${index} does not run.`)
    instances.delete(index)
    return instance
  }
  const open = (laterMs: number) =>
    openStore({
      dataDirectory: folder,
      databaseUrl,
      secret: Buffer.from(secret, 'hex'),
      clock: () => Date.now() + laterMs,
    })
  const fleet: Fleet = {
    ports,
    running: () => [...instances.values()],
    kill: (index) => take(index).kill(),
    stop: (index) => take(index).stop(),
    start: async (index) => {
      const port = ports[index]
      if (port === undefined) throw new Error(`There is no process ${index}.`)
      const instance = startInstance(checkout, port, settings)
      instances.set(index, instance)
      await instance.ready
    },
    openStore: open,
    close: async () => {
      await Promise.all([...instances.values()].map((instance) => instance.kill()))
      rmSync(folder, { recursive: true, force: true })
    },
  }
  try {
    await Promise.all(ports.map((_, index) => fleet.start(index)))
    return fleet
  } catch (error) {
    await fleet.close()
    throw error
  }
}
