import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Host, Runner } from '../../../packages/github-action/src/host.ts'
import { type Earned, earnedBy } from '../../../packages/github-action/src/report/earned.ts'
import {
  type PullReport,
  pullReportSchema,
  type ReportedFinding,
} from '../../../packages/github-action/src/report/pull-report.ts'
import { run } from '../../../packages/github-action/src/run.ts'
import { startFakeGithub } from '../support/fake-github.ts'
import { pullRequestEvent } from '../support/run-action.ts'
import { type ReplayedChange, readHistory } from './read-history.ts'

/** What the action did with one change. */
export interface ReplayRow {
  readonly name: string
  readonly drafts: number
  /** Lines that the change wrote. */
  readonly lines: number
  readonly isCommented: boolean
  /** Whether any draft asks for something, which was a comment before. */
  readonly isAsking: boolean
  readonly why: readonly Earned[]
  /** Findings that the comment names, and those of them on words that the change wrote. */
  readonly named: number
  readonly written: number
  readonly failedGate: number
  readonly characters: number
}

/** Replays the history, change by change, with a gate at human review. */
export async function replay(): Promise<ReplayRow[]> {
  const folder = await mkdtemp(join(tmpdir(), 'content-trust-replay-'))
  try {
    const rows: ReplayRow[] = []
    for (const change of readHistory(folder)) rows.push(await replayChange(change, folder))
    return rows
  } finally {
    await rm(folder, { recursive: true })
  }
}

async function replayChange(change: ReplayedChange, folder: string): Promise<ReplayRow> {
  const { name, repository, texts } = change
  const server = await startFakeGithub(repository)
  try {
    const report = await runHere(server.url, repository.files.length, folder)
    const body = repository.comments[0]?.body ?? ''
    const isCommented = body !== ''
    const named = isCommented
      ? report.drafts.flatMap((draft) => draft.findings.map((finding) => ({ draft, finding })))
      : []
    const written = named.filter(({ draft, finding }) => isWritten(finding, texts.get(draft.path)))
    return {
      name,
      drafts: report.drafts.length,
      lines: repository.files.reduce((sum, { additions }) => sum + additions, 0),
      isCommented,
      isAsking: report.decision !== 'allow',
      why: [...new Set(report.drafts.flatMap(earnedBy))],
      named: named.length,
      written: written.length,
      failedGate: report.drafts.filter(({ gate_failed }) => gate_failed).length,
      characters: body.length,
    }
  } finally {
    await server.close()
  }
}

/** Whether a page has the words of a finding more often than before; what is about the whole page is not on words. */
function isWritten(
  { quote, line, before = '', after = '' }: ReportedFinding,
  texts: { readonly before: string; readonly after: string } | undefined,
): boolean {
  if (texts === undefined || line === undefined) return false
  // A quote may be one common word, so the words beside it count too.
  const words = wordsOf(`${lastWords(before)} ${quote} ${firstWords(after)}`)
  return countIn(wordsOf(texts.after), words) > countIn(wordsOf(texts.before), words)
}

const lastWords = (text: string) => wordsOf(text).split(' ').slice(-2).join(' ')
const firstWords = (text: string) => wordsOf(text).split(' ').slice(0, 2).join(' ')

function wordsOf(text: string): string {
  return (text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).join(' ')
}

function countIn(text: string, words: string): number {
  return ` ${text} `.split(` ${words} `).length - 1
}

/** Runs the action in this process, as a pull request, and returns its report. */
async function runHere(api: string, changedFiles: number, folder: string): Promise<PullReport> {
  const event = join(folder, 'event.json')
  await writeFile(event, JSON.stringify(pullRequestEvent({ changedFiles })))
  const inputs: Readonly<Record<string, string>> = {
    token: 'a-token',
    'fail-on': 'human_review',
    'max-findings': '1000',
    'comment-file': 'comment.json',
    annotations: 'false',
  }
  const ignore = () => {}
  const runner: Runner = Object.assign(Object.create(null), {
    getInput: (name: string) => inputs[name] ?? '',
    ...{ setOutput: ignore, setFailed: ignore, setSecret: ignore, info: ignore },
    ...{ notice: ignore, warning: ignore, error: ignore },
  })
  const host: Host = {
    env: {
      GITHUB_API_URL: api,
      GITHUB_REPOSITORY: 'octo-org/handbook',
      GITHUB_EVENT_NAME: 'pull_request',
      GITHUB_EVENT_PATH: event,
      // Nothing of the machine, so that contents come from the server.
      PATH: '',
    },
    workspace: folder,
    runner,
    sleep: async () => {},
    now: () => 0,
  }
  await run(host)
  return pullReportSchema.parse(JSON.parse(await readFile(join(folder, 'comment.json'), 'utf8')))
}
