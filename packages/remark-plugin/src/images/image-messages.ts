import { actionMeaning, gatherByClause, scoreText } from '@content-trust/engine/report'
import type { VFile } from 'vfile'
import { findingText } from '../finding-text.ts'
import { source } from '../page-messages.ts'
import { imageStopText } from '../report/stop-text.ts'
import { installedPage } from '../rule-pages.ts'
import { asThrown } from '../thrown-message.ts'
import type { ReportedImage } from './report-image.ts'

/** The page about images that is installed with the plugin. */
const url = installedPage('images')

/** Adds a message at an image for each thing that was found, or for what kept it from being checked. */
export function addImageMessages(file: VFile, reported: ReportedImage): void {
  const { image, shown, problem, record, report } = reported
  const { place } = image
  if (problem !== null) {
    const message = file.message(`The image ${shown} ${problem}, so it was not checked.`, {
      place,
      ruleId: 'image-not-checked',
      source,
    })
    // A host may find a file by rules of its own; one that is there and broken is worth a warning.
    if (record === null) message.fatal = undefined
    message.url = url
  }
  if (report === null) return
  const isAllowed = report.result.recommended_action === 'allow'
  for (const finding of gatherByClause(report.findings)) {
    const message = file.message(`${shown}: ${findingText(finding)}`, {
      place,
      ruleId: finding.rule,
      source,
    })
    message.note = `${finding.title}, ${finding.severity}. Synthetic image risk ${scoreText(report.result.synthetic_risk)}.`
    message.actual = finding.quote
    message.url = url
    if (isAllowed || finding.severity === 'low') message.fatal = undefined
  }
}

/** Fails a page, known to readers as `page`, for an image of it, by one message. */
export function stopForImage(
  file: VFile,
  page: string,
  { image: { place }, report }: ReportedImage,
): never {
  if (report === null) throw new TypeError('Expected an image that was scored.')
  const message = file.message(imageStopText(page, report), { place, ruleId: 'decision', source })
  message.note = actionMeaning(report.result)
  message.url = url
  throw asThrown(message)
}
