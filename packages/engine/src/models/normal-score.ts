const SHAPE = 0.147

/**
 * Where the middle of a bin lies on a bell curve when all bins are alike in size. An approximation of the
 * inverse error function (Winitzki) that is the same on every machine.
 */
export function normalScore(bin: number, bins: number): number {
  const place = (2 * (bin + 0.5)) / bins - 1
  const log = Math.log(1 - place * place)
  const half = 2 / (Math.PI * SHAPE) + log / 2
  return Math.SQRT2 * Math.sign(place) * Math.sqrt(Math.sqrt(half * half - log / SHAPE) - half)
}
