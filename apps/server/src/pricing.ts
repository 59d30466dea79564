import type { BillingBucket } from '@content-trust/engine/schema'
import { type MicroUsd, microPerCent } from './ledger/money.ts'

/** A bucket with a unit price; the price of an asset is that of its blocks. */
export type PricedBucket = Exclude<BillingBucket, 'asset_v0'>

/** Price of one unit of each bucket. */
export type UnitPrices = Readonly<Record<PricedBucket, MicroUsd>>

const halfCent = microPerCent / 2

/** The published prices; the specification leaves those of style to the service (decision 22). */
export const publishedPrices: UnitPrices = {
  text_1k_units: halfCent,
  text_revise_1k_units: microPerCent,
  batch_text_1k_units: halfCent,
  image_v0: 2 * microPerCent,
  audio_v0: microPerCent,
  video_v0: 5 * microPerCent,
  style_deep_1k_units: microPerCent,
  style_fast_1k_units: halfCent,
  demo: 0,
}

/** What a call is charged: units of a bucket. */
export interface Charge {
  readonly bucket: BillingBucket
  readonly units: number
  readonly price: MicroUsd
}

const CHARACTERS_A_UNIT = 1000

/** Characters as limits and prices count them: Unicode code points (decision 1). */
export function countCharacters(text: string): number {
  let count = 0
  for (const _ of text) count++
  return count
}

/** Units of a text: thousands of characters, rounded up, at least one (R-BILL-06). */
export function unitsOf(text: string): number {
  return Math.max(1, Math.ceil(countCharacters(text) / CHARACTERS_A_UNIT))
}

/** The charge for units of a bucket. */
export function chargeFor(bucket: PricedBucket, units: number, prices: UnitPrices): Charge {
  return { bucket, units, price: units * prices[bucket] }
}

/** The charge for an asset: the sum of the units and prices of its blocks. */
export function sumOf(charges: readonly Charge[]): Charge {
  return {
    bucket: 'asset_v0',
    units: charges.reduce((sum, { units }) => sum + units, 0),
    price: charges.reduce((sum, { price }) => sum + price, 0),
  }
}
