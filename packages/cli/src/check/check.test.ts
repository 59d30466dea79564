import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { MAX_BYTES } from '@content-trust/engine/node/drafts'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { run } from '../../../../test/cli/support/fake-host.ts'
import { makeFolder } from '../../../../test/cli/support/folder.ts'

// 16 pixels: nothing of them is measured.
const photo = await sharp({ create: { width: 4, height: 4, channels: 3, background: '#777' } })
  .jpeg()
  .toBuffer()
const low = 'It is plain, and long enough.'
const medium = 'It is very unique, and long enough.'
const high = 'Experts say it is very unique, and long enough.'

/** Checks files with the fake engine; one JSON record a draft. */
async function check(
  files: Readonly<Record<string, string | Uint8Array>>,
  args: readonly string[],
  more: Parameters<typeof run>[2] = {},
) {
  const cwd = await makeFolder(files)
  const { status, out, err } = await run(cwd, ['check', '-f', 'jsonl', ...args], more)
  const records: { path: string; findings?: unknown[]; recommended_action?: string }[] = out
    .split('\n')
    .flatMap((line) => (line.startsWith('{') ? [JSON.parse(line)] : []))
  return { cwd, status, err, out, records, paths: records.map(({ path }) => path) }
}

describe('the exit status', () => {
  it.each([
    ['passes', { 'a.md': medium, 'b.md': low }, [], 0],
    ['fails a gate', { 'a.md': high, 'b.md': low }, ['--fail-on', 'high'], 1],
    ['holds a gate', { 'a.md': medium, 'b.md': low }, ['--fail-on', 'high'], 0],
    [
      'is an error where a draft failed, gate or not',
      { 'a.md': high, 'b.md': 'CRASH' },
      ['--fail-on', 'high'],
      2,
    ],
  ])('%s', async (_name, files, args, expected) => {
    const { status, records } = await check(files, ['.', ...args])
    expect(status).toBe(expected)
    expect(records).toHaveLength(2)
  })

  it('is an error where nothing was checked, unless that is expected', async () => {
    const off = '---\ncontentTrust: false\n---\n\nText.\n'
    const none = await check({ 'a.txt.bin': '' }, ['*.md'])
    expect([none.status, none.err]).toEqual([2, expect.stringContaining('*.md')])
    const one = await check({ 'a.md': off }, ['a.md'])
    expect(one.status).toBe(2)
    expect(one.err).toContain('note: a.md: skipped, its front matter says')
    expect(one.err).toContain('error: nothing was checked: the only draft was skipped.')
    const two = await check({ 'a.md': off, 'b.md': off }, ['.'])
    expect(two.err).toContain('nothing was checked: all 2 drafts were skipped.')
    const fine = await check({ 'a.md': off }, ['a.md', '--pass-with-no-files'])
    expect([fine.status, fine.err]).toEqual([0, expect.not.stringContaining('nothing was checked')])
    const empty = await check({ 'a.bin': '' }, ['.'])
    expect([empty.status, empty.err]).toEqual([2, expect.stringContaining('no draft was found')])
    expect((await check({}, ['--pass-with-no-files'])).status).toBe(0)
  })
})

describe('what goes together', () => {
  it.each([
    [[], 'Name the files, folders or globs to check'],
    [['a.md', '--update-baseline'], '--update-baseline needs --baseline FILE'],
    [
      ['a.md', '--update-baseline', '--baseline', 'b.json', '--since', 'main'],
      '--update-baseline scores whole drafts; remove --since.',
    ],
    [['a.md', '--jobs', '0'], '--jobs'],
    [['a.md', '--max-findings', 'x'], '--max-findings'],
    [['a.md', '-f', 'xml'], '--format'],
  ])('refuses %j', async (args, message) => {
    const { status, err } = await check({ 'a.md': low, 'b.md': low }, args)
    expect([status, err]).toEqual([2, expect.stringContaining(message)])
  })
})

it('prints one revised draft and no more', async () => {
  const cwd = await makeFolder({ 'a.md': low, 'b.md': low })
  const { status, err } = await run(cwd, ['check', 'a.md', 'b.md', '--fix', '--stdout'])
  expect([status, err]).toEqual([2, expect.stringContaining('prints one draft, but 2 were found')])
})

describe('a quiet report', () => {
  it('holds the drafts that ask for something', async () => {
    const off = '---\ncontentTrust: false\n---\n\nText.\n'
    const torn = `---\ntitle: [torn\n---\n\n${low}\n`
    const files = { 'a.md': low, 'b.md': medium, 'c.md': off, 'd.md': torn, 'e.md': 'CRASH' }
    const { paths, err } = await check(files, ['.', '--quiet'])
    expect(paths).toEqual(['b.md', 'd.md', 'e.md'])
    expect(err).toContain('warning: d.md:')
    expect(err).toContain('error: e.md: ')
    expect(err).not.toContain('note: c.md')
    expect((await check(files, ['.'])).paths).toEqual(['a.md', 'b.md', 'c.md', 'd.md', 'e.md'])
  })
})

describe('an error of ours', () => {
  it('shows where it happened only when asked', async () => {
    const files = { 'a.md': 'CRASH' }
    const short = await check(files, ['a.md'])
    expect(short.err).toContain('Run again with --debug')
    expect(short.err).not.toContain('fake-engine')
    const long = await check(files, ['a.md', '--debug'])
    expect(long.err).toContain('fake-engine')
    expect(long.err).not.toContain('Run again')
    const gone = await check(files, ['gone.md'])
    expect(gone.err).not.toContain('Run again')
  })
})

describe('findings', () => {
  it('are as many as the format holds, or as were asked for', async () => {
    const files = { 'a.md': `${'It is very unique. '.repeat(70)}` }
    expect((await check(files, ['a.md'])).records[0]?.findings).toHaveLength(50)
    expect((await check(files, ['a.md', '--max-findings', '3'])).records[0]?.findings).toHaveLength(
      3,
    )
  })
})

describe('a baseline', () => {
  it('hides what it holds, and is written over by what was seen', async () => {
    const files = { 'a.md': medium, 'b.md': high }
    const cwd = await makeFolder(files)
    const args = ['check', '.', '-f', 'jsonl', '--baseline', 'b.json']
    const first = await run(cwd, [...args, '--update-baseline', '--fail-on', 'high'])
    expect(first.status).toBe(0)
    const { files: kept } = JSON.parse(await readFile(join(cwd, 'b.json'), 'utf8'))
    expect(Object.keys(kept)).toEqual(['a.md', 'b.md'])
    const again = await run(cwd, [...args, '--fail-on', 'high'])
    expect(again.status).toBe(0)
    for (const line of again.out.trim().split('\n')) expect(JSON.parse(line).findings).toEqual([])
    expect((await run(cwd, ['check', '.', '--fail-on', 'high'])).status).toBe(1)
  })
})

describe('a fix', () => {
  it('writes the revised draft where it came from, and tells what was done', async () => {
    const { cwd, err, status } = await check({ 'a.md': `${medium}\n`, 'b.md': low }, ['.', '--fix'])
    expect(status).toBe(0)
    expect(await readFile(join(cwd, 'a.md'), 'utf8')).toBe('It is unique, and long enough.\n')
    expect(await readFile(join(cwd, 'b.md'), 'utf8')).toBe(low)
    expect(err).toMatch(/1 edit/)
    const quiet = await check({ 'a.md': `${medium}\n` }, ['.', '--fix', '--quiet'])
    expect(quiet.err).toBe('')
  })

  it('of standard input or a dry run writes no file', async () => {
    const cwd = await makeFolder({ 'a.md': `${medium}\n` })
    const dry = await run(cwd, ['check', 'a.md', '--dry-run'])
    expect(await readFile(join(cwd, 'a.md'), 'utf8')).toBe(`${medium}\n`)
    expect(dry.out).toContain('+It is unique, and long enough.')
    const piped = await run(cwd, ['check', '-', '--fix', '--stdout'], { input: `${medium}\n` })
    expect(piped.out).toBe('It is unique, and long enough.\n')
  })
})

describe('standard input', () => {
  it('is one draft among the others, under its name where it has one', async () => {
    const both = await check({ 'a.md': low }, ['a.md', '-'], { input: medium })
    expect(both.paths).toHaveLength(2)
    expect(both.paths[0]).not.toBe('a.md')
    const named = await check({}, ['--stdin-filename', 'docs/a.md'], { input: medium })
    expect(named.paths).toEqual(['docs/a.md'])
    const beside = await check({ 'b.md': low }, ['b.md', '--stdin-filename', 'a.md'], {
      input: high,
    })
    expect(beside.paths).toEqual(['b.md'])
  })

  it('is refused where it is too large', async () => {
    const { status, err } = await check({}, ['-'], { input: Buffer.alloc(MAX_BYTES + 1, 'a ') })
    expect([status, err]).toEqual([2, expect.stringContaining('<stdin>')])
  })
})

describe('ignored files', () => {
  const files = {
    'content-trust.config.json': '{"ignore_files": ["old/**"]}',
    'a.md': low,
    'old/b.md': medium,
  }

  it('are left out, and named where the user named them', async () => {
    const all = await check(files, ['.'])
    expect([all.paths, all.err]).toEqual([['a.md'], ''])
    const named = await check(files, ['a.md', 'old/b.md'])
    expect(named.err).toContain('note: old/b.md: skipped, named under `ignore_files`')
  })
})

describe('--images', () => {
  it('checks the images that drafts show, each once, behind the first that shows it', async () => {
    const files = {
      'a.md': `${low}\n\n![One](one.jpg) ![Gone](gone.jpg)\n`,
      'b.md': `${low}\n\n![Again](one.jpg) ![Two](old/two.jpg)\n`,
      'one.jpg': photo,
      'old/two.jpg': photo,
      'content-trust.config.json': '{"ignore_files": ["old/**"]}',
    }
    expect(
      (await check(files, ['.', '--images'])).paths.filter((path) => /md|one|two/.test(path)),
    ).toEqual(expect.arrayContaining(['a.md', 'one.jpg', 'b.md']))
    const { paths } = await check(files, ['a.md', 'b.md', '--images'])
    expect(paths.filter((path) => path === 'one.jpg')).toHaveLength(1)
    expect(paths.indexOf('one.jpg')).toBe(paths.indexOf('a.md') + 1)
    expect(paths).not.toContain('old/two.jpg')
    expect((await check(files, ['a.md', 'b.md'])).paths).toEqual(['a.md', 'b.md'])
  })
})
