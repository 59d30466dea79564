/** What a line of AsciiDoc is by itself. */

/** Delimiters of blocks whose lines are not text. */
const verbatim = /^(?:-{4,}|\.{4,}|\+{4,}|\/{4,}|`{3,}.*)$/
/** Delimiters of blocks that hold other blocks. */
const container = /^(?:={4,}|\*{4,}|_{4,}|~{4,}|--)$/
const table = /^[|,:!]={3,}$/
const attributes = /^\[(?:|[\w.#%{,"'].*|\[(?:|[\p{L}_:][\w:.-]*(?:, *.+)?)\])\]$/u
const blockMacro = /^([a-z][\w-]*)::([^[]*)\[(.*)\]$/i
const entry = /^:!?\w[\w-]*!?:(?:\s|$)/
const rule = /^(?:'{3,}|<{3,}|-{3}|\*{3}|- - -|\* \* \*)$/
const heading = /^(={1,6}|#{1,6})[ \t]+(?=\S)/
const marker =
  /^[ \t]*(-|\*{1,5}|\.{1,5}|\u2022|\d{1,9}\.|[a-z]\.|[A-Z]\.|[ivx]{1,8}\)|[IVX]{1,8}\)|<(?:\d{1,3}|\.)>)[ \t]+(?=\S)/
const checkBox = /^\[[ x*]\][ \t]+(?=\S)/
const term = /^[ \t]*(?!\/\/|\[\[?[^\]]*\]$)\S.*?(:{2,4}|;;)(?=[ \t]|$)/
const admonition = /^(?:NOTE|TIP|IMPORTANT|WARNING|CAUTION):[ \t]+(?=\S)/
const preprocessor = /^(?:ifdef|ifndef|ifeval|endif|include)::.*\[.*\]$/
const underline = /^(?:={2,}|-{2,}|~{2,}|\^{2,}|\+{2,})$/
const underlines = '=-~^+'
const codeStyles = new Set(
  'source listing literal pass stem latexmath asciimath comment plantuml mermaid ditaa graphviz'.split(
    ' ',
  ),
)

/** Whether a line opens a block that is no text, such as a listing. */
export function isVerbatim(line: string): boolean {
  return verbatim.test(line)
}

/** The line that closes a verbatim block. */
export function closingOf(line: string): string {
  return line.startsWith('`') ? (/^`+/.exec(line)?.[0] ?? line) : line
}

/** Whether a line opens or closes a block that holds blocks. */
export function isContainer(line: string): boolean {
  return container.test(line)
}

/** Whether a line opens or closes a table. */
export function isTable(line: string): boolean {
  return table.test(line)
}

/** Whether a line is a list of attributes for the block after it. */
export function isAttributeLine(line: string): boolean {
  return line.startsWith('[') && line.endsWith(']') && attributes.test(line)
}

/** The style that a line of attributes gives the next block; '' for none. */
export function styleOf(line: string): string {
  if (line.startsWith('[[')) return ''
  const inside = line.slice(1, -1)
  // `[,ruby]` is short for `[source,ruby]`.
  if (/^,\s*[\w+#-]+/.test(inside)) return 'source'
  const [, style = '', after = ''] = /^([\w-]+)(.?)/.exec(inside) ?? []
  return after === '=' ? '' : style.toLowerCase()
}

/** Whether blocks of a style are no text. */
export function isCodeStyle(style: string): boolean {
  return codeStyles.has(style)
}

/** Name, target and attributes of a block macro that fills its line. */
export function readBlockMacro(
  line: string,
): { readonly name: string; readonly target: string; readonly open: number } | null {
  const match = line.includes('::') ? blockMacro.exec(line) : null
  if (match === null) return null
  const [, name = '', target = ''] = match
  return { name: name.toLowerCase(), target, open: name.length + 2 + target.length }
}

/** Whether a line sets an attribute of the document. */
export function isEntry(line: string): boolean {
  return line.startsWith(':') && entry.test(line)
}

/** Whether a line is a rule or a page break. */
export function isRule(line: string): boolean {
  return rule.test(line)
}

/** Whether a line is for the preprocessor, which leaves nothing of it. */
export function isPreprocessor(line: string): boolean {
  return line.includes('::') && preprocessor.test(line)
}

/** Whether a line is a comment. */
export function isComment(line: string): boolean {
  return line.startsWith('//') && !line.startsWith('///')
}

/** The marks before the text of a heading, as written; '' when a line is none. */
export function headingMarks(line: string): string {
  return heading.exec(line)?.[0] ?? ''
}

/** The depth of a heading whose underline a line is, or 0; the underline is as long as the title, give or take one. */
export function underlineDepth(title: string, line: string): number {
  if (!underline.test(line) || Math.abs(line.length - title.length) > 1) return 0
  return /[\p{L}\p{N}]/u.test(title) ? underlines.indexOf(line.charAt(0)) + 1 : 0
}

/** The marker of a list item with its blanks and check box, or null. */
export function readMarker(
  line: string,
): { readonly kind: string; readonly length: number } | null {
  const match = marker.exec(line)
  if (match === null) return null
  const [all, mark = ''] = match
  const box = checkBox.exec(line.slice(all.length, all.length + 8))?.[0].length ?? 0
  return { kind: kindOf(mark), length: all.length + box }
}

function kindOf(mark: string): string {
  if (/^\d/.test(mark)) return '1.'
  if (mark.startsWith('<')) return '<1>'
  if (/^[a-z]\.$/.test(mark)) return 'a.'
  if (/^[A-Z]\.$/.test(mark)) return 'A.'
  return mark.endsWith(')') ? (/[a-z]/.test(mark) ? 'i)' : 'I)') : mark
}

/** The term of a description list that a line begins with: its kind, and where the term and its marks end. */
export function readTerm(
  line: string,
): { readonly kind: string; readonly termEnd: number; readonly end: number } | null {
  if (!line.includes('::') && !line.includes(';;')) return null
  const match = term.exec(line)
  if (match === null) return null
  const [all, kind = ''] = match
  return { kind, termEnd: all.length - kind.length, end: all.length }
}

/** Length of the label of an admonition, such as `NOTE: `; 0 without one. */
export function admonitionLength(line: string): number {
  return admonition.exec(line)?.[0].length ?? 0
}

/** Whether a line ends the paragraph before it. */
export function endsParagraph(line: string): boolean {
  return (
    line === '' || isAttributeLine(line) || isVerbatim(line) || isContainer(line) || isTable(line)
  )
}
