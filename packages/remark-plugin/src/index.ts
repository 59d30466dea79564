import type { TextResult } from '@content-trust/engine/schema'
import type { Root } from 'mdast'
import type { VFile } from 'vfile'
import { brokenRecord, createPageCheck } from './check-page.ts'
import { finishPage, type Gate, refuseSettings } from './finish-page.ts'
import { currentHost } from './host/host.ts'
import { type ImageTrust, reportImage } from './images/report-image.ts'
import { checkOptions, type Options } from './options.ts'
import { source } from './page-messages.ts'
import { readPage } from './read-page.ts'
import { openPageReport, watchBuild } from './site/site-build.ts'

export type { ImageTrust } from './images/report-image.ts'
export type { Options } from './options.ts'

/** What the plugin leaves in `file.data.contentTrust`. */
export interface PageTrust {
  readonly status: 'scored' | 'skipped'
  /** Whether the page reached `failOn`; in a dev server it is shown all the same. */
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

// The config of a site names the plugin in every build, also where the host has all its pages in a cache.
watchBuild()

/** Scores every page of a build, and stops the build at a page that reaches `failOn`. */
export default function remarkContentTrust(
  options?: Options | null,
): (tree: Root, file: VFile) => undefined | Promise<Root> {
  const cwd = process.cwd()
  const given = options ?? {}
  const checked = checkOptions(given)
  const check = createPageCheck(cwd, checked)
  const report = openPageReport(cwd, given)
  const gate: Gate = currentHost().isDev
    ? { option: 'failOnDev', level: checked.failOnDev ?? 'none' }
    : { option: 'failOn', level: null }

  return (tree, file) => {
    const page = readPage(tree, file)
    const record = check.checkPage(page)
    for (const notice of check.newNotices()) file.message(notice, { ruleId: 'settings', source })
    if ('problem' in record) {
      report.add(brokenRecord(page, record))
      return refuseSettings(file, record, gate)
    }
    report.add(record)
    if (!('draft' in record)) {
      file.data.contentTrust = { status: 'skipped', stopped: false, result: null }
      return
    }
    if (checked.images !== true) return finishPage(file, record, null, gate)
    return check.checkImages(page, record.draft.settings).then((images) => {
      for (const image of images) if (image.record !== null) report.add(image.record)
      finishPage(file, record, images.map(reportImage), gate)
      // The same tree: with it the types of unified know what comes out.
      return tree
    })
  }
}
