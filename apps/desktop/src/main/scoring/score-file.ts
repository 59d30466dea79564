import { verdictOf } from '@content-trust/engine/report'
import { draftSyntax } from '@content-trust/workspace'
import { type FileDecision, MOST_SCORED } from '../../shared/analysis.ts'
import { CallError } from '../../shared/answer.ts'
import type { CallInputs } from '../../shared/ipc.ts'
import type { UserFiles } from '../files/user-files.ts'
import { messages } from '../language/messages.ts'
import type { OpenWorkspaces } from '../workspace/open-workspaces.ts'
import { settle } from './draft-input.ts'
import type { TaskQueue } from './task-queue.ts'

/** Scores files of the folder for their marks in the tree. */
export interface FileScores {
  score(input: CallInputs['scoreFile']): Promise<FileDecision>
}

/** One file after the other: a draft that the writer waits for waits for one of them at most. */
export function createFileScores(
  workspace: Pick<UserFiles, 'read'>,
  tasks: Pick<TaskQueue, 'score'>,
  workspaces: Pick<OpenWorkspaces, 'settingsOf'>,
): FileScores {
  let chain: Promise<unknown> = Promise.resolve()
  const scoreOne = async ({ path, ...rest }: CallInputs['scoreFile']): Promise<FileDecision> => {
    const { name, text } = await workspace.read(path)
    const syntax = draftSyntax(name) ?? 'markdown'
    const input = { ...rest, path, text: text.slice(0, MOST_SCORED), syntax }
    const result = await tasks.score(`tree ${path}`, await settle(workspaces, input))
    if (result === null) throw new CallError('not_available', messages.files.overtaken)
    const { risk_level: riskLevel, confidence } = result
    const verdict = verdictOf(result)
    const reason = verdict.state === 'cannot_judge' ? verdict.reason : null
    return { action: verdict.action, reason, riskLevel, confidence }
  }
  return {
    score: (input) => {
      const next = chain.then(() => scoreOne(input))
      chain = next.catch(() => undefined)
      return next
    },
  }
}
