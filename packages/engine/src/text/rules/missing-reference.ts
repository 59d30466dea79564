import { GAP } from '../document.ts'
import { traitsOf } from '../queries/draft-traits.ts'
import { defineRule } from './define-rule.ts'

const footnote = /^\[\^[^\]\s]{1,60}\]/
const reference = /^\[([^\]\n]{1,200})\]\[([^\]\n]{0,80})\]/

export default defineRule<{ label: string; kind: string }>({
  id: 'missing-reference',
  type: 'source_quality',
  severity: 'medium',
  summary: 'A reference link or a footnote without its address or text.',
  fix: 'Add the definition of the label, or remove the reference.',
  *document(document) {
    if ((traitsOf(document).punctuation & GAP.bracket) === 0) return
    const { words, source, links } = document
    let nextLink = 0
    let behind = 0
    const said = new Set<string>()
    for (let word = 0; word < words.count; word++) {
      if ((words.gaps[word] & GAP.bracket) === 0) continue
      const at = words.starts[word]
      const isFootnote = source[at - 1] === '^' && source[at - 2] === '['
      const start = isFootnote ? at - 2 : at - 1
      if (start < behind || source[start] !== '[' || source[start - 1] === '\\') continue
      while (nextLink < links.length && links[nextLink].end <= start) nextLink++
      const link = links[nextLink]
      if (link !== undefined && link.start <= start && start < link.end) continue
      const rest = source.slice(start, start + 300)
      const match = isFootnote ? footnote.exec(rest) : reference.exec(rest)
      if (match === null || rest[match[0].length] === '(' || rest[match[0].length] === ':') continue
      // `matrix[i][j]`, `[0][1]` and `[x][ ]` are indexes and boxes, not links.
      const isIndex = /[\w)\]]/.test(source[start - 1] ?? ' ') || /^[\d\s]*$/.test(match[1] ?? 'a')
      if (!isFootnote && (isIndex || match[2] === ' ' || (match[1] ?? '').length < 3)) continue
      behind = start + match[0].length
      const label = isFootnote ? match[0].slice(2, -1) : match[2] || match[1] || ''
      if (said.has(label)) continue
      said.add(label)
      yield {
        start,
        end: behind,
        data: { label, kind: isFootnote ? 'footnote' : 'address' },
      }
    }
  },
  explain: (quote, data) =>
    `“${quote}” points to the ${data?.kind} “${data?.label}”, which is not in the text.`,
  examples: {
    bad: [
      'Rents rose by a third «[official figures][ons]» in 2019.',
      'Rents rose by a third.«[^1]»',
      'See «[the full table][]» below.',
    ],
    good: [
      'Rents rose by a third [official figures][ons] in 2019.\n\n[ons]: https://ons.gov.uk/rents',
      'Rents rose by a third.[^1]\n\n[^1]: Census of 2021.',
      'The cell grid[row][column] is empty.',
      'Rents rose [by a third] [in 2019].',
    ],
  },
})
