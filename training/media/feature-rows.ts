import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'

/** Features of every file in one variant: one row a file, in the order of the labels. */
export type FeatureRows = readonly Float64Array[]

/** How the files of a medium are measured, and where what was measured is kept. */
export interface Measuring {
  readonly folder: string
  readonly features: readonly string[]
  /** Script that measures what it is given with `answerWork`. */
  readonly worker: URL
}

const THREADS = 2

/** Folder of what runs keep for those after them. */
export function keptFolder(name: string): string {
  return join(process.env['CONTENT_TRUST_FEATURES'] ?? tmpdir(), name)
}

/** Measures files in one variant, or reads what an earlier run measured with the same features. */
export async function measureRows(
  { folder, features, worker }: Measuring,
  files: readonly string[],
  variant: string,
): Promise<FeatureRows> {
  const width = features.length
  const key = createHash('sha256')
    .update(features.join(' '))
    .update(files.join(' '))
    .digest('hex')
    .slice(0, 12)
  const path = join(folder, `${variant}-${key}.f64`)
  const inRows = (all: Float64Array): FeatureRows =>
    files.map((_, row) => all.subarray(row * width, (row + 1) * width))
  const kept = await readFile(path).catch(() => null)
  if (kept !== null) return inRows(new Float64Array(new Uint8Array(kept).buffer))
  const all = new Float64Array(files.length * width)
  const numbered = files.map((file, row) => ({ row, file }))
  await Promise.all(
    Array.from({ length: THREADS }, (_, thread) =>
      runWorker(
        worker,
        { variant, files: numbered.filter(({ row }) => row % THREADS === thread) },
        (row, found) => all.set(found, row * width),
      ),
    ),
  )
  await mkdir(folder, { recursive: true })
  await writeFile(path, new Uint8Array(all.buffer))
  return inRows(all)
}

function runWorker(
  script: URL,
  workerData: { variant: string; files: readonly { row: number; file: string }[] },
  take: (row: number, features: Float64Array) => void,
): Promise<void> {
  return new Promise((done, fail) => {
    const worker = new Worker(script, { workerData, execArgv: ['--conditions=source'] })
    worker.on('message', ({ row, features }: { row: number; features: Float64Array }) =>
      take(row, features),
    )
    worker.on('error', fail)
    worker.on('exit', () => done())
  })
}
