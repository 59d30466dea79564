/** Every evidence type of the specification, in its order. */
export const evidenceTypes = [
  'generic_phrasing',
  'low_specificity',
  'weak_provenance',
  'unsupported_claim',
  'hedging_and_absolutes',
  'synthetic_texture',
  'repetitive_structure',
  'missing_concrete_examples',
  'absence_of_specificity',
  'source_quality',
  'visual_artifact',
  'audio_signal',
  'prosody_consistency',
  'other',
] as const
