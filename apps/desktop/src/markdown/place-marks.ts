import type { Element, ElementContent, Root, RootContent, Text } from 'hast'

/** A mark over words of the draft. */
export interface PlacedMark {
  readonly finding: number
  readonly from: number
  readonly to: number
  readonly group: string
  readonly severity: string
  /** What the mark is about; one about the whole draft marks no text. */
  readonly scope: string
  readonly lane: number
}

/** The tree with its texts cut at the borders of marks; marks come in reading order. */
export function placeMarks(tree: Root, source: string, marks: readonly PlacedMark[]): Root {
  const inText = marks.filter(({ scope }) => scope !== 'draft')
  if (inText.length === 0) return tree
  const cut = (node: RootContent): RootContent[] => {
    if (node.type === 'text') return cutText(node, source, inText)
    if (node.type !== 'element') return [node]
    return [{ ...node, children: node.children.flatMap((child) => onlyContent(cut(child))) }]
  }
  return { ...tree, children: tree.children.flatMap(cut) }
}

/** Only a root has a document type. */
function onlyContent(nodes: readonly RootContent[]): ElementContent[] {
  return nodes.filter((node) => node.type !== 'doctype')
}

function cutText(text: Text, source: string, marks: readonly PlacedMark[]): ElementContent[] {
  const start = text.position?.start.offset
  const end = text.position?.end.offset
  if (start === undefined || end === undefined) return [text]
  const over = marks.filter(({ from, to }) => from < end && to > start)
  if (over.length === 0) return [text]
  const { value } = text
  // Where escapes or line starts are not shown, the text cannot be counted: the whole text is marked.
  const isExact = source.slice(start, end) === value
  if (!isExact) return [wrap({ type: 'text', value }, over)]
  const edges = new Set([0, value.length])
  for (const { from, to } of over) {
    edges.add(Math.max(0, from - start))
    edges.add(Math.min(value.length, to - start))
  }
  const sorted = [...edges].sort((a, b) => a - b)
  return sorted.slice(0, -1).map((low, at) => {
    const high = sorted[at + 1] ?? value.length
    const covering = over.filter(({ from, to }) => from - start <= low && to - start >= high)
    return wrap({ type: 'text', value: value.slice(low, high) }, covering)
  })
}

function wrap(text: Text, marks: readonly PlacedMark[]): ElementContent {
  return marks.reduceRight<ElementContent>(
    (inside, { group, severity, scope, lane, finding }): Element => ({
      type: 'element',
      tagName: 'span',
      properties: {
        className: ['mark', `is-${group}`, `is-${severity}`, `is-${scope}`, `is-lane-${lane}`],
        dataFinding: String(finding),
      },
      children: [inside],
    }),
    text,
  )
}
