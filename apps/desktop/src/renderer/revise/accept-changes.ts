import { isolateHistory } from '@codemirror/commands'
import type { Proposal } from '../../shared/analysis.ts'
import { dispatchTo } from '../editor/sessions.ts'
import { messages } from '../language/messages.ts'
import { valueOrNotice } from '../state/api.ts'

/** Makes changes as one undo step of their own. */
export function acceptChanges(draft: string, changes: readonly Proposal[]): void {
  dispatchTo(draft, {
    changes: changes.map(({ start, end, text }) => ({ from: start, to: end, insert: text })),
    userEvent: 'input.revise',
    annotations: isolateHistory.of('full'),
  })
}

/** Makes a change that alters a fact, after a question that names what is altered. */
export async function acceptAnyway(draft: string, change: Proposal): Promise<void> {
  const asked = await valueOrNotice(
    window.api.askUser({
      message: messages.revise.askTitle,
      detail: change.safety.failure_reasons.join(' ').slice(0, 1000),
      answers: [messages.revise.sure, messages.cancel],
    }),
  )
  if (asked?.answer === 0) acceptChanges(draft, [change])
}
