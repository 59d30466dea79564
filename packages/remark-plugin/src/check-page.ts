import { applyLayer, type Settings } from '@content-trust/engine/settings'
import type { Root } from 'mdast'
import { readFrontMatter } from './front-matter.ts'
import type { CheckImages } from './images/check-images.ts'
import type { CheckedOptions } from './options.ts'
import { createPageSettings } from './page-settings.ts'
import { readBaseline } from './read-baseline.ts'
import type { Page } from './read-page.ts'
import type { PageRecord } from './report/page-record.ts'
import { createDiskCache, memoryCache } from './result-cache.ts'
import { scorePage, sha256 } from './score-page.ts'

/** A page whose front matter cannot be read. */
export interface BrokenPage {
  readonly problem: string
  readonly line: number
}

/** Checks pages and what they show. */
export interface PageCheck {
  /** Checks a page; without a tree its text is read alone. */
  readonly checkPage: (page: Page, tree: Root | null) => PageRecord | BrokenPage
  /** Checks the images of a page that was scored. */
  readonly checkImages: CheckImages
}

/** Prepares the check of all pages under one set of options. */
export function createPageCheck(cwd: string, options: CheckedOptions): PageCheck {
  const settingsOf = createPageSettings(options)
  const baselineOf = readBaseline(cwd, options.baseline)
  const cache = options.cache === true ? createDiskCache(cwd) : memoryCache
  let images: Promise<CheckImages> | null = null

  // Loaded with the first page that asks: most builds have no use for decoders.
  const loadImages = async (): Promise<CheckImages> => {
    const { createImageCheck } = await import('./images/check-images.ts')
    const isIgnored = (path: string) => settingsOf(path) === null
    return createImageCheck({ cwd, cache, baselineOf, isIgnored })
  }

  return {
    checkPage: (page, tree) => {
      const { source, path, shown } = page
      const front = readFrontMatter(page)
      if (front.kind === 'broken') return { problem: front.problem, line: 1 }
      const base = settingsOf(path)
      // One page, however often a host compiles it.
      const key = path ?? sha256(source)
      if (base === null) return { key, skipped: { shown, note: 'named under `ignoreFiles`' } }
      if (front.kind === 'off') {
        return { key, skipped: { shown, note: 'its front matter says `contentTrust: false`' } }
      }
      const settings: Settings = front.kind === 'settings' ? applyLayer(base, front.layer) : base
      const result = scorePage(page, tree, settings, cache)
      const warnings = front.kind === 'invalid' ? [front.warning] : []
      const draft = { shown, source, settings, result, warnings }
      return { key, draft, baseline: baselineOf(path) }
    },
    checkImages: async (page, tree, settings) => {
      images ??= loadImages()
      return await (await images)(page, tree, settings)
    },
  }
}
