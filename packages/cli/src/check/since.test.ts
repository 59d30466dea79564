import { execFileSync } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { run } from '../../../../test/cli/support/fake-host.ts'
import { makeFolder } from '../../../../test/cli/support/folder.ts'

const photo = await sharp({ create: { width: 4, height: 4, channels: 3, background: '#777' } })
  .jpeg()
  .toBuffer()
const flagged = 'It is very unique, and long enough.'

async function repository(files: Readonly<Record<string, string | Uint8Array>>): Promise<string> {
  const cwd = await makeFolder(files)
  const identity = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com']
  for (const args of [
    ['init', '-q', '-b', 'main'],
    ['add', '.'],
    ['commit', '-q', '-m', 'first'],
  ]) {
    execFileSync('git', [...identity, ...args], { cwd, stdio: 'pipe' })
  }
  return cwd
}

const recordsOf = (out: string): { path: string; findings?: { line: number }[] }[] =>
  out.split('\n').flatMap((line) => (line.startsWith('{') ? [JSON.parse(line)] : []))

it('checks changed drafts, shows what is found on changed lines, and passes where nothing changed', async () => {
  const cwd = await repository({
    'same.md': `${flagged}\n`,
    'changed.md': `${flagged}\n\nPlain.\n`,
  })
  const args = ['check', '.', '-f', 'jsonl', '--since', 'main']
  const before = await run(cwd, args)
  expect([before.status, before.out, before.err]).toEqual([0, '', ''])
  await writeFile(join(cwd, 'changed.md'), `${flagged}\n\nPlain.\n\n${flagged}\n`)
  const { out } = await run(cwd, args)
  expect(
    recordsOf(out).map(({ path, findings = [] }) => [path, findings.map(({ line }) => line)]),
  ).toEqual([['changed.md', [5]]])
  const piped = await run(cwd, ['check', '-', '-f', 'jsonl', '--since', 'main'], {
    input: flagged,
  })
  expect(recordsOf(piped.out)[0]?.findings).toHaveLength(1)
})

it('edits changed lines alone, and shows what is left on them', async () => {
  const cwd = await repository({ 'a.md': `${flagged}\n\nPlain.\n` })
  const text = `${flagged}\n\nNew, and very unique. Experts say so.\n`
  await writeFile(join(cwd, 'a.md'), text)
  const { out } = await run(cwd, ['check', '.', '-f', 'jsonl', '--since', 'main', '--fix'])
  expect(await readFile(join(cwd, 'a.md'), 'utf8')).toBe(
    `${flagged}\n\nNew, and unique. Experts say so.\n`,
  )
  expect(recordsOf(out)[0]?.findings?.map(({ line }) => line)).toEqual([3])
})

it('checks with --images a changed image of a draft that is the same', async () => {
  const cwd = await repository({
    'a.md': 'Plain.\n\n![One](one.jpg)\n',
    'b.md': 'Plain.\n',
    'one.jpg': Buffer.concat([photo, Buffer.from('old')]),
  })
  await writeFile(join(cwd, 'one.jpg'), photo)
  const { out } = await run(cwd, [
    'check',
    'a.md',
    'b.md',
    '-f',
    'jsonl',
    '--since',
    'main',
    '--images',
  ])
  expect(recordsOf(out).map(({ path }) => path)).toEqual(['one.jpg'])
})

it('says where git is not installed', async () => {
  const cwd = await makeFolder({ 'a.md': flagged })
  const path = process.env['PATH']
  process.env['PATH'] = cwd
  try {
    const { status, err } = await run(cwd, ['check', '.', '--since', 'main'])
    expect([status, err]).toEqual([2, 'error: --since needs git, which is not installed.\n'])
  } finally {
    process.env['PATH'] = path
  }
})
