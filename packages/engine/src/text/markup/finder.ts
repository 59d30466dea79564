/** Finds strings ahead of a place, each part of the source being searched for each string but once. */
export class Finder {
  readonly #source: string
  readonly #known = new Map<string, { from: number; at: number }>()

  constructor(source: string) {
    this.#source = source
  }

  /** The next place of a string from `from` on that ends before `limit`; -1 when there is none. */
  next(text: string, from: number, limit: number): number {
    let known = this.#known.get(text)
    if (known === undefined || from < known.from || from > known.at) {
      const found = this.#source.indexOf(text, from)
      known = { from, at: found === -1 ? Number.POSITIVE_INFINITY : found }
      this.#known.set(text, known)
    }
    return known.at + text.length <= limit ? known.at : -1
  }
}
