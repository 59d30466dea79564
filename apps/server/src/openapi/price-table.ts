import { toCents } from '../ledger/money.ts'
import type { UnitPrices } from '../pricing.ts'

/** What a bucket is charged for, and by which unit. */
const charges: Readonly<Record<keyof UnitPrices, readonly [call: string, unit: string]>> = {
  text_1k_units: ['A text, alone or as a block of an asset', 'each started 1,000 characters'],
  text_revise_1k_units: ['A text with `auto_revise`', 'each started 1,000 characters'],
  batch_text_1k_units: ['A text of a batch', 'each started 1,000 characters'],
  style_fast_1k_units: ['Style, `fast`', 'each started 1,000 characters'],
  style_deep_1k_units: ['Style, `deep` (the default)', 'each started 1,000 characters'],
  audio_v0: ['A recording', 'one'],
  image_v0: ['An image, alone or as a block of an asset', 'one'],
  video_v0: ['A video (private beta)', 'one'],
  demo: ['The demo, `GET /v1/balance`, stored answers, and every call that fails', ''],
}

/** A row of the price table. */
export interface PriceRow {
  readonly call: string
  readonly unit: string
  /** As in `0.5 cents`. */
  readonly price: string
  readonly bucket: string
}

/** The prices of a service, a row for each bucket. */
export function priceRows(prices: UnitPrices): PriceRow[] {
  return Object.entries(charges).map(([bucket, [call, unit]]) => {
    return { call, unit, price: priceText(priceOf(bucket, prices)), bucket: `\`${bucket}\`` }
  })
}

/** What the table does not say. */
export const assetPrice =
  'An asset costs the sum of its blocks, in the bucket `asset_v0`. A new account has 150 cents of credit.'

/** An amount in words: `1 cent`, `0.5 cents`, `free`. */
export function priceText(micro: number): string {
  const cents = toCents(micro)
  if (cents === 0) return 'free'
  return `${cents.toLocaleString('en')} ${cents === 1 ? 'cent' : 'cents'}`
}

/** The price table in Markdown. */
export function priceTable(prices: UnitPrices): string {
  const rows = priceRows(prices).map(({ call, unit, price, bucket }) => {
    return `| ${call} | ${unit} | ${price} | ${bucket} |`
  })
  return ['| What | Unit | Price | `billing.bucket` |', '| --- | --- | --- | --- |', ...rows].join(
    '\n',
  )
}

function priceOf(bucket: string, prices: UnitPrices): number {
  return new Map(Object.entries(prices)).get(bucket) ?? 0
}
