import type { ProvenanceReading } from '../provenance/read-provenance.ts'
import type { Confidence } from '../schema/index.ts'
import type { AudioFacts } from './audio-facts.ts'
import type { SampleReading } from './read-samples.ts'

/** A risk this low is wrong seldom enough to say so. */
const CLEARLY_LOW = 0.15
/** Above this spread of raw scores the parts of a recording disagree. */
const WIDE_SPREAD = 2

/** How far a result can be relied on. Statistics of sound alone never give a high confidence. */
export function confidenceOf(
  { origin, isTampered }: ProvenanceReading,
  { risk, spread }: SampleReading,
  unclear: string | null,
): Confidence {
  if (origin?.kind === 'trained' || origin?.kind === 'composite') return 'high'
  if (isTampered) return 'medium'
  if (unclear !== null) return 'low'
  return risk < CLEARLY_LOW && spread < WIDE_SPREAD ? 'medium' : 'low'
}

/** What a reader of the result must know; the first holds for every recording. */
export function limitationsOf(
  { origin }: ProvenanceReading,
  { declared, isCut, isWhole, seconds }: AudioFacts,
  unclear: string | null,
  aboutWords: readonly string[],
): string[] {
  const limitations = [
    'Scores are workflow signals. They do not prove how a recording was made or whether what is said is true.',
  ]
  if (unclear !== null) {
    limitations.push(`The sound of this recording cannot tell whether it is synthetic: ${unclear}.`)
  } else if (origin === null) {
    limitations.push(
      'Statistics of sound are often wrong: new voice models are hardly noticed, and telephone or studio recordings of people can look synthetic. By themselves they stay below a high risk.',
    )
  }
  limitations.push(...aboutWords)
  if (isCut) limitations.push(`Only the first ${Math.round(seconds)} seconds were measured.`)
  if (!isWhole)
    limitations.push('The file is damaged or cut short; what could be read was measured.')
  if (declared.credentials !== null) {
    limitations.push(
      'Content credentials were read and compared with the file. Signers were not checked against a list of trusted ones.',
    )
  }
  limitations.push(
    origin === null
      ? 'The file declares no origin. That says nothing: most sites remove such data.'
      : 'A declaration is what the file says of itself; it can be false or copied.',
  )
  return limitations
}
