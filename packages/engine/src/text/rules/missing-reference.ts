import { type Document, SEPARATOR } from '../document/document.ts'
import { traitsOf } from '../queries/genre/draft-traits.ts'
import { defineRule } from '../rule-engine/define-rule.ts'

const footnote = /^\[\^[^\]\s]{1,60}\]/
const reference = /^\[([^\]\n]{1,200})\]\[([^\]\n]{0,80})\]/

interface Missing {
  readonly start: number
  readonly end: number
  readonly label: string
  readonly isFootnote: boolean
}

/** A draft that lacks more definitions gets them from elsewhere. */
const MOST_MISSING = 3
/** A build puts definitions in: Liquid, Hugo, MkDocs, mdBook, Python-Markdown, VitePress, DocFX. */
const inclusion =
  /\{%-?\s*include|\{\{[#<%>]?\s*(?:include|readfile|import)|\{!.+!\}|--8<--|<!--\s*@include|\[!INCLUDE/i

export default defineRule<{ label: string; isFootnote: boolean; others: number }>({
  id: 'missing-reference',
  type: 'source_quality',
  severity: 'medium',
  summary: 'A reference link or a footnote that the text does not define; said once for each text.',
  fix: 'Add the definition of the label, or remove the reference.',
  *document(document) {
    if ((traitsOf(document).punctuation & SEPARATOR.bracket) === 0) return
    const missing = listMissing(document)
    const [first] = missing
    if (first === undefined || missing.length > MOST_MISSING) return
    if (inclusion.test(document.source)) return
    const { start, end, label, isFootnote } = first
    // Beside labels that are defined, one that is not is a slip; alone it may be defined elsewhere.
    const defines = document.links.some(({ kind }) => kind === 'reference' || kind === 'footnote')
    const data = { label, isFootnote, others: missing.length - 1 }
    yield { start, end, data, severity: defines || isFootnote ? 'medium' : 'low' }
  },
  explain: (_quote, data) => {
    const what = data?.isFootnote ? 'footnote' : 'label'
    const count = data?.others ?? 0
    const others = count === 0 ? '' : count === 1 ? ', nor is another' : `, nor are ${count} others`
    return `The ${what} “${data?.label}” is not defined in the text${others}.`
  },
  examples: {
    bad: [
      'Rents rose by a third «[official figures][ons]» in 2019.',
      'Rents rose by a third.«[^1]»',
      'See «[the full table][]» below, and [the map][map].',
    ],
    good: [
      'Rents rose by a third [official figures][ons] in 2019.\n\n[ons]: https://ons.gov.uk/rents',
      'Rents rose by a third.[^1]\n\n[^1]: Census of 2021.',
      'The cell grid[row][column] is empty.',
      'Rents rose by a third [official figures][ons] in 2019.\n\n{% include links.md %}',
      'Rents rose by a third [official figures][ons] in 2019.\n\n[ons]: {{< ref "rents" >}}',
      'The rents are in [one][1], [two][2], [three][3] and [four][4].',
      'It reads [`Waker`][std::task::Waker] and matches [a-f][f-m] or [^A-Z] there.',
      'Rents rose [by a third] [in 2019].',
    ],
  },
})

/** The labels without a definition, each where it is first. */
function listMissing({ words, source, links }: Document): Missing[] {
  const missing: Missing[] = []
  const said = new Set<string>()
  let nextLink = 0
  let scanned = 0
  for (let word = 0; word < words.count && missing.length <= MOST_MISSING; word++) {
    if ((words.separators[word] & SEPARATOR.bracket) === 0) continue
    const at = words.starts[word]
    const isFootnote = source[at - 1] === '^' && source[at - 2] === '['
    const start = isFootnote ? at - 2 : at - 1
    if (start < scanned || source[start] !== '[' || source[start - 1] === '\\') continue
    while (nextLink < links.length && links[nextLink].end <= start) nextLink++
    const link = links[nextLink]
    if (link !== undefined && link.start <= start && start < link.end) continue
    const rest = source.slice(start, start + 300)
    const match = isFootnote ? footnote.exec(rest) : reference.exec(rest)
    if (match === null || rest[match[0].length] === '(' || rest[match[0].length] === ':') continue
    // `[^A-Z]` is a class of characters.
    if (isFootnote && /^\w-\w/.test(match[0].slice(2))) continue
    if (!isFootnote && isNoReference(source[start - 1] ?? ' ', match[1] ?? '', match[2] ?? ''))
      continue
    scanned = start + match[0].length
    const label = isFootnote ? match[0].slice(2, -1) : match[2] || match[1] || ''
    if (said.has(label)) continue
    said.add(label)
    missing.push({ start, end: scanned, label, isFootnote })
  }
  return missing
}

/** `matrix[i][j]`, `[0][1]`, `[x][ ]`, `[a-f][f-m]` and the paths of rustdoc are no references. */
function isNoReference(before: string, text: string, label: string): boolean {
  if (/[\w)\]]/.test(before) || /^[\d\s]*$/.test(text) || text.length < 3) return true
  return label === ' ' || label.includes('::') || /^\^?\w-\w/.test(text)
}
