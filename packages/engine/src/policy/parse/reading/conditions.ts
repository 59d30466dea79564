import type { PolicyScore, ScoreCondition } from '../../form/clause-form.ts'
import type { ClauseState } from './clause-state.ts'

type Comparison = ScoreCondition['comparison']

/** What is left of a comparison that is not met. */
export const opposites = { '>': '<=', '>=': '<', '<': '>=', '<=': '>' } as const

/** Makes a condition of a score once both are known; of what is wanted, the opposite is found fault with. */
export function addCondition(
  state: ClauseState,
  score: PolicyScore,
  comparison: Comparison,
  value: number,
): void {
  const isWanted = (state.isWanted || state.isImperative) && state.negated === undefined
  const wanted =
    isWanted &&
    !tellsWhich(state, score, comparison) &&
    (hasUse(score) || comparison.startsWith('<'))
  if (wanted) state.wantedConditions++
  state.conditions.push({
    score,
    comparison: wanted ? opposites[comparison] : comparison,
    value,
  })
  state.score = undefined
  state.compare = undefined
  state.number = undefined
  state.band = undefined
}

/** “A summary is required for articles over 500 words”: which drafts need what was named before. */
function tellsWhich({ slots }: ClauseState, score: PolicyScore, comparison: Comparison): boolean {
  const named = [...slots.need.nouns, ...slots.subject.nouns]
  return (
    score === 'words' && comparison !== '>=' && named.some(({ noun }) => noun.feature !== undefined)
  )
}

/** Whether more of it is better. Of the others nobody asks for more: “needs work with slop over 0.5” finds fault with it. */
function hasUse(score: PolicyScore): boolean {
  return score === 'content_trust_score' || score === 'words'
}

/** A draft that must be short and calm is found fault with where it is one of long and not calm. */
export function joinOf({
  conditions,
  wantedConditions,
  isAnyCondition,
}: ClauseState): 'all' | 'any' {
  const areWanted = conditions.length > 0 && wantedConditions === conditions.length
  return areWanted === isAnyCondition ? 'all' : 'any'
}
