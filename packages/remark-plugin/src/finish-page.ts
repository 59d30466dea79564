import type { ScoredReport } from '@content-trust/engine/report'
import type { VFile } from 'vfile'
import type { BrokenPage } from './check-page.ts'
import { addImageMessages, stopForImage } from './images/image-messages.ts'
import type { ReportedImage } from './images/report-image.ts'
import { addMessages, source } from './page-messages.ts'
import { type ScoredRecord, scoredReport } from './report/page-record.ts'
import type { GateOption } from './report/stop-text.ts'
import { stopPage } from './stop-page.ts'
import { asThrown } from './thrown-message.ts'

type FailOn = ScoredReport['settings']['fail_on']

/** How a page is held back while its host compiles it. */
export interface Gate {
  readonly option: GateOption
  /** The level in a dev server; null in a build, where the settings of the page have it. */
  readonly level: FailOn | null
}

/** Leaves the result with the page, adds messages, and stops the page where it reaches the gate. */
export function finishPage(
  file: VFile,
  record: ScoredRecord,
  images: readonly ReportedImage[] | null,
  gate: Gate,
): undefined {
  const report = scoredReport(record.draft, record.baseline)
  const stopping = images?.find((image) => image.report?.gateFailed === true)
  file.data.contentTrust = {
    status: 'scored',
    stopped: report.gateFailed || stopping !== undefined,
    result: report.result,
    ...(images === null ? {} : { images: images.map(({ trust }) => trust) }),
  }
  addMessages(file, report)
  if (record.hasOlderSources === true) addOlderMessage(file)
  for (const image of images ?? []) addImageMessages(file, image)
  if (isWholeSiteGated(file)) return
  const held = gate.level === null ? report : atLevel(record, gate.level)
  if (held.gateFailed) stopPage(file, held, gate.option)
  if (stopping !== undefined && gate.level === null) stopForImage(file, report.shown, stopping)
}

/** Says that results about sources are of an older text. */
function addOlderMessage(file: VFile): void {
  const reason =
    'This page has changed since its sources were looked up. Only results whose words are still here are shown; run `npx content-trust sources` again for the rest.'
  file.info(reason, { ruleId: 'sources', source })
}

/** Fails a page whose settings are wrong; a dev server shows it. */
export function refuseSettings(
  file: VFile,
  { problem, place }: BrokenPage,
  { level }: Gate,
): undefined {
  const message =
    place === null
      ? file.message(`Content Trust cannot use its settings: ${problem}`, {
          ruleId: 'settings',
          source,
        })
      : file.message(`Content Trust cannot read this page: ${problem}`, {
          place: { line: place.line, column: place.column },
          ruleId: 'front-matter',
          source,
        })
  file.data.contentTrust = { status: 'skipped', stopped: true, result: null }
  if (level === null && !isWholeSiteGated(file)) throw asThrown(message)
}

// Astro logs the error of a page in a collection, keeps the page in its cache without a body, and goes on. So
// the page is left whole, and the end of the process fails the build.
function isWholeSiteGated({ data }: VFile): boolean {
  return 'astro' in data
}

/** The report of a page under the gate of a dev server. */
function atLevel({ draft, baseline }: ScoredRecord, level: FailOn): ScoredReport {
  const settings = { ...draft.settings, fail_on: level, fail_on_rules: [] }
  return scoredReport({ ...draft, settings }, baseline)
}
