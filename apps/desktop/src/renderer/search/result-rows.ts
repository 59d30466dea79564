import type { FoundFile, FoundPlace } from '../../shared/ipc/search.ts'
import { stepInList } from '../widgets/step-in-list.ts'

/** A row of the results: a file, or a place in the file above it. */
export type ResultRow = {
  readonly file: FoundFile
  readonly size: number
  readonly position: number
} & (
  | { readonly kind: 'file'; readonly isOpen: boolean }
  | ({ readonly kind: 'place' } & {
      readonly place: FoundPlace
    })
)

/** The rows of what was found; a closed file hides its places. */
export function rowsOf(
  files: readonly FoundFile[],
  closed: ReadonlySet<string>,
): readonly ResultRow[] {
  return files.flatMap((file, index): ResultRow[] => {
    const isOpen = !closed.has(file.path)
    const head: ResultRow = {
      kind: 'file',
      file,
      isOpen,
      size: files.length,
      position: index + 1,
    }
    if (!isOpen) return [head]
    const places = file.places.map(
      (place, at): ResultRow => ({
        kind: 'place',
        file,
        place,
        size: file.places.length,
        position: at + 1,
      }),
    )
    return [head, ...places]
  })
}

/** What an arrow means on a row: another row, or that the file opens or closes; null for other keys. */
export function rowAfterKey(
  rows: readonly ResultRow[],
  at: number,
  key: string,
): number | 'toggle' | null {
  const row = rows[at]
  if (key === 'ArrowRight' && row?.kind === 'file') return row.isOpen ? at + 1 : 'toggle'
  if (key === 'ArrowLeft' && row?.kind === 'file') return row.isOpen ? 'toggle' : at
  if (key === 'ArrowLeft') return rows.findLastIndex(({ kind }, i) => i < at && kind === 'file')
  return stepInList(key, at, rows.length)
}
