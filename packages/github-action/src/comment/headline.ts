import { actionLabels, actionMeaning, plural } from '@content-trust/engine/report'
import { type Action, actionSchema } from '@content-trust/engine/schema'
import type { PullReport, ReportedDraft, ReportedImage } from '../report/pull-report.ts'
import { escapeText } from './escape-text.ts'
import { code, gateName } from './gate-words.ts'
import { limitationsOf } from './limits.ts'
import { movementOf } from './movement.ts'

/** The decision for the whole change, and the counts behind it. */
export function headline(report: PullReport): string {
  const { drafts, images, decision } = report
  const failed = drafts.filter(({ status }) => status === 'failed').length
  const scored = drafts.filter(({ status }) => status === 'scored')
  const title =
    scored.length === 0 && !images.some(({ verdict }) => verdict !== undefined)
      ? failed > 0 || images.length > 0
        ? 'not checked'
        : 'nothing to check'
      : actionLabels[decision]
  const lines = [countsLine(report, scored, failed), imagesLine(report)]
  return `### Content Trust: ${title}\n\n${lines.filter((line) => line !== '').join(' ')}\n`
}

/** Decisions from the strictest to the mildest. */
const strictestFirst: readonly Action[] = [...actionSchema.options].reverse()

function countsLine(report: PullReport, scored: readonly ReportedDraft[], failed: number): string {
  const { drafts } = report
  const skipped = drafts.filter(({ status }) => status === 'skipped').length
  const unjudged = drafts.filter((draft) => draft.unjudged !== undefined).length
  if (drafts.length === 0) return 'No Markdown draft changed.'
  const parts = [
    `${scored.length} of ${plural(drafts.length, 'draft')} checked${actionCounts(scored)}.`,
    failed === 0 ? '' : `**${plural(failed, 'draft')} could not be checked.**`,
    skipped === 0 ? '' : `${plural(skipped, 'draft')} skipped.`,
    unjudged === 0 ? '' : `${plural(unjudged, 'draft')} could not be judged.`,
    movedLine(scored),
    gateLine(report),
  ]
  return parts.filter((part) => part !== '').join(' ')
}

function imagesLine({ images }: PullReport): string {
  if (images.length === 0) return ''
  const scored = images.filter(({ status }) => status === 'scored')
  const failed = images.filter(({ status }) => status === 'failed').length
  const stopped = images.filter(({ gate_failed }) => gate_failed).length
  const parts = [
    `${scored.length} of ${plural(images.length, 'image')} checked${actionCounts(scored)}.`,
    failed === 0 ? '' : `**${plural(failed, 'image')} could not be checked.**`,
    stopped === 0 ? '' : `**${plural(stopped, 'image')} failed the gate.**`,
  ]
  return parts.filter((part) => part !== '').join(' ')
}

/** `: 1 human review, 2 allow`; '' where nothing was scored. */
function actionCounts(scored: readonly (ReportedDraft | ReportedImage)[]): string {
  const counts = strictestFirst.flatMap((action) => {
    const count = scored.filter(({ verdict }) => verdict?.recommended_action === action).length
    return count === 0 ? [] : [`${count} ${actionLabels[action]}`]
  })
  return counts.length === 0 ? '' : `: ${counts.join(', ')}`
}

function movedLine(scored: readonly ReportedDraft[]): string {
  const moved = scored.map(movementOf)
  const rose = moved.filter((movement) => movement === 'rose').length
  const fell = moved.filter((movement) => movement === 'fell').length
  const parts = [rose === 0 ? '' : `rose in ${rose}`, fell === 0 ? '' : `fell in ${fell}`].filter(
    (part) => part !== '',
  )
  return parts.length === 0 ? '' : `Against the base, the risk ${parts.join(' and ')}.`
}

function gateLine(report: PullReport): string {
  const failed = report.drafts.filter(({ gate_failed }) => gate_failed).length
  if (failed > 0) return `**${plural(failed, 'draft')} failed the gate.**`
  const gate = gateName(report)
  return gate === '' ? '' : `The gate (${gate}) passed.`
}

/** Drafts that a step names. */
const MOST_NAMED = 3

/** What to do with the change now: a step for each decision that asks for something. */
export function nextSteps({ drafts, images }: PullReport): string {
  const failed = drafts.filter(({ status }) => status === 'failed')
  const steps = [
    ...grouped(drafts, ruleMeaning),
    ...strictestFirst.flatMap((action) =>
      grouped(drafts, (draft) => {
        return draft.verdict?.recommended_action === action ? meaningOf(draft) : undefined
      }),
    ),
  ]
  const asking = images.filter(({ verdict }) => verdict && verdict.recommended_action !== 'allow')
  if (asking.length > 0) {
    steps.push(
      `- ${names(asking)}: Look at the image and say where it comes from, or replace it.\n`,
    )
  }
  if (failed.length > 0) steps.unshift(`- ${names(failed)}: Repair it so that it can be read.\n`)
  if (steps.length === 0) return ''
  const keep =
    'To keep a phrase as it is, put `<!-- content-trust-disable-next-line RULE -- why -->` above its line.'
  return `**What to do next**\n\n${steps.join('')}- Every push updates this comment. ${keep}\n`
}

/** A step for each meaning, in the order of the drafts; drafts without one are left out. */
function grouped(
  drafts: readonly ReportedDraft[],
  meaningFor: (draft: ReportedDraft) => string | undefined,
): string[] {
  const byMeaning = new Map<string, ReportedDraft[]>()
  for (const draft of drafts) {
    const meaning = meaningFor(draft)
    if (meaning === undefined) continue
    const those = byMeaning.get(meaning) ?? []
    those.push(draft)
    byMeaning.set(meaning, those)
  }
  return [...byMeaning].map(([meaning, those]) => `- ${names(those)}: ${meaning}\n`)
}

/** What a decision asks for; an allowed draft asks for something only where it could not be judged. */
function meaningOf({ verdict, unjudged }: ReportedDraft): string | undefined {
  if (verdict === undefined) return undefined
  if (verdict.recommended_action === 'allow' && unjudged === undefined) return undefined
  return escapeText(actionMeaning({ ...verdict, limitations: limitationsOf(unjudged) }))
}

/** Rules that a step names. */
const MOST_RULES = 3

/** What to do about a draft that nothing but rules keeps from passing. */
function ruleMeaning({ verdict, failed_by: rules = [] }: ReportedDraft): string | undefined {
  if (rules.length === 0 || verdict?.recommended_action !== 'allow') return undefined
  const rest = rules.length - MOST_RULES
  const named = rules.slice(0, MOST_RULES).map(code).join(', ')
  return `Change what ${named}${rest > 0 ? ` and ${plural(rest, 'more rule')}` : ''} found.`
}

function names(drafts: readonly { readonly path: string }[]): string {
  const named = drafts.slice(0, MOST_NAMED).map(({ path }) => shortPath(escapeText(path)))
  const rest = drafts.length - named.length
  return `&#8203;${named.join(', ')}${rest === 0 ? '' : ` and ${rest} more`}`
}

// A hostile path may fill the whole comment.
function shortPath(path: string): string {
  return path.length <= 200 ? path : 'a file with a very long path'
}
