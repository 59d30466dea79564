import { type EvidenceGroup, evidenceGroups } from '@content-trust/design/evidence-groups'
import {
  type Disposable,
  OverviewRulerLane,
  Range,
  type TextEditor,
  type TextEditorDecorationType,
  ThemeColor,
  window,
  workspace,
} from 'vscode'
import type { StatusMark } from './draft-status.ts'
import { groupColor, groupUnderline } from './group-styles.ts'
import type { Statuses } from './statuses.ts'

/** Underlines findings in the colour and the shape of their group, besides the marks of the editor. */
export function createDecorations(statuses: Statuses): Disposable {
  let types = chosenTypes()
  const draw = (editor: TextEditor) => {
    const status = statuses.of(editor.document)
    // Marks of an older version move with the text until the next check.
    if (status !== undefined && status.version !== editor.document.version) return
    const marks = status?.state === 'scored' ? status.marks : []
    for (const [group, type] of types) {
      const drawn = marks.filter((mark) => mark.group === group).map(({ range }) => rangeOf(range))
      editor.setDecorations(type, drawn)
    }
  }
  const drawAll = () => window.visibleTextEditors.forEach(draw)
  const watching = [
    statuses.onDidChange(drawAll),
    window.onDidChangeVisibleTextEditors(drawAll),
    workspace.onDidChangeConfiguration((change) => {
      if (!change.affectsConfiguration('contentTrust.decorations')) return
      for (const type of types.values()) type.dispose()
      types = chosenTypes()
      drawAll()
    }),
  ]
  return {
    dispose: () => {
      for (const each of [...watching, ...types.values()]) each.dispose()
    },
  }
}

/** The groups that the settings name, each with its look. */
function chosenTypes(): ReadonlyMap<EvidenceGroup, TextEditorDecorationType> {
  const chosen = workspace
    .getConfiguration('contentTrust')
    .get<readonly string[]>('decorations', evidenceGroups)
  return new Map(
    evidenceGroups
      .filter((group) => chosen.includes(group))
      .map((group) => [
        group,
        window.createTextEditorDecorationType({
          textDecoration: groupUnderline(group),
          overviewRulerColor: new ThemeColor(groupColor(group)),
          overviewRulerLane: OverviewRulerLane.Right,
        }),
      ]),
  )
}

function rangeOf({ start, end }: StatusMark['range']): Range {
  return new Range(start.line, start.character, end.line, end.character)
}
