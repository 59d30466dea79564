/** Reads a list of words parted by white space. */
export function words(list: string): readonly string[] {
  return list.trim().split(/\s+/)
}
