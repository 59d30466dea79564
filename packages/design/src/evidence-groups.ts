import type { EvidenceType } from '@content-trust/engine/schema'

/** Kinds of evidence that share a colour and a shape of underline: few enough to be told apart. */
export const evidenceGroups = [
  'phrasing',
  'specificity',
  'sourcing',
  'certainty',
  'pattern',
  'other',
] as const
export type EvidenceGroup = (typeof evidenceGroups)[number]

/** What a reader sees of a group: its name, the shape of its underline and what it gathers. */
export const groupTexts: Readonly<
  Record<EvidenceGroup, { readonly label: string; readonly shape: string; readonly about: string }>
> = {
  phrasing: { label: 'Phrasing', shape: 'wavy', about: 'stock phrases and padding' },
  specificity: { label: 'Specificity', shape: 'dotted', about: 'details that are missing' },
  sourcing: { label: 'Sourcing', shape: 'solid', about: 'claims and sources' },
  certainty: { label: 'Certainty', shape: 'dashed', about: 'hedges and absolutes' },
  pattern: { label: 'Pattern', shape: 'double', about: 'repetition and even texture' },
  other: { label: 'Other', shape: 'thin', about: 'policy and everything else' },
}

const groupOfType: Readonly<Record<EvidenceType, EvidenceGroup>> = {
  generic_phrasing: 'phrasing',
  low_specificity: 'specificity',
  absence_of_specificity: 'specificity',
  missing_concrete_examples: 'specificity',
  weak_provenance: 'sourcing',
  unsupported_claim: 'sourcing',
  source_quality: 'sourcing',
  hedging_and_absolutes: 'certainty',
  repetitive_structure: 'pattern',
  synthetic_texture: 'pattern',
  visual_artifact: 'other',
  audio_signal: 'other',
  prosody_consistency: 'other',
  other: 'other',
}

/** The group that a type of evidence is shown with. */
export function groupOf(type: EvidenceType): EvidenceGroup {
  return groupOfType[type]
}
