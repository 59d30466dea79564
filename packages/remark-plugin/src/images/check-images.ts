import { findLines, positionAt } from '@content-trust/engine/report'
import { findImageReferences, pathFrom, type Settings } from '@content-trust/workspace'
import { slashed } from '@content-trust/workspace/disk'
import type { Node } from 'mdast'
import type { PageSettings } from '../open-settings.ts'
import type { Page } from '../read-page.ts'
import type { PageRecord } from '../report/page-record.ts'
import type { ResultCache } from '../result-cache.ts'
import { imageKey, imageRecord } from './image-record.ts'
import { locateImage } from './locate-image.ts'
import { createImageScorer } from './score-image.ts'

/** A local image of a page, where the page shows it. */
export interface PageImage {
  /** As the page names it. */
  readonly name: string
  readonly place: NonNullable<Node['position']>
}

/** An image of a page with its record; null: there is no such file. */
export interface CheckedImage {
  readonly image: PageImage
  readonly shown: string
  readonly record: PageRecord | null
  readonly problem: string | null
}

/** Checks the images of a page under the settings of the page. */
export type CheckImages = (page: Page, settings: Settings) => Promise<CheckedImage[]>

/** What the check of images needs from that of pages. */
export interface ImageNeeds {
  readonly cwd: string
  readonly cache: ResultCache
  readonly settings: PageSettings
}

/** Prepares the check of the images that pages show. */
export function createImageCheck({ cwd, cache, settings: pages }: ImageNeeds): CheckImages {
  const scorer = createImageScorer(cache)
  const folder = slashed(cwd)

  async function check(page: string, image: PageImage, settings: Settings): Promise<CheckedImage> {
    const { name } = image
    const located = locateImage(pages, page, name)
    if ('problem' in located) return { image, shown: name, record: null, ...located }
    const shown = pathFrom(folder, located.path)
    if (pages.workspace.resolve(located.path).ignored !== null) {
      return { image, shown, record: null, problem: null }
    }
    const outcome = await scorer.score(located.path, settings)
    if ('problem' in outcome) {
      const { problem } = outcome
      const key = imageKey(shown, settings)
      return { image, shown, record: { key, failed: { shown, problem } }, problem }
    }
    const record = imageRecord({ shown, page, ...outcome }, settings, pages.baselineOf(shown))
    return { image, shown, record, problem: null }
  }

  return async (page, settings) => {
    const { path } = page
    // Text without a file, or outside the project, has no folder to look in.
    if (path === null || path.startsWith('../')) return []
    const checked: CheckedImage[] = []
    for (const image of imagesOf(page)) checked.push(await check(path, image, settings))
    return checked
  }
}

/** The local images that a page shows, in reading order, from its text: hosts rewrite those in the tree. */
function imagesOf({ source }: Page): PageImage[] {
  const lines = findLines(source)
  return findImageReferences(source).map(({ name, start, end }) => {
    const place = {
      start: { ...positionAt(lines, start), offset: start },
      end: { ...positionAt(lines, end), offset: end },
    }
    return { name, place }
  })
}
