import type { RiskLevel } from '../../../schema/index.ts'
import type { PolicyScore, ScoreCondition } from '../../form/clause-form.ts'

/** Comparisons with a number. */
export const comparisons: readonly (readonly [string, ScoreCondition['comparison']])[] = [
  [
    'cap the length at, capped at, cap at, cap it at, limit the length to, keep it to, keep it at, keep them to, hold it to, keep that to, never more than, above, more than, exceed the, longer than, over, over, exceeds, exceed, exceeding, greater than, higher than, longer than, no more than, not more than, at most, up to, a maximum of, maximum, max, maximum of, no longer than, beyond, not exceed, should not exceed, must not exceed, may not exceed, limit, limited to, to a minimum, keep to, limit yourself to, restrict yourself to, stop at, limited to at most',
    '>',
  ],
  [
    'at least, minimum, min, minimum of, a minimum of, from, reaches, is at least, no fewer than, no less than, not fewer than, not less than, with no fewer than, with no less than, as high as',
    '>=',
  ],
  ['below, under, before, less than, fewer than, lower than, shorter than, beneath', '<'],
]

/** Comparisons that set a limit: what goes beyond it is not wanted. */
export const limits =
  'cap the length at, capped at, cap at, cap it at, limit the length to, keep it to, keep it at, keep them to, hold it to, keep that to, never more than, maximum of, not exceed, should not exceed, must not exceed, may not exceed, limit, limited to, limit yourself to, restrict yourself to, stop at, keep to, no more than, not more than, at most, up to, a maximum of, maximum, max, no longer than'

/** Numbers in words. */
export const numbers: readonly (readonly [string, number])[] = [
  ['one', 1],
  ['single', 1],
  ['once', 1],
  ['twice', 2],
  ['a couple of', 2],
  ['two', 2],
  ['three', 3],
  ['four', 4],
  ['five', 5],
  ['six', 6],
  ['seven', 7],
  ['eight', 8],
  ['nine', 9],
  ['ten', 10],
  ['a dozen', 12],
  ['fifteen', 15],
  ['twenty', 20],
  ['twenty five', 25],
  ['thirty', 30],
  ['forty', 40],
  ['fifty', 50],
  ['a hundred', 100],
  ['one hundred', 100],
  ['a thousand', 1000],
]

/** Scores of a draft. */
export const scores: readonly (readonly [string, PolicyScore])[] = [
  ['slop, slop risk, slop score, slop_risk, slop level', 'slop_risk'],
  [
    'texture, synthetic texture, texture risk, texture score, synthetic risk, synthetic texture risk, synthetic score, machine like texture, synthetic',
    'synthetic_texture_risk',
  ],
  ['specificity, specificity risk, specificity score, vagueness score', 'specificity_risk'],
  ['provenance, provenance weakness, provenance score, provenance risk', 'provenance_weakness'],
  ['trust score, content trust, content trust score, trust', 'content_trust_score'],
  ['risk, risk level, overall risk', 'risk'],
  ['word count, length', 'words'],
]

/** Levels of a score. */
export const bands: readonly (readonly [string, RiskLevel])[] = [
  ['high, high risk, too high, very high', 'high'],
  ['medium, moderate, elevated', 'medium'],
  ['low', 'low'],
]

/** What counts anew in each part: “one link per paragraph”. */
export const distributives = 'per, in each, in every, in one, in a single, in any one, in the same'
