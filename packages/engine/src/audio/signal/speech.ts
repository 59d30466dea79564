import { createSpectrum } from './fourier.ts'
import { BINS, FRAME, HOP } from './frames.ts'
import { findPitch, type Voiced } from './pitch.ts'
import { SPEECH_RATE } from './samples.ts'

/** Frames a second. */
export const FRAME_RATE = SPEECH_RATE / HOP

/** A frame is a pause when it lies so far below the loud ones, in decibels. */
const PAUSE_BELOW = 32
/** Below this nothing can be heard, in decibels under full scale. */
const SILENCE = -75
const LOUDNESS = 0.07

/** What all features share of a recording: its frames, their spectra, and which of them are speech. */
export interface Speech {
  /** 16 kHz, at one loudness. */
  readonly values: Float32Array
  readonly frames: number
  /** Decibels of each frame. */
  readonly levels: Float64Array
  /** 1 for a frame with speech, 0 for a pause. */
  readonly active: Uint8Array
  /** Frames with speech, in order. */
  readonly spoken: readonly number[]
  /** Spoken frames with a pitch. */
  readonly voiced: readonly Voiced[]
  /** Natural logarithm of the power of each frequency, frame by frame. */
  readonly logs: Float32Array
  /** Share of samples that are exactly zero. */
  readonly zeros: number
  /** Seconds that are not a pause. */
  readonly seconds: number
  /** Decibels of the loudest frames as they were recorded. */
  readonly loudest: number
}

/** Cuts samples at 16 kHz into frames, at one loudness so that no feature knows how loud they were. */
export function readSpeech(samples: Float32Array): Speech {
  const values = atOneLoudness(samples)
  const frames = Math.max(0, Math.floor((values.length - FRAME) / HOP) + 1)
  const levels = new Float64Array(frames)
  for (let frame = 0; frame < frames; frame++) levels[frame] = levelOf(values, frame * HOP)
  const loud = levels.toSorted()[Math.floor(frames * 0.95)] ?? SILENCE
  const least = Math.max(SILENCE, loud - PAUSE_BELOW)
  const active = Uint8Array.from(levels, (level) => (level > least ? 1 : 0))
  const spoken = [...active.keys()].filter((frame) => active[frame] === 1)
  let zeros = 0
  for (const value of samples) if (value === 0) zeros++
  return {
    values,
    frames,
    levels,
    active,
    spoken,
    voiced: findPitch(values, spoken, frames),
    logs: logSpectra(values, frames),
    zeros: zeros / Math.max(1, samples.length),
    seconds: spoken.length / FRAME_RATE,
    loudest: loudestOf(samples, frames),
  }
}

function atOneLoudness(samples: Float32Array): Float32Array {
  let sum = 0
  for (const value of samples) sum += value
  const mean = sum / Math.max(1, samples.length)
  let power = 0
  for (const value of samples) power += (value - mean) ** 2
  const level = Math.sqrt(power / Math.max(1, samples.length))
  const scale = level > 0 ? LOUDNESS / level : 0
  return Float32Array.from(samples, (value) => (value - mean) * scale)
}

/** The level that only one frame in twenty passes. */
function loudestOf(samples: Float32Array, frames: number): number {
  const levels = Float64Array.from({ length: frames }, (_, frame) => levelOf(samples, frame * HOP))
  return levels.sort()[Math.floor(frames * 0.95)] ?? SILENCE
}

function levelOf(values: Float32Array, from: number): number {
  let power = 0
  for (let at = from; at < from + FRAME; at++) power += values[at] * values[at]
  return 10 * Math.log10(power / FRAME + 1e-12)
}

function logSpectra(values: Float32Array, frames: number): Float32Array {
  const spectrum = createSpectrum(FRAME)
  const power = new Float64Array(BINS)
  const logs = new Float32Array(frames * BINS)
  for (let frame = 0; frame < frames; frame++) {
    spectrum(values.subarray(frame * HOP, frame * HOP + FRAME), power)
    for (let bin = 0; bin < BINS; bin++) logs[frame * BINS + bin] = Math.log(power[bin] + 1e-9)
  }
  return logs
}
