/**
 * A bag of columns as a linear model sees it: each column counts `1 + ln` of its occurrences, and
 * the bag has unit length, so that neither repetition nor length of a draft outweighs its kind.
 */
export interface UnitBag {
  /** Notes one occurrence of a column in a sentence. */
  add(column: number, sentence: number): void
  /** Sum of the bag's weights; shares it out among the sentences and leaves the bag empty. */
  empty(bySentence: Float64Array): number
}

/** Counts up to this have their logarithm at hand. */
const LOGS = Float64Array.from({ length: 256 }, (_, count) => 1 + Math.log(Math.max(1, count)))

/** An empty bag over the columns of a list of weights, each in units of `scale`. */
export function createUnitBag(weights: Int8Array, scale: number): UnitBag {
  const counts = new Uint32Array(weights.length)
  let columns = new Uint32Array(4096)
  let sentences = new Uint32Array(4096)
  let size = 0
  return {
    add(column, sentence) {
      if (size === columns.length) {
        columns = widen(columns)
        sentences = widen(sentences)
      }
      counts[column]++
      columns[size] = column
      sentences[size++] = sentence
    },
    empty(bySentence) {
      // Every occurrence carries an equal share of what its column adds.
      let squares = 0
      for (let i = 0; i < size; i++) {
        const count = counts[columns[i]]
        const value = count < LOGS.length ? LOGS[count] : 1 + Math.log(count)
        squares += (value * value) / count
      }
      const unit = scale / Math.sqrt(Math.max(1, squares))
      let sum = 0
      for (let i = 0; i < size; i++) {
        const column = columns[i]
        const count = counts[column]
        const value = count < LOGS.length ? LOGS[count] : 1 + Math.log(count)
        const added = (weights[column] * value * unit) / count
        sum += added
        bySentence[sentences[i]] += added
      }
      for (let i = 0; i < size; i++) counts[columns[i]] = 0
      size = 0
      return sum
    },
  }
}

function widen(list: Uint32Array): Uint32Array<ArrayBuffer> {
  const more = new Uint32Array(list.length * 2)
  more.set(list)
  return more
}
