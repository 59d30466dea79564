import {
  commands,
  type Disposable,
  MarkdownString,
  StatusBarAlignment,
  ThemeColor,
  window,
  workspace,
} from 'vscode'
import { isDraft } from './draft-documents.ts'
import { statusText } from './status-text.ts'
import type { Statuses } from './statuses.ts'

const backgrounds = {
  plain: undefined,
  warning: new ThemeColor('statusBarItem.warningBackground'),
  error: new ThemeColor('statusBarItem.errorBackground'),
} as const

/** Shows the decision about the active draft; pressing it shows the scores. */
export function createStatusBar(statuses: Statuses, isRunning: () => boolean): Disposable {
  const item = window.createStatusBarItem('contentTrust.status', StatusBarAlignment.Right, 90)
  item.name = 'Content Trust'
  item.command = 'contentTrust.showScores'
  const show = () => {
    const document = window.activeTextEditor?.document
    const isActive = document !== undefined && isDraft(document) && isRunning()
    void commands.executeCommand('setContext', 'contentTrust.isDraft', isActive)
    const isWanted = workspace.getConfiguration('contentTrust').get('statusBar', true)
    if (!isActive || !isWanted) return item.hide()
    const { text, label, tooltip, tone } = statusText(statuses.of(document))
    item.text = text
    item.accessibilityInformation = { label, role: 'button' }
    item.tooltip = new MarkdownString(tooltip, true)
    item.backgroundColor = backgrounds[tone]
    item.show()
  }
  const watching = [
    statuses.onDidChange(show),
    window.onDidChangeActiveTextEditor(show),
    workspace.onDidOpenTextDocument(show),
    workspace.onDidChangeConfiguration(show),
  ]
  show()
  return {
    dispose: () => {
      for (const each of [...watching, item]) each.dispose()
    },
  }
}
