import { findLines, type Lines } from '@content-trust/engine/report'
import {
  TextDocumentContentChangeEvent,
  type TextDocumentItem,
} from 'vscode-languageserver-protocol/node'
import { type Encoding, toOffset } from './positions.ts'

/** One version of a document that is open in the editor. */
export interface OpenDraft {
  readonly uri: string
  readonly languageId: string
  readonly version: number
  readonly text: string
  /** Aborts when another version takes the place of this one, or the editor closes it. */
  readonly replaced: AbortSignal
}

/** The documents that the editor has open. */
export interface OpenDrafts {
  open(item: TextDocumentItem): OpenDraft
  /** Follows edits; null when the document is not open. */
  change(
    uri: string,
    version: number,
    changes: readonly TextDocumentContentChangeEvent[],
  ): OpenDraft | null
  close(uri: string): void
  get(uri: string): OpenDraft | null
  all(): readonly OpenDraft[]
}

/** Keeps the texts of open documents as the editor changes them. */
export function createOpenDrafts(encoding: Encoding): OpenDrafts {
  const drafts = new Map<string, { readonly draft: OpenDraft; readonly replace: AbortController }>()
  const put = (version: Omit<OpenDraft, 'replaced'>): OpenDraft => {
    drafts.get(version.uri)?.replace.abort()
    const replace = new AbortController()
    const draft = { ...version, replaced: replace.signal }
    drafts.set(version.uri, { draft, replace })
    return draft
  }
  return {
    open: ({ uri, languageId, version, text }) => put({ uri, languageId, version, text }),
    change: (uri, version, changes) => {
      const known = drafts.get(uri)?.draft
      if (known === undefined) return null
      const text = changes.reduce((at, change) => applyChange(at, change, encoding), known.text)
      return put({ uri, languageId: known.languageId, version, text })
    },
    close: (uri) => {
      drafts.get(uri)?.replace.abort()
      drafts.delete(uri)
    },
    get: (uri) => drafts.get(uri)?.draft ?? null,
    all: () => [...drafts.values()].map(({ draft }) => draft),
  }
}

/** A text after one edit of the client. */
export function applyChange(
  text: string,
  change: TextDocumentContentChangeEvent,
  encoding: Encoding,
): string {
  if (!TextDocumentContentChangeEvent.isIncremental(change)) return change.text
  const lines: Lines = findLines(text)
  const first = toOffset(lines, change.range.start, encoding)
  const second = toOffset(lines, change.range.end, encoding)
  return text.slice(0, Math.min(first, second)) + change.text + text.slice(Math.max(first, second))
}
