import type { Severity, StyleCheck, StyleSpan } from '../schema/index.ts'

type Color = StyleSpan['color']
type Category = StyleSpan['category']

/** Rules that style knows by a name of their own; all others by their evidence type. */
const rulesByCheck: readonly (readonly [StyleCheck, readonly string[]])[] = [
  ['passive_voice', ['passive-voice']],
  ['long_sentence', ['long-sentence']],
  ['nominalization', ['nominalization', 'noun-for-verb']],
  ['sentence_uniformity', ['even-sentences']],
  ['repeated_opening', ['repeated-opening']],
  [
    'filler',
    [
      'filler-adverb',
      'filler-sentence',
      'wordy-phrase',
      'long-word',
      'redundant-pair',
      'throat-clearing',
      'hollow-intensifier',
      'expletive-opening',
      'signposting',
    ],
  ],
  ['cliche', ['cliche', 'emotive-cliche', 'future-cliche', 'journey-metaphor', 'realm-metaphor']],
]

/** Checks by rule id. */
export const checkByRule: ReadonlyMap<string, StyleCheck> = new Map(
  rulesByCheck.flatMap(([check, ids]) => ids.map((id) => [id, check] as const)),
)

/** What each check is about (decision 21). */
export const categories: Readonly<Record<StyleCheck, Category>> = {
  generic_phrasing: 'phrasing',
  filler: 'phrasing',
  cliche: 'phrasing',
  hedging_and_absolutes: 'phrasing',
  low_specificity: 'specificity',
  absence_of_specificity: 'specificity',
  missing_concrete_examples: 'specificity',
  weak_provenance: 'sourcing',
  unsupported_claim: 'sourcing',
  source_quality: 'sourcing',
  synthetic_texture: 'texture',
  repetitive_structure: 'structure',
  sentence_uniformity: 'structure',
  repeated_opening: 'structure',
  passive_voice: 'readability',
  long_sentence: 'readability',
  nominalization: 'readability',
  visual_artifact: 'texture',
  audio_signal: 'texture',
  prosody_consistency: 'texture',
  other: 'phrasing',
}

/**
 * Checks that inform and find no fault: a passive may be right, even sentences and like openings
 * are most often meant (one in five was worth a change), and texture is a sum of habits.
 */
export const informing: ReadonlySet<StyleCheck> = new Set([
  'passive_voice',
  'repeated_opening',
  'sentence_uniformity',
  'synthetic_texture',
])

/** Colours by severity (decision 21). */
export const colors: Readonly<Record<Severity, Color>> = {
  low: 'yellow',
  medium: 'orange',
  high: 'red',
}
