import { fileProblem } from '@content-trust/workspace'
import { type Batch, type BatchContent, isAtOrBefore, type Position } from './batch.ts'
import type { Input } from './find-inputs.ts'
import { frameLines } from './frame-lines.ts'
import { frameLimits, MAX_LINE_BYTES, megabytes } from './limits.ts'
import { InputProblem, isInputProblem, openBytes } from './open-bytes.ts'
import { countRowGroups } from './row-groups.ts'

/** The part of the inputs that one run reads. */
export interface Slice {
  readonly from: Position
  /** Where it ends; null at the end of the inputs. */
  readonly until: Position | null
}

/** All of the inputs. */
export const wholeCorpus: Slice = { from: { input: 0, offset: 0, row: 0 }, until: null }

/** What reading needs from outside. */
export interface ReadNeeds {
  readonly stdin: AsyncIterable<Uint8Array>
  /** Hears of every byte that was read, packed or not. */
  readonly count: (bytes: number) => void
}

/** The batches of all inputs between two places; the same ones however often a run was stopped. */
export async function* readBatches(
  inputs: readonly Input[],
  { from, until }: Slice,
  needs: ReadNeeds,
): AsyncGenerator<Batch> {
  for await (const batch of readAll(inputs, from, needs)) {
    if (until !== null && isAtOrBefore(until, batch.start)) return
    yield batch
  }
}

async function* readAll(
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
    let reached = start
    try {
      for await (const batch of readInput(input, start, needs)) {
        yield { ...batch, start: reached }
        reached = batch.end
      }
    } catch (error) {
      if (!isInputProblem(error)) throw error
      const problem = error instanceof InputProblem ? error.message : fileProblem(error)
      const content: BatchContent = { kind: 'problem', row: null, problem }
      yield { source: input.source, content, start: reached, end: done, isUnreadable: true }
    }
  }
}

type ReadBatch = Omit<Batch, 'start'>

async function* readInput(
  input: Input,
  start: Position,
  needs: ReadNeeds,
): AsyncGenerator<ReadBatch> {
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

async function* readLines(
  input: Input,
  start: Position,
  needs: ReadNeeds,
): AsyncGenerator<ReadBatch> {
  const bytes = openBytes(input, start.offset, needs.stdin, needs.count)
  let { offset, row } = start
  for await (const frame of frameLines(bytes, frameLimits)) {
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
): AsyncGenerator<ReadBatch> {
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
