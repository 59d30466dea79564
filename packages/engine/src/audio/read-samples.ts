import { middleOf } from '../media/middle-of.ts'
import { audioModel } from './audio-model.ts'
import { measureSpeech } from './features/audio-features.ts'
import { SPEECH_RATE } from './signal/samples.ts'
import { readSpeech } from './signal/speech.ts'
import { chooseSpans, type Span } from './signal/windows.ts'

/** One window after the model. */
export interface SpanAnalysis {
  readonly span: Span
  readonly byFeature: Float64Array
  readonly raw: number
  /** Seconds of it with audio that is not a pause. */
  readonly spoken: number
  /** Share of the spoken frames that have a pitch. */
  readonly voiced: number
  /** Decibels of its loudest part under full scale. */
  readonly loudest: number
}

/** What the samples say, before anything is known of the file. */
export interface SampleAnalysis {
  /** None for a recording that is too short. */
  readonly spans: readonly SpanAnalysis[]
  /** Published risk of the median window; below 0.70 whatever it sounds like. */
  readonly risk: number
  /** Distance of the highest from the lowest raw score. */
  readonly spread: number
}

/** Measures windows all over a recording at 16 kHz and scores each. */
export function readSamples(samples: Float32Array): SampleAnalysis {
  const model = audioModel()
  const spans = chooseSpans(samples.length).map((span): SpanAnalysis => {
    const part = samples.subarray(
      Math.round(span.start * SPEECH_RATE),
      Math.round(span.end * SPEECH_RATE),
    )
    const speech = readSpeech(part)
    const { raw, byFeature } = model.scoreWindow(measureSpeech(speech))
    return {
      span,
      byFeature,
      raw,
      spoken: speech.seconds,
      voiced: speech.voiced.length / Math.max(1, speech.spoken.length),
      loudest: speech.loudest,
    }
  })
  const { middle, spread } = middleOf(spans.map(({ raw }) => raw))
  return { spans, risk: spans.length === 0 ? 0 : model.publishedRisk(middle), spread }
}
