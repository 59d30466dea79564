import type { Voiced } from '../signal/pitch.ts'
import { FRAME_RATE, type Speech } from '../signal/speech.ts'
import type { Family } from './family.ts'
import { correlationOf, momentsOf, quantileOf } from './moments.ts'

/** How the voice rises and falls, how steady it is, and where it pauses. */
export const prosodyFamily: Family = {
  names: [
    'pitch.voiced',
    'pitch.middle',
    'pitch.spread',
    'pitch.range',
    'pitch.step',
    'pitch.turn',
    'pitch.jumps',
    'pitch.likeness',
    'pitch.likeness-spread',
    'pitch.best-likeness',
    'pitch.with-level',
    'pitch.run',
    'level.step',
    'level.turn',
    'level.spread',
    'pause.share',
    'pause.number',
    'pause.length',
    'pause.length-spread',
    'pause.depth',
    'pause.spread',
    'pause.zeros',
    'pause.run',
  ],
  measure: (speech) => [...pitchOf(speech), ...levelsOf(speech), ...pausesOf(speech)],
}

const octaves = ({ pitch }: Voiced): number => Math.log2(pitch)

function pitchOf(speech: Speech): number[] {
  const { voiced } = speech
  const logs = voiced.map(octaves)
  const steps: number[] = []
  const turns: number[] = []
  let jumps = 0
  let runs = 1
  for (let at = 1; at < voiced.length; at++) {
    if (voiced[at].frame !== voiced[at - 1].frame + 1) {
      runs++
      continue
    }
    const step = logs[at] - logs[at - 1]
    if (Math.abs(step) > 0.3) jumps++
    else steps.push(step)
    if (at > 1 && voiced[at].frame === voiced[at - 2].frame + 2) {
      turns.push(logs[at] - 2 * logs[at - 1] + logs[at - 2])
    }
  }
  const likeness = voiced.map((each) => each.likeness)
  const bend = (values: readonly number[]) => quantileOf(values.map(Math.abs), 0.5)
  return [
    voiced.length / Math.max(1, speech.spoken.length),
    quantileOf(logs, 0.5),
    momentsOf(logs).deviation,
    quantileOf(logs, 0.95) - quantileOf(logs, 0.05),
    bend(steps),
    bend(turns),
    jumps / Math.max(1, voiced.length),
    momentsOf(likeness).mean,
    momentsOf(likeness).deviation,
    quantileOf(likeness, 0.9),
    correlationOf(
      logs,
      voiced.map(({ frame }) => speech.levels[frame]),
    ),
    voiced.length / runs,
  ]
}

function levelsOf({ levels, spoken }: Speech): number[] {
  const steps: number[] = []
  const turns: number[] = []
  for (let at = 2; at < spoken.length; at++) {
    if (spoken[at] !== spoken[at - 2] + 2) continue
    const [a, b, c] = [levels[spoken[at - 2]], levels[spoken[at - 1]], levels[spoken[at]]]
    steps.push(Math.abs(c - b))
    turns.push(Math.abs(c - 2 * b + a))
  }
  return [
    quantileOf(steps, 0.5),
    quantileOf(turns, 0.5),
    momentsOf(spoken.map((frame) => levels[frame])).deviation,
  ]
}

function pausesOf({ active, levels, frames, spoken, zeros }: Speech): number[] {
  const lengths: number[] = []
  let run = 0
  const first = spoken[0] ?? 0
  const last = spoken[spoken.length - 1] ?? 0
  for (let frame = first; frame <= last && frame < frames; frame++) {
    if (active[frame] === 0) run++
    else if (run > 0) {
      lengths.push(run / FRAME_RATE)
      run = 0
    }
  }
  const quiet = [...active.keys()].filter((frame) => active[frame] === 0)
  const depths = quiet.map((frame) => levels[frame])
  const seconds = Math.max(1, last - first + 1) / FRAME_RATE
  const loud = quantileOf(levels, 0.95)
  const { mean, deviation } = momentsOf(lengths)
  return [
    quiet.length / Math.max(1, frames),
    lengths.length / seconds,
    mean,
    deviation,
    depths.length === 0 ? quantileOf(levels, 0.02) - loud : quantileOf(depths, 0.3) - loud,
    momentsOf(depths).deviation,
    zeros,
    seconds / (lengths.length + 1),
  ]
}
