import { actionLabels, cannotJudgeLabel, plural } from '@content-trust/engine/report'
import { isNothingJudged } from '../comment/headline.ts'
import type { Github } from '../github/client.ts'
import type { PullReport } from '../report/pull-report.ts'

const MOST_DESCRIPTION = 140

/** Sets a commit status: a failure when the gate failed, an error when a draft could not be read. */
export async function setCommitStatus(
  github: Github,
  report: PullReport,
  runUrl: string | null,
): Promise<void> {
  const { owner, repo } = github
  const { drafts, images, decision } = report
  const all = [...drafts, ...images]
  const failed = all.filter(({ status }) => status === 'failed').length
  const stopped = all.filter(({ gate_failed }) => gate_failed).length
  const state = stopped > 0 ? 'failure' : failed > 0 ? 'error' : 'success'
  const parts = [
    all.length === 0
      ? 'no draft changed'
      : `${isNothingJudged(report) ? cannotJudgeLabel : actionLabels[decision]}, ${plural(drafts.length, 'draft')}`,
    images.length === 0 ? '' : plural(images.length, 'image'),
    stopped === 0 ? '' : `${stopped} failed the gate`,
    failed === 0 ? '' : `${failed} not checked`,
  ]
  await github.request('POST /repos/{owner}/{repo}/statuses/{sha}', {
    owner,
    repo,
    sha: report.head,
    state,
    context: 'Content Trust',
    description: parts
      .filter((part) => part !== '')
      .join(', ')
      .slice(0, MOST_DESCRIPTION),
    ...(runUrl === null ? {} : { target_url: runUrl }),
  })
}
