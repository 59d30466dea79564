import { commandTitles as titles } from '../language/command-messages.ts'
import { acceptRewrite, mayAccept } from '../rewrite/accept-rewrite.ts'
import { rewriteAtCaret } from '../rewrite/rewrite-at-caret.ts'
import { rewrites, stopRewrite } from '../rewrite/rewrites.ts'
import { editorView, shownDraft } from '../state/shown-editor.ts'
import type { Command } from './command.ts'

/** Does something with the draft in the text editor. */
function withDraft(run: (id: string) => unknown): () => void {
  return () => {
    const id = shownDraft()
    if (id !== null) run(id)
  }
}

export const rewriteCommands: readonly Command[] = [
  {
    id: 'findings.rewrite',
    title: titles['findings.rewrite'],
    menu: 'findings',
    keys: 'CmdOrCtrl+Shift+R',
    startsGroup: true,
    when: () => editorView() !== null,
    run: rewriteAtCaret,
  },
  {
    id: 'findings.accept-rewrite',
    title: titles['findings.accept-rewrite'],
    menu: 'findings',
    keys: 'CmdOrCtrl+Shift+Enter',
    when: () => mayAccept(shownDraft() ?? ''),
    run: withDraft(acceptRewrite),
  },
  {
    id: 'findings.stop-rewrite',
    title: titles['findings.stop-rewrite'],
    menu: 'findings',
    when: () => rewrites.get()[shownDraft() ?? '']?.step === 'asking',
    run: withDraft(stopRewrite),
  },
]
