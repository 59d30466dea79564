import type { ProvenanceReading } from '../provenance/read-provenance.ts'
import type { Confidence } from '../schema/index.ts'
import type { ImageFacts } from './image-facts.ts'
import type { PixelReading } from './read-pixels.ts'

/** Above this spread of raw scores the parts of a picture disagree. */
const WIDE_SPREAD = 1.5
/** A risk this low is wrong seldom enough to say so. */
const CLEARLY_LOW = 0.15

/** How far a result can be relied on. Statistics of pixels alone never give a high confidence. */
export function confidenceOf(
  { origin, isTampered }: ProvenanceReading,
  { risk, spread }: PixelReading,
  unclear: string | null,
): Confidence {
  if (origin?.kind === 'trained' || origin?.kind === 'composite') return 'high'
  if (isTampered) return 'medium'
  if (unclear !== null) return 'low'
  return risk < CLEARLY_LOW && spread < WIDE_SPREAD ? 'medium' : 'low'
}

/** What a reader of the result must know; the first holds for every picture. */
export function limitationsOf(
  { origin }: ProvenanceReading,
  { declared }: ImageFacts,
  unclear: string | null,
): string[] {
  const limitations = [
    'Scores are workflow signals. They do not prove how an image was made or whether what it shows is true.',
  ]
  if (unclear !== null) {
    limitations.push(`The pixels of this image cannot tell whether it is synthetic: ${unclear}.`)
  } else if (origin === null) {
    limitations.push(
      'Statistics of pixels are often wrong, above all for edited photos and new generators. By themselves they stay below a high risk.',
    )
  }
  if (declared.credentials !== null) {
    limitations.push(
      'Content credentials were read and compared with the file. Signers were not checked against a list of trusted ones.',
    )
  }
  if (origin === null) {
    limitations.push('The file declares no origin. That says nothing: most sites remove such data.')
  } else {
    limitations.push('A declaration is what the file says of itself; it can be false or copied.')
  }
  return limitations
}
