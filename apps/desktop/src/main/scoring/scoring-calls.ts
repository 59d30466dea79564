import { CallError } from '../../shared/answer.ts'
import type { Settings } from '../../shared/settings.ts'
import type { Handlers } from '../handle-call.ts'
import { messages } from '../language/messages.ts'
import type { Dialogs } from '../ports.ts'
import { markOnServer } from './mark-on-server.ts'
import type { FileScores } from './score-file.ts'
import type { TaskQueue } from './task-queue.ts'
import { writeReportFile } from './write-report-file.ts'

interface ScoringParts {
  readonly settings: () => Settings
  /** The key for the origin of an address; null where none is stored. */
  readonly serverKey: (address: string) => Promise<string | null>
  readonly tasks: TaskQueue
  readonly fileScores: FileScores
  readonly dialogs: Dialogs
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
  | 'listRules'
  | 'explainRule'
  | 'exportReport'
>

/** The calls that score drafts and report on them. */
export function createScoringCalls(parts: ScoringParts): ScoringCalls {
  const { tasks, fileScores, dialogs } = parts
  return {
    scoreDraft: (input) => scoreDraft(parts, input),
    cancelScore: ({ draft }) => {
      tasks.cancel(draft)
      return {}
    },
    scoreFile: (input) => fileScores.score(input),
    findFix: (input) => tasks.run('fix', input),
    fingerprintFinding: (input) => tasks.run('fingerprint', input),
    proposeEdits: (input) => tasks.run('propose', input),
    measureStyle: (input) => tasks.run('style', input),
    listRules: () => tasks.run('rules', {}),
    explainRule: async ({ rule }) => {
      const { rules } = await tasks.run('rules', {})
      const found = rules.find(({ id }) => id === rule)
      if (found === undefined) throw new CallError('not_found', messages.scoring.noRule(rule))
      return found
    },
    exportReport: (input) => writeReportFile(input, dialogs, tasks),
  }
}

async function scoreDraft(
  { settings, serverKey, tasks }: ScoringParts,
  { draft, request, ignored, ...input }: Parameters<Handlers['scoreDraft']>[0],
): Promise<Awaited<ReturnType<Handlers['scoreDraft']>>> {
  const { engine } = settings()
  const marked =
    engine.kind === 'server'
      ? await markOnServer(
          { address: engine.address, key: await serverKey(engine.address) },
          input,
          ignored,
          tasks,
        )
      : await tasks.mark(draft, { ...input, ignored })
  return marked === null
    ? { status: 'superseded', request }
    : { status: 'scored', request, ...marked }
}
