import { decodeDraft } from '@content-trust/engine/node/drafts'
import type { Syntax } from '@content-trust/engine/schema'
import { draftSyntax, fileProblem } from '@content-trust/workspace'
import type { Batch } from '../inputs/batch.ts'
import { MAX_LEVELS, MAX_TEXT_LENGTH } from '../inputs/limits.ts'
import { readRowGroup } from '../inputs/row-groups.ts'
import { readBytes } from '../storage/open-storage.ts'
import { StorageProblem } from '../storage/storage.ts'
import { isDeeperThan } from './depth.ts'
import type { RowOptions } from './row-options.ts'
import { isSampled } from './sample.ts'

/** Longest name that a report counts under; all of them are kept in the state of a run. */
const MAX_GROUP_LENGTH = 200

/** What names a row: given back as it came, null when the row has none. */
export type RowId = string | number | null

/** A text to score, or why a row has none. */
export type Row = {
  readonly id: RowId
  readonly source: string
  readonly row: number | null
} & (
  | {
      readonly text: string
      readonly syntax: Syntax
      readonly input: object | null
      /** What a report counts the row under. */
      readonly group: string
    }
  | { readonly problem: string }
)

/** The rows of a batch that the sample holds, in order. */
export async function* readRows(
  { source, content }: Pick<Batch, 'source' | 'content'>,
  options: RowOptions,
): AsyncGenerator<Row> {
  switch (content.kind) {
    case 'problem':
      if (content.row === null || isSampled(options, source, content.row)) {
        yield { id: null, source, row: content.row, problem: content.problem }
      }
      return
    case 'draft':
      if (isSampled(options, source, 1)) yield await readDraft(source, content.path)
      return
    case 'row_group': {
      let row = content.firstRow
      try {
        for (const value of await readRowGroup(content.path, content.group, options)) {
          if (isSampled(options, source, row)) yield rowOf(value, { source, row }, options)
          row++
        }
      } catch (error) {
        if (error instanceof StorageProblem) throw error
        const message = error instanceof Error ? error.message : String(error)
        const problem = `row group ${content.group + 1} could not be read: ${message}`
        yield { id: null, source, row, problem }
      }
      return
    }
    case 'lines': {
      let row = content.firstRow
      for (const line of linesOf(content.bytes)) {
        if (isSampled(options, source, row)) {
          const found = readLine(line, { source, row }, options)
          if (found !== null) yield found
        }
        row++
      }
      return
    }
    default:
      content satisfies never
  }
}

async function readDraft(source: string, path: string): Promise<Row> {
  const place = { id: source, source, row: 1 }
  let bytes: Uint8Array
  try {
    bytes = await readBytes(path)
  } catch (error) {
    if (error instanceof StorageProblem) throw error
    return { ...place, problem: fileProblem(error) }
  }
  const decoded = decodeDraft(bytes)
  if ('problem' in decoded) return { ...place, problem: decoded.problem }
  const syntax = draftSyntax(path) ?? 'plain'
  return { ...place, text: decoded.text, syntax, input: null, group: source }
}

interface Place {
  readonly source: string
  readonly row: number
}

/** The text of each line; null where it is not valid UTF-8. */
function* linesOf(bytes: Uint8Array): Generator<string | null> {
  const all = decode(bytes)
  if (all !== null) {
    const lines = all.split('\n')
    if (lines.at(-1) === '') lines.pop()
    return yield* lines
  }
  let start = 0
  while (start < bytes.length) {
    const found = bytes.indexOf(0x0a, start)
    const end = found < 0 ? bytes.length : found
    yield decode(bytes.subarray(start, end))
    start = end + 1
  }
}

function decode(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    return null
  }
}

function readLine(line: string | null, place: Place, options: RowOptions): Row | null {
  if (line === null) return bad(place, 'the line is not valid UTF-8')
  const text = place.row === 1 && line.startsWith('\uFEFF') ? line.slice(1) : line
  if (text.trim() === '') return null
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    return bad(place, `not valid JSON: ${message}`)
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return bad(place, `expected an object with \`${options.textField}\``)
  }
  return rowOf(value, place, options)
}

function rowOf(value: object, place: Place, options: RowOptions): Row {
  const { textField, idField, sourceField, isPlain } = options
  const id = idOf(Reflect.get(value, idField))
  if (id === undefined) return bad(place, `expected \`${idField}\` to be a string or a number`)
  const text: unknown = Reflect.get(value, textField)
  if (typeof text !== 'string') return bad(place, `expected \`${textField}\` to be a string`, id)
  const problem = textProblem(text, textField)
  if (problem !== null) return bad(place, problem, id)
  if (options.withInput && isDeeperThan(value, MAX_LEVELS)) {
    return bad(place, `the row is nested deeper than ${MAX_LEVELS} levels`, id)
  }
  const named: unknown = sourceField === null ? undefined : Reflect.get(value, sourceField)
  const group = typeof named === 'string' ? named.slice(0, MAX_GROUP_LENGTH) : place.source
  const input = options.withInput ? value : null
  return { id, ...place, text, syntax: isPlain ? 'plain' : 'markdown', input, group }
}

function textProblem(text: string, field: string): string | null {
  if (text.length > MAX_TEXT_LENGTH) {
    return `\`${field}\` has ${text.length} characters, expected at most ${MAX_TEXT_LENGTH}`
  }
  const lone = text.search(/\p{Surrogate}/u)
  return lone < 0 ? null : `\`${field}\` holds a lone surrogate at offset ${lone}`
}

function bad(place: Place, problem: string, id: RowId = null): Row {
  return { id, ...place, problem }
}

/** An id as JSON can hold it; Parquet has whole numbers that JavaScript keeps as bigints. */
function idOf(id: unknown): RowId | undefined {
  if (id === undefined || id === null) return null
  if (typeof id === 'bigint') return Number.isSafeInteger(Number(id)) ? Number(id) : String(id)
  return typeof id === 'string' || typeof id === 'number' ? id : undefined
}
