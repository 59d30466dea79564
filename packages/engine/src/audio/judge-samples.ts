import type { EvidenceItem } from '../schema/index.ts'
import { audioEvidence } from './audio-evidence.ts'
import type { AudioFacts } from './audio-facts.ts'
import { readSamples, type SampleAnalysis } from './read-samples.ts'
import { whyUnclear } from './why-unclear.ts'

/** What the audio of a recording or of a video says. */
export interface AudioAnalysis extends SampleAnalysis {
  /** Why it cannot be judged; null when it can. */
  readonly unclear: string | null
  readonly evidence: readonly EvidenceItem[]
}

/** Measures audio and says what can be told of it. */
export function judgeSamples({
  samples,
  facts,
}: {
  readonly samples: Float32Array
  readonly facts: AudioFacts
}): AudioAnalysis {
  const analysis = readSamples(samples)
  const unclear = whyUnclear(facts, analysis)
  return { ...analysis, unclear, evidence: unclear === null ? audioEvidence(analysis) : [] }
}
