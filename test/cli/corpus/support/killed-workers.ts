import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { Client } from 'pg'
import { createRandom } from '../../../../bench/corpus/generate-rows.ts'
import type { PostgresServer } from '../../../ledger/support/postgres-server.ts'

const launcher = fileURLToPath(
  new URL('../../../../packages/cli/bin/content-trust.js', import.meta.url),
)
/** More than any shard is lost: nothing here may depend on luck. */
const ATTEMPTS = '1000'

/** What each process said on standard error. */
const words = new WeakMap<ChildProcess, () => string>()

/** A plan whose workers are killed. */
export interface KilledPlan {
  readonly folder: string
  readonly inputs: readonly string[]
  readonly output: string
  readonly options: readonly string[]
  readonly shards: number
  readonly workers: number
  readonly postgres: PostgresServer
}

/** What was killed, and what came of it. */
export interface KilledPlanEnd {
  readonly kills: number
  /** Shards that were lost with the worker that held them, and scored again. */
  readonly lost: number
  readonly databaseKills: number
  readonly bytes: Uint8Array
}

/** One run in one process, as the bytes to expect. */
export async function bytesOfOneRun({ folder, inputs, output, options }: KilledPlan) {
  await finished(start(folder, {}, [...inputs, '-o', output, '-q', ...options]))
  const bytes = await readFile(join(folder, output))
  await rm(join(folder, output))
  return bytes
}

/** Kills workers at random moments, starts others in their place, and joins what they leave. */
export async function killWorkersUntilDone(
  plan: KilledPlan,
  seed: number,
  mostKills: number,
  databaseKills: number,
): Promise<KilledPlanEnd> {
  const { folder, output, postgres } = plan
  const environment = { DATABASE_URL: postgres.url }
  const call = (...args: string[]) => start(folder, environment, args)
  await finished(
    call(
      'plan',
      ...plan.inputs,
      ...['-o', output, '-q', ...plan.options],
      ...['--shards', String(plan.shards), '--lease', '10', '--attempts', ATTEMPTS],
    ),
  )
  const random = createRandom(seed)
  const startWorker = () => call('work', output, '-q', '-j', '1')
  const workers = Array.from({ length: plan.workers }, startWorker)
  const end = { kills: 0, databaseKills: 0 }
  while (end.kills < mostKills && workers.every(isRunning)) {
    await wait(200 + random(2500))
    const at = random(workers.length)
    const worker = workers[at]
    if (worker === undefined || !isRunning(worker)) break
    worker.kill('SIGKILL')
    await once(worker, 'exit')
    end.kills++
    // At the last kill at the latest, so that none is left out.
    const isDue = random(4) === 0 || end.kills === mostKills
    if (end.databaseKills < databaseKills && isDue) {
      postgres.kill()
      await wait(500)
      await postgres.restart()
      end.databaseKills++
    }
    workers[at] = startWorker()
  }
  await Promise.all(workers.map(finished))
  await finished(call('join', output, '-q'))
  const bytes = await readFile(join(folder, output))
  const lost = await countLost(postgres.url)
  await rm(join(folder, output))
  await rm(join(folder, `${output}.parts`), { recursive: true })
  return { ...end, lost, bytes }
}

function start(
  folder: string,
  environment: Readonly<Record<string, string>>,
  args: readonly string[],
): ChildProcess {
  const child = spawn(process.execPath, [launcher, 'corpus', ...args], {
    cwd: folder,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let said = ''
  child.stderr.on('data', (chunk) => {
    said += chunk
  })
  words.set(child, () => said)
  return child
}

function isRunning({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode === null && signalCode === null
}

async function finished(child: ChildProcess): Promise<void> {
  if (isRunning(child)) await once(child, 'close')
  if (child.exitCode === 0) return
  const command = child.spawnargs.slice(2).join(' ')
  throw new Error(`${command} ended with ${child.exitCode}: ${words.get(child)?.()}`)
}

async function countLost(url: string): Promise<number> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query(
      'SELECT coalesce(sum(retry_count), 0)::int AS lost FROM content_trust_corpus.job',
    )
    await client.query('DELETE FROM content_trust_corpus.job')
    return Number(rows[0]?.lost)
  } finally {
    await client.end()
  }
}
