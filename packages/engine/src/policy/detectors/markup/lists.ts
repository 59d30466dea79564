import type { DetectorDraft, DraftBlock, Span } from '../detector-draft.ts'

/** A list with its own items, those of lists inside of it aside. */
export interface DraftList extends Span {
  readonly isNumbered: boolean
  /** 1 of a list that is in no other. */
  readonly depth: number
  readonly items: readonly DraftBlock[]
}

interface OpenList {
  readonly isNumbered: boolean
  readonly depth: number
  readonly items: DraftBlock[]
  end: number
}

/** Units before an item in which its marker is. */
const REACH = 24
const marker = /(?:[-*+]|(\d{1,9}[.)]))[ \t]{1,4}(?:\[[ xX]\] )?$|<li\b[^<>]{0,12}>\s{0,4}$/i

/** Lists in the order in which they end. A second paragraph of an item is none of its own. */
export function* listsOf({ blocks, source }: DetectorDraft): Generator<DraftList> {
  const open: OpenList[] = []
  for (const block of blocks) {
    if (block.kind === 'alt_text') continue
    const depth = block.kind === 'list_item' ? block.depth : 0
    while (open.length > 0 && open[open.length - 1].depth > depth) yield closed(open.pop())
    if (depth === 0) continue
    const found = marker.exec(source.slice(Math.max(0, block.start - REACH), block.start))
    if (found !== null) {
      const isNumbered = found[1] !== undefined
      const last = open.at(-1)
      if (last?.depth === depth && last.isNumbered === isNumbered) last.items.push(block)
      else {
        if (last?.depth === depth) yield closed(open.pop())
        open.push({ isNumbered, depth, items: [block], end: block.end })
      }
    }
    for (const each of open) each.end = block.end
  }
  while (open.length > 0) yield closed(open.pop())
}

function closed(list: OpenList | undefined): DraftList {
  if (list === undefined) throw new Error('No list is open.')
  return { ...list, start: list.items[0].start }
}
