import { sentenceFeatureNames } from '../../packages/engine/src/text/features/sentence-features.ts'
import { concreteClasses } from '../../packages/engine/src/text/features/word-roles.ts'

/** Features that one more concrete word may lower as well as raise: shares, and endings of names. */
const mixed = new Set(['mean_letters', 'unclassed_share', 'long_share'])

/** The features that a model of specificity may have. */
export const openFeatures: ReadonlySet<string> = new Set(
  sentenceFeatureNames.filter((name) => !mixed.has(name)),
)

/**
 * Features that one more concrete word raises, with the word of grammar and the marks that it brings along. A weight
 * above zero would make a sentence that gains a number, a name, a date or a link more general.
 */
export const fallingFeatures: ReadonlySet<string> = new Set([
  'log_words',
  'root_words',
  'twenties',
  'numbers',
  'capitals',
  'all_capitals',
  'opaque',
  'links',
  'quotes',
  'brackets',
  'commas',
  'colons',
  'dashes',
  'hyphens',
  'percents',
  'symbols',
  'names',
  'concrete_root',
  'is_concrete',
  'unclassed_root',
  'long_root',
  ...[...concreteClasses, 'statistic', 'preposition', 'article'].map((name) => `class_${name}`),
])
