import type { ScoredReport } from '@content-trust/engine/report'
import type { TextResult } from '@content-trust/engine/schema'
import type { Root } from 'mdast'
import type { VFile } from 'vfile'
import { type BrokenPage, createPageCheck } from './check-page.ts'
import { addImageMessages, stopForImage } from './images/image-messages.ts'
import { type ImageTrust, type ReportedImage, reportImage } from './images/report-image.ts'
import { checkOptions, type Options } from './options.ts'
import { addMessages, source } from './page-messages.ts'
import { readAgain } from './read-again.ts'
import { readPage } from './read-page.ts'
import { openBuildReport } from './report/build-report.ts'
import { scoredReport } from './report/page-record.ts'
import { stopPage } from './stop-page.ts'

export type { ImageTrust } from './images/report-image.ts'
export type { Options } from './options.ts'

/** What the plugin leaves in `file.data.contentTrust`. */
export interface PageTrust {
  readonly status: 'scored' | 'skipped'
  /** Whether the page reached `failOn`. */
  readonly stopped: boolean
  /** Null for a page that is not checked. */
  readonly result: TextResult | null
  /** Local images of the page; only with the option `images`. */
  readonly images?: readonly ImageTrust[]
}

declare module 'vfile' {
  interface DataMap {
    contentTrust: PageTrust
  }
}

/** Scores every page of a build, and stops the build at a page that reaches `failOn`. */
export default function remarkContentTrust(
  options?: Options | null,
): (tree: Root, file: VFile) => undefined | Promise<Root> {
  const cwd = process.cwd()
  const checked = checkOptions(options)
  const check = createPageCheck(cwd, checked)
  const build = openBuildReport(cwd, checked, (path) => readAgain(cwd, path, check.checkPage))

  return (tree, file) => {
    const page = readPage(tree, file)
    const record = check.checkPage(page)
    for (const notice of check.newNotices()) file.message(notice, { ruleId: 'settings', source })
    if ('problem' in record) return refuseSettings(file, record)
    build.add(record)
    if (!('draft' in record)) {
      file.data.contentTrust = { status: 'skipped', stopped: false, result: null }
      return
    }
    const report = scoredReport(record.draft, record.baseline)
    if (checked.images !== true) return finishPage(file, report, null)
    return check.checkImages(page, report.settings).then((images) => {
      for (const image of images) if (image.record !== null) build.add(image.record)
      finishPage(file, report, images.map(reportImage))
      // The same tree: with it the types of unified know what comes out.
      return tree
    })
  }
}

/** Leaves the result with the page, adds messages, and stops the page where it reaches the gate. */
function finishPage(
  file: VFile,
  report: ScoredReport,
  images: readonly ReportedImage[] | null,
): undefined {
  const stopping = images?.find((image) => image.report?.gateFailed === true)
  file.data.contentTrust = {
    status: 'scored',
    stopped: report.gateFailed || stopping !== undefined,
    result: report.result,
    ...(images === null ? {} : { images: images.map(({ trust }) => trust) }),
  }
  addMessages(file, report)
  for (const image of images ?? []) addImageMessages(file, image)
  if (report.gateFailed) stopPage(file, report)
  if (stopping !== undefined) stopForImage(file, report.shown, stopping)
}

function refuseSettings(file: VFile, { problem, place }: BrokenPage): never {
  if (place === null) {
    return file.fail(`Content Trust cannot use its settings: ${problem}`, {
      ruleId: 'settings',
      source,
    })
  }
  return file.fail(`Content Trust cannot read this page: ${problem}`, {
    place: { line: place.line, column: place.column },
    ruleId: 'front-matter',
    source,
  })
}
