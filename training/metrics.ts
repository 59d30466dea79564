/** Area under the ROC curve by ranks; ties count half. */
export function auroc(scores: ArrayLike<number>, labels: ArrayLike<number>): number {
  const order = Array.from({ length: scores.length }, (_, i) => i).sort(
    (a, b) => scores[a] - scores[b],
  )
  let positives = 0
  let rankSum = 0
  for (let i = 0; i < order.length; ) {
    let j = i
    while (j < order.length && scores[order[j]] === scores[order[i]]) j++
    const rank = (i + j + 1) / 2
    for (let k = i; k < j; k++) {
      if (labels[order[k]] > 0) {
        positives++
        rankSum += rank
      }
    }
    i = j
  }
  const negatives = scores.length - positives
  if (positives === 0 || negatives === 0) return Number.NaN
  return (rankSum - (positives * (positives + 1)) / 2) / (positives * negatives)
}

/** The value that a share of the values lies at or below, by linear interpolation. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  const position = share * (sorted.length - 1)
  const low = Math.floor(position)
  const high = Math.ceil(position)
  return sorted[low] + (sorted[high] - sorted[low]) * (position - low)
}

/** The mean of the values. */
export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

/** Share of the values that satisfy a test; 0 for none. */
export function shareOf(values: readonly number[], holds: (value: number) => boolean): number {
  return values.length === 0 ? 0 : values.filter(holds).length / values.length
}

/** Spearman's rank correlation; ties take their mean rank. */
export function spearman(a: readonly number[], b: readonly number[]): number {
  return pearson(ranks(a), ranks(b))
}

/** Spearman's correlation of a and b with the ranks of c held fixed. */
export function partialSpearman(
  a: readonly number[],
  b: readonly number[],
  c: readonly number[],
): number {
  const ab = spearman(a, b)
  const ac = spearman(a, c)
  const bc = spearman(b, c)
  return (ab - ac * bc) / Math.sqrt((1 - ac * ac) * (1 - bc * bc))
}

/** Pearson's correlation. */
export function pearson(a: readonly number[], b: readonly number[]): number {
  const ma = mean(a)
  const mb = mean(b)
  let ab = 0
  let aa = 0
  let bb = 0
  for (let i = 0; i < a.length; i++) {
    ab += (a[i] - ma) * (b[i] - mb)
    aa += (a[i] - ma) ** 2
    bb += (b[i] - mb) ** 2
  }
  return ab / Math.sqrt(aa * bb)
}

function ranks(values: readonly number[]): number[] {
  const order = values.map((_, i) => i).sort((a, b) => values[a] - values[b])
  const out = new Array<number>(values.length)
  for (let i = 0; i < order.length; ) {
    let j = i
    while (j < order.length && values[order[j]] === values[order[i]]) j++
    for (let k = i; k < j; k++) out[order[k]] = (i + j - 1) / 2
    i = j
  }
  return out
}

/** Precision, recall and F1 of the positive class at a threshold. */
export function f1At(
  scores: readonly number[],
  labels: readonly number[],
  threshold: number,
): { precision: number; recall: number; f1: number } {
  let hit = 0
  let flagged = 0
  let positives = 0
  for (let i = 0; i < scores.length; i++) {
    if (labels[i] > 0) positives++
    if (scores[i] < threshold) continue
    flagged++
    if (labels[i] > 0) hit++
  }
  const precision = flagged === 0 ? 0 : hit / flagged
  const recall = positives === 0 ? 0 : hit / positives
  return { precision, recall, f1: hit === 0 ? 0 : (2 * precision * recall) / (precision + recall) }
}
