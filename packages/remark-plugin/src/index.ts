import type { TextResult } from '@content-trust/engine/schema'
import type { Root } from 'mdast'
import type { VFile } from 'vfile'
import { type BrokenPage, createPageCheck } from './check-page.ts'
import { checkOptions, type Options } from './options.ts'
import { addMessages, source } from './page-messages.ts'
import { readAgain } from './read-again.ts'
import { readPage } from './read-page.ts'
import { openBuildReport } from './report/build-report.ts'
import { scoredReport } from './report/page-record.ts'
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
  const check = createPageCheck(cwd, checked)
  const build = openBuildReport(cwd, checked, (path) => readAgain(cwd, path, check))

  return (tree, file) => {
    const record = check(readPage(tree, file), tree)
    if ('problem' in record) return refuseFrontMatter(file, record)
    build.add(record)
    if ('skipped' in record) {
      file.data.contentTrust = { status: 'skipped', stopped: false, result: null }
      return
    }
    const report = scoredReport(record.draft, record.baseline)
    const { result, gateFailed } = report
    file.data.contentTrust = { status: 'scored', stopped: gateFailed, result }
    addMessages(file, report)
    if (gateFailed) stopPage(file, report)
  }
}

function refuseFrontMatter(file: VFile, { problem, line }: BrokenPage): never {
  return file.fail(`Content Trust cannot read this page: ${problem}`, {
    place: { line, column: 1 },
    ruleId: 'front-matter',
    source,
  })
}
