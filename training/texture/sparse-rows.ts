/** One row of features a sample, as compressed sparse rows. */
export interface SparseRows {
  /** Where the entries of each row begin; one more than there are rows. */
  readonly starts: Uint32Array
  readonly columns: Uint32Array
  readonly values: Float32Array
  /** Number of columns. */
  readonly width: number
}

/** Collects sparse rows one entry after the other. */
export interface RowBuilder {
  add(column: number, value: number): void
  endRow(): void
  finish(): SparseRows
}

export function createRowBuilder(rows: number, width: number): RowBuilder {
  const starts = new Uint32Array(rows + 1)
  let columns = new Uint32Array(1 << 20)
  let values = new Float32Array(1 << 20)
  let count = 0
  let row = 0
  return {
    add(column, value) {
      if (count === columns.length) {
        const moreColumns = new Uint32Array(count * 2)
        const moreValues = new Float32Array(count * 2)
        moreColumns.set(columns)
        moreValues.set(values)
        columns = moreColumns
        values = moreValues
      }
      columns[count] = column
      values[count++] = value
    },
    endRow() {
      starts[++row] = count
    },
    finish: () => ({
      starts,
      columns: columns.subarray(0, count),
      values: values.subarray(0, count),
      width,
    }),
  }
}

/** Adds the counts of a bag as `1 + ln count`, scaled to a row of unit length, and empties it. */
export function addUnitBag(builder: RowBuilder, bag: Map<number, number>): void {
  let squares = 0
  for (const count of bag.values()) squares += (1 + Math.log(count)) ** 2
  const unit = 1 / Math.sqrt(Math.max(1, squares))
  for (const [column, count] of bag) builder.add(column, (1 + Math.log(count)) * unit)
  builder.endRow()
  bag.clear()
}
