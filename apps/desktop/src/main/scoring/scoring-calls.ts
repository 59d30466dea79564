import { CallError } from '../../shared/answer.ts'
import type { MarkedResult } from '../../shared/marking.ts'
import type { Settings } from '../../shared/settings.ts'
import type { TaskInputs } from '../../worker/tasks.ts'
import type { Handlers } from '../handle-call.ts'
import { messages } from '../language/messages.ts'
import type { Dialogs } from '../ports.ts'
import { windowOrigin } from '../workspace/draft-settings.ts'
import type { OpenWorkspaces } from '../workspace/open-workspaces.ts'
import { settingsOf, settle, withSettings } from './draft-input.ts'
import { fileClauses } from './file-clauses.ts'
import { gateFailure } from './gate-failure.ts'
import { markOnServer } from './mark-on-server.ts'
import type { FileScores } from './score-file.ts'
import type { TaskQueue } from './task-queue.ts'
import { writeReportFile } from './write-report-file.ts'

/** The drafts that the window has had scored and not closed. */
export interface OpenDrafts {
  add(draft: string): void
  drop(draft: string): void
}

interface ScoringParts {
  /** Where drafts are scored, once the writer has agreed to it. */
  readonly engine: () => Promise<Settings['engine']>
  /** Hears how many drafts were scored and not closed. */
  readonly drafts: OpenDrafts
  /** The key for the origin of an address; null where none is stored. */
  readonly serverKey: (address: string) => Promise<string | null>
  readonly tasks: TaskQueue
  readonly fileScores: FileScores
  readonly dialogs: Dialogs
  readonly workspaces: OpenWorkspaces
}

type ScoringCalls = Pick<
  Handlers,
  | 'scoreDraft'
  | 'cancelScore'
  | 'scoreFile'
  | 'findFix'
  | 'fingerprintFinding'
  | 'proposeEdits'
  | 'measureStyle'
  | 'countWords'
  | 'readPolicy'
  | 'listRules'
  | 'explainRule'
  | 'exportReport'
>

/** The calls that score drafts and report on them. */
export function createScoringCalls(parts: ScoringParts): ScoringCalls {
  const { tasks, fileScores, dialogs, workspaces, drafts } = parts
  /** The newest request of each draft: its settings are read before it reaches the queue. */
  const newest = new Map<string, symbol>()
  return {
    scoreDraft: (input) => {
      const own = Symbol(input.draft)
      newest.set(input.draft, own)
      drafts.add(input.draft)
      return scoreDraft(parts, input, () => newest.get(input.draft) === own)
    },
    cancelScore: ({ draft }) => {
      newest.delete(draft)
      drafts.drop(draft)
      tasks.cancel(draft)
      return {}
    },
    scoreFile: (input) => fileScores.score(input),
    findFix: async (input) => tasks.run('fix', await settle(workspaces, input)),
    fingerprintFinding: (input) => tasks.run('fingerprint', input),
    proposeEdits: async (input) => tasks.run('propose', await settle(workspaces, input)),
    measureStyle: async (input) => tasks.run('style', await settle(workspaces, input)),
    countWords: (input) => tasks.run('words', input),
    readPolicy: (input) => tasks.run('policy', input),
    listRules: () => tasks.run('rules', {}),
    explainRule: async ({ rule }) => {
      const { rules } = await tasks.run('rules', {})
      const found = rules.find(({ id }) => id === rule)
      if (found === undefined) throw new CallError('not_found', messages.scoring.noRule(rule))
      return found
    },
    exportReport: async (input) => writeReportFile(await settle(workspaces, input), dialogs, tasks),
  }
}

type ScoreAnswer = Awaited<ReturnType<Handlers['scoreDraft']>>

async function scoreDraft(
  parts: ScoringParts,
  { draft, request, ignored, ...input }: Parameters<Handlers['scoreDraft']>[0],
  isNewest: () => boolean,
): Promise<ScoreAnswer> {
  const { workspaces, tasks } = parts
  const found = await settingsOf(workspaces, input)
  if (!isNewest()) return { status: 'superseded', request }
  if (found.kind === 'unchecked') {
    tasks.cancel(draft)
    return { status: 'unchecked', request, note: messages.settings.notChecked(found.note) }
  }
  if (found.kind === 'invalid') {
    tasks.cancel(draft)
    return { status: 'invalid', request, problem: found.problem, place: found.place }
  }
  const { settings, origins, warnings } = found
  const settled = withSettings(input, settings)
  const marked = await mark(parts, draft, { ...settled, ignored })
  if (marked === null) return { status: 'superseded', request }
  const used = {
    context: settled.context,
    origins: fromFiles(origins),
    clauses: fileClauses(settings),
    gateFailure: gateFailure(input.text, marked.result, settings),
    warnings: [...warnings],
  }
  return { status: 'scored', request, ...marked, settings: used }
}

async function mark(
  { engine: engineNow, serverKey, tasks }: ScoringParts,
  draft: string,
  input: TaskInputs['mark'],
): Promise<MarkedResult | null> {
  const engine = await engineNow()
  if (engine.kind === 'local') return tasks.mark(draft, input)
  const server = { address: engine.address, key: await serverKey(engine.address) }
  return markOnServer(server, input, input.ignored, tasks)
}

/** The settings that do not come from the window. */
function fromFiles(origins: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(origins).filter(([, origin]) => origin !== windowOrigin))
}
