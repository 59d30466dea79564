import {
  type CodeAction,
  CodeActionKind,
  type CodeActionParams,
  type Diagnostic,
  type TextEdit,
  type WorkspaceEdit,
} from 'vscode-languageserver-protocol/node'
import type { ScoredReport } from '../../reporters/draft-report.ts'
import type { Fix } from '../../tasks/fix.ts'
import type { ClientFeatures } from '../client-features.ts'
import { type MarkedFinding, markFindings } from '../diagnostics.ts'
import type { DraftLocation } from '../draft-location.ts'
import type { OpenDraft } from '../open-drafts.ts'
import { toOffset, toRange } from '../positions.ts'
import type { RuleBook } from '../rule-pages.ts'
import { ignoreComment } from './ignore-comment.ts'
import type { ConfigEdit } from './ignore-in-config.ts'

export const fixAllKind = `${CodeActionKind.SourceFixAll}.contentTrust`
/** Every kind of action that the server offers. */
export const actionKinds = [CodeActionKind.QuickFix, fixAllKind]

/** What the actions on one version of a draft need. */
export interface ActionContext {
  readonly draft: OpenDraft
  readonly location: DraftLocation
  readonly report: ScoredReport
  readonly features: ClientFeatures
  readonly rules: RuleBook
  readonly fix: () => Promise<Fix | null>
  readonly ignoreInConfig: (rule: string) => Promise<ConfigEdit | null>
}

/** Actions on the findings of a range: fix them, ignore them here, ignore their rules in the config. */
export async function codeActions(
  context: ActionContext,
  { range, context: { only } }: CodeActionParams,
): Promise<CodeAction[]> {
  const { report, features, rules } = context
  const asks = (kind: string) =>
    only === undefined || only.some((each) => kind === each || kind.startsWith(`${each}.`))
  const start = toOffset(report.lines, range.start, features.encoding)
  const end = toOffset(report.lines, range.end, features.encoding)
  const marked = markFindings(report, features.encoding, rules).filter(({ finding: { place } }) =>
    place === null ? range.start.line === 0 : place.start <= end && place.end >= start,
  )
  const actions: CodeAction[] = []
  const wantsFixes = marked.some(({ finding }) => finding.suggestion !== null)
  if (asks(CodeActionKind.QuickFix)) {
    const fix = wantsFixes ? await context.fix() : null
    if (fix !== null) actions.push(...quickFixes(context, marked, fix))
    // A finding of the user's own policy has no rule to ignore.
    const named = marked.filter(({ finding: { rule } }) => rule !== 'policy')
    for (const item of named) actions.push(...ignoreActions(context, item))
    for (const [rule, diagnostics] of byRule(named)) {
      actions.push(
        ...configActions(features, rule, diagnostics, await context.ignoreInConfig(rule)),
      )
    }
  }
  // Without a wish the whole draft is offered where its places are offered.
  if (asks(fixAllKind) && (only !== undefined || wantsFixes)) {
    const fix = await context.fix()
    if (fix !== null) actions.push(...fixAll(context, fix))
  }
  return actions
}

function quickFixes(
  context: ActionContext,
  marked: readonly MarkedFinding[],
  fix: Fix,
): CodeAction[] {
  return fix.edits.flatMap((edit): CodeAction[] => {
    const mended = marked.filter(
      ({ finding: { place } }) =>
        place !== null && edit.start < place.end && edit.end > place.start,
    )
    if (mended.length === 0) return []
    const diagnostics = mended.map(({ diagnostic }) => diagnostic)
    const title = titleOf(fix.original.slice(edit.start, edit.end), edit.text)
    const changed = draftEdit(context, [edit])
    return [{ title, kind: CodeActionKind.QuickFix, diagnostics, isPreferred: true, edit: changed }]
  })
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
  const insertion = ignoreComment(context.report, finding, context.location.syntax)
  if (insertion === null) return []
  const { at, text } = insertion
  const title = `Ignore ${finding.rule} ${finding.place === null ? 'in this draft' : 'here'}`
  const edit = draftEdit(context, [{ start: at, end: at, text }])
  return [{ title, kind: CodeActionKind.QuickFix, diagnostics: [diagnostic], edit }]
}

function configActions(
  features: ClientFeatures,
  rule: string,
  diagnostics: Diagnostic[],
  edit: ConfigEdit | null,
): CodeAction[] {
  if (edit === null) return []
  const title = `Ignore ${rule} in ${edit.name}`
  const action = { title, kind: CodeActionKind.QuickFix, diagnostics }
  if ('edits' in edit) {
    return [{ ...action, edit: workspaceEdit(features, edit.uri, null, edit.edits) }]
  }
  // Other clients would offer the action as one that works.
  return features.hasDisabledActions ? [{ ...action, disabled: { reason: edit.disabled } }] : []
}

function byRule(marked: readonly MarkedFinding[]): Map<string, Diagnostic[]> {
  const rules = new Map<string, Diagnostic[]>()
  for (const { finding, diagnostic } of marked) {
    rules.set(finding.rule, [...(rules.get(finding.rule) ?? []), diagnostic])
  }
  return rules
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

function workspaceEdit(
  { hasVersionedEdits }: ClientFeatures,
  uri: string,
  version: number | null,
  edits: TextEdit[],
): WorkspaceEdit {
  return hasVersionedEdits
    ? { documentChanges: [{ textDocument: { uri, version }, edits }] }
    : { changes: { [uri]: edits } }
}
