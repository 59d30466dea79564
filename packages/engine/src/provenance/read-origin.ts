import type { DeclaredFacts, ManifestFacts, SourceDeclaration } from './declared-facts.ts'

/** What a file declares of its making, kept apart as IPTC keeps them apart. */
export type OriginKind = 'trained' | 'composite' | 'algorithmic' | 'capture'

export interface DeclaredOrigin {
  readonly kind: OriginKind
  /** Where a reader finds the declaration. */
  readonly place: string
  /** The words that declare it. */
  readonly words: string
}

const kinds: Readonly<Record<string, OriginKind>> = {
  trainedAlgorithmicMedia: 'trained',
  compositeWithTrainedAlgorithmicMedia: 'composite',
  compositeSynthetic: 'composite',
  algorithmicMedia: 'algorithmic',
  algorithmicallyEnhanced: 'algorithmic',
  digitalCapture: 'capture',
  computationalCapture: 'capture',
}

/** From the strongest to the weakest. */
const order: readonly OriginKind[] = ['trained', 'composite', 'algorithmic', 'capture']

/** The strongest declaration of a file, or nothing. */
export function readOrigin(facts: DeclaredFacts): DeclaredOrigin | null {
  const generator = facts.generators.find(({ strength }) => strength === 'sure')
  const found: DeclaredOrigin[] = [
    ...originsOfCredentials(facts.credentials?.manifests ?? []),
    ...facts.sourceTypes.flatMap(originOf),
  ]
  if (generator !== undefined) {
    found.push({ kind: 'trained', place: generator.place, words: generator.name })
  }
  return strongest(found)
}

/**
 * The active manifest speaks for the file. Only where it declares nothing do the ones before it count:
 * an image that was generated and then signed again is still a generated one.
 */
function originsOfCredentials(manifests: readonly ManifestFacts[]): DeclaredOrigin[] {
  const active = manifests.at(-1)
  const own = active === undefined ? [] : originsOfManifest(active)
  return own.length > 0 ? own : manifests.flatMap(originsOfManifest)
}

function originsOfManifest({ generator, actions }: ManifestFacts): DeclaredOrigin[] {
  return actions.flatMap(({ action, sourceType, agent }) =>
    originOf({
      sourceType: sourceType ?? '',
      place: `content credentials, ${action} by ${agent ?? generator}`,
    }),
  )
}

function originOf({ sourceType, place }: SourceDeclaration): DeclaredOrigin[] {
  const kind = kinds[sourceType]
  return kind === undefined ? [] : [{ kind, place, words: sourceType }]
}

function strongest(found: readonly DeclaredOrigin[]): DeclaredOrigin | null {
  for (const kind of order) {
    const origin = found.find((candidate) => candidate.kind === kind)
    if (origin !== undefined) return origin
  }
  return null
}
