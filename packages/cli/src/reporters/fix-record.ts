import { findLines, positionAt } from '@content-trust/engine/report'
import type { Json } from '@content-trust/engine/reporters'
import type { Fix } from '../tasks/fix.ts'
import { type DraftReport, fixOf } from './draft-report.ts'

/** What a fix did to a draft, for the JSON reporters; nothing without a fix. */
export function fixFields(report: DraftReport): Json {
  const fix = fixOf(report)
  return fix === null ? {} : { fix: fixRecord(fix) }
}

/** Edits and refused edits at their places in the draft as it was read. */
function fixRecord({ original, edits, refused, notes }: Fix): Json {
  const lines = findLines(original)
  return {
    edits: edits.map(({ rule, start, end, text }, index) => ({
      rule,
      ...positionAt(lines, start),
      start,
      end,
      text,
      note: notes[index],
    })),
    refused: refused.map(({ rule, start, end, text, reason }) => ({
      rule,
      ...positionAt(lines, start),
      start,
      end,
      text,
      reason,
    })),
  }
}
