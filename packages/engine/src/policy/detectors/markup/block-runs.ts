import type { DetectorDraft, DraftBlock, Span } from '../detector-draft.ts'

/** Tables, each from its first cell with text to its last. */
export function tableRuns({ blocks }: DetectorDraft): Iterable<Span> {
  return runsOf(blocks, ({ kind }) => kind === 'table_cell')
}

/** Blocks side by side, as one. */
export function* runsOf(
  blocks: readonly DraftBlock[],
  isWanted: (block: DraftBlock) => boolean,
): Generator<Span> {
  let run: Span | undefined
  for (const block of blocks) {
    if (isWanted(block)) run = { start: run?.start ?? block.start, end: block.end }
    else if (run !== undefined) {
      yield run
      run = undefined
    }
  }
  if (run !== undefined) yield run
}
