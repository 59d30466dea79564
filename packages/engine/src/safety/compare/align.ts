/** A stretch that differs: left [start, end) became right [start, end). */
export interface Hunk {
  readonly leftStart: number
  readonly leftEnd: number
  readonly rightStart: number
  readonly rightEnd: number
}

/** Deepest nesting of anchors and most steps of one exact comparison: both bound the time. */
const MOST_DEPTH = 12
const MOST_EDITS = 120

/**
 * The stretches in which two lists of words differ. Words that occur once on both sides are anchors
 * (patience); between anchors the shortest edit script is sought, up to a bound, so that hostile
 * input costs little more than an honest one. Beyond the bound a stretch counts as replaced.
 */
export function align(left: readonly string[], right: readonly string[]): Hunk[] {
  const hunks: Hunk[] = []
  const work = [
    { leftStart: 0, leftEnd: left.length, rightStart: 0, rightEnd: right.length, depth: 0 },
  ]
  for (let part = work.pop(); part; part = work.pop()) {
    let { leftStart, leftEnd, rightStart, rightEnd } = part
    while (leftStart < leftEnd && rightStart < rightEnd && left[leftStart] === right[rightStart]) {
      leftStart++
      rightStart++
    }
    while (
      leftStart < leftEnd &&
      rightStart < rightEnd &&
      left[leftEnd - 1] === right[rightEnd - 1]
    ) {
      leftEnd--
      rightEnd--
    }
    if (leftStart === leftEnd && rightStart === rightEnd) continue
    const hunk = { leftStart, leftEnd, rightStart, rightEnd }
    if (leftStart === leftEnd || rightStart === rightEnd) {
      hunks.push(hunk)
      continue
    }
    const isSmall = leftEnd - leftStart + rightEnd - rightStart <= MOST_EDITS * 2
    const exact = isSmall ? shortestEdits(left, right, hunk) : undefined
    if (exact) {
      hunks.push(...exact)
      continue
    }
    const anchors = part.depth < MOST_DEPTH ? anchorsOf(left, right, hunk) : []
    if (anchors.length === 0) {
      hunks.push(...(shortestEdits(left, right, hunk) ?? [hunk]))
      continue
    }
    let at = { leftStart, rightStart }
    for (const [l, r] of [...anchors, [leftEnd, rightEnd] as const]) {
      work.push({ ...at, leftEnd: l, rightEnd: r, depth: part.depth + 1 })
      at = { leftStart: l + 1, rightStart: r + 1 }
    }
  }
  return hunks.sort((a, b) => a.leftStart - b.leftStart || a.rightStart - b.rightStart)
}

/** Pairs of equal words that occur once on each side, as the longest list that rises on both. */
function anchorsOf(
  left: readonly string[],
  right: readonly string[],
  hunk: Hunk,
): [number, number][] {
  const onLeft = singles(left, hunk.leftStart, hunk.leftEnd)
  const onRight = singles(right, hunk.rightStart, hunk.rightEnd)
  const pairs: [number, number][] = []
  for (const [word, at] of onLeft) {
    const other = onRight.get(word)
    if (at >= 0 && other !== undefined && other >= 0) pairs.push([at, other])
  }
  return longestRise(pairs)
}

/** Where each word is; -1 for one that is there more than once. */
function singles(words: readonly string[], start: number, end: number): Map<string, number> {
  const found = new Map<string, number>()
  for (let i = start; i < end; i++) found.set(words[i], found.has(words[i]) ? -1 : i)
  return found
}

function longestRise(pairs: readonly [number, number][]): [number, number][] {
  const piles: number[] = []
  const before: number[] = []
  for (const [index, [, value]] of pairs.entries()) {
    let low = 0
    let high = piles.length
    while (low < high) {
      const middle = (low + high) >> 1
      if (pairs[piles[middle]][1] < value) low = middle + 1
      else high = middle
    }
    before.push(low === 0 ? -1 : piles[low - 1])
    piles[low] = index
  }
  const rise: [number, number][] = []
  for (let at = piles.at(-1) ?? -1; at >= 0; at = before[at]) rise.push(pairs[at])
  return rise.reverse()
}

/** The shortest edit script (Myers), or nothing when it needs more than the bound. */
function shortestEdits(
  left: readonly string[],
  right: readonly string[],
  hunk: Hunk,
): Hunk[] | undefined {
  const { leftStart, leftEnd, rightStart, rightEnd } = hunk
  const n = leftEnd - leftStart
  const m = rightEnd - rightStart
  const most = Math.min(MOST_EDITS * 2, n + m)
  const size = 2 * most + 3
  const middle = most + 1
  const reach = new Int32Array(size)
  const trail: Int32Array[] = []
  for (let edits = 0; edits <= most; edits++) {
    trail.push(reach.slice())
    for (let k = -edits; k <= edits; k += 2) {
      const goesDown =
        k === -edits || (k !== edits && reach[middle + k - 1] < reach[middle + k + 1])
      let x = goesDown ? reach[middle + k + 1] : reach[middle + k - 1] + 1
      while (x < n && x - k < m && left[leftStart + x] === right[rightStart + x - k]) x++
      reach[middle + k] = x
      if (x >= n && x - k >= m) return retrace(trail, edits, middle, hunk)
    }
  }
  return undefined
}

function retrace(trail: readonly Int32Array[], edits: number, middle: number, hunk: Hunk): Hunk[] {
  const { leftStart, leftEnd, rightStart, rightEnd } = hunk
  const hunks: Hunk[] = []
  let x = leftEnd - leftStart
  let y = rightEnd - rightStart
  for (let step = edits; step > 0; step--) {
    const reach = trail[step]
    const k = x - y
    const goesDown = k === -step || (k !== step && reach[middle + k - 1] < reach[middle + k + 1])
    const from = goesDown ? k + 1 : k - 1
    const fromX = reach[middle + from]
    const fromY = fromX - from
    const startX = goesDown ? fromX : fromX + 1
    const startY = goesDown ? fromY + 1 : fromY
    // The equal words after the edit part it from the one before.
    const last = hunks.at(-1)
    const piece = {
      leftStart: leftStart + fromX,
      leftEnd: leftStart + startX,
      rightStart: rightStart + fromY,
      rightEnd: rightStart + startY,
    }
    if (last && last.leftStart === piece.leftEnd && last.rightStart === piece.rightEnd) {
      hunks[hunks.length - 1] = {
        ...last,
        leftStart: piece.leftStart,
        rightStart: piece.rightStart,
      }
    } else hunks.push(piece)
    x = fromX
    y = fromY
  }
  return hunks.reverse()
}
