/** The value of a function at a point; the slope is written into `slope`. */
export type Loss = (point: Float64Array, slope: Float64Array) => number

const MEMORY = 8

/** Minimises a convex function from zero by L-BFGS with a backtracking line search. */
export function minimise(loss: Loss, size: number, steps: number): Float64Array {
  let point = new Float64Array(size)
  let slope = new Float64Array(size)
  let value = loss(point, slope)
  const moves: { s: Float64Array; y: Float64Array; rho: number }[] = []
  for (let step = 0; step < steps; step++) {
    const direction = descent(slope, moves)
    const decline = dot(direction, slope)
    if (decline > -1e-9) break
    let rate = step === 0 ? 1 / Math.max(1, Math.sqrt(dot(slope, slope))) : 1
    let next = point
    let nextSlope = slope
    let nextValue = Number.POSITIVE_INFINITY
    for (let tries = 0; tries < 20; tries++, rate /= 2) {
      next = Float64Array.from(point, (at, index) => at + rate * direction[index])
      nextSlope = new Float64Array(size)
      nextValue = loss(next, nextSlope)
      if (nextValue <= value + 1e-4 * rate * decline) break
    }
    if (nextValue >= value) break
    const s = next.map((at, index) => at - point[index])
    const y = nextSlope.map((at, index) => at - slope[index])
    const curvature = dot(s, y)
    if (curvature > 1e-12) moves.push({ s, y, rho: 1 / curvature })
    if (moves.length > MEMORY) moves.shift()
    const gain = value - nextValue
    point = next
    slope = nextSlope
    value = nextValue
    if (gain < 1e-6 * Math.abs(value)) break
  }
  return point
}

/** The two-loop recursion: the slope times the inverse curvature seen so far, turned downhill. */
function descent(
  slope: Float64Array,
  moves: readonly { s: Float64Array; y: Float64Array; rho: number }[],
): Float64Array {
  const direction = slope.map((value) => -value)
  const shares = new Float64Array(moves.length)
  for (let at = moves.length - 1; at >= 0; at--) {
    const { s, y, rho } = moves[at]
    shares[at] = rho * dot(s, direction)
    addScaled(direction, y, -shares[at])
  }
  const last = moves.at(-1)
  if (last !== undefined) {
    const scale = 1 / (last.rho * dot(last.y, last.y))
    for (let at = 0; at < direction.length; at++) direction[at] *= scale
  }
  for (const [at, { s, y, rho }] of moves.entries()) {
    addScaled(direction, s, shares[at] - rho * dot(y, direction))
  }
  return direction
}

function dot(a: Float64Array, b: Float64Array): number {
  let sum = 0
  for (let at = 0; at < a.length; at++) sum += a[at] * b[at]
  return sum
}

function addScaled(to: Float64Array, from: Float64Array, scale: number): void {
  for (let at = 0; at < to.length; at++) to[at] += scale * from[at]
}
