/** Something that people describe instead of naming it: what it looks like in the words of a clause, and its name. */
export interface Description {
  /** Held against words and marks with spaces between them; begins with `^`. */
  readonly pattern: RegExp
  /** The name, or the words made of what was found. */
  readonly name: string | ((found: readonly string[]) => string)
}

/** A description whose pattern ends where a word does; `$1` in its name is what the first group found. */
export function describe(pattern: string, name: Description['name']): Description {
  const isTold = typeof name === 'string' && name.includes('$')
  return {
    pattern: new RegExp(`^${pattern}(?= |$)`),
    name: isTold ? (found) => fill(name, found) : name,
  }
}

function fill(name: string, found: readonly string[]): string {
  return name.replaceAll(/\$(\d)/g, (_all, group: string) => found[Number(group)])
}

/** What asks for something. */
export const must =
  '(?:must|should|need to|needs to|has to|have to|ought to|is to|are to|shall)(?: always| only)?'
/** What forbids something of its subject. */
export const mustNot =
  "(?:(?:must|should|may|can|do|does|shall) (?:not|never)|mustn't|shouldn't|don't|doesn't|can't|cannot|never)"
/** What forbids something to a writer. */
export const never = "(?:do not|don't|never|avoid|please do not|no)"
/** What stands before a noun and narrows nothing. */
export const all = '(?:an? |any |the |all |every |each |your |our )?'
