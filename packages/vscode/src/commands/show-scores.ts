import { commands, type QuickPickItem, QuickPickItemKind, window } from 'vscode'
import type { DraftStatus } from '../draft-status.ts'
import { scoreBar, statusText } from '../status-text.ts'

type Item = QuickPickItem & { readonly command?: string }

/** Lists the decision, the scores with their meanings, and what to do next. */
export async function showScores(status: DraftStatus | undefined): Promise<void> {
  const items: Item[] = [
    ...decisionItems(status),
    { label: 'Next', kind: QuickPickItemKind.Separator },
    { label: '$(sparkle) Make all safe edits', command: 'contentTrust.fixAll' },
    { label: '$(checklist) Check the workspace', command: 'contentTrust.checkWorkspace' },
    { label: '$(output) Show the output', command: 'contentTrust.showOutput' },
  ]
  const chosen = await window.showQuickPick(items, {
    title: 'Content Trust',
    placeHolder: 'What the draft scored, and what you can do',
    matchOnDetail: true,
  })
  if (chosen?.command !== undefined) await commands.executeCommand(chosen.command)
}

function decisionItems(status: DraftStatus | undefined): Item[] {
  if (status?.state !== 'scored') return [{ label: statusText(status).label }]
  const { decision, confidence, scores } = status
  return [
    {
      label: decision.label,
      description: decision.meaning,
      detail: decision.text.slice(`${decision.label}: `.length),
    },
    { label: 'Scores', kind: QuickPickItemKind.Separator },
    ...scores.map((score) => ({
      label: score.label,
      description: scoreBar(score),
      detail: score.meaning,
    })),
    { label: `Confidence ${confidence.level}`, detail: confidence.meaning },
  ]
}
