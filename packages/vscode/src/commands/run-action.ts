import {
  type CodeAction,
  commands,
  type Range,
  type TextEditor,
  type Uri,
  window,
  workspace,
} from 'vscode'

/** The words of an action that a command takes. */
export interface ActionCommand {
  readonly kind: string
  /** What is said where the server offers none. */
  readonly nothing: string
}

/** Offers the actions of one kind where the cursor is, takes the chosen one, and saves the config that it edits. */
export async function runActionAtCursor({ kind, nothing }: ActionCommand): Promise<void> {
  const editor = window.activeTextEditor
  if (editor === undefined) return
  const here = await actionsOf(editor.document.uri, editor.selection, kind)
  const actions =
    here.length > 0 ? here : await actionsOf(editor.document.uri, lineOf(editor), kind)
  const [first] = actions
  if (first === undefined) {
    void window.showInformationMessage(`Content Trust: ${nothing}`)
    return
  }
  const chosen = actions.length === 1 ? first : await choose(actions)
  if (chosen !== undefined) await take(chosen, editor.document.uri)
}

/** Makes all edits of a draft that are safe. */
export async function fixAll(): Promise<void> {
  const editor = window.activeTextEditor
  if (editor === undefined) return
  const { uri, lineCount } = editor.document
  const whole = editor.document.validateRange(
    editor.selection.with({
      start: editor.selection.start.with(0, 0),
      end: editor.selection.end.with(lineCount, 0),
    }),
  )
  const [action] = await actionsOf(uri, whole, 'source.fixAll.contentTrust')
  if (action === undefined) {
    void window.showInformationMessage(
      'Content Trust: no edit of this draft is safe to make for you.',
    )
    return
  }
  await take(action, uri)
}

async function actionsOf(uri: Uri, range: Range, kind: string): Promise<CodeAction[]> {
  const found = await commands.executeCommand<CodeAction[]>(
    'vscode.executeCodeActionProvider',
    uri,
    range,
    kind,
  )
  // Other extensions may offer actions of a wider kind.
  return found.filter((action) => action.kind?.value === kind && action.edit !== undefined)
}

async function choose(actions: readonly CodeAction[]): Promise<CodeAction | undefined> {
  const items = actions.map((action) => ({ label: action.title, action }))
  return (await window.showQuickPick(items, { title: 'Content Trust' }))?.action
}

async function take({ edit }: CodeAction, draft: Uri): Promise<void> {
  if (edit === undefined || !(await workspace.applyEdit(edit))) return
  for (const [uri] of edit.entries()) {
    if (uri.toString() !== draft.toString()) await (await workspace.openTextDocument(uri)).save()
  }
}

function lineOf({ document, selection }: TextEditor): Range {
  return document.lineAt(selection.active.line).range
}
