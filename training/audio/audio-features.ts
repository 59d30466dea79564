import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { audioFeatureNames } from '../../packages/engine/src/audio/features/audio-features.ts'
import { type LabelledAudio, readAudioLabels } from './audio-corpus.ts'
import { type AudioVariant, audioVariants } from './audio-variants.ts'

/** Features of every recording in one variant: one row a recording, in the order of the labels. */
export type FeatureRows = readonly Float64Array[]

export interface MeasuredAudio {
  readonly clips: readonly LabelledAudio[]
  readonly rows: Readonly<Record<AudioVariant, FeatureRows>>
}

const THREADS = 2

/** Where measured features are kept between runs. */
export const audioFeatureFolder = join(
  process.env['CONTENT_TRUST_FEATURES'] ?? tmpdir(),
  'content-trust-audio',
)

/** Measures the corpus, or reads what an earlier run measured with the same features. */
export async function measureAudio(): Promise<MeasuredAudio> {
  const clips = await readAudioLabels()
  const rows: Partial<Record<AudioVariant, FeatureRows>> = {}
  for (const variant of audioVariants) rows[variant] = await readOrMeasure(clips, variant)
  const { plain = [], mp3 = [], narrow = [] } = rows
  return { clips, rows: { plain, mp3, narrow } }
}

async function readOrMeasure(
  clips: readonly LabelledAudio[],
  variant: AudioVariant,
): Promise<FeatureRows> {
  const width = audioFeatureNames.length
  const key = createHash('sha256')
    .update(audioFeatureNames.join(' '))
    .update(clips.map(({ file }) => file).join(' '))
    .digest('hex')
    .slice(0, 12)
  const path = join(audioFeatureFolder, `${variant}-${key}.f64`)
  const cached = await readFile(path).catch(() => null)
  if (cached !== null) {
    const all = new Float64Array(new Uint8Array(cached).buffer)
    return clips.map((_, row) => all.subarray(row * width, (row + 1) * width))
  }
  const all = new Float64Array(clips.length * width)
  const files = clips.map(({ file }, row) => ({ row, file }))
  await Promise.all(
    Array.from({ length: THREADS }, (_, thread) =>
      runWorker(
        variant,
        files.filter(({ row }) => row % THREADS === thread),
        (row, features) => all.set(features, row * width),
      ),
    ),
  )
  await mkdir(audioFeatureFolder, { recursive: true })
  await writeFile(path, new Uint8Array(all.buffer))
  return clips.map((_, row) => all.subarray(row * width, (row + 1) * width))
}

function runWorker(
  variant: AudioVariant,
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
