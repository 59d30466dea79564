import type { ProvenanceReading } from '../provenance/read-provenance.ts'
import type { Confidence } from '../schema/index.ts'
import type { FilmReading } from './read-frames.ts'
import type { VideoFacts } from './video-facts.ts'

/** How far a result can be relied on: no labelled film backs the statistics, so never far by them. */
export function confidenceOf({ origin, isTampered }: ProvenanceReading): Confidence {
  if (origin?.kind === 'trained' || origin?.kind === 'composite') return 'high'
  return isTampered ? 'medium' : 'low'
}

/** What a reader of the result must know; the first two hold for every film. */
export function limitationsOf(
  { origin }: ProvenanceReading,
  { declared, withoutSound }: VideoFacts,
  { judged, unclear, spread }: FilmReading,
): string[] {
  const limitations = [
    'Scores are workflow signals. They do not prove how a video was made or whether what it shows is true.',
    'No labelled video backs this score: frames are scored by a model of still images, and movement is not looked at.',
  ]
  limitations.push(
    unclear === null
      ? `${judged.length} sampled frames were scored; their risks lie ${spread.toFixed(2)} apart. By themselves they stay below a high risk.`
      : `The frames of this video cannot tell whether it is synthetic: ${unclear}.`,
  )
  if (withoutSound !== null) limitations.push(`The sound was not scored: ${withoutSound}.`)
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
