import type { TextResult } from '@content-trust/engine/schema'
import { applyLayer } from '@content-trust/engine/settings'
import type { Root } from 'mdast'
import type { VFile } from 'vfile'
import { readFrontMatter } from './front-matter.ts'
import { checkOptions, type Options } from './options.ts'
import { addMessages, source } from './page-messages.ts'
import { createPageSettings } from './page-settings.ts'
import { readBaseline } from './read-baseline.ts'
import { type Page, readPage } from './read-page.ts'
import { openBuildReport } from './report/build-report.ts'
import { scoredReport } from './report/page-record.ts'
import { createDiskCache, memoryCache } from './result-cache.ts'
import { scorePage, sha256 } from './score-page.ts'
import { stopPage } from './stop-page.ts'

export type { Options } from './options.ts'

/** What the plugin leaves in `file.data.contentTrust`. */
export interface PageTrust {
  readonly status: 'scored' | 'skipped'
  /** Whether the page reached `failOn`. */
  readonly stopped: boolean
  /** Null for a page that is not checked. */
  readonly result: TextResult | null
}

declare module 'vfile' {
  interface DataMap {
    contentTrust: PageTrust
  }
}

/** Scores every page of a build, and stops the build at a page that reaches `failOn`. */
export default function remarkContentTrust(
  options?: Options | null,
): (tree: Root, file: VFile) => undefined {
  const cwd = process.cwd()
  const checked = checkOptions(options)
  const settingsOf = createPageSettings(checked)
  const baselineOf = readBaseline(cwd, checked.baseline)
  const cache = checked.cache === true ? createDiskCache(cwd) : memoryCache
  const build = openBuildReport(cwd, checked)

  return (tree, file) => {
    const page = readPage(tree, file)
    const front = readFrontMatter(page)
    if (front.kind === 'broken') return refuseFrontMatter(file, front.problem, front.line)
    const base = settingsOf(page.path)
    const key = keyOf(page)
    const { shown } = page
    if (base === null || front.kind === 'off') {
      const note =
        base === null ? 'named under `ignoreFiles`' : 'its front matter says `contentTrust: false`'
      build.add({ key, skipped: { shown, note } })
      file.data.contentTrust = { status: 'skipped', stopped: false, result: null }
      return
    }
    const settings = front.kind === 'settings' ? applyLayer(base, front.layer) : base
    const result = scorePage(page, tree, settings, cache)
    const draft = { shown, source: page.source, settings, result }
    const baseline = baselineOf(page.path)
    const report = scoredReport(draft, baseline)
    file.data.contentTrust = { status: 'scored', stopped: report.gateFailed, result }
    build.add({ key, draft, baseline })
    addMessages(file, report)
    if (report.gateFailed) stopPage(file, report)
  }
}

/** One page, however often a host compiles it. */
function keyOf({ path, source: text }: Page): string {
  return path ?? sha256(text)
}

function refuseFrontMatter(file: VFile, problem: string, line = 1): never {
  return file.fail(`Content Trust cannot read this page: ${problem}`, {
    place: { line, column: 1 },
    ruleId: 'front-matter',
    source,
  })
}
