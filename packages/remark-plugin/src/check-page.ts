import { applyLayer } from '@content-trust/engine/settings'
import type { Root } from 'mdast'
import { readFrontMatter } from './front-matter.ts'
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

/** Checks a page; without a tree its text is read alone. */
export type CheckPage = (page: Page, tree: Root | null) => PageRecord | BrokenPage

/** Prepares the check of all pages under one set of options. */
export function createPageCheck(cwd: string, options: CheckedOptions): CheckPage {
  const settingsOf = createPageSettings(options)
  const baselineOf = readBaseline(cwd, options.baseline)
  const cache = options.cache === true ? createDiskCache(cwd) : memoryCache

  return (page, tree) => {
    const { source, path, shown } = page
    const front = readFrontMatter(page)
    if (front.kind === 'broken') return { problem: front.problem, line: front.line ?? 1 }
    const base = settingsOf(path)
    // One page, however often a host compiles it.
    const key = path ?? sha256(source)
    if (base === null) return { key, skipped: { shown, note: 'named under `ignoreFiles`' } }
    if (front.kind === 'off') {
      return { key, skipped: { shown, note: 'its front matter says `contentTrust: false`' } }
    }
    const settings = front.kind === 'settings' ? applyLayer(base, front.layer) : base
    const result = scorePage(page, tree, settings, cache)
    return { key, draft: { shown, source, settings, result }, baseline: baselineOf(path) }
  }
}
