import type { Text } from '@codemirror/state'
import type { Assessed } from '../../shared/marking.ts'
import { MOST_SENT } from '../../shared/rewriting.ts'
import { messages } from '../language/messages.ts'
import { scoringInput } from '../scores/scoring-input.ts'
import { drafts, findDraft } from '../state/drafts.ts'
import { showPanel } from '../state/layout.ts'
import { settings } from '../state/settings.ts'
import { createStore } from '../state/store.ts'

/** Other words that a model suggests for a part of a draft. */
export interface Suggestion {
  readonly model: string
  /** The text that were sent. */
  readonly original: string
  readonly text: string
  /** Where they were; the search starts there. */
  readonly start: number
}

/** What is known about the rewrite of a draft. */
export type Rewrite =
  | { readonly step: 'asking'; readonly request: string; readonly since: number }
  | { readonly step: 'message'; readonly text: string; readonly hasFailed: boolean }
  | {
      readonly step: 'suggested'
      readonly suggestion: Suggestion
      /** The verdict, and the text of the draft that it was made for. */
      readonly assessed: { readonly doc: Text; readonly fix: Assessed } | null
    }
  | { readonly step: 'taken'; readonly suggestion: Suggestion; readonly doc: Text }

/** The rewrite of each draft by its id. */
export const rewrites = createStore<Readonly<Record<string, Rewrite>>>({})

/** Sets or forgets what is known of the rewrite of a draft. */
export function setRewrite(draft: string, rewrite: Rewrite | null): void {
  rewrites.change((all) => {
    const { [draft]: _old, ...others } = all
    return rewrite === null ? others : { ...others, [draft]: rewrite }
  })
}

/** Asks the model for other words for the paragraphs that a part of a draft touches. */
export async function suggestRewrite(id: string, from: number, to: number): Promise<void> {
  showPanel('revise')
  const draft = findDraft(id)
  const { rewriter, ignored } = settings.get()
  if (draft === null || rewriter === null || !rewriter.isOn) return
  await stopRewrite(id)
  const request = crypto.randomUUID()
  setRewrite(id, { step: 'asking', request, since: Date.now() })
  const answer = await window.api.suggestRewrite({
    ...scoringInput(draft),
    start: from,
    end: to,
    ignored: ignored.map(({ fingerprint, rule }) => ({ fingerprint, rule })),
    request,
  })
  const now = rewrites.get()[id]
  // Stopped, asked again, or the draft was closed.
  if (now?.step !== 'asking' || now.request !== request) return
  if (!answer.ok) setRewrite(id, { step: 'message', text: answer.message, hasFailed: true })
  else if (answer.value.status === 'suggested') {
    const { start, end, text } = answer.value
    const original = draft.doc.sliceString(start, end)
    const suggestion = { model: rewriter.model, original, text, start }
    setRewrite(id, { step: 'suggested', suggestion, assessed: null })
  } else {
    setRewrite(id, { step: 'message', text: messageFor[answer.value.status], hasFailed: false })
  }
}

const messageFor = {
  unchanged: messages.rewrite.unchanged,
  stopped: messages.rewrite.stopped,
  no_words: messages.rewrite.noWords,
  no_needs: messages.rewrite.noNeeds,
  too_long: messages.rewrite.tooLong(MOST_SENT),
} as const

/** Stops waiting for a model. */
export async function stopRewrite(id: string): Promise<void> {
  const now = rewrites.get()[id]
  if (now?.step !== 'asking') return
  setRewrite(id, { step: 'message', text: messages.rewrite.stopped, hasFailed: false })
  await window.api.cancelRewrite({ request: now.request })
}

/** Stops and forgets the rewrites of drafts that are closed. */
export function forgetRewrites(): void {
  drafts.subscribe(() => {
    for (const [id, rewrite] of Object.entries(rewrites.get())) {
      if (findDraft(id) !== null) continue
      if (rewrite.step === 'asking') void window.api.cancelRewrite({ request: rewrite.request })
      setRewrite(id, null)
    }
  })
}
