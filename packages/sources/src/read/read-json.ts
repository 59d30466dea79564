/** The strings and numbers of a JSON document with their keys, a line each; null for what is no JSON. */
export function readJson(text: string): string | null {
  const lines: string[] = []
  try {
    // A reviver is called for each value from the inside out, in the order of the document.
    JSON.parse(text, (key, value: unknown) => {
      const isLeaf = typeof value === 'string' || typeof value === 'number'
      if (isLeaf) lines.push(key === '' ? String(value) : `${key}: ${value}`)
      return value
    })
  } catch {
    return null
  }
  return lines.join('\n')
}
