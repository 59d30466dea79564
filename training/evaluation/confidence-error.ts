import { wilson } from '../precision/wilson.ts'

/** A text with what decides its confidence, and who wrote it. */
export interface Judged {
  readonly machine: 0 | 1
  readonly words: number
  readonly coverage: number
  /** In English running text long enough to be judged; else its confidence is low whatever its risk. */
  readonly readable: boolean
  /** The larger of texture and slop risk. */
  readonly risk: number
  /** Every kind of writing that the engine takes it for, see `likelyKinds`. */
  readonly kinds: readonly string[]
}

/** From this risk on a draft is asked to be looked at. */
export const LOOK = 0.4

/** How often the decision is wrong among the texts of a range of risks. */
export interface RiskError {
  readonly people: number
  readonly machines: number
  /** Share of the texts in the range that lie on the wrong side, people and machines weighing the same. */
  readonly error: number
  /** The same with the upper end of Wilson's 95 % interval for the share that is wrong. */
  readonly upper: number
}

/**
 * The error of a range of risks that lies below or above the mark: with p and m the shares of all
 * people's and all machines' texts that fall into it, m / (p + m) below and p / (p + m) above.
 */
export function riskError(rows: readonly Judged[], from: number, to: number): RiskError {
  const counts = [0, 0]
  const totals = [0, 0]
  for (const { machine, risk } of rows) {
    totals[machine]++
    if (risk >= from && risk < to) counts[machine]++
  }
  const wrong = from < LOOK ? 1 : 0
  const right = 1 - wrong
  const share = (label: number): number => (totals[label] === 0 ? 0 : counts[label] / totals[label])
  const worst = wilson(counts[wrong], totals[wrong]).high
  return {
    people: counts[0],
    machines: counts[1],
    error: share(wrong) / (share(0) + share(1)),
    upper: worst / (worst + share(right)),
  }
}
