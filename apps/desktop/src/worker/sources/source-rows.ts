import type { HeldClaim, SourceCheck } from '@content-trust/sources/check'
import { hasCheckDigit } from '@content-trust/sources/extract'
import type { SourceClaim, SourceNote, SourceRow } from '../../shared/sources.ts'
import { plainOrNull, plainText } from './plain-text.ts'
import { sourceEdit } from './source-edit.ts'

/** What the window shows of each reference of a text, in source order. */
export function sourceRows(text: string, checks: readonly SourceCheck[]): SourceRow[] {
  return checks.map((check) => {
    const { checked, claims, reference, title } = check
    return {
      kind: reference.kind === 'package' ? reference.ecosystem : reference.kind,
      name: plainText(nameOf(check)),
      start: reference.span.start,
      end: reference.span.end,
      state: checked.state,
      notes: notesOf(check),
      title: plainOrNull(title),
      movedTo: plainOrNull(checked.moved_to),
      popularName: plainOrNull(checked.popular_name),
      claims: claims.filter(({ facts }) => facts.length > 0).map(claimOf),
      edit: sourceEdit(text, check),
    }
  })
}

function nameOf({ reference }: SourceCheck): string {
  return reference.kind === 'package' || reference.url === null
    ? reference.identifier
    : reference.url
}

function notesOf({ checked, reference }: SourceCheck): SourceNote[] {
  const isUnasked = checked.state === 'not_checked' && checked.failure === null
  return [
    ...checked.notes,
    ...(checked.failure === 'private_address' ? (['private_address'] as const) : []),
    ...(isUnasked && reference.kind === 'package' ? (['no_registry'] as const) : []),
    ...(reference.kind === 'isbn' && !hasCheckDigit(reference.identifier)
      ? (['wrong_check_digit'] as const)
      : []),
  ]
}

function claimOf({ facts, source_sentence, text, verdict }: HeldClaim): SourceClaim {
  return {
    text: plainText(text),
    verdict,
    facts: facts.map((fact) => ({
      claimed: plainText(fact.claimed),
      verdict: fact.verdict,
      stated: plainOrNull(fact.stated),
    })),
    sentence: plainOrNull(source_sentence),
  }
}
