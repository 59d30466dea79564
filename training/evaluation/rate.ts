import type { Rate } from '../../packages/engine/src/schema/index.ts'
import { wilson } from '../precision/wilson.ts'
import { percent } from './row.ts'

/** A count as a share of texts with its 95 % interval (Wilson). */
export function rateOf(count: number, texts: number): Rate {
  const { low, high } = wilson(count, texts)
  return {
    count,
    share: texts === 0 ? 0 : fourDecimals(count / texts),
    low: fourDecimals(low),
    high: fourDecimals(high),
  }
}

/** A rate for a table; a dash where nothing was counted. */
export function rateText({ share, low, high }: Rate, texts: number): string {
  return texts === 0 ? '–' : `${percent(share)} (${percent(low)} to ${percent(high)})`
}

function fourDecimals(value: number): number {
  return Number(value.toFixed(4))
}
