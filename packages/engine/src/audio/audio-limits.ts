import { windowConfidence } from '../media/window-confidence.ts'
import { declarationLimitations, declaredConfidence } from '../provenance/declaration-limits.ts'
import type { ProvenanceAnalysis } from '../provenance/read-provenance.ts'
import type { Confidence } from '../schema/index.ts'
import type { AudioFacts } from './audio-facts.ts'
import type { SampleAnalysis } from './read-samples.ts'

/** Above this spread of raw scores the parts of a recording disagree. */
const WIDE_SPREAD = 2

/** How far a result can be relied on. Statistics of audio alone never give a high confidence. */
export function confidenceOf(
  provenance: ProvenanceAnalysis,
  analysis: SampleAnalysis,
  unclear: string | null,
): Confidence {
  return declaredConfidence(provenance) ?? windowConfidence(analysis, unclear, WIDE_SPREAD)
}

/** What a reader of the result must know; the first holds for every recording. */
export function limitationsOf(
  provenance: ProvenanceAnalysis,
  { declared, isCut, isWhole, seconds }: AudioFacts,
  unclear: string | null,
  aboutWords: readonly string[],
): string[] {
  const limitations = [
    'Scores are workflow signals. They do not prove how a recording was made or whether what is said is true.',
  ]
  if (unclear !== null) {
    limitations.push(`The audio of this recording cannot show whether it is synthetic: ${unclear}.`)
  } else if (provenance.origin === null) {
    limitations.push(
      'Audio statistics are often wrong: new voice models are hardly noticed, and telephone or studio recordings of people can look synthetic. By themselves they stay below a high risk.',
    )
  }
  limitations.push(...aboutWords)
  if (isCut) limitations.push(`Only the first ${Math.round(seconds)} seconds were measured.`)
  if (!isWhole)
    limitations.push('The file is damaged or cut short; what could be read was measured.')
  return [...limitations, ...declarationLimitations(provenance, declared)]
}
