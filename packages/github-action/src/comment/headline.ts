import { actionLabels, cannotJudgeLabel, isUnjudged, plural } from '@content-trust/engine/report'
import { type Action, actionSchema } from '@content-trust/engine/schema'
import { isSourceRule } from '@content-trust/sources/rules'
import { strictest } from '../report/build-report.ts'
import type { PullReport, ReportedDraft } from '../report/pull-report.ts'
import { gateName } from './gate-words.ts'
import { limitationsOf } from './limits.ts'
import type { Links } from './links.ts'
import { standingDrafts } from './standing-line.ts'

/** The decision for the whole change, or why there is none, what this tool is, and the decision again in words. */
export function headline(report: PullReport, links: Links): string {
  const lines = [draftsLine(report), imagesLine(report), sourcesLine(report), gateLine(report)]
  const words = lines.filter((line) => line !== '').join(' ')
  return `### Content Trust: ${titleOf(report)}\n\n${introduction(links)}\n\n${words}\n`
}

/** The decision for the whole change in a word or two, or that there is none. */
export function titleOf({ drafts, images }: Pick<PullReport, 'drafts' | 'images'>): string {
  const all = [...drafts, ...images]
  // What stood before is not what this change is about.
  const stood = new Set(standingDrafts(drafts))
  const judged = [...drafts.filter((draft) => !isNotJudged(draft) && !stood.has(draft)), ...images]
  if (judged.some(({ verdict }) => verdict !== undefined)) {
    return actionLabels[strictest(judged).decision]
  }
  if (stood.size > 0) return 'nothing new'
  if (drafts.some(isNotJudged)) return cannotJudgeLabel
  const isUnchecked = all.some(({ status }) => status === 'failed') || images.length > 0
  return isUnchecked ? 'not checked' : 'nothing to check'
}

function introduction({ home }: Links): string {
  return `[Content Trust](${home}) reads the drafts of a change for vague claims, missing sources and stock phrases, and says nothing about who wrote them.`
}

/** What a decision says of one draft, and of several. */
const inWords: Readonly<Record<Action, readonly [one: string, several: string]>> = {
  reject: ['should not be used as it is', 'should not be used as they are'],
  human_review: ['needs a person to look at it', 'need a person to look at them'],
  revise: ['should be revised', 'should be revised'],
  allow: ['is fine', 'are fine'],
}

/** Decisions from the strictest to the mildest. */
const strictestFirst: readonly Action[] = [...actionSchema.options].reverse()

/** Whether nothing but a lack of grounds made a draft one to allow. */
export function isNotJudged({ verdict, unjudged }: ReportedDraft): boolean {
  return verdict !== undefined && isUnjudged({ ...verdict, limitations: limitationsOf(unjudged) })
}

/** Whether nothing of a change could be judged, so that its decision says nothing. */
export function isNothingJudged({ drafts, images }: PullReport): boolean {
  return drafts.some(isNotJudged) && titleOf({ drafts, images }) === cannotJudgeLabel
}

function draftsLine({ drafts }: PullReport): string {
  if (drafts.length === 0) return 'No Markdown draft changed.'
  const stood = new Set(standingDrafts(drafts))
  const judged = drafts.filter((draft) => !isNotJudged(draft) && !stood.has(draft))
  const unjudged = drafts.filter(isNotJudged).length
  const failed = drafts.filter(({ status }) => status === 'failed').length
  const skipped = drafts.filter(({ status }) => status === 'skipped').length
  return sentenceOf('draft', [
    ...decided(judged),
    [failed, 'could not be checked', true],
    [unjudged, 'cannot be judged', false],
    [stood.size, `${stood.size === 1 ? 'keeps its' : 'keep their'} decision from before`, false],
    [skipped, skipped === 1 ? 'was skipped' : 'were skipped', false],
  ])
}

function imagesLine({ images }: PullReport): string {
  if (images.length === 0) return ''
  const failed = images.filter(({ status }) => status === 'failed').length
  const skipped = images.filter(({ status }) => status === 'skipped').length
  return sentenceOf('image', [
    ...decided(images),
    [failed, 'could not be checked', true],
    [skipped, skipped === 1 ? 'was skipped' : 'were skipped', false],
  ])
}

/** Decisions say nothing of sources, so they are named beside them. */
function sourcesLine({ drafts }: PullReport): string {
  const found = drafts.flatMap(({ findings }) => findings.filter(({ rule }) => isSourceRule(rule)))
  return found.length === 0 ? '' : `**${plural(found.length, 'finding')} about sources**.`
}

/** How many there are, what is said of them, and whether that asks for something. */
type Group = readonly [count: number, words: string, isAsking: boolean]

function decided(
  drafts: readonly { readonly verdict?: { readonly recommended_action: Action } | undefined }[],
): Group[] {
  return strictestFirst.map((action) => {
    const count = drafts.filter(({ verdict }) => verdict?.recommended_action === action).length
    return [count, inWords[action][count === 1 ? 0 : 1], action !== 'allow']
  })
}

/** `**1 draft should be revised**, 2 are fine.`; the noun stands once. */
function sentenceOf(noun: string, groups: readonly Group[]): string {
  const parts = groups
    .filter(([count]) => count > 0)
    .map(([count, words, isAsking], at) => {
      const text = `${at === 0 ? plural(count, noun) : count} ${words}`
      return isAsking ? `**${text}**` : text
    })
  return `${parts.join(', ')}.`
}

/** Whether the change is held up: what a newcomer asks first. */
function gateLine(report: PullReport): string {
  const all = [...report.drafts, ...report.images]
  const stopped = all.filter(({ gate_failed }) => gate_failed).length
  const gate = gateName(report)
  const named = gate === '' ? '' : ` (${gate})`
  if (stopped > 0)
    return `The gate${named} stops **${plural(stopped, 'file')}**, so the check fails.`
  const isUnread = all.some(({ status }) => status === 'failed')
  if (gate !== '' && isUnread)
    return `A gate${named} is set, so a file that cannot be read fails the check.`
  if (report.sources?.is_unanswered === true && (report.fail_on_sources ?? []).length > 0)
    return `A gate${named} is set and no server answered, so the check fails.`
  if (all.length === 0) return ''
  return gate === '' ? 'This check blocks nothing.' : `The gate${named} passed.`
}
