import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { run } from '../../../../test/cli/support/fake-host.ts'
import { makeFolder } from '../../../../test/cli/support/folder.ts'

const low = 'It is plain, and long enough.'
const medium = 'It is very unique, and long enough.'

it('reads a baseline without writing it', async () => {
  const cwd = await makeFolder({ 'a.md': medium, 'b.json': '{"version":1,"files":{}}' })
  await run(cwd, ['check', '.', '--baseline', 'b.json'])
  expect(await readFile(join(cwd, 'b.json'), 'utf8')).toBe('{"version":1,"files":{}}')
  const gone = await run(cwd, ['check', '.', '--baseline', 'c.json'])
  expect([gone.status, gone.err]).toEqual([2, expect.stringContaining('--update-baseline')])
})

it('keeps no draft in a baseline that has no path or could not be scored', async () => {
  const cwd = await makeFolder({ 'a.md': medium, 'b.md': 'CRASH' })
  const args = ['check', 'a.md', 'b.md', '-', '--baseline', 'b.json', '--update-baseline']
  expect((await run(cwd, args, { input: medium })).status).toBe(2)
  expect(Object.keys(JSON.parse(await readFile(join(cwd, 'b.json'), 'utf8')).files)).toEqual([
    'a.md',
  ])
})

it('writes a fix that was asked for even where the report is quiet, and shows a diff all the same', async () => {
  const cwd = await makeFolder({ 'a.md': `${medium}\n`, 'b.md': `${low}\n` })
  const diff = await run(cwd, ['check', '.', '--dry-run', '--quiet'])
  expect(diff.out).toContain('+It is unique, and long enough.')
  const revised = await run(cwd, ['check', 'b.md', '--fix', '--stdout', '--quiet'])
  expect(revised.out).toBe(`${low}\n`)
})

it('tells of fixes only where there could be some', async () => {
  const cwd = await makeFolder({ 'a.md': `${medium}\n` })
  expect((await run(cwd, ['check', 'a.md'])).err).toBe('')
  expect((await run(cwd, ['check', 'a.md', '--fix'])).err).not.toBe('')
})

it('gives a verbose report the findings of every draft, and a quiet one those that matter', async () => {
  const many = Object.fromEntries(Array.from({ length: 30 }, (_, at) => [`${at}.md`, medium]))
  const cwd = await makeFolder(many)
  const shown = async (...args: string[]) => (await run(cwd, ['check', '.', ...args])).out
  const [plain, verbose] = [await shown(), await shown('--verbose')]
  expect(verbose.length).toBeGreaterThan(plain.length)
  expect(verbose.match(/hollow-intensifier$/gm)?.length).toBeGreaterThanOrEqual(30)
})

it('spreads media over as many processes as there are cores, or as were asked for', async () => {
  const png = Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'latin1')
  const cwd = await makeFolder({ 'a.png': png, 'b.md': low })
  const asked: number[] = []
  const more = {
    cores: 5,
    scoreMedia: async function* (tasks: readonly { shown: string }[], jobs: number) {
      asked.push(jobs)
      for (const { shown } of tasks) yield { status: 'skipped', shown, note: 'none' } as const
    },
  }
  await run(cwd, ['check', 'a.png', 'b.md'], more)
  await run(cwd, ['check', 'a.png', 'b.md', '--jobs', '1'], more)
  expect(asked).toEqual([5, 1])
})

it('names the line of a draft that cannot be read', async () => {
  const cwd = await makeFolder({})
  await writeFile(join(cwd, 'a.md'), Uint8Array.of(0x41, 10, 0x42, 10, 0xff, 0xfe, 0xfd))
  const { err, status } = await run(cwd, ['check', 'a.md'])
  expect(status).toBe(2)
  expect(err).toMatch(/^error: a\.md(?::\d+)?: /)
})
