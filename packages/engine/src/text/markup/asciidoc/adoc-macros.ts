/** What an inline macro stands for. */
export type MacroRole = 'link' | 'mail' | 'reference' | 'note' | 'image' | 'word' | 'none' | 'raw'

const roles: Readonly<Record<string, MacroRole>> = {
  link: 'link',
  mailto: 'mail',
  xref: 'reference',
  footnote: 'note',
  footnoteref: 'note',
  image: 'image',
  icon: 'word',
  kbd: 'word',
  btn: 'word',
  menu: 'word',
  stem: 'word',
  latexmath: 'word',
  asciimath: 'word',
  anchor: 'none',
  indexterm: 'none',
  indexterm2: 'word',
  pass: 'raw',
}

/** A macro `name:target[text]`, by its offsets. */
export interface Macro {
  readonly role: MacroRole
  readonly start: number
  readonly targetStart: number
  /** The `[` that ends the target. */
  readonly open: number
}

const name = /[a-z0-9]{3,11}$/
const LONGEST_NAME = 11

/**
 * Reads the macros of one block. A target ends at its bracket; where white space ends it, no macro
 * that begins before there has a bracket either.
 */
export class MacroReader {
  readonly #source: string
  #noneBefore = 0

  constructor(source: string) {
    this.#source = source
  }

  /** The macro whose `:` is at `colon`, or null. */
  read(colon: number, floor: number, end: number): Macro | null {
    const source = this.#source
    if (colon < this.#noneBefore) return null
    const before = source.slice(Math.max(floor, colon - LONGEST_NAME - 1), colon)
    const [word = ''] = name.exec(before) ?? []
    const role = roles[word]
    if (role === undefined || source[colon + 1] === ':') return null
    const start = colon - word.length
    if (/[\p{L}\p{N}_\\]/u.test(source.charAt(start - 1)) && start > floor) return null
    let open = colon + 1
    while (open < end && source[open] !== '[' && !/\s/.test(source.charAt(open))) open++
    if (source[open] === '[' && open < end) return { role, start, targetStart: colon + 1, open }
    this.#noneBefore = open
    return null
  }
}
