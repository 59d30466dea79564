import { thresholds } from '../policy/thresholds.ts'
import type { EvidenceItem } from '../schema/index.ts'
import { strongestCues } from './audio-cues.ts'
import type { SampleAnalysis } from './read-samples.ts'

const MOST_CUES = 3
/** From here on few recordings of people are; a listener should look. */
const WORTH_A_LOOK = 0.55

/** Evidence of the audio: nothing below medium, because weak cues are in every recording. */
export function audioEvidence({ spans, risk }: SampleAnalysis): EvidenceItem[] {
  if (risk < thresholds.medium) return []
  const [top] = spans.toSorted((a, b) => b.raw - a.raw)
  if (top === undefined) return []
  const { start, end } = top.span
  return strongestCues(top, MOST_CUES).map(({ type, span, explanation }) => ({
    type,
    severity: risk < WORTH_A_LOOK ? 'low' : 'medium',
    span: `${span}, ${clock(start)} to ${clock(end)}`,
    explanation,
    time: { start: toHundredths(start), end: toHundredths(end) },
    rule: type === 'audio_signal' ? 'sound-statistics' : 'speech-statistics',
  }))
}

function toHundredths(seconds: number): number {
  return Math.round(seconds * 100) / 100
}

/** Minutes and seconds as a player shows them. */
function clock(seconds: number): string {
  const whole = Math.round(seconds)
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}
