import { spawnSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { makeWav } from '../../test/media/support/make-wav.ts'
import { makeVoice } from '../../test/media/support/voice.ts'
import { audioFolder, hasAudio, readAudioLabels } from '../../training/audio/audio-corpus.ts'
import { runNode } from '../built-command-line.ts'
import type { Measurement } from '../measurement.ts'
import { median } from '../statistics.ts'

const RUNS = 5

interface Lap {
  readonly first: number
  readonly later: number
  readonly memory: number
  /** Words that were recognised, at least 1. */
  readonly words: number
}

/**
 * Time and memory of the built engine for 10 seconds of speech and for a video of 30 seconds,
 * decoding included.
 */
export async function measureAudioAndVideo(): Promise<Measurement[]> {
  const folder = await mkdtemp(join(tmpdir(), 'content-trust-sound-'))
  try {
    const wav = join(folder, 'voice.wav')
    await writeFile(wav, makeWav([makeVoice(10, 44_100)], { rate: 44_100 }))
    const video = join(folder, 'video.mp4')
    return [
      ...rowsOf('10 s of speech', { later: 300 }, lapsOf('audio', wav)),
      ...(await recognisedRows()),
      // Without an encoder there is no decoder either, and videos are not scored on such a machine.
      ...(makeVideo(video)
        ? rowsOf(
            'video of 30 s, 1280 × 720',
            { later: 5_000, first: 5_000 },
            lapsOf('video', video),
          )
        : []),
    ]
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** With the recogniser, on a recording of a person; none without the recordings or the recogniser. */
async function recognisedRows(): Promise<Measurement[]> {
  const labels = hasAudio ? await readAudioLabels() : []
  // Read aloud in English, which the recogniser knows.
  const found = labels.find(
    ({ label, repo, seconds }) =>
      label === 'human' && repo.startsWith('styletts2/') && Math.round(seconds) === 10,
  )
  if (found === undefined) return []
  const laps = lapsOf('speech', join(audioFolder, found.file))
  if (laps.every(({ words }) => words < 2)) return []
  return rowsOf('10 s of speech, its words recognised', { later: 3_000 }, laps)
}

function lapsOf(kind: 'audio' | 'speech' | 'video', file: string): Lap[] {
  const engine = resolve('packages/engine/dist/src')
  return Array.from(
    { length: RUNS },
    (): Lap => JSON.parse(runNode(['bench/score-media.ts', engine, kind, file]).output),
  )
}

interface Goals {
  readonly later: number
  /** Of the first call of a process, which loads decoders and models. */
  readonly first?: number
}

function rowsOf(label: string, goals: Goals, laps: readonly Lap[]): Measurement[] {
  const row = (name: string, pick: (lap: Lap) => number) => {
    const values = laps.map(pick)
    return { label: name, value: median(values), best: Math.min(...values) }
  }
  const first = row(`${label}, first call of a process`, (lap) => lap.first)
  return [
    { ...row(label, ({ later }) => later), goal: { atMost: goals.later }, unit: 'ms' },
    {
      ...first,
      ...(goals.first === undefined ? {} : { goal: { atMost: goals.first } }),
      unit: 'ms',
      note: 'loads the decoder and the model',
    },
    { ...row(`${label}, peak memory`, ({ memory }) => memory), unit: 'MB' },
  ]
}

function makeVideo(file: string): boolean {
  const options = [
    ['-loglevel', 'error', '-f', 'lavfi', '-i', 'testsrc2=s=1280x720:r=25:d=30'],
    ['-f', 'lavfi', '-i', 'sine=d=30', '-vf', 'noise=alls=4:allf=t'],
    ['-c:v', 'libx264', '-preset', 'veryfast', '-crf', '30', '-pix_fmt', 'yuv420p', file],
  ].flat()
  return spawnSync('ffmpeg', options).status === 0
}
