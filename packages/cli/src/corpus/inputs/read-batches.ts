import { fileProblem } from '../../usage-error.ts'
import type { Batch, BatchContent, Position } from './batch.ts'
import type { Input } from './find-inputs.ts'
import { frameLines } from './frame-lines.ts'
import { BATCH_BYTES, MAX_LINE_BYTES, megabytes } from './limits.ts'
import { InputProblem, openBytes } from './open-bytes.ts'
import { countRowGroups } from './row-groups.ts'

/** What reading needs from outside. */
export interface ReadNeeds {
  readonly stdin: AsyncIterable<Uint8Array>
  /** Hears of every byte that was read, packed or not. */
  readonly count: (bytes: number) => void
}

/** The batches of all inputs from a position on; the same ones however often a run was stopped. */
export async function* readBatches(
  inputs: readonly Input[],
  from: Position,
  needs: ReadNeeds,
): AsyncGenerator<Batch> {
  for (const input of inputs.slice(0, from.input)) needs.count(input.size)
  for (let index = from.input; index < inputs.length; index++) {
    const input = inputs[index]
    if (input === undefined) return
    const start = index === from.input ? from : { input: index, offset: 0, row: 0 }
    const done = { input: index + 1, offset: 0, row: 0 }
    try {
      yield* readInput(input, start, needs)
    } catch (error) {
      const problem = error instanceof InputProblem ? error.message : fileProblem(error)
      const content: BatchContent = { kind: 'problem', row: null, problem }
      yield { source: input.source, content, end: done, isUnreadable: true }
    }
  }
}

async function* readInput(input: Input, start: Position, needs: ReadNeeds): AsyncGenerator<Batch> {
  switch (input.kind) {
    case 'lines':
      return yield* readLines(input, start, needs)
    case 'parquet':
      return yield* readParquet(input, start, needs)
    case 'draft': {
      needs.count(input.size)
      const end = { input: start.input + 1, offset: 0, row: 0 }
      const content = { kind: 'draft', path: input.path ?? '' } as const
      return yield { source: input.source, content, end, isUnreadable: false }
    }
    default:
      return input.kind satisfies never
  }
}

async function* readLines(input: Input, start: Position, needs: ReadNeeds): AsyncGenerator<Batch> {
  const bytes = openBytes(input, start.offset, needs.stdin, needs.count)
  let { offset, row } = start
  const limits = { batchBytes: BATCH_BYTES, maxLineBytes: MAX_LINE_BYTES }
  for await (const frame of frameLines(bytes, limits)) {
    const firstRow = row + 1
    offset += frame.length
    row += frame.rows
    const content: BatchContent =
      frame.kind === 'lines'
        ? { kind: 'lines', firstRow, bytes: frame.bytes }
        : { kind: 'problem', row: firstRow, problem: tooLong(frame.length) }
    const end = { input: start.input, offset, row }
    yield { source: input.source, content, end, isUnreadable: false }
  }
}

async function* readParquet(
  { path, source, size }: Input,
  start: Position,
  { count }: ReadNeeds,
): AsyncGenerator<Batch> {
  const groups = await countRowGroups(path ?? '')
  let row = 0
  for (const [group, rows] of groups.entries()) {
    const firstRow = row + 1
    row += rows
    count(size / groups.length)
    if (group < start.offset) continue
    const content = { kind: 'row_group', path: path ?? '', group, firstRow } as const
    const end = { input: start.input, offset: group + 1, row }
    yield { source, content, end, isUnreadable: false }
  }
}

function tooLong(length: number): string {
  return `the line is ${megabytes(length)} long, expected at most ${megabytes(MAX_LINE_BYTES)}`
}
