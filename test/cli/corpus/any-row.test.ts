import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readWholeGroup } from '../../../packages/cli/src/corpus/inputs/row-groups.ts'
import { run } from '../support/fake-host.ts'
import { makeFolder } from '../support/folder.ts'

const text = 'The pump ran for 40 hours at 3 bar.'
const nested = (levels: number) =>
  `{"id":${levels},"text":"${text}","more":${'['.repeat(levels - 1)}${']'.repeat(levels - 1)}}`

/** What no run may die of. */
const rows: readonly (string | Uint8Array)[] = [
  nested(1000),
  nested(1001),
  // The stack of a thread holds it, and that of the process does not.
  nested(6000),
  nested(500_000),
  `{"id":"cr\u2028\u2029\u0085","text":"${text}"}`,
  Uint8Array.of(0xff, 0xfe, 0x22),
  '{"id":1,"text":',
  '[]',
  '{"id":[],"text":"x"}',
  '{"id":1e999,"text":7}',
  '{"id":2,"text":"\\udc00"}',
  '{"id":3,"text":"CRASH"}',
  `{"id":4,"text":"${'x'.repeat(16 * 1024 * 1024)}"}`,
  `{"__proto__":{"text":"x"},"id":5}`,
  `{"id":6,"text":"${text}"}`,
]
const input = Buffer.concat(rows.flatMap((row) => [Buffer.from(row), Buffer.from('\n')]))
const problems = [
  null,
  'the row is nested deeper than 1000 levels',
  'the row is nested deeper than 1000 levels',
  'the row is nested deeper than 1000 levels',
  null,
  'the line is not valid UTF-8',
  expect.stringContaining('not valid JSON'),
  'expected an object with `text`',
  'expected `id` to be a string or a number',
  'expected `text` to be a string',
  '`text` holds a lone surrogate at offset 0',
  'fell over',
  expect.stringContaining('the line is 16.0 MB long'),
  'expected `text` to be a string',
  null,
]

describe('a row of any kind', () => {
  it.each(['out.jsonl', 'out.parquet'])('is one row of %s, and the run goes on', async (output) => {
    const folder = await makeFolder({ 'in.jsonl': input })
    const args = ['corpus', 'in.jsonl', '-o', output, '--with-input', '--with-evidence']
    const { status, err } = await run(folder, args)
    expect([status, err]).toEqual([0, 'rows: 3 scored, 3 written, 12 bad, written with an error\n'])
    const made = await run(folder, ['corpus', 'in.jsonl', '--with-input', '--with-evidence', '-q'])
    const lines = made.out.trimEnd().split('\n')
    expect(lines.map((line) => JSON.parse(line).error ?? null)).toEqual(problems)
    if (output === 'out.jsonl') return
    const cells = await readWholeGroup(join(folder, output), 0)
    expect(cells.map(({ error }) => error)).toEqual(problems)
  })

  it('may name its source as long as it likes', async () => {
    const folder = await makeFolder({
      'in.jsonl': `{"text":"${text}","from":"${'x'.repeat(1_000_000)}"}\n`,
    })
    const more = ['--source-field', 'from', '--report', 'report.json']
    await run(folder, ['corpus', 'in.jsonl', '-o', 'out.jsonl', ...more])
    const report = JSON.parse(await readFile(join(folder, 'report.json'), 'utf8'))
    expect(report.sources.map(({ source }: { source: string }) => source.length)).toEqual([200])
  })
})
