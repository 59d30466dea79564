import { ruleCatalogue } from '@content-trust/engine'
import { sourceRuleTexts } from '@content-trust/sources/labels'
import { UsageError } from '@content-trust/workspace'
import { listPullFiles } from '../changes/api-changes.ts'
import { createLinks } from '../comment/links.ts'
import { conclude } from '../conclude.ts'
import { deliverToPull } from '../deliver/deliver.ts'
import type { Delivered } from '../deliver/outputs.ts'
import { outputsOf, setOutputs } from '../deliver/outputs.ts'
import type { Github } from '../github/client.ts'
import type { Host } from '../host.ts'
import type { Inputs } from '../inputs.ts'
import { projectHome } from '../project-home.ts'
import type { Job } from '../read-job.ts'
import { strictest } from '../report/build-report.ts'
import type { PullReport, ReportedAsk, ReportedImage } from '../report/pull-report.ts'
import { ruleNames } from '../settings/rule-names.ts'
import { isKnownReason, isKnownUnjudged } from './known-sentences.ts'
import { readArtifact } from './read-artifact.ts'

/** Posts the report that a run without write access left as an artifact; all of it is untrusted. */
export async function postJob(
  host: Host,
  inputs: Inputs,
  github: Github,
  job: Extract<Job, { kind: 'post' }>,
): Promise<void> {
  const file = inputs['comment-from']
  if (file === undefined) {
    throw new UsageError(
      'The event `workflow_run` needs the input `comment-from`: the file that the first workflow wrote with `comment-file`.',
    )
  }
  const number = await findPull(github, job)
  if (number === null) {
    host.runner.notice(`No open pull request has the commit ${job.head}; nothing was posted.`)
    return
  }
  const untrusted = await readArtifact(host.workspace, file)
  if (untrusted.head !== job.head) {
    throw new UsageError(
      `${file} is about the commit ${untrusted.head}, expected ${job.head}, which the first workflow ran on.`,
    )
  }
  const { changes, names } = await listPullFiles(github, number)
  const report = trustworthyParts(
    untrusted,
    new Set(changes.map(({ path }) => path)),
    new Set(names),
  )
  const server = host.env['GITHUB_SERVER_URL'] ?? 'https://github.com'
  const links = createLinks(server, github, job.head, await projectHome(host))
  const delivered: Delivered = { reportPath: '', sarifPath: '', commentPath: '', commentUrl: '' }
  const delivery = { host, inputs, github, links, report, drafts: [], images: [] }
  const problems = await deliverToPull(delivery, number, delivered)
  setOutputs(host.runner, outputsOf(report, delivered))
  // The gate was held in the first workflow.
  const { sources: _sources, ...rest } = report
  conclude(host.runner, { ...rest, fail_on: 'none', drafts: [], images: [] }, problems, null)
}

const ownRuleExplanation = 'A rule of this repository. See the job summary of the first workflow.'

/** The pull request of a commit, as GitHub knows it: what an artifact says of it may be forged. */
async function findPull(
  github: Github,
  { head, headLabel }: Extract<Job, { kind: 'post' }>,
): Promise<number | null> {
  const { owner, repo } = github
  const { data } = await github.request('GET /repos/{owner}/{repo}/pulls', {
    owner,
    repo,
    head: headLabel,
    state: 'open',
    per_page: 100,
  })
  return data.find((pull) => pull.head.sha === head)?.number ?? null
}

/**
 * What a forged artifact may say: files that the pull request has, scores, and short quotes. Sentences
 * are replaced by those of our own rules, and reasons must be the engine's, so that nobody else speaks for this action.
 */
export function trustworthyParts(
  report: PullReport,
  paths: ReadonlySet<string>,
  files: ReadonlySet<string>,
): PullReport {
  const summaries = new Map<string, string>([
    ...ruleCatalogue.map(({ id, summary }) => [id, summary] as const),
    ...Object.entries(sourceRuleTexts).map(([id, { summary }]) => [id, summary] as const),
  ])
  const drafts = report.drafts
    .filter(({ path }) => paths.has(path))
    .map(({ note, unjudged, contributions, asked, origin: _origin, ...draft }) => ({
      ...draft,
      ...(asked === undefined ? {} : { asked: asked.map(trustworthyAsk) }),
      ...(unjudged === undefined
        ? {}
        : {
            unjudged: isKnownUnjudged(unjudged) ? unjudged : 'Cannot judge: see the job summary.',
          }),
      ...(contributions === undefined
        ? {}
        : {
            contributions: contributions.map((costly) => {
              return { ...costly, why: costly.why.filter(isKnownReason) }
            }),
          }),
      ...(note === undefined ? {} : { note: 'see the job summary of the first workflow' }),
      findings: draft.findings.map(({ suggestion: _suggestion, source: _source, ...finding }) => {
        const explanation = summaries.get(finding.rule)
        // The name and the words of a rule of the house are whatever an artifact says.
        return explanation === undefined
          ? { ...finding, rule: finding.type, explanation: ownRuleExplanation }
          : { ...finding, explanation }
      }),
    }))
  const images = report.images.flatMap((image) => trustworthyImage(image, paths, files))
  return { ...report, ...strictest([...drafts, ...images]), notes: [], drafts, images }
}

/** An exemption that is asked for, without what a stranger may have written. */
function trustworthyAsk({ reason, names, ...asked }: ReportedAsk): ReportedAsk {
  const known = names.filter((name) => ruleNames.includes(name))
  return {
    ...asked,
    names: asked.what === 'comment' ? known : [],
    ...(reason === undefined ? {} : { reason: 'see the job summary of the first workflow' }),
  }
}

/** An image that the pull request changes, or that a draft of it is said to show; no sentence is taken over. */
function trustworthyImage(
  { note, shown_by, ...image }: ReportedImage,
  paths: ReadonlySet<string>,
  files: ReadonlySet<string>,
): ReportedImage[] {
  const shownBy = shown_by.filter(({ path }) => paths.has(path))
  if (!files.has(image.path) && shownBy.length === 0) return []
  const findings = image.findings.map(({ type, severity, quote }) => {
    return { rule: type, type, severity, quote, explanation: 'See the job summary.' }
  })
  return [
    {
      ...image,
      ...(note === undefined ? {} : { note: 'see the job summary of the first workflow' }),
      findings,
      shown_by: shownBy,
    },
  ]
}
