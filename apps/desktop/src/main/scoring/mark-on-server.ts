import { performance } from 'node:perf_hooks'
import type { ScoringInput } from '../../shared/analysis.ts'
import type { MarkedResult } from '../../shared/marking.ts'
import type { TaskInputs } from '../../worker/tasks.ts'
import { scoreOnServer } from './score-on-server.ts'
import type { TaskQueue } from './task-queue.ts'

interface Server {
  readonly address: string
  readonly key: string | null
}

/** Marks a draft as the worker does. A server returns no sentences, and does not know what was dismissed. */
export async function markOnServer(
  { address, key }: Server,
  input: ScoringInput,
  known: TaskInputs['mark']['ignored'],
  tasks: TaskQueue,
): Promise<MarkedResult> {
  const before = performance.now()
  const result = await scoreOnServer(address, key, input)
  const took = performance.now() - before
  if (known.length === 0) return { result, sentences: [], ignored: [], took }
  const { ignored } = await tasks.run('ignored', { text: input.text, result, ignored: known })
  return { result, sentences: [], ignored, took }
}
