import { type Resolved, UsageError, withFrontMatter } from '@content-trust/workspace'
import { readFrontMatter } from './front-matter.ts'
import type { CheckImages } from './images/check-images.ts'
import { openSettings } from './open-settings.ts'
import type { CheckedOptions } from './options.ts'
import type { Page } from './read-page.ts'
import type { PageRecord } from './report/page-record.ts'
import { createDiskCache, memoryCache } from './result-cache.ts'
import { scorePage, sha256 } from './score-page.ts'
import { openSources, withSourceGates } from './sources/page-sources.ts'

/** A page whose settings are wrong, in its front matter or in a config file. */
export interface BrokenPage {
  readonly problem: string
  /** Where its front matter is wrong; null: a config file is. */
  readonly place: { readonly line: number; readonly column: number } | null
}

/** Checks pages and what they show. */
export interface PageCheck {
  /** Checks a page by its text. */
  readonly checkPage: (page: Page) => PageRecord | BrokenPage
  /** Checks the images of a page that was scored. */
  readonly checkImages: CheckImages
  /** Sentences about config files that are not used, each once. */
  readonly newNotices: () => readonly string[]
}

/** The record of a page whose settings are wrong. */
export function brokenRecord(
  { path, source, shown }: Page,
  { problem, place }: BrokenPage,
): PageRecord {
  const line = place === null ? {} : { line: place.line }
  return { key: keyOf({ path, source }), broken: { shown, problem, ...line } }
}

// One page, however often a host compiles it.
function keyOf({ path, source }: Pick<Page, 'path' | 'source'>): string {
  return path ?? sha256(source)
}

/** Prepares the check of all pages under one set of options. */
export function createPageCheck(cwd: string, options: CheckedOptions): PageCheck {
  const settings = openSettings(cwd, options)
  const { workspace, placeOf, baselineOf } = settings
  const sourcesOf = openSources(cwd, options)
  const cache = options.cache === true ? createDiskCache(cwd) : memoryCache
  const told = new Set<string>()
  let images: Promise<CheckImages> | null = null

  // Loaded with the first page that asks: most builds have no use for decoders.
  const loadImages = async (): Promise<CheckImages> => {
    const { createImageCheck } = await import('./images/check-images.ts')
    return createImageCheck({ cwd, cache, settings })
  }

  return {
    checkPage: (page) => {
      const { source, path, shown } = page
      const resolved = orBroken(() => workspace.resolve(placeOf(path)))
      if ('problem' in resolved) return resolved
      const key = keyOf(page)
      if (resolved.ignored !== null) return { key, skipped: { shown, note: resolved.ignored.note } }
      const draft = withFrontMatter(resolved.settings, readFrontMatter(page, resolved.settings))
      if (draft.kind === 'broken') return draft
      if (draft.kind === 'off') return { key, skipped: { shown, note: draft.note } }
      const { findings, isOlder } = sourcesOf(page)
      const settings = withSourceGates(draft.settings, options)
      const result = scorePage(page, settings, cache, findings)
      const scored = { shown, source, settings, result, warnings: draft.warnings }
      const older = isOlder ? { hasOlderSources: true } : {}
      return { key, draft: scored, ...older, baseline: baselineOf(path, scored) }
    },
    checkImages: async (page, pageSettings) => {
      images ??= loadImages()
      return await (await images)(page, pageSettings)
    },
    newNotices: () => {
      const fresh = workspace.notices().filter((notice) => !told.has(notice))
      for (const notice of fresh) told.add(notice)
      return fresh
    },
  }
}

function orBroken(resolve: () => Resolved): Resolved | BrokenPage {
  try {
    return resolve()
  } catch (error) {
    if (!(error instanceof UsageError)) throw error
    return { problem: error.message, place: null }
  }
}
