const endings = new Set(
  'com org net edu gov int mil io dev co uk de fr eu info biz app ai me tv us ca au nz ie in ch at nl be es it se no dk fi pl pt br mx jp cn ru za kr example test news blog shop online site xyz wiki tech cloud health ly gl gg gd link page to so cc fm im is li la sh st su ws ac museum travel jobs store media press world live law bank ngo foundation'.split(
    ' ',
  ),
)

/** Parts of a name or of a path are few, so that a long chain of dots is read in linear time. */
const address =
  /(?<name>[\p{L}\p{N}]+(?:[._+-][\p{L}\p{N}]+){0,5}@)?(?<host>[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+){0,5}(?:\.[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+){0,3}){1,5})(?:\/[\p{L}\p{N}]+(?:[/._-][\p{L}\p{N}]+){0,8})?/uy

/** A name whose marks are a part of it: “C++”, “F#”, “R&D”, “U.S.”, “Ph.D.”. */
const markedName =
  /[\p{L}\p{N}]{1,3}(?:\+\+|#)(?![\p{L}\p{N}])|\p{Lu}{1,4}(?:&\p{Lu}{1,4}){1,3}(?![\p{L}\p{N}])|\p{Lu}\p{Ll}?(?:\.\p{Lu}\p{Ll}?){1,4}(?:\.|(?![\p{L}\p{N}]))/uy

/** What both have; few words do, and their patterns take long to compile. */
const marks = /\S*(?:[+#]|[.&]\S)/y

/** An address in a policy, or a name with marks: a host with the path behind it, or an e-mail address or a name, which are looked for as they stand. */
export interface PolicyAddress {
  readonly kind: 'host' | 'quoted'
  /** As written. */
  readonly text: string
}

/** The address that starts at an offset: “docs.example.com/jobs”, “press@example.org”, “C++”; undefined where none does. */
export function addressAt(policy: string, offset: number): PolicyAddress | undefined {
  marks.lastIndex = offset
  if (!marks.test(policy)) return undefined
  markedName.lastIndex = offset
  const marked = markedName.exec(policy)
  if (marked !== null) return { kind: 'quoted', text: marked[0] }
  address.lastIndex = offset
  const found = address.exec(policy)
  const ending = /[^.]*$/.exec(found?.groups?.['host'] ?? '')?.[0].toLowerCase() ?? ''
  if (found === null || !endings.has(ending)) return undefined
  return { kind: found.groups?.['name'] === undefined ? 'host' : 'quoted', text: found[0] }
}
