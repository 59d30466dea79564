import type { EvidenceType } from '../schema/index.ts'
import { audioFeatureNames } from './features/audio-features.ts'
import type { SpanAnalysis } from './read-samples.ts'

interface Cue {
  readonly starts: readonly string[]
  readonly type: EvidenceType
  readonly span: string
  readonly explanation: string
}

/** What a kind of features says to a listener when it speaks for a synthetic voice. */
const cues: readonly Cue[] = [
  {
    starts: ['band.flat.7.9k', 'band.top', 'band.level.7.9k', 'band.above', 'band.spread.7.9k'],
    type: 'audio_signal',
    span: 'flat spectrum above 7 kHz',
    explanation:
      'The highest band is emptier or more even than in a recorded voice: listen to “s” and “f”, or look at a spectrogram.',
  },
  {
    starts: ['band.'],
    type: 'audio_signal',
    span: 'balance of low and high bands',
    explanation:
      'Bands rise and fall together, or are filled, in a way that is rare for a voice in a room: compare with another recording of the speaker.',
  },
  {
    starts: ['cepstrum.'],
    type: 'audio_signal',
    span: 'course of the timbre',
    explanation:
      'Timbre changes more evenly from moment to moment than a mouth does: listen for slurred or glassy passages.',
  },
  {
    starts: ['grain.'],
    type: 'audio_signal',
    span: 'grain of the spectrogram',
    explanation:
      'Fine detail is smoother or rougher than breath and room leave it: listen on headphones for buzzing or a metallic ring.',
  },
  {
    starts: ['harmonic.'],
    type: 'audio_signal',
    span: 'overtones against noise',
    explanation:
      'Overtones stand out of the noise between them by other amounts than in a voice: listen for a buzz in long vowels.',
  },
  {
    starts: ['wave.'],
    type: 'audio_signal',
    span: 'shape of the wave',
    explanation: 'The pulses of the voice have an unusual shape or regularity.',
  },
  {
    starts: ['pitch.'],
    type: 'prosody_consistency',
    span: 'course of the pitch',
    explanation:
      'Pitch moves more evenly, or within another range, than in lively speech: listen for sentences with one melody.',
  },
  {
    starts: ['pause.', 'level.'],
    type: 'prosody_consistency',
    span: 'pauses and loudness',
    explanation:
      'Pauses are unusually clean, short or regular: listen for missing breaths and for a room that vanishes between words.',
  },
  {
    starts: ['modulation.'],
    type: 'prosody_consistency',
    span: 'rhythm of syllables',
    explanation: 'Loudness rises and falls at a rate that is unusual for speech.',
  },
]

/** Which cue each feature belongs to: the first whose start fits. */
const cueOf = audioFeatureNames.map((name) =>
  cues.findIndex(({ starts }) => starts.some((start) => name.startsWith(start))),
)

export interface AudioCue extends Cue {
  /** Share of all that speaks for a synthetic voice. */
  readonly share: number
}

/** The cues that speak most for a synthetic voice in one window, the strongest first. */
export function strongestCues({ byFeature }: SpanAnalysis, most: number): AudioCue[] {
  const sums = cues.map(() => 0)
  for (const [feature, part] of byFeature.entries()) sums[cueOf[feature]] += part
  const total = sums.reduce((sum, value) => sum + Math.max(0, value), 0)
  return cues
    .map((cue, at) => ({ ...cue, share: sums[at] / (total || 1) }))
    .filter(({ share }) => share > 0.1)
    .sort((a, b) => b.share - a.share)
    .slice(0, most)
}
