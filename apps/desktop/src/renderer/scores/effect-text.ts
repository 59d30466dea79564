import { scoreLabels } from '@content-trust/engine/report'
import { textScoreNameSchema } from '@content-trust/engine/schema'
import type { Proposal } from '../../shared/analysis.ts'
import { messages } from '../language/messages.ts'

/** What a change does to a score, for a list. */
export interface Effect {
  readonly text: string
  readonly isRise: boolean
}

/** The scores that a change alone moves by a hundredth or more, the strongest first. */
export function effectsOf({ effects }: Pick<Proposal, 'effects'>): Effect[] {
  if (effects === null) return []
  return textScoreNameSchema.options
    .map((name) => ({ name, change: effects[name] }))
    .filter(({ change }) => Math.abs(change) >= 0.005)
    .sort((a, b) => Math.abs(b.change) - Math.abs(a.change))
    .map(({ name, change }) => ({
      text: messages.revise.effect(scoreLabels[name], signed(change)),
      isRise: change > 0,
    }))
}

function signed(change: number): string {
  return `${change > 0 ? '+' : '−'}${Math.abs(change).toFixed(2)}`
}
