import type { Diagnostic } from 'vscode-languageserver-protocol/node'
import type { Fix } from '../../tasks/fix.ts'
import type { MarkedFinding } from '../diagnostics.ts'

/** A change of a draft by offsets. */
export interface DraftEdit {
  readonly start: number
  readonly end: number
  readonly text: string
}

/** An edit with the marks that it mends. */
interface MarkedEdit {
  readonly edit: DraftEdit
  readonly diagnostics: Diagnostic[]
}

/** Edits that are safe, each with the findings that it overlaps. */
export function safeEdits(
  marked: readonly MarkedFinding[],
  edits: readonly DraftEdit[],
): MarkedEdit[] {
  return edits.flatMap((edit) => {
    const diagnostics = marked.flatMap(({ finding: { place }, diagnostic }) =>
      place !== null && edit.start < place.end && edit.end > place.start ? [diagnostic] : [],
    )
    return diagnostics.length === 0 ? [] : [{ edit, diagnostics }]
  })
}

/**
 * What findings suggest and `check --fix` leaves to the writer. A message that says “Try …” offers that edit in
 * any case, with the reason to read it again.
 */
export function riskyEdits(
  marked: readonly MarkedFinding[],
  fix: Fix | null,
): (MarkedEdit & { readonly reason: string })[] {
  const edits = fix?.edits ?? []
  return marked.flatMap(({ finding: { edit, place }, diagnostic }) => {
    if (edit === null || place === null) return []
    const isSafe = edits.some(({ start, end }) => start < place.end && end > place.start)
    if (isSafe) return []
    const refused = fix?.refused.find(({ start, end }) => start < edit.end && end > edit.start)
    const because = refused === undefined ? '' : `: ${lowerFirst(refused.reason)}`
    const reason = `read it again${because}`
    return [{ edit, diagnostics: [diagnostic], reason }]
  })
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1).replace(/\.$/, '')
}
