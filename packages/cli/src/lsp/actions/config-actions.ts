import type { Finding } from '@content-trust/engine/report'
import type { CodeAction, Diagnostic } from 'vscode-languageserver-protocol/node'
import type { ClientFeatures } from '../client-features.ts'
import type { MarkedFinding } from '../diagnostics.ts'
import { quickFixKinds } from './action-kinds.ts'
import type { ConfigEntry } from './config-entry.ts'
import type { ConfigEdit, EditConfig } from './edit-config.ts'
import { workspaceEdit } from './workspace-edit.ts'

const REASON = 'ignored from the editor'

/** Actions that ignore the rules of findings in the config, or accept their words there. */
export async function configActions(
  context: { readonly features: ClientFeatures; readonly editConfig: EditConfig },
  marked: readonly MarkedFinding[],
  asks: (kind: string) => boolean,
): Promise<CodeAction[]> {
  const actions: CodeAction[] = []
  const offer = async (verb: string, kind: string, entry: ConfigEntry, mended: Diagnostic[]) => {
    const edit = await context.editConfig(entry)
    const shown = entry.key === 'accept' ? `“${entry.name}”` : entry.name
    if (edit !== null) {
      actions.push(...configAction(context.features, `${verb} ${shown}`, kind, edit, mended))
    }
  }
  if (asks(quickFixKinds.ignoreRule)) {
    for (const [name, mended] of grouped(marked, ({ rule }) => rule)) {
      await offer(
        'Ignore',
        quickFixKinds.ignoreRule,
        { key: 'ignore_rules', name, reason: REASON },
        mended,
      )
    }
  }
  if (asks(quickFixKinds.accept)) {
    for (const [name, mended] of grouped(marked, termOf)) {
      await offer('Accept', quickFixKinds.accept, { key: 'accept', name, reason: null }, mended)
    }
  }
  return actions
}

function configAction(
  features: ClientFeatures,
  what: string,
  kind: string,
  edit: ConfigEdit,
  diagnostics: Diagnostic[],
): CodeAction[] {
  const action = { title: `${what} in ${edit.name}`, kind, diagnostics }
  if ('edits' in edit) {
    const { uri, edits, isNew } = edit
    const change = workspaceEdit(features, uri, null, edits)
    const create = { kind: 'create', uri, options: { ignoreIfExists: true } } as const
    return [
      {
        ...action,
        edit: isNew ? { documentChanges: [create, ...(change.documentChanges ?? [])] } : change,
      },
    ]
  }
  // Other clients would offer the action as one that works.
  return features.hasDisabledActions ? [{ ...action, disabled: { reason: edit.disabled } }] : []
}

const MAX_TERM_WORDS = 4

/** The words of a finding where they can be a term of the house; null for sentences, marks and whole drafts. */
function termOf({ place, quote, type }: Finding): string | null {
  const isTerm = /^[\p{L}\p{N}][\p{L}\p{N}\p{M}'’&+./ -]*$/u.test(quote)
  const isShort = quote.split(' ').length <= MAX_TERM_WORDS
  return place !== null && type !== 'synthetic_texture' && isTerm && isShort ? quote : null
}

function grouped(
  marked: readonly MarkedFinding[],
  nameOf: (finding: Finding) => string | null,
): Map<string, Diagnostic[]> {
  const groups = new Map<string, Diagnostic[]>()
  for (const { finding, diagnostic } of marked) {
    const name = nameOf(finding)
    if (name !== null) groups.set(name, [...(groups.get(name) ?? []), diagnostic])
  }
  return groups
}
