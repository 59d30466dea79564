import type { FindingEntry, Section } from './arrange-findings.ts'

/** Heights in pixels; the style sheet gives rows just these, so that nothing has to be measured. */
export const ROW_HEIGHT = 108
export const HEADING_HEIGHT = 36

/** Rows drawn above and below the visible ones, so that scrolling shows no gap. */
const SPARE = 6

export interface Row {
  readonly entry: FindingEntry
  /** Its place in the whole list, from 0. */
  readonly index: number
  readonly top: number
}

export interface VisibleSection {
  readonly label: string | null
  readonly count: number
  /** Where its heading is. */
  readonly top: number
  readonly rows: readonly Row[]
}

/** Every row of a list with its place, section by section. */
export function layOutRows(sections: readonly Section[]): {
  readonly sections: readonly VisibleSection[]
  readonly rows: readonly Row[]
  readonly height: number
} {
  let height = 0
  let index = 0
  const laid = sections.map(({ label, entries }): VisibleSection => {
    const top = height
    if (label !== null) height += HEADING_HEIGHT
    const rows = entries.map((entry): Row => {
      const row = { entry, index, top: height }
      height += ROW_HEIGHT
      index += 1
      return row
    })
    return { label, count: entries.length, top, rows }
  })
  return { sections: laid, rows: laid.flatMap(({ rows }) => rows), height }
}

/** The sections and rows between two heights; the active row is always among them. */
export function visibleRows(
  sections: readonly VisibleSection[],
  range: { readonly top: number; readonly bottom: number },
  active: number,
): VisibleSection[] {
  const from = range.top - SPARE * ROW_HEIGHT
  const to = range.bottom + SPARE * ROW_HEIGHT
  return sections.flatMap((section): VisibleSection[] => {
    const rows = section.rows.filter(
      ({ top, index }) => (top + ROW_HEIGHT > from && top < to) || index === active,
    )
    return rows.length === 0 ? [] : [{ ...section, rows }]
  })
}
