import { findLines, positionAt } from '@content-trust/engine/report'
import type { z } from 'zod'
import type { placedFindingSchema } from '../shared/marking.ts'
import { fingerprintFinding } from './mark-draft.ts'

/** The name of a finding that the editor shows, from the text that it is in. */
export function fingerprintPlacedFinding(
  text: string,
  { rule, quote, start, end }: z.infer<typeof placedFindingSchema>,
): string {
  const lines = findLines(text)
  const place =
    start === null || end === null
      ? null
      : { start, end, from: positionAt(lines, start), to: positionAt(lines, end) }
  const rest = {
    type: 'other',
    title: '',
    severity: 'low',
    explanation: '',
    suggestion: null,
    edit: null,
  } as const
  return fingerprintFinding(text, { ...rest, rule, quote, place })
}
