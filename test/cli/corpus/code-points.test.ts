import { join } from 'node:path'
import type { EvidenceItem } from '@content-trust/engine/schema'
import { expect, it } from 'vitest'
import { readWholeGroup } from '../../../packages/cli/src/corpus/inputs/row-groups.ts'
import type { Host } from '../../../packages/cli/src/host.ts'
import { fakeEngine } from '../support/fake-engine.ts'
import { run } from '../support/fake-host.ts'
import { makeFolder } from '../support/folder.ts'

/** Code points in one text; a character that breaks a row takes this many with it. */
const PER_TEXT = 4096
const SURROGATES = { from: 0xd800, until: 0xe000 }

/** Texts that hold every character of Unicode once. */
const texts = Array.from({ length: 0x110000 / PER_TEXT }, (_, block) => {
  const points = Array.from({ length: PER_TEXT }, (_, index) => block * PER_TEXT + index)
  const isScalar = (point: number) => point < SURROGATES.from || point >= SURROGATES.until
  return points
    .filter(isScalar)
    .map((point) => String.fromCodePoint(point))
    .join('')
})
const halves = Array.from({ length: SURROGATES.until - SURROGATES.from }, (_, index) =>
  String.fromCharCode(SURROGATES.from + index),
)
/** Each text as id, text and more, then each half of a surrogate pair as id and more, and some as text. */
const rows = [
  ...texts.map((text) => ({ id: text, text, [`name ${text.slice(0, 40)}`]: text })),
  ...halves.map((half) => ({ id: `id ${half}`, text: 'The pump ran.', more: half })),
  ...halves.slice(0, 64).map((half, id) => ({ id, text: `The pump ${half} ran.` })),
]
const input = rows.map((row) => `${JSON.stringify(row)}\r\n`).join('')

/** An engine that quotes the whole text. */
const quoting: typeof fakeEngine = {
  ...fakeEngine,
  analyzeText: (draft, options) => {
    const { source } = draft
    const whole: EvidenceItem = {
      type: 'generic_phrasing',
      severity: 'low',
      span: source,
      explanation: 'All of it.',
      rule: 'wordy-phrase',
      start: 0,
      end: source.length,
    }
    return { ...fakeEngine.analyzeText(draft, options), evidence: [whole] }
  },
}
const host: Partial<Host> = {
  loadEngine: async () => quoting,
  loadTextEngine: async () => quoting,
}

const parsed = (out: string): Record<string, unknown>[] =>
  out
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line))

/** Says which rows are wrong, without printing a million characters. */
function expectEach(
  found: readonly unknown[],
  isRight: (value: unknown, index: number) => boolean,
) {
  expect(found.length).toBe(rows.length)
  expect(found.flatMap((value, index) => (isRight(value, index) ? [] : [index]))).toEqual([])
}

/** The evidence that quotes a text, or the error of a row that has none. */
function isAnswered(row: Record<string, unknown>, index: number): boolean {
  const text = rows[index]?.text ?? ''
  if (!text.isWellFormed()) return row['error'] === '`text` holds a lone surrogate at offset 9'
  return JSON.stringify(row['evidence']).includes(JSON.stringify(text))
}

it('score --jsonl answers each row, whatever characters it holds', async () => {
  const { status, out } = await run('.', ['score', '--jsonl'], { ...host, input })
  const answers = parsed(out)
  expect(status).toBe(0)
  expectEach(answers, (_, index) => answers[index]?.['id'] === rows[index]?.id)
  expectEach(answers, (_, index) => isAnswered(answers[index] ?? {}, index))
})

it('corpus writes each row as JSON and as Parquet, whatever characters it holds', async () => {
  const folder = await makeFolder({ 'in.jsonl': input })
  const args = ['--with-evidence', '--with-input', '--quiet']
  const { status, out, err } = await run(folder, ['corpus', 'in.jsonl', ...args], host)
  expect([status, err]).toEqual([0, ''])
  const lines = parsed(out)
  expectEach(lines, (_, index) => lines[index]?.['id'] === rows[index]?.id)
  expectEach(lines, (_, index) => isAnswered(lines[index] ?? {}, index))

  const packed = await run(folder, ['corpus', 'in.jsonl', '-o', 'out.parquet', ...args], host)
  expect([packed.status, packed.err]).toEqual([0, ''])
  const cells = await readWholeGroup(join(folder, 'out.parquet'), 0)
  const textOf = (value: unknown) => (value === undefined ? null : JSON.stringify(value))
  // Parquet keeps text as UTF-8, which has no half of a pair.
  expectEach(cells, (_, index) => cells[index]?.['id'] === String(rows[index]?.id).toWellFormed())
  for (const name of ['evidence', 'input']) {
    expectEach(cells, (_, index) => cells[index]?.[name] === textOf(lines[index]?.[name]))
  }
  expectEach(cells, (_, index) => cells[index]?.['error'] === (lines[index]?.['error'] ?? null))
})
