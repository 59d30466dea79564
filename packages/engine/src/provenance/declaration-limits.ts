import type { Confidence } from '../schema/index.ts'
import type { DeclaredFacts } from './declared-facts.ts'
import type { ProvenanceAnalysis } from './read-provenance.ts'

/** How far a result can be relied on by what the file declares; null where that decides nothing. */
export function declaredConfidence({ origin, isTampered }: ProvenanceAnalysis): Confidence | null {
  if (origin?.kind === 'trained' || origin?.kind === 'composite') return 'high'
  return isTampered ? 'medium' : null
}

/** What a reader must know of the declarations of a file, or of their absence. */
export function declarationLimitations(
  { origin }: ProvenanceAnalysis,
  { credentials }: DeclaredFacts,
): string[] {
  const aboutOrigin =
    origin === null
      ? 'The file declares no origin. That says nothing: most sites remove such data.'
      : 'A declaration is what the file says of itself; it can be false or copied.'
  if (credentials === null) return [aboutOrigin]
  return [
    'Content credentials were read and compared with the file. Signers were not checked against a list of trusted ones.',
    aboutOrigin,
  ]
}
