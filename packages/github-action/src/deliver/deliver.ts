import { isNothingJudged } from '../comment/headline.ts'
import type { Links } from '../comment/links.ts'
import { MOST_COMMENT, MOST_SUMMARY, renderComment } from '../comment/render-comment.ts'
import type { Github } from '../github/client.ts'
import type { Host } from '../host.ts'
import type { CheckedImage } from '../images/check-images.ts'
import type { Inputs } from '../inputs.ts'
import { isEarned } from '../report/earned.ts'
import type { PullReport } from '../report/pull-report.ts'
import type { CheckedDraft } from '../score/check-changes.ts'
import { annotate } from './annotations.ts'
import { setCommitStatus } from './commit-status.ts'
import { placesOf } from './image-places.ts'
import { keepLabel } from './labels.ts'
import { fixesInDiff } from './line-fixes.ts'
import type { Delivered } from './outputs.ts'
import { attempt, type Problem } from './problem.ts'
import { jsonReport, sarifReport, writeReport } from './report-files.ts'
import { proposeFixes } from './review-comments.ts'
import { keepComment } from './sticky-comment.ts'
import { writeSummary } from './summary.ts'

/** A report with all that is needed to hand it out. */
export interface Delivery {
  readonly host: Host
  readonly inputs: Inputs
  readonly github: Github
  readonly links: Links
  readonly report: PullReport
  readonly drafts: readonly CheckedDraft[]
  readonly images: readonly CheckedImage[]
}

/** Writes what stays on the runner: summary, annotations, report files. */
export async function deliverHere(delivery: Delivery, delivered: Delivered): Promise<void> {
  const { host, inputs, links, report } = delivery
  const reports = [...delivery.drafts, ...delivery.images].map((each) => each.report)
  const { workspace, runner } = host
  if (inputs.summary) await writeSummary(host, renderComment(report, links, MOST_SUMMARY))
  if (inputs.annotations) annotate(runner, reports, placesOf(delivery.images))
  const files = {
    'report-file': async (input: string, file: string) => {
      delivered.reportPath = await writeReport(
        workspace,
        input,
        file,
        await jsonReport(reports, delivery.images),
      )
    },
    'sarif-file': async (input: string, file: string) => {
      delivered.sarifPath = await writeReport(workspace, input, file, await sarifReport(reports))
    },
    'comment-file': async (input: string, file: string) => {
      const text = `${JSON.stringify(report)}\n`
      delivered.commentPath = await writeReport(workspace, input, file, text)
    },
  } as const
  for (const name of ['report-file', 'sarif-file', 'comment-file'] as const) {
    const file = inputs[name]
    if (file !== undefined) await files[name](name, file)
  }
}

/** Writes to the pull request: comment, review, label. */
export async function deliverToPull(
  delivery: Delivery,
  number: number,
  delivered: Delivered,
): Promise<Problem[]> {
  const { host, inputs, github, report } = delivery
  const problems: Problem[] = []
  if (!(await isNewest(github, number, report.head))) {
    host.runner.notice('The pull request has newer commits; their run comments.')
    return problems
  }
  if (inputs.comment !== 'never') {
    problems.push(
      ...(await attempt('Comment', 'pull-requests: write', async () => {
        delivered.commentUrl = await comment(delivery, number)
      })),
    )
  }
  if (inputs['review-comments']) {
    problems.push(
      ...(await attempt('Review comments', 'pull-requests: write', async () => {
        const fixes = delivery.drafts.flatMap(fixesInDiff)
        const author = inputs['comment-author']
        const count = await proposeFixes(github, number, report.head, fixes, author)
        host.runner.info(`Review comments: ${count} proposed.`)
      })),
    )
  }
  if (inputs.labels) {
    problems.push(
      ...(await attempt('Labels', 'pull-requests: write', async () => {
        await keepLabel(github, number, isNothingJudged(report) ? null : report.decision)
      })),
    )
  }
  return problems
}

/** Sets the commit status when asked to. */
export async function deliverStatus({
  host,
  inputs,
  github,
  report,
}: Delivery): Promise<Problem[]> {
  if (!inputs.status) return []
  return await attempt('Commit status', 'statuses: write', async () => {
    await setCommitStatus(github, report, runUrl(host))
  })
}

async function comment(delivery: Delivery, number: number): Promise<string> {
  const { host, inputs, github, links, report } = delivery
  const isWanted = inputs.comment === 'always' || isEarned(report)
  const body = isWanted ? renderComment(report, links, MOST_COMMENT) : null
  const outcome = await keepComment(github, number, body, inputs)
  host.runner.info(`Comment: ${outcome.action}.`)
  if (outcome.author !== null && outcome.author !== inputs['comment-author']) {
    host.runner.warning(
      `The token writes as \`${outcome.author}\`. Set the input \`comment-author\` to that name, or every run makes a new comment.`,
    )
  }
  return outcome.url ?? ''
}

async function isNewest(github: Github, number: number, head: string): Promise<boolean> {
  const { owner, repo } = github
  const { data } = await github.request('GET /repos/{owner}/{repo}/pulls/{pull_number}', {
    owner,
    repo,
    pull_number: number,
  })
  return data.head.sha === head
}

function runUrl({ env }: Host): string | null {
  const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: repository, GITHUB_RUN_ID: id } = env
  return server && repository && id ? `${server}/${repository}/actions/runs/${id}` : null
}
