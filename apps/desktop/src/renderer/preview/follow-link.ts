import { EditorView } from '@codemirror/view'
import type { RootContent } from 'hast'
import { renderMarkdown } from '../../markdown/render-markdown.ts'
import { messages } from '../language/messages.ts'
import { valueOrNotice } from '../state/api.ts'
import { type Draft, draftOfFile, showDrafts } from '../state/drafts.ts'
import { notices } from '../state/notices.ts'
import { editorView, shownDraft } from '../state/shown-editor.ts'
import { createStore } from '../state/store.ts'

/** A place of a draft that a link led to, until the draft is shown; null: none is waited for. */
export const wantedPlace = createStore<{ readonly path: string; readonly name: string } | null>(
  null,
)

/** Follows a link of a draft: to the web after a question, to another draft in a tab of its own. */
export async function followLink(draft: Draft, address: string): Promise<void> {
  if (/^(?:https?|mailto):/i.test(address)) {
    await valueOrNotice(window.api.openExternal({ url: address }))
    return
  }
  if (draft.path === null) return notices.show(messages.preview.saveToFollow)
  const file = await valueOrNotice(window.api.openLinkedDraft({ draft: draft.path, address }))
  if (file === null) return
  const name = fragmentOf(address)
  wantedPlace.set(name === '' ? null : { path: file.path, name })
  showDrafts([draftOfFile(file)])
}

/** What stands behind the `#` of an address; empty without one. */
export function fragmentOf(address: string): string {
  const at = address.indexOf('#')
  if (at < 0) return ''
  const name = address.slice(at + 1)
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}

/** Moves the caret of the shown draft to one of its headings. */
export function goToHeading(draft: Draft, name: string): void {
  const view = editorView()
  const from = offsetOfHeading(renderMarkdown(draft.doc.toString(), 'document').children, name)
  if (view === null || from === null || shownDraft() !== draft.id) return
  const place = Math.min(from, view.state.doc.length)
  view.dispatch({
    selection: { anchor: place },
    effects: EditorView.scrollIntoView(place, { y: 'start', yMargin: 24 }),
  })
}

function offsetOfHeading(nodes: readonly RootContent[], name: string): number | null {
  for (const node of nodes) {
    if (node.type !== 'element') continue
    const isIt = node.properties['id'] === name && /^h[1-6]$/.test(node.tagName)
    const from = isIt ? Number(node.properties['dataFrom']) : offsetOfHeading(node.children, name)
    if (from !== null && Number.isFinite(from)) return from
  }
  return null
}
