/** Copies `from` into the front of the larger array `into` and returns it. */
export function grown<Numbers extends { set(from: ArrayLike<number>): void }>(
  from: ArrayLike<number>,
  into: Numbers,
): Numbers {
  into.set(from)
  return into
}
