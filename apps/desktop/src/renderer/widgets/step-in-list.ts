/** Rows that a page of a list has, for Page Up and Page Down. */
const PAGE_ROWS = 10

/** The row of a list, from 0, that a key leads to from row `at`; null for a key that leads nowhere. */
export function stepInList(key: string, at: number, rows: number): number | null {
  const last = rows - 1
  const steps: Readonly<Record<string, number>> = {
    ArrowDown: at + 1,
    ArrowUp: at - 1,
    PageDown: at + PAGE_ROWS,
    PageUp: at - PAGE_ROWS,
    Home: 0,
    End: last,
  }
  const step = steps[key]
  return step === undefined ? null : Math.max(0, Math.min(last, step))
}
