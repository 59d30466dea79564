import { join } from 'node:path'
import { type ScoredDraft, textOfMedia } from '@content-trust/engine/report'
import { type Settings, switchesOf } from '@content-trust/engine/settings'
import type { Root } from 'mdast'
import type { BaselineLookup } from '../read-baseline.ts'
import type { Page } from '../read-page.ts'
import type { PageRecord } from '../report/page-record.ts'
import type { ResultCache } from '../result-cache.ts'
import { sha256 } from '../score-page.ts'
import { findImages, type PageImage } from './find-images.ts'
import { locateImage } from './locate-image.ts'
import { createImageScorer } from './score-image.ts'

/** An image of a page with its record; null: there is no such file. */
export interface CheckedImage {
  readonly image: PageImage
  readonly shown: string
  readonly record: PageRecord | null
  readonly problem: string | null
}

/** Checks the images of a page under the settings of the page. */
export type CheckImages = (page: Page, tree: Root, settings: Settings) => Promise<CheckedImage[]>

/** What the check of images needs from that of pages. */
export interface ImageNeeds {
  readonly cwd: string
  readonly cache: ResultCache
  readonly baselineOf: BaselineLookup
  readonly isIgnored: (path: string) => boolean
}

/** Prepares the check of the images that pages show. */
export function createImageCheck(needs: ImageNeeds): CheckImages {
  const scorer = createImageScorer(needs.cache)
  const { cwd, baselineOf, isIgnored } = needs

  async function check(page: string, image: PageImage, settings: Settings): Promise<CheckedImage> {
    const { name } = image
    const located = locateImage(cwd, page, name)
    if ('problem' in located) return { image, shown: name, record: null, ...located }
    const { path: shown } = located
    if (isIgnored(shown)) return { image, shown, record: null, problem: null }
    // Pages may be held to different settings; one image then has one line in the report for each.
    const key = `image:${shown}:${sha256(JSON.stringify(settings)).slice(0, 16)}`
    const outcome = await scorer.score(join(cwd, shown), settings)
    if ('problem' in outcome) {
      const { problem } = outcome
      return { image, shown, record: { key, failed: { shown, problem } }, problem }
    }
    const { result, content } = outcome
    const text = textOfMedia(result, switchesOf(settings))
    const draft: ScoredDraft = { shown, source: '', settings, result: text, media: result }
    const record = { key, draft, baseline: baselineOf(shown), image: { page, content, result } }
    return { image, shown, record, problem: null }
  }

  return async (page, tree, settings) => {
    const { path } = page
    // Text without a file, or outside the project, has no folder to look in.
    if (path === null || path.startsWith('../')) return []
    const checked: CheckedImage[] = []
    for (const image of findImages(page, tree)) checked.push(await check(path, image, settings))
    return checked
  }
}
