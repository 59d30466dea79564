import { analyzeStyle, analyzeText, autoRevise } from '@content-trust/engine'
import type { StyleResult, TextResult } from '@content-trust/engine/schema'
import type { Scored, StyleTask, TextTask } from './scoring.ts'

/** Scores a text, and revises it where that was requested and the result routes to it. */
export function runTextTask({ source, context, revises }: TextTask): TextResult {
  const draft = { source, syntax: 'markdown' } as const
  const result = analyzeText(draft, { context })
  return revises ? autoRevise(draft, result, { context }) : result
}

/** Measures the style of a text. */
export function runStyleTask({ source, context, mode, withText }: StyleTask): StyleResult {
  return analyzeStyle(
    { source, syntax: 'markdown' },
    { context, execution_mode: mode, include_text_in_spans: withText },
  )
}

/** Does a task; null where it fails, because an error may quote the text and must not leave the thread. */
export function runTask(task: TextTask | StyleTask): Scored | null {
  try {
    return task.kind === 'text'
      ? { kind: 'text', result: runTextTask(task) }
      : { kind: 'style', result: runStyleTask(task) }
  } catch {
    return null
  }
}
