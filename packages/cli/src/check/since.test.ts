import { execFileSync } from 'node:child_process'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { run } from '../../../../test/cli/support/fake-host.ts'
import { makeFolder } from '../../../../test/cli/support/folder.ts'

const photo = await sharp({ create: { width: 4, height: 4, channels: 3, background: '#777' } })
  .jpeg()
  .toBuffer()
const ruleGate = { 'content-trust.config.json': '{ "fail_on_rules": ["hollow-intensifier"] }' }
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

it('passes a draft that git moved, and a copy, and fails what was added to them', async () => {
  const text = `# Old\n\n${flagged}\n\nIt ran for 3 hours on 4 May 2024 in hall 3.\n`
  const cwd = await repository({
    ...ruleGate,
    'docs/a.md': text,
    'docs/b.md': `${text}\nB.\n`,
  })
  await mkdir(join(cwd, 'new'))
  execFileSync('git', ['mv', 'docs/a.md', 'new/a.md'], { cwd, stdio: 'pipe' })
  await writeFile(join(cwd, 'new/b.md'), `${text}\nB.\n`)
  const args = ['check', '.', '-f', 'jsonl', '--since', 'main']
  const moved = await run(cwd, args)
  expect([moved.status, moved.out]).toEqual([0, ''])
  await writeFile(join(cwd, 'new/a.md'), `${text}\nMore.\n\n${flagged}\n`)
  const edited = await run(cwd, args)
  expect(edited.status).toBe(1)
  expect(
    recordsOf(edited.out).map(({ path, findings = [] }) => [
      path,
      findings.map(({ line }) => line),
    ]),
  ).toEqual([['new/a.md', [9]]])
})

it('knows by a baseline what was moved or copied, and shows what was added to it', async () => {
  const cwd = await makeFolder({
    ...ruleGate,
    'docs/a.md': `${flagged}\n\nExperts say so.\n`,
    'docs/calm.md': 'It ran for 3 hours on 4 May 2024 in hall 3.\n',
  })
  const gate = ['-f', 'jsonl', '--baseline', 'b.json']
  await run(cwd, ['check', 'docs', '--baseline', 'b.json', '--update-baseline'])
  await mkdir(join(cwd, 'new'))
  for (const name of ['a.md', 'calm.md'])
    await rename(join(cwd, 'docs', name), join(cwd, 'new', name))
  const shown = async (text: string) => {
    await writeFile(join(cwd, 'new/a.md'), text)
    const { status, out } = await run(cwd, ['check', 'new', ...gate])
    return [status, recordsOf(out).flatMap(({ findings = [] }) => findings.map(({ line }) => line))]
  }
  expect(await shown(`# New\n\n${flagged}\n\nExperts say so.\n`)).toEqual([0, []])
  expect(await shown(`${flagged}\n\nExperts say so.\n\nThe layout is very unique.\n`)).toEqual([
    1,
    [5],
  ])
  expect(await shown('The layout is very unique.\n')).toEqual([1, [1]])
})

it('lists what a change asks to be exempt from', async () => {
  const known = `<!-- content-trust-disable-next-line hollow-intensifier -->\n${flagged}\n`
  const cwd = await repository({ ...ruleGate, 'a.md': known, 'b.md': 'B.\n', 'c.md': 'C.\n' })
  const added =
    '<!-- content-trust-disable-next-line hollow-intensifier -- a quote -->\n\nIt is very unique.\n'
  await writeFile(join(cwd, 'a.md'), `${known}\n${added}`)
  await writeFile(join(cwd, 'b.md'), `---\ncontentTrust: false\n---\n\n${flagged}\n`)
  await writeFile(join(cwd, 'c.md'), `---\ncontentTrust:\n  fail_on: none\n---\n\nIt ran.\n`)
  const { err } = await run(cwd, ['check', '.', '-f', 'jsonl', '--since', 'main'])
  expect(err.split('\n').filter((line) => / asks /.test(line))).toEqual([
    'note: a.md:4: asks to be exempt from hollow-intensifier (a quote)',
    'note: b.md: its front matter asks not to be checked',
    'note: c.md: its front matter asks for other settings: fail_on',
  ])
})
