import type { Diagnostic } from 'vscode-languageserver-protocol/node'
import type { OpenDraft } from './open-drafts.ts'

/** Sends what was found in open drafts, once they rest. */
export interface Publisher {
  /** Checks a draft after a time without edits; `delayMs` 0 starts at once. */
  schedule(draft: OpenDraft, delayMs: number): void
  /** Sends diagnostics of a file; an empty list clears it. */
  send(uri: string, diagnostics: Diagnostic[], version?: number): void
  /** Takes away what was sent of a file, if anything was. */
  clear(uri: string): void
}

/** Publishes through `notify`; what a newer version makes stale is not sent. */
export function createPublisher(
  find: (draft: OpenDraft) => Promise<Diagnostic[] | null>,
  notify: (uri: string, diagnostics: Diagnostic[], version: number | null) => void,
  fail: (error: unknown) => void,
): Publisher {
  const timers = new Map<string, NodeJS.Timeout>()
  const marked = new Set<string>()
  const send = (uri: string, diagnostics: Diagnostic[], version?: number) => {
    if (diagnostics.length > 0) marked.add(uri)
    else marked.delete(uri)
    notify(uri, diagnostics, version ?? null)
  }
  const stop = (uri: string) => {
    clearTimeout(timers.get(uri))
    timers.delete(uri)
  }
  return {
    schedule: (draft, delayMs) => {
      stop(draft.uri)
      const check = async () => {
        timers.delete(draft.uri)
        const diagnostics = await find(draft)
        if (diagnostics !== null && !draft.replaced.aborted) {
          send(draft.uri, diagnostics, draft.version)
        }
      }
      timers.set(
        draft.uri,
        setTimeout(() => void check().catch(fail), delayMs),
      )
      draft.replaced.addEventListener('abort', () => stop(draft.uri), { once: true })
    },
    send,
    clear: (uri) => {
      stop(uri)
      if (marked.has(uri)) send(uri, [])
    },
  }
}
