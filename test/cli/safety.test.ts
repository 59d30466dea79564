import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { run } from './support/fake-host.ts'
import { makeFolder } from './support/folder.ts'

const pair = (id: number, before: string, after: string) => JSON.stringify({ id, before, after })
const linesOf = (out: string): unknown[] =>
  out
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line))

describe('safety --jsonl', () => {
  it('R-REV-03 R-REV-06 answers each line with a verdict and its reasons, in order', async () => {
    const folder = await makeFolder({})
    const input = [
      pair(1, 'It may take 5 days.', 'It takes 6 days.'),
      pair(2, 'We utilize it in order to test.', 'We use it to test.'),
    ].join('\n')
    const { status, out, err } = await run(folder, ['safety', '--jsonl'], { input })
    expect(status).toBe(0)
    expect(err).toBe('')
    expect(linesOf(out)).toMatchObject([
      {
        id: 1,
        status: 'failed',
        failure_reasons: [
          'The number “5 days” is missing.',
          'The number “6 days” is new.',
          'The word “may” is missing.',
        ],
      },
      { id: 2, status: 'passed', failure_reasons: [] },
    ])
  })

  it('reads files one after the other, also without a line end', async () => {
    const folder = await makeFolder({ 'a.jsonl': pair(1, 'One.', 'One.') })
    await writeFile(join(folder, 'b.jsonl'), `\n${pair(2, 'Two.', 'Two.')}\n`)
    const { out } = await run(folder, ['safety', '--jsonl', 'a.jsonl', 'b.jsonl', '-'], {
      input: pair(3, 'Three.', 'Three.'),
    })
    expect(linesOf(out)).toMatchObject([{ id: 1 }, { id: 2 }, { id: 3 }])
  })

  it.each([
    ['{', null, 'not valid JSON'],
    ['[]', null, 'expected an object with `id`, `before` and `after`'],
    ['{"id":{}}', null, 'expected `id` to be a string or a number'],
    ['{"id":"x","before":"a"}', 'x', 'expected `after` to be a string'],
    ['{"id":1,"before":1,"after":"a"}', 1, 'expected `before` to be a string'],
    ['{"id":1,"before":"a","after":"\\ud800"}', 1, '`after` holds a lone surrogate at offset 0'],
  ])('names what is wrong with %s and goes on', async (line, id, message) => {
    const folder = await makeFolder({})
    const input = `${line}\n${pair(9, 'a', 'a')}\n`
    const { status, out } = await run(folder, ['safety', '--jsonl'], { input })
    const [bad, good] = linesOf(out)
    expect(bad).toEqual({ id, error: expect.stringContaining(message) })
    expect(good).toMatchObject({ id: 9, status: 'passed' })
    expect(status).toBe(0)
  })

  it('reads plain text as such with --plain', async () => {
    const folder = await makeFolder({})
    const input = pair(1, '# One', '## One')
    const plain = await run(folder, ['safety', '--jsonl', '--plain'], { input })
    const markdown = await run(folder, ['safety', '--jsonl'], { input })
    expect(linesOf(plain.out)).toMatchObject([{ status: 'passed' }])
    expect(linesOf(markdown.out)).toMatchObject([{ status: 'failed' }])
  })

  it.each([
    [['safety'], '`safety` reads JSON lines: add --jsonl.'],
    [['safety', '--jsonl', 'gone.jsonl'], 'gone.jsonl: no such file.'],
  ])('%j is wrong use: exit 2', async (args, message) => {
    const folder = await makeFolder({})
    const { status, err } = await run(folder, args)
    expect(err).toBe(`error: ${message}\n`)
    expect(status).toBe(2)
  })
})
