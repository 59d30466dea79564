import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import sharp from 'sharp'
import { runNode } from '../built-command-line.ts'
import type { Measurement } from '../measurement.ts'
import { median } from '../statistics.ts'

const RUNS = 7

/** Time and memory of the built engine for one JPEG of 12 megapixels, decoding and metadata included. */
export async function measureImages(): Promise<Measurement[]> {
  const folder = await mkdtemp(join(tmpdir(), 'content-trust-image-'))
  try {
    const file = join(folder, 'photo.jpg')
    await sharp({
      create: {
        width: 4_000,
        height: 3_000,
        channels: 3,
        background: '#777777',
        noise: { type: 'gaussian', mean: 120, sigma: 12 },
      },
    })
      .blur(1)
      .jpeg({ quality: 88 })
      .toFile(file)
    const engine = resolve('packages/engine/dist/src')
    const laps = Array.from(
      { length: RUNS },
      (): { first: number; later: number; memory: number } =>
        JSON.parse(runNode(['bench/score-image.ts', engine, file]).output),
    )
    const of = (label: string, pick: (lap: (typeof laps)[number]) => number, goal: number) => {
      const values = laps.map(pick)
      return { label, value: median(values), best: Math.min(...values), goal: { atMost: goal } }
    }
    return [
      { ...of('image of 12 megapixels', ({ later }) => later, 400), unit: 'ms' },
      {
        ...of('image of 12 megapixels, first call of a process', ({ first }) => first, 1_000),
        unit: 'ms',
        note: 'loads the decoder and the model',
      },
      { ...of('peak memory of that process', ({ memory }) => memory, 300), unit: 'MB' },
    ]
  } finally {
    await rm(folder, { recursive: true })
  }
}
