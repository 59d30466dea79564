import { spawnSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { makeWav } from '../../test/media/support/make-wav.ts'
import { makeVoice } from '../../test/media/support/voice.ts'
import { runNode } from '../built-command-line.ts'
import type { Measurement } from '../measurement.ts'
import { median } from '../statistics.ts'

const RUNS = 5

interface Lap {
  readonly first: number
  readonly later: number
  readonly memory: number
}

/** Time and memory of the built engine for 10 seconds of speech and for a film of 30 seconds, decoding included. */
export async function measureSoundAndFilm(): Promise<Measurement[]> {
  const folder = await mkdtemp(join(tmpdir(), 'content-trust-sound-'))
  try {
    const wav = join(folder, 'voice.wav')
    await writeFile(wav, makeWav([makeVoice(10, 44_100)], { rate: 44_100 }))
    const film = join(folder, 'film.mp4')
    return [
      ...rowsOf('10 s of speech', 300, lapsOf('audio', wav)),
      // Without an encoder there is no decoder either, and films are not scored on such a machine.
      ...(makeFilm(film) ? rowsOf('video of 30 s, 1280 × 720', 5_000, lapsOf('video', film)) : []),
    ]
  } finally {
    await rm(folder, { recursive: true })
  }
}

function lapsOf(kind: 'audio' | 'video', file: string): Lap[] {
  const engine = resolve('packages/engine/dist/src')
  return Array.from(
    { length: RUNS },
    (): Lap => JSON.parse(runNode(['bench/score-media.ts', engine, kind, file]).output),
  )
}

function rowsOf(label: string, goal: number, laps: readonly Lap[]): Measurement[] {
  const later = laps.map((lap) => lap.later)
  const memory = laps.map((lap) => lap.memory)
  return [
    { label, value: median(later), best: Math.min(...later), goal: { atMost: goal }, unit: 'ms' },
    {
      label: `${label}, peak memory`,
      value: median(memory),
      best: Math.min(...memory),
      unit: 'MB',
    },
  ]
}

function makeFilm(file: string): boolean {
  const options = [
    ['-loglevel', 'error', '-f', 'lavfi', '-i', 'testsrc2=s=1280x720:r=25:d=30'],
    ['-f', 'lavfi', '-i', 'sine=d=30', '-vf', 'noise=alls=4:allf=t'],
    ['-c:v', 'libx264', '-preset', 'veryfast', '-crf', '30', '-pix_fmt', 'yuv420p', file],
  ].flat()
  return spawnSync('ffmpeg', options).status === 0
}
