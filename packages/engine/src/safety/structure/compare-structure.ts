import type { BlockKind } from '../../text/markdown/scanned-text.ts'
import type { Finding } from '../meaning/finding.ts'
import { quote } from '../meaning/finding.ts'
import type { Version } from '../read-version.ts'

const nouns: Readonly<Record<Exclude<BlockKind, 'paragraph' | 'heading'>, string>> = {
  list_item: 'list items',
  table_cell: 'table cells',
  alt_text: 'images with a description',
}

/** Markdown that a revision must leave alone: lists, tables, tags, front matter, link targets. */
export function compareStructure(before: Version, after: Version): Finding[] {
  const counts = Object.entries(nouns).flatMap(([kind, noun]) => {
    const count = ({ blocks }: Version) => blocks.filter((block) => block.kind === kind).length
    const [left, right] = [count(before), count(after)]
    return left === right
      ? []
      : [{ check: 'structure', reason: `The number of ${noun} went from ${left} to ${right}.` }]
  })
  return [
    ...counts,
    ...differences(before.markup.verbatim, after.markup.verbatim).map(({ text, isNew }) => ({
      check: 'structure',
      reason: `The markup ${quote(text)} is ${isNew ? 'new' : 'missing'}.`,
    })),
  ]
}

function differences(
  left: readonly string[],
  right: readonly string[],
): { text: string; isNew: boolean }[] {
  const counts = new Map<string, number>()
  for (const text of left) counts.set(text, (counts.get(text) ?? 0) + 1)
  for (const text of right) counts.set(text, (counts.get(text) ?? 0) - 1)
  return [...counts].flatMap(([text, count]) =>
    Array.from({ length: Math.abs(count) }, () => ({ text, isNew: count < 0 })),
  )
}
