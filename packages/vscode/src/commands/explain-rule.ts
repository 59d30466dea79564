import { commands, Range, Uri, window, workspace } from 'vscode'
import type { Statuses } from '../statuses.ts'

/** Opens the page about the rule at the cursor, or about one that is chosen from all. */
export async function explainRule(pages: Uri, statuses: Statuses, named?: unknown): Promise<void> {
  const rules = typeof named === 'string' ? [named] : rulesAtCursor(statuses)
  const [only] = rules
  const rule = rules.length === 1 ? only : await choose(rules, pages)
  if (rule === undefined || !/^[a-z][a-z-]*$/.test(rule)) return
  await commands.executeCommand('markdown.showPreview', Uri.joinPath(pages, `${rule}.md`))
}

function rulesAtCursor(statuses: Statuses): string[] {
  const editor = window.activeTextEditor
  const status = editor && statuses.of(editor.document)
  if (editor === undefined || status?.state !== 'scored') return []
  const here = status.marks.filter(
    ({ range: { start, end } }) =>
      editor.selection.intersection(
        new Range(start.line, start.character, end.line, end.character),
      ) !== undefined,
  )
  return [...new Set(here.map(({ rule }) => rule))]
}

async function choose(rules: readonly string[], pages: Uri): Promise<string | undefined> {
  const offered = rules.length > 0 ? [...rules] : await allRules(pages)
  return await window.showQuickPick(offered, { title: 'Content Trust: explain a rule' })
}

async function allRules(pages: Uri): Promise<string[]> {
  const entries = await workspace.fs.readDirectory(pages)
  return entries
    .map(([name]) => name)
    .filter((name) => name.endsWith('.md') && name !== 'README.md')
    .map((name) => name.slice(0, -'.md'.length))
}
