import {
  actionLabels,
  actionMeaning,
  plural,
  primaryReasonLabels,
  scoreText,
} from '@content-trust/engine/report'
import type { VFile } from 'vfile'
import { findingText } from '../finding-text.ts'
import { source } from '../page-messages.ts'
import { gateOptions } from '../stop-page.ts'
import type { ReportedImage } from './report-image.ts'

const MOST_REASONS = 3

/** The page about images that is installed with the plugin. */
const url = new URL('../../rules/images.md', import.meta.url).href

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
  for (const finding of report.findings) {
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
  const { result, shown, findings, hasBaseline } = report
  const lines = [
    `Content Trust stops ${page} for its image ${shown}: ${actionLabels[result.recommended_action]}, ${result.risk_level} risk (${gateOptions(report)}).`,
    `Main reason: ${primaryReasonLabels[result.primary_reason]}. Synthetic image risk ${scoreText(result.synthetic_risk)}.`,
    ...findings.slice(0, MOST_REASONS).map((finding) => `  ${findingText(finding)}`),
  ]
  const rest = findings.length - MOST_REASONS
  if (rest > 0) lines.push(`  and ${plural(rest, 'more finding')}.`)
  const accept = hasBaseline ? '' : ' Or accept it as it is in a baseline file.'
  lines.push(
    `Replace the image and build again; \`npx content-trust check ${shown}\` shows all of it.${accept}`,
  )
  const message = file.message(lines.join('\n'), { place, ruleId: 'decision', source })
  message.fatal = true
  message.note = actionMeaning(result)
  message.url = url
  throw message
}
