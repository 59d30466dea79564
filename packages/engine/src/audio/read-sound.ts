import type { EvidenceItem } from '../schema/index.ts'
import { soundEvidence } from './audio-evidence.ts'
import type { AudioFacts } from './audio-facts.ts'
import { readSamples, type SampleReading } from './read-samples.ts'
import { whyUnclear } from './why-unclear.ts'

/** What the sound of a recording or of a film says. */
export interface SoundReading extends SampleReading {
  /** Why it cannot be judged, in words; null when it can. */
  readonly unclear: string | null
  readonly evidence: readonly EvidenceItem[]
}

/** Measures sound and says what can be told of it. */
export function readSound({
  samples,
  facts,
}: {
  readonly samples: Float32Array
  readonly facts: AudioFacts
}): SoundReading {
  const reading = readSamples(samples)
  const unclear = whyUnclear(facts, reading)
  return { ...reading, unclear, evidence: unclear === null ? soundEvidence(reading) : [] }
}
