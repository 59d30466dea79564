import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { generateRows } from '../../../bench/corpus/generate-rows.ts'
import { makeFolder } from '../support/folder.ts'

const launcher = fileURLToPath(
  new URL('../../../packages/cli/bin/content-trust.js', import.meta.url),
)
const jsonl = (rows: number, seed: number) =>
  [...generateRows(rows, seed)].map((row) => `${JSON.stringify(row)}\n`).join('')

function start(folder: string, args: readonly string[]) {
  return new Promise<{ status: number; out: string; err: string }>((resolve) => {
    const options = { cwd: folder, maxBuffer: 1 << 28 }
    execFile(process.execPath, [launcher, 'corpus', ...args], options, (error, out, err) => {
      resolve({ status: typeof error?.code === 'number' ? error.code : 0, out, err })
    })
  })
}

describe('the corpus command as a process', () => {
  it('writes the same bytes with one thread, two and three', { timeout: 300_000 }, async () => {
    const folder = await makeFolder({
      'in/a.jsonl': `${jsonl(400, 1)}{\n`,
      'in/b.jsonl.gz': gzipSync(jsonl(300, 2)),
      'in/c.md': '# Notes\n\nThe pump ran for 40 hours.\n',
    })
    const runs: string[] = []
    for (const jobs of ['1', '2', '3']) {
      const { status, out, err } = await start(folder, ['in', '--dedupe', 'near', '-j', jobs])
      expect([status, err]).toEqual([0, expect.stringMatching(/^rows: \d+ scored, .*1 bad/)])
      runs.push(out)
    }
    expect(runs[0]?.split('\n').length).toBeGreaterThan(500)
    expect(runs[1]).toBe(runs[0])
    expect(runs[2]).toBe(runs[0])
  })

  it('finishes what it began on Ctrl-C, leaves with 130, and goes on', {
    timeout: 300_000,
  }, async () => {
    const folder = await makeFolder({ 'in.jsonl': jsonl(600, 4) })
    const expected = await start(folder, ['in.jsonl', '-o', 'whole.jsonl', '-q'])
    expect(expected.status).toBe(0)
    const args = ['-', '-o', 'out.jsonl', '-j', '2']
    const child = spawn(process.execPath, [launcher, 'corpus', ...args], { cwd: folder })
    const input = await readFile(join(folder, 'in.jsonl'))
    // What has not been read when it leaves is refused, as to any program that writes into a pipe.
    child.stdin.on('error', () => {})
    // The pipe stays open, as behind a program that is still writing.
    child.stdin.write(input.subarray(0, 300_000))
    await hasBegun(join(folder, 'out.jsonl.state.json'))
    child.kill('SIGINT')
    const [status] = await once(child, 'exit')
    expect(status).toBe(130)
    const again = spawn(process.execPath, [launcher, 'corpus', ...args, '--resume'], {
      cwd: folder,
    })
    again.stdin.on('error', () => {})
    again.stdin.end(input)
    const [end] = await once(again, 'exit')
    expect(end).toBe(0)
    const whole = (await readFile(join(folder, 'whole.jsonl'), 'utf8')).replaceAll(
      '"in.jsonl"',
      '"-"',
    )
    expect(await readFile(join(folder, 'out.jsonl'), 'utf8')).toBe(whole)
  })
})

/** Waits until a state is there, which means that the run has begun. */
async function hasBegun(state: string): Promise<void> {
  for (;;) {
    const text = await readFile(state, 'utf8').catch(() => '')
    if (text !== '') return
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}
