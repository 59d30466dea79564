import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { featureNames } from '../../packages/engine/src/image/features/image-features.ts'
import { type LabelledImage, readImageLabels } from './image-corpus.ts'
import { type VariantName, variantNames } from './image-variants.ts'

/** Features of every picture in one variant: one row a picture, in the order of the labels. */
export type FeatureRows = readonly Float64Array[]

export interface MeasuredImages {
  readonly images: readonly LabelledImage[]
  readonly rows: Readonly<Record<VariantName, FeatureRows>>
}

const THREADS = 2

/** Where measured features are kept between runs. */
export const featureFolder = join(
  process.env['CONTENT_TRUST_FEATURES'] ?? tmpdir(),
  'content-trust-images',
)

/** Measures the corpus, or reads what an earlier run measured with the same features. */
export async function measureImages(): Promise<MeasuredImages> {
  const images = await readImageLabels()
  const rows: Partial<Record<VariantName, FeatureRows>> = {}
  for (const variant of variantNames) rows[variant] = await readOrMeasure(images, variant)
  const { plain = [], q75 = [], half = [], smaller = [] } = rows
  return { images, rows: { plain, q75, half, smaller } }
}

async function readOrMeasure(
  images: readonly LabelledImage[],
  variant: VariantName,
): Promise<FeatureRows> {
  const width = featureNames.length
  const key = createHash('sha256')
    .update(featureNames.join(' '))
    .update(images.map(({ file }) => file).join(' '))
    .digest('hex')
    .slice(0, 12)
  const path = join(featureFolder, `${variant}-${key}.f64`)
  const cached = await readFile(path).catch(() => null)
  if (cached !== null) {
    const all = new Float64Array(new Uint8Array(cached).buffer)
    return images.map((_, row) => all.subarray(row * width, (row + 1) * width))
  }
  const all = new Float64Array(images.length * width)
  const files = images.map(({ file }, row) => ({ row, file }))
  await Promise.all(
    Array.from({ length: THREADS }, (_, thread) =>
      runWorker(
        variant,
        files.filter(({ row }) => row % THREADS === thread),
        (row, features) => all.set(features, row * width),
      ),
    ),
  )
  await mkdir(featureFolder, { recursive: true })
  await writeFile(path, new Uint8Array(all.buffer))
  return images.map((_, row) => all.subarray(row * width, (row + 1) * width))
}

function runWorker(
  variant: VariantName,
  files: readonly { row: number; file: string }[],
  take: (row: number, features: Float64Array) => void,
): Promise<void> {
  return new Promise((done, fail) => {
    const worker = new Worker(new URL('./measure-worker.ts', import.meta.url), {
      workerData: { variant, files },
      execArgv: ['--conditions=source'],
    })
    worker.on('message', ({ row, features }: { row: number; features: Float64Array }) =>
      take(row, features),
    )
    worker.on('error', fail)
    worker.on('exit', () => done())
  })
}
