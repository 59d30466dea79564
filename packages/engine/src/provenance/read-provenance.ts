import type { EvidenceItem } from '../schema/index.ts'
import type { Credentials, DeclaredFacts } from './declared-facts.ts'
import { type DeclaredOrigin, type OriginKind, readOrigin } from './read-origin.ts'

/** What the declarations of a file say, in numbers and words. */
export interface ProvenanceAnalysis {
  /** The least synthetic risk that the declarations allow for; 0 where they raise nothing. */
  readonly risk: number
  readonly origin: DeclaredOrigin | null
  /** The file or its claim is not the one that was signed. */
  readonly isTampered: boolean
  readonly evidence: readonly EvidenceItem[]
}

/** A declaration makes the risk high; one that no longer fits its file sends it to a person. */
const risks = {
  trained: 0.95,
  composite: 0.75,
  algorithmic: 0,
  capture: 0,
  tampered: 0.45,
} as const

/** Weighs what a file declares. What it does not declare raises nothing. */
export function readProvenance(facts: DeclaredFacts): ProvenanceAnalysis {
  const origin = readOrigin(facts)
  const isTampered =
    facts.credentials?.signature === 'broken' || facts.credentials?.content === 'changed'
  return {
    risk: Math.max(origin === null ? 0 : risks[origin.kind], isTampered ? risks.tampered : 0),
    origin,
    isTampered,
    evidence: [
      ...(origin === null ? [] : [describeOrigin(origin)]),
      ...(facts.credentials === null ? [] : describeCredentials(facts.credentials)),
      ...describeHints(facts, origin),
    ],
  }
}

const explanations: Readonly<Record<OriginKind, string>> = {
  trained: 'The file declares itself to be made by a trained generator.',
  composite: 'The file declares that parts of it were made by a trained generator.',
  algorithmic:
    'The file declares itself to be made or enhanced by an algorithm that was not trained.',
  capture: 'The file declares itself to be captured by a device.',
}

function describeOrigin({ kind, place, words }: DeclaredOrigin): EvidenceItem {
  const isSynthetic = kind === 'trained' || kind === 'composite'
  return {
    type: 'source_quality',
    severity: isSynthetic ? 'high' : 'low',
    span: `${words} (${place})`.slice(0, 400),
    explanation: explanations[kind],
    rule: 'declared-origin',
  }
}

function describeCredentials({ signature, content, manifests }: Credentials): EvidenceItem[] {
  const span = `content credentials by ${manifests.at(-1)?.generator || 'an unnamed tool'}`.slice(
    0,
    400,
  )
  const item = (severity: EvidenceItem['severity'], explanation: string): EvidenceItem => ({
    type: 'source_quality',
    severity,
    span,
    explanation,
    rule: 'content-credentials',
  })
  if (content === 'changed') {
    return [item('high', 'The file was changed after its credentials were signed.')]
  }
  switch (signature) {
    case 'broken':
      return [item('high', 'The signed claim was changed: signature and time stamp do not fit it.')]
    case 'expired':
      return [
        item(
          'low',
          content === 'same'
            ? 'The credentials fit the file; the certificate has expired since it was signed.'
            : 'The certificate has expired since; the file could not be compared with its credentials.',
        ),
      ]
    case 'unverified':
      return [
        item(
          'low',
          content === 'same'
            ? 'The file is the one that was signed; the signature could not be verified.'
            : 'The credentials could not be verified.',
        ),
      ]
    case 'valid':
      return [
        item(
          'low',
          content === 'same'
            ? 'The credentials fit the file. Who signed them was not checked against a list.'
            : 'The signature fits its claim; the file could not be compared with it.',
        ),
      ]
    default:
      return signature satisfies never
  }
}

function describeHints(facts: DeclaredFacts, origin: DeclaredOrigin | null): EvidenceItem[] {
  const hints = facts.generators
    .filter(({ name, strength }) => strength === 'hint' && origin?.words !== name)
    .map(
      ({ name, place }): EvidenceItem => ({
        type: 'source_quality',
        severity: 'medium',
        span: `${name} (${place})`.slice(0, 400),
        explanation: 'The file names a generator in a field that any software may write.',
        rule: 'generator-mark',
      }),
    )
  if (facts.camera === null || !facts.camera.hasExposure) return hints
  return [
    ...hints,
    {
      type: 'source_quality',
      severity: 'low',
      span: `camera data: ${facts.camera.name}`.slice(0, 400),
      explanation: 'The file carries camera settings, which are easily copied or forged.',
      rule: 'camera-data',
    },
  ]
}
