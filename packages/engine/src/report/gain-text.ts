import type { Action, TextScoreName } from '../schema/index.ts'
import { bandOf } from './labels/bands.ts'
import {
  actionLabels,
  actionRanks,
  riskLevelRanks,
  scoreLabels,
  scoreText,
} from './labels/labels.ts'
import { decides } from './labels/score-tone.ts'

type Weighed = Readonly<Record<TextScoreName, number>> & { readonly action: Action }

/** A draft before and after an edit: `gain` of a proposal of the engine. */
interface Gain {
  readonly before: Weighed
  readonly after: Weighed
}

/**
 * What an edit does for the decision, in plain sentences: “Takes slop risk from 0.51 to 0.39. Enough for allow.” Scores
 * that explain are named only where they get into a higher band.
 */
export function gainText({ before, after }: Gain): string {
  const moves = Object.keys(scoreLabels).flatMap((name) =>
    isScoreName(name) ? moveOf(name, before[name], after[name]) : [],
  )
  const said = moves.toSorted((a, b) => a.rise - b.rise).map(({ text }) => text)
  if (said.length === 0) said.push('Leaves slop and texture risk as they are.')
  return [...said, ...decisionOf(before.action, after.action)].join(' ')
}

function isScoreName(name: string): name is TextScoreName {
  return name in scoreLabels
}

/** How a score moves, as a sentence; none where nothing of it would be seen. */
function moveOf(name: TextScoreName, before: number, after: number) {
  const from = scoreText(before)
  const to = scoreText(after)
  const [old, fresh] = [bandOf(before), bandOf(after)]
  const isWorse = riskLevelRanks[fresh] > riskLevelRanks[old]
  if (from === to || (!decides(name) && !isWorse)) return []
  const label = scoreLabels[name]
  const text =
    after < before
      ? `Takes ${label} from ${from} to ${to}.`
      : `Raises ${label} from ${from} to ${to}, ${isWorse ? `which is ${fresh}` : `still ${fresh}`}.`
  return [{ text, rise: after - before }]
}

function decisionOf(before: Action, after: Action): string[] {
  const change = actionRanks[after] - actionRanks[before]
  if (change === 0) return []
  return [
    change < 0
      ? `Enough for ${actionLabels[after]}.`
      : `The decision would be ${actionLabels[after]}.`,
  ]
}
