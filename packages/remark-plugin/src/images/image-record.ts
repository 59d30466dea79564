import { mediaAsTextResult } from '@content-trust/engine/report'
import type { ImageResult } from '@content-trust/engine/schema'
import { type BaselineEntry, type Settings, switchesOf } from '@content-trust/workspace'
import type { PageRecord } from '../report/page-record.ts'
import { sha256 } from '../score-page.ts'

/** A scored image of a page. */
export interface ScoredImage {
  /** Path from the working folder. */
  readonly shown: string
  /** Path of the page that shows it. */
  readonly page: string
  /** SHA-256 of its bytes. */
  readonly content: string
  readonly result: ImageResult
}

/** The record of an image that was scored under the settings of its page. */
export function imageRecord(
  { shown, page, content, result }: ScoredImage,
  settings: Settings,
  baseline: BaselineEntry | null | undefined,
): PageRecord {
  const text = mediaAsTextResult(result, switchesOf(settings))
  return {
    key: imageKey(shown, settings),
    draft: { shown, source: '', settings, result: text, media: result },
    baseline,
    image: { page, content, result },
  }
}

/** Pages may be held to different settings; one image then has one line in the report for each. */
export function imageKey(shown: string, settings: Settings): string {
  return `image:${shown}:${sha256(JSON.stringify(settings)).slice(0, 16)}`
}
