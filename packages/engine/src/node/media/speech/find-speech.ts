import { SPEECH_RATE } from '../../../audio/signal/samples.ts'

/** A segment of a recording that may hold speech, by sample: `start` inclusive, `end` exclusive. */
export interface SpeechSegment {
  readonly start: number
  readonly end: number
}

const FRAME = 320
const FRAMES_A_SECOND = SPEECH_RATE / FRAME
/** A frame is a pause when it is this many decibels below the loud ones. */
const PAUSE_BELOW = 30
/** The level of silence, in decibels relative to full scale. */
const SILENCE = -60
/** Pauses shorter than this belong to the speech around them. */
const SHORT_PAUSE = 0.5 * FRAMES_A_SECOND
/** Segments with shorter pauses go to the recogniser together: it needs a sentence to be sure of a word. */
const LONG_PAUSE = 1.5 * FRAMES_A_SECOND
const GOOD_LENGTH = 10 * FRAMES_A_SECOND
const MOST_LENGTH = 14 * FRAMES_A_SECOND
/** Speech without a pause is cut at its quietest frame within this range. */
const SEARCH = 5 * FRAMES_A_SECOND
/** Margin on both sides, for soft sounds. */
const EDGE = 0.2 * FRAMES_A_SECOND
const LEAST_LENGTH = 0.2 * FRAMES_A_SECOND

/** Finds the segments of a recording at 16 kHz that may hold speech; none is longer than 15 seconds. */
export function findSpeech(samples: Float32Array): SpeechSegment[] {
  const levels = levelsOf(samples)
  const loud = levels.toSorted()[Math.floor(levels.length * 0.95)] ?? SILENCE
  const least = Math.max(SILENCE, loud - PAUSE_BELOW)
  const heard = joinOver(loudRuns(levels, least), SHORT_PAUSE, Number.POSITIVE_INFINITY)
  return joinOver(
    heard.filter(({ start, end }) => end - start >= LEAST_LENGTH),
    LONG_PAUSE,
    GOOD_LENGTH,
  )
    .flatMap((run) => cutLong(run, levels))
    .map(({ start, end }) => ({
      start: Math.max(0, Math.round(start - EDGE) * FRAME),
      end: Math.min(samples.length, Math.round(end + EDGE) * FRAME),
    }))
}

function levelsOf(samples: Float32Array): Float64Array {
  return Float64Array.from({ length: Math.floor(samples.length / FRAME) }, (_, frame) => {
    let power = 0
    for (let at = frame * FRAME; at < (frame + 1) * FRAME; at++) power += samples[at] ** 2
    return 10 * Math.log10(power / FRAME + 1e-12)
  })
}

function loudRuns(levels: Float64Array, least: number): SpeechSegment[] {
  const runs: SpeechSegment[] = []
  let start = -1
  for (let frame = 0; frame <= levels.length; frame++) {
    const isLoud = frame < levels.length && levels[frame] > least
    if (isLoud && start < 0) start = frame
    if (!isLoud && start >= 0) {
      runs.push({ start, end: frame })
      start = -1
    }
  }
  return runs
}

/** Joins runs with less than `pause` between them, up to a length of `most`. */
function joinOver(runs: readonly SpeechSegment[], pause: number, most: number): SpeechSegment[] {
  const joined: SpeechSegment[] = []
  for (const run of runs) {
    const last = joined.at(-1)
    if (last !== undefined && run.start - last.end < pause && run.end - last.start <= most) {
      joined[joined.length - 1] = { start: last.start, end: run.end }
    } else joined.push(run)
  }
  return joined
}

function cutLong(run: SpeechSegment, levels: Float64Array): SpeechSegment[] {
  const parts: SpeechSegment[] = []
  let { start } = run
  while (run.end - start > MOST_LENGTH) {
    let quietest = start + MOST_LENGTH
    for (let frame = quietest - SEARCH; frame < start + MOST_LENGTH; frame++) {
      if (levels[frame] < levels[quietest]) quietest = frame
    }
    parts.push({ start, end: quietest })
    start = quietest
  }
  return [...parts, { start, end: run.end }]
}
