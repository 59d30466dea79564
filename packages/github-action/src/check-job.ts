import { listChanges } from './changes/list-changes.ts'
import { createLinks } from './comment/links.ts'
import { conclude } from './conclude.ts'
import { deliverHere, deliverStatus, deliverToPull } from './deliver/deliver.ts'
import { type Delivered, outputsOf, setOutputs } from './deliver/outputs.ts'
import { createBlobReader } from './drafts/blobs.ts'
import { createTrees } from './drafts/trees.ts'
import { createLocalGit } from './git/local-git.ts'
import type { Github } from './github/client.ts'
import type { Host } from './host.ts'
import { type CheckedImage, checkImages } from './images/check-images.ts'
import { loadImageCode } from './images/image-code.ts'
import { wantedImages } from './images/wanted-images.ts'
import type { Inputs } from './inputs.ts'
import { projectHome } from './project-home.ts'
import type { Job } from './read-job.ts'
import {
  checkInputRules,
  checkSourcesGate,
  inputLayer,
  readBaseline,
  selectFiles,
} from './read-settings.ts'
import { buildReport } from './report/build-report.ts'
import type { PullReport } from './report/pull-report.ts'
import { type CheckedDraft, checkChanges, scoreDeleted } from './score/check-changes.ts'
import { withoutMovedText } from './score/moved-text.ts'
import { openSettings } from './settings/open-settings.ts'
import { withSources } from './sources/with-sources.ts'

export type CheckJob = Extract<Job, { kind: 'pull_request' | 'range' | 'tree' }>

/** Checks the drafts of a change and delivers the report. */
export async function checkJob(
  host: Host,
  inputs: Inputs,
  github: Github,
  job: CheckJob,
): Promise<void> {
  const { report, drafts, images } = await checkDrafts(host, inputs, github, job)
  const server = host.env['GITHUB_SERVER_URL'] ?? 'https://github.com'
  const links = createLinks(server, github, job.head, await projectHome(host))
  const delivery = { host, inputs, github, links, report, drafts, images }
  const delivered: Delivered = { reportPath: '', sarifPath: '', commentPath: '', commentUrl: '' }
  await deliverHere(delivery, delivered)
  const problems =
    job.kind === 'pull_request' ? await deliverToPull(delivery, job.number, delivered) : []
  problems.push(...(await deliverStatus(delivery)))
  setOutputs(host.runner, outputsOf(report, delivered))
  conclude(host.runner, report, problems, job.kind === 'pull_request' ? job.readOnly : null)
}

async function checkDrafts(
  host: Host,
  inputs: Inputs,
  github: Github,
  job: CheckJob,
): Promise<{
  readonly report: PullReport
  readonly drafts: readonly CheckedDraft[]
  readonly images: readonly CheckedImage[]
}> {
  const git = createLocalGit(host.workspace, host.env)
  const trees = createTrees(github, git)
  const blobs = createBlobReader(github, git)
  const listed = await listChanges(job, inputs.filter, { github, git, trees })
  const list = selectFiles(listed, inputs.files)
  const trusted = await trees.read(trustedCommit(job))
  const layer = inputLayer(inputs)
  const oldTree = list.oldCommit === null ? null : await trees.read(list.oldCommit)
  const headTree = inputs.images ? await trees.read(job.head) : null
  const paths = list.changes.map(({ path }) => path)
  const workspace = await openSettings(trusted, {
    blobs,
    config: inputs.config ?? null,
    inputs: layer,
    drafts: paths,
  })
  await checkInputRules(layer, trusted, workspace)
  await checkSourcesGate(inputs, trusted, workspace)
  const checked: CheckedDraft[] = []
  const options = {
    filter: job.kind === 'tree' ? 'nofilter' : inputs.filter,
    workspace,
    blobs,
    oldTree,
    trustedTree: holdsToBase(job) ? trusted : null,
    headTree: () => trees.read(job.head),
    acceptsExemptions: inputs.exemptions === 'accept',
    baseline: await readBaseline(inputs.baseline, trusted, workspace),
  } as const
  for await (const draft of checkChanges(list.changes, options)) checked.push(draft)
  const sources = await withSources(checked, { ...options, gates: inputs['fail-on-sources'] })
  const drafts = await withoutMovedText(sources.drafts, options, () =>
    scoreDeleted(listed.deleted, options),
  )
  const wanted =
    headTree === null
      ? []
      : // A pattern for drafts asks for the images of those drafts.
        wantedImages(drafts, headTree.paths, oldTree?.paths ?? null, inputs.files.length === 0)
  const { images, notes } = await checkImages(wanted, {
    ...options,
    now: host.now,
    loadCode: () => loadImageCode(host, github),
  })
  const report = buildReport(drafts, images, {
    head: job.head,
    filter: options.filter,
    exemptions: inputs.exemptions,
    failOn: inputs['fail-on'] ?? 'none',
    failOnRules: inputs['fail-on-rules'] ?? [],
    failOnSources: inputs['fail-on-sources'],
    sources: sources.summary,
    files: list.files,
    isComplete: list.gaps.length === 0,
    notes: [...list.gaps, ...workspace.notices(), ...notes, ...drafts.flatMap(warningNotes)],
    limit: inputs['max-findings'],
  })
  return { report, drafts, images }
}

/** What is wrong with drafts that were scored all the same, for readers of the comment. */
function warningNotes({ report }: CheckedDraft): string[] {
  if (report.status !== 'scored') return []
  return report.warnings.map(({ line, problem }) => `${report.shown}, line ${line}: ${problem}`)
}

/** Whether front matter and ignore comments count as the base has them: what is pushed was let in already. */
function holdsToBase(job: CheckJob): boolean {
  return job.kind === 'pull_request' || (job.kind === 'range' && job.event !== 'push')
}

/** The commit whose settings count: a pull request may not change the rules it is held to. */
function trustedCommit(job: CheckJob): string {
  switch (job.kind) {
    case 'pull_request':
      return job.base
    case 'range':
      return job.event === 'push' ? job.head : job.base
    case 'tree':
      return job.head
    default:
      return job satisfies never
  }
}
