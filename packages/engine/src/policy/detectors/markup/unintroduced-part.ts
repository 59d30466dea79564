import { defineTextDetector } from '../detector.ts'
import type { DetectorDraft, DraftBlock, Span } from '../detector-draft.ts'
import { tableRuns } from './block-runs.ts'
import { listsOf } from './lists.ts'

/** Fewest words of what introduces something, unless it ends as a sentence does. */
const FEWEST_WORDS = 3

const parts: Readonly<Record<string, (draft: DetectorDraft) => Iterable<Span>>> = {
  table: tableRuns,
  list: (draft) => [...listsOf(draft)].filter(({ depth }) => depth === 1),
  image: imagesAlone,
}

/** Tables, lists and images that no sentence leads up to. */
export const unintroducedPart = defineTextDetector({
  id: 'unintroduced-part',
  names:
    'unintroduced tables, unintroduced table, tables without an introduction, tables without an introductory sentence, tables without a sentence before them, tables without a sentence above them, tables straight after a heading, tables directly after a heading, tables right after a heading, tables immediately after a heading, tables that follow a heading, tables without a lead in, tables that nothing introduces',
  describe: 'tables, lists or images straight after a heading, or that the draft opens with',
  parameter: {
    name: 'part',
    fallback: 'table',
    choices: Object.keys(parts),
    describe: 'What a sentence has to lead up to',
  },
  *find(draft, part) {
    for (const span of parts[part]?.(draft) ?? []) {
      if (!isIntroduced(draft, span)) yield { start: span.start, end: span.end }
    }
  },
})

/** Whether text other than a heading or a table comes right before. */
function isIntroduced(draft: DetectorDraft, { start }: Span): boolean {
  const before = draft.blocks.findLast(
    (block) => block.end <= start && block.kind !== 'alt_text' && wordsIn(draft, block) > 0,
  )
  if (before === undefined || before.kind === 'heading') return false
  if (before.kind === 'table_cell') return false
  if (before.kind !== 'paragraph') return true
  const text = draft.prose.slice(before.start, before.end)
  return wordsIn(draft, before) >= FEWEST_WORDS || /[.:!?]\W*$/.test(text)
}

/** Words that are not code or images. */
function wordsIn({ words }: DetectorDraft, { firstWord, endWord }: DraftBlock): number {
  let count = 0
  for (let at = firstWord; at < endWord; at++) if (!words.isOpaque(at)) count++
  return count
}

/** Images that stand in no text. */
function* imagesAlone(draft: DetectorDraft): Generator<Span> {
  for (const { kind, start, end } of draft.links) {
    if (kind !== 'image') continue
    const host = draft.blocks.find(
      (block) => block.kind !== 'alt_text' && block.start <= start && end <= block.end,
    )
    if (host === undefined || wordsIn(draft, host) === 0) yield { start, end }
  }
}
