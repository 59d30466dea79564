import { parentPort } from 'node:worker_threads'
import { mutate } from './mutate.ts'
import { readFile } from './read-file.ts'

/** A file, and the numbers of the changed copies of it to read. */
export interface FuzzOrder {
  readonly file: Uint8Array
  readonly from: number
  readonly to: number
}

/** What the thread says: which copy it begins, what is wrong with it, and that all are read. */
export type FuzzAnswer =
  | { readonly kind: 'begun'; readonly seed: number }
  | { readonly kind: 'problem'; readonly seed: number; readonly problem: string }
  | { readonly kind: 'done' }

/** Milliseconds of a processor that a copy may take, and per kilobyte: some hundred times what one takes. */
const FREE_MS = 400
const MS_PER_KILOBYTE = 4

const port = parentPort
if (!port) throw new Error('Expected to run as a worker thread.')
const say = (answer: FuzzAnswer) => port.postMessage(answer)

port.on('message', async ({ file, from, to }: FuzzOrder) => {
  for (let seed = from; seed < to; seed++) {
    say({ kind: 'begun', seed })
    const problem = await problemOf(mutate(file, seed))
    if (problem !== null) say({ kind: 'problem', seed, problem })
  }
  say({ kind: 'done' })
})

async function problemOf(bytes: Uint8Array): Promise<string | null> {
  const before = process.threadCpuUsage()
  try {
    await readFile(bytes)
  } catch (error) {
    return String(error)
  }
  const { user, system } = process.threadCpuUsage(before)
  const ms = (user + system) / 1_000
  const isLate = ms > FREE_MS + (bytes.length / 1_024) * MS_PER_KILOBYTE
  return isLate ? `${ms} ms for ${bytes.length} bytes` : null
}
