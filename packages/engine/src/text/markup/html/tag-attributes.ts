/** Where the value of an attribute is in the source, half-open. */
export interface Value {
  readonly start: number
  readonly end: number
}

const wanted = new Set(['alt', 'aria-hidden', 'hidden', 'href', 'role', 'src'])

/** The attributes of one start tag that say something about its text. */
export class TagAttributes {
  readonly #source: string
  readonly #values = new Map<string, Value>()
  #name: string | null = null

  constructor(source: string) {
    this.#source = source
  }

  /** Forgets the attributes of the tag before. */
  clear(): void {
    this.#values.clear()
    this.#name = null
  }

  /** Begins an attribute; of two with one name the first counts. */
  startName(start: number, end: number): void {
    const name = end - start > 11 ? '' : this.#source.slice(start, end).toLowerCase()
    this.#name = wanted.has(name) && !this.#values.has(name) ? name : null
    if (this.#name !== null) this.#values.set(this.#name, { start: end, end })
  }

  /** Adds a part of the value of the attribute that was begun. */
  addValue(start: number, end: number): void {
    if (this.#name === null) return
    const known = this.#values.get(this.#name)
    const isFirst = known === undefined || known.start === known.end
    this.#values.set(this.#name, { start: isFirst ? start : known.start, end })
  }

  /** Where the value of an attribute is; undefined without one. */
  place(name: string): Value | undefined {
    return this.#values.get(name)
  }

  /** The value of an attribute as it is meant, or null. */
  value(name: string): string | null {
    const place = this.#values.get(name)
    if (place === undefined) return null
    return this.#source.slice(place.start, place.end).replaceAll('&amp;', '&').trim()
  }

  /** Whether the element is not shown. */
  get isHidden(): boolean {
    const hidden = this.value('hidden')
    return (hidden !== null && hidden !== 'until-found') || this.value('aria-hidden') === 'true'
  }
}
