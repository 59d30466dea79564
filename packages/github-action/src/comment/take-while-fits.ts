/** The pieces that items are written as, from the first one on, while they fit into so many characters. */
export function takeWhileFits<T>(
  items: readonly T[],
  write: (item: T) => string,
  space: number,
): string[] {
  const pieces: string[] = []
  let left = space
  for (const item of items) {
    const piece = write(item)
    if (piece.length > left) break
    left -= piece.length
    pieces.push(piece)
  }
  return pieces
}
