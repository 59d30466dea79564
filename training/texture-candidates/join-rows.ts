import type { SparseRows } from '../texture/sparse-rows.ts'

/** Tables side by side as one, each value times the share of its table. */
export function joinRows(tables: readonly SparseRows[], shares: readonly number[]): SparseRows {
  const rows = tables[0].starts.length - 1
  const size = tables.reduce((sum, { columns }) => sum + columns.length, 0)
  const starts = new Uint32Array(rows + 1)
  const columns = new Uint32Array(size)
  const values = new Float32Array(size)
  let count = 0
  for (let row = 0; row < rows; row++) {
    let first = 0
    for (const [at, table] of tables.entries()) {
      for (let i = table.starts[row]; i < table.starts[row + 1]; i++) {
        columns[count] = first + table.columns[i]
        values[count++] = table.values[i] * shares[at]
      }
      first += table.width
    }
    starts[row + 1] = count
  }
  return { starts, columns, values, width: tables.reduce((sum, { width }) => sum + width, 0) }
}
