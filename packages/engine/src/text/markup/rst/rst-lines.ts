/** What a line of reStructuredText is by itself, without the blanks before it. */

const adornment = /^([!-/:-@[-`{-~])\1+$/
const bullet = /^[*+\u2022\u2023\u2043-](?:[ \t]+(?=\S)|$)/
const enumerator = /^\(?(?:\d{1,9}|[A-Za-z]|[ivxlcdm]{1,9}|[IVXLCDM]{1,9}|#)[.)](?:[ \t]+(?=\S)|$)/
const field = /^:(?![: ])(?:[^:\\\n`]|\\.|:(?![ \t]|$)){1,200}:(?:[ \t]+|$)/
const optionName = String.raw`(?:--?|\/)[A-Za-z?][\w-]*(?:[ =][<\w][\w>-]*)?`
const option = new RegExp(`^${optionName}(?:, ${optionName})*(?: {2,}|$)`)
const directive = /^\.\.[ \t]+([A-Za-z][\w.:+-]*?)[ \t]*::(?:[ \t]+|$)/
const substitution = /^\.\.[ \t]+\|[^|]+\|/
const note = /^\.\.[ \t]+\[(?:#?[\w.-]*|\*)\](?:[ \t]+|$)/
const target = /^(?:\.\.[ \t]+_|__[ \t]|\.\.[ \t]+__)/
const definition = /^\.\.[ \t]+_(`[^`]+`|(?:[^:\\`]|\\.)+):[ \t]+(\S+)$/
const gridBorder = /^\+(?:[-=]+\+)+$/
const simpleBorder = /^={2,}(?:[ \t]+={2,})+$/

/** Whether a line is of one mark of punctuation, as under a title. */
export function isAdornment(text: string): boolean {
  return adornment.test(text)
}

/** Length of the marker of a list item with the blanks after it; 0 without one. */
export function bulletLength(text: string): number {
  return bullet.exec(text)?.[0].length ?? 0
}

/** Length of the number of a list item with the blanks after it; 0 without one. */
export function enumeratorLength(text: string): number {
  return enumerator.exec(text)?.[0].length ?? 0
}

/** Length of the name of a field with the blanks after it; 0 without one. */
export function fieldLength(text: string): number {
  return text.startsWith(':') ? (field.exec(text)?.[0].length ?? 0) : 0
}

/** Length of the options that a line of an option list describes; 0 for any other. */
export function optionLength(text: string): number {
  return /^[-/]/.test(text) ? (option.exec(text)?.[0].length ?? 0) : 0
}

/** Whether a line begins with two dots: a directive, target, note or comment. */
export function isExplicit(text: string): boolean {
  return text === '..' || text.startsWith('.. ') || text.startsWith('..\t') || /^__ /.test(text)
}

/** Name of a directive and where its argument begins, or null. */
export function readDirective(
  text: string,
): { readonly name: string; readonly end: number } | null {
  const match = directive.exec(text)
  return match === null ? null : { name: (match[1] ?? '').toLowerCase(), end: match[0].length }
}

/** Whether a line says what a substitution stands for. */
export function isSubstitution(text: string): boolean {
  return substitution.test(text)
}

/** Length of the mark of a footnote or citation before its text; 0 without one. */
export function noteLength(text: string): number {
  return note.exec(text)?.[0].length ?? 0
}

/** Whether a line is the target of links. */
export function isTarget(text: string): boolean {
  return target.test(text)
}

/** A name and the address it stands for, or null. */
export function readDefinition(
  text: string,
): { readonly name: string; readonly url: string } | null {
  const match = text.startsWith('..') ? definition.exec(text) : null
  if (match === null) return null
  return { name: labelOf((match[1] ?? '').replaceAll('`', '')), url: match[2] ?? '' }
}

/** A name of a link in the form in which names are compared. */
export function labelOf(name: string): string {
  return name.replace(/\\(.)/g, '$1').replace(/\s+/g, ' ').trim().toLowerCase()
}

/** Whether a line is a border of a table with a border around each cell. */
export function isGridBorder(text: string): boolean {
  return text.startsWith('+') && gridBorder.test(text)
}

/** Whether a line is a border of a table with blanks between its columns. */
export function isSimpleBorder(text: string): boolean {
  return text.startsWith('==') && simpleBorder.test(text)
}
