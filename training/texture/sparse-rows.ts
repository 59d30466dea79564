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

/** Counts of columns, which a row is made of. */
export interface Bag {
  add(column: number): void
  /** Adds the counts to a builder as `1 + ln count`, scaled to a row of unit length, and empties the bag. */
  endRow(builder: RowBuilder): void
}

/** An empty bag of so many columns. */
export function createBag(width: number): Bag {
  const counts = new Uint32Array(width)
  let columns: number[] = []
  return {
    add(column) {
      if (counts[column]++ === 0) columns.push(column)
    },
    endRow(builder) {
      let squares = 0
      for (const column of columns) squares += (1 + Math.log(counts[column])) ** 2
      const unit = 1 / Math.sqrt(Math.max(1, squares))
      for (const column of columns) {
        builder.add(column, (1 + Math.log(counts[column])) * unit)
        counts[column] = 0
      }
      builder.endRow()
      columns = []
    },
  }
}
