import {
  type CodeAction,
  CodeActionKind,
  type CodeActionParams,
  type WorkspaceEdit,
} from 'vscode-languageserver-protocol/node'
import type { ScoredReport } from '../../reporters/draft-report.ts'
import type { Fix } from '../../tasks/fix.ts'
import type { ClientFeatures } from '../client-features.ts'
import { type MarkedFinding, markFindings, type View } from '../diagnostics.ts'
import type { DraftLocation } from '../draft-location.ts'
import type { OpenDraft } from '../open-drafts.ts'
import { toOffset, toRange } from '../positions.ts'
import { fixAllKind, quickFixKinds } from './action-kinds.ts'
import { configActions } from './config-actions.ts'
import { riskyEdits, safeEdits } from './draft-edits.ts'
import type { EditConfig } from './edit-config.ts'
import { ignoreInsertion } from './ignore-comment.ts'
import { workspaceEdit } from './workspace-edit.ts'

/** What the actions on one version of a draft need. */
export interface ActionContext {
  readonly draft: OpenDraft
  readonly location: DraftLocation
  readonly report: ScoredReport
  readonly features: ClientFeatures
  readonly view: View
  readonly fix: () => Promise<Fix | null>
  readonly editConfig: EditConfig
}

/** Actions on the findings of a range: edit them, ignore them here, ignore their rules or accept their words in the config. */
export async function codeActions(
  context: ActionContext,
  { range, context: { only } }: CodeActionParams,
): Promise<CodeAction[]> {
  const { report, features } = context
  const asks = (kind: string) =>
    only === undefined || only.some((each) => kind === each || kind.startsWith(`${each}.`))
  const start = toOffset(report.lines, range.start, features.encoding)
  const end = toOffset(report.lines, range.end, features.encoding)
  const marked = markFindings(report, context.view).filter(({ finding: { place } }) =>
    place === null ? range.start.line === 0 : place.start <= end && place.end >= start,
  )
  const wantsFixes = marked.some(({ finding }) => finding.suggestion !== null)
  // Without a wish the whole draft is offered where its places are offered.
  const wantsAll = asks(fixAllKind) && (only !== undefined || wantsFixes)
  const wantsQuick = asks(CodeActionKind.QuickFix) && wantsFixes
  const fix = wantsAll || wantsQuick ? await context.fix() : null
  const edits = wantsQuick ? editActions(context, marked, fix) : []
  // A finding of the user's own policy has no rule to ignore.
  const named = marked.filter(({ finding: { rule } }) => rule !== 'policy')
  const ignores = asks(quickFixKinds.ignoreHere)
    ? named.flatMap((item) => ignoreActions(context, item))
    : []
  const inConfig = await configActions(context, named, asks)
  return [
    ...edits,
    ...ignores,
    ...inConfig,
    ...(wantsAll && fix !== null ? fixAll(context, fix) : []),
  ]
}

/** The edits that `check --fix` makes, and those that it leaves to the writer, each with the reason. */
function editActions(
  context: ActionContext,
  marked: readonly MarkedFinding[],
  fix: Fix | null,
): CodeAction[] {
  const { source } = context.report
  const safe = safeEdits(marked, fix?.edits ?? []).map(
    ({ edit, diagnostics }): CodeAction => ({
      title: titleOf(source.slice(edit.start, edit.end), edit.text),
      kind: CodeActionKind.QuickFix,
      diagnostics,
      isPreferred: true,
      edit: draftEdit(context, [edit]),
    }),
  )
  const unsafe = riskyEdits(marked, fix).map(
    ({ edit, diagnostics, reason }): CodeAction => ({
      title: `${titleOf(source.slice(edit.start, edit.end), edit.text)} (${reason})`,
      kind: CodeActionKind.QuickFix,
      diagnostics,
      edit: draftEdit(context, [edit]),
    }),
  )
  return [...safe, ...unsafe]
}

function fixAll(context: ActionContext, { edits }: Fix): CodeAction[] {
  if (edits.length === 0) return []
  const title = `Make all ${edits.length} safe edits of Content Trust`
  return [{ title, kind: fixAllKind, edit: draftEdit(context, edits) }]
}

function ignoreActions(
  context: ActionContext,
  { finding, diagnostic }: MarkedFinding,
): CodeAction[] {
  const insertion = ignoreInsertion(context.report, finding, context.location.syntax)
  if (insertion === null) return []
  const { at, text } = insertion
  const title = `Ignore ${finding.rule} ${finding.place === null ? 'in this draft' : 'here'}`
  const edit = draftEdit(context, [{ start: at, end: at, text }])
  return [{ title, kind: quickFixKinds.ignoreHere, diagnostics: [diagnostic], edit }]
}

const MAX_SHOWN = 40

function titleOf(before: string, after: string): string {
  if (after === '') return `Delete “${shorten(before)}”`
  return before === ''
    ? `Insert “${shorten(after)}”`
    : `Replace “${shorten(before)}” with “${shorten(after)}”`
}

function shorten(text: string): string {
  const characters = [...text.replace(/\s+/g, ' ').trim()]
  return characters.length <= MAX_SHOWN
    ? characters.join('')
    : `${characters.slice(0, MAX_SHOWN - 1).join('')}…`
}

function draftEdit(
  { draft, report, features }: ActionContext,
  edits: readonly { readonly start: number; readonly end: number; readonly text: string }[],
): WorkspaceEdit {
  const textEdits = edits.map(({ start, end, text }) => ({
    range: toRange(report.lines, { start, end }, features.encoding),
    newText: text,
  }))
  return workspaceEdit(features, draft.uri, draft.version, textEdits)
}
