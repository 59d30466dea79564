import { chmod, lstat, readdir, readFile, stat, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { writeDraft } from '../../packages/cli/src/fix/write-draft.ts'
import { run } from './support/fake-host.ts'
import { makeFolder } from './support/folder.ts'

const text = 'It is very unique.\n\nWe utilise it.\n'
const fixed = 'It is unique.\n\nWe use it.\n'
const read = (folder: string, name: string) => readFile(join(folder, name), 'utf8')

describe('--fix', () => {
  it('edits the draft, names each edit and reports what is left', async () => {
    const folder = await makeFolder({ 'a.md': `${text}\nExperts say so.\n` })
    const { out, err, status } = await run(folder, ['check', '.', '--fix'])
    expect(await read(folder, 'a.md')).toBe(`${fixed}\nExperts say so.\n`)
    expect(out).toContain('✓ put “unique”')
    expect(out).toContain('1 finding: 1 high')
    expect(err).toBe('fix: 2 edits in 1 draft\n')
    expect(status).toBe(0)
  })

  it('exits with what the findings that are left deserve', async () => {
    const folder = await makeFolder({ 'good.md': text, 'bad.md': `${text}Experts say so.` })
    const gate = ['--fix', '--fail-on', 'medium']
    expect((await run(folder, ['check', 'good.md', ...gate])).status).toBe(0)
    expect((await run(folder, ['check', 'bad.md', ...gate])).status).toBe(1)
  })

  it('keeps byte order mark, line ends, the missing last one, mode and links', async () => {
    const folder = await makeFolder({ 'real/a.md': '\ufeffVery unique.\r\nUtilise it' })
    await chmod(join(folder, 'real/a.md'), 0o640)
    await symlink('real/a.md', join(folder, 'link.md'))
    await run(folder, ['check', 'link.md', '--fix'])
    expect(await read(folder, 'real/a.md')).toBe('\ufeffunique.\r\nuse it')
    expect((await stat(join(folder, 'real/a.md'))).mode & 0o777).toBe(0o640)
    expect((await lstat(join(folder, 'link.md'))).isSymbolicLink()).toBe(true)
    expect(await readdir(join(folder, 'real'))).toEqual(['a.md'])
  })

  it('does not touch a draft without edits', async () => {
    const folder = await makeFolder({ 'a.md': 'Experts say so.\n' })
    const before = await stat(join(folder, 'a.md'))
    const { err } = await run(folder, ['check', '.', '--fix'])
    expect((await stat(join(folder, 'a.md'))).ino).toBe(before.ino)
    expect(err).toBe('')
  })

  it('says what was left alone for safety, and why', async () => {
    const folder = await makeFolder({ 'a.md': 'KEEP very unique, not utilise.' })
    const { out, err } = await run(folder, ['check', '.', '--fix', '-f', 'jsonl'])
    expect(JSON.parse(out)).toMatchObject({
      fix: { refused: [{ rule: 'hollow-intensifier', line: 1, start: 5, reason: 'Kept.' }] },
      result: { revision_notes: ['put “use”'], revision_safety: { status: 'passed' } },
    })
    expect(err).toContain('1 edit in 1 draft; 1 proposal left alone')
  })

  it('leaves alone what settings or a baseline hide', async () => {
    const folder = await makeFolder({
      'a.md': text,
      'content-trust.config.json': '{"ignore_rules":["wordy-phrase"]}',
    })
    await run(folder, ['check', 'a.md', '--fix'])
    expect(await read(folder, 'a.md')).toBe('It is unique.\n\nWe utilise it.\n')
    const known = await makeFolder({ 'a.md': text })
    const baseline = ['--baseline', 'known.json']
    await run(known, ['check', 'a.md', ...baseline, '--update-baseline'])
    await run(known, ['check', 'a.md', ...baseline, '--fix'])
    expect(await read(known, 'a.md')).toBe(text)
  })

  it('a second run finds nothing to do, with and without a cache', async () => {
    const folder = await makeFolder({ 'a.md': text })
    await run(folder, ['check', '.', '--fix', '--cache'])
    const { err } = await run(folder, ['check', '.', '--fix', '--cache'])
    expect([err, await read(folder, 'a.md')]).toEqual(['', fixed])
  })

  it('refuses a file that is read-only, and exits with 2', async () => {
    const folder = await makeFolder({ 'a.md': text })
    await chmod(join(folder, 'a.md'), 0o444)
    const { err, status } = await run(folder, ['check', '.', '--fix'])
    expect(err).toContain('error: a.md: not writable: the file is read-only\n')
    expect([status, await read(folder, 'a.md')]).toEqual([2, text])
  })

  it('does not overwrite a draft that changed since it was read', async () => {
    const folder = await makeFolder({ 'a.md': text })
    await writeFile(join(folder, 'a.md'), 'New words.')
    const problem = await writeDraft(join(folder, 'a.md'), text, fixed)
    expect(problem).toBe('not written: the file changed while it was checked')
    expect(await read(folder, 'a.md')).toBe('New words.')
  })

  it.each([
    [['-', '--fix'], 'Standard input has no file to write; use --fix --stdout'],
    [['a.md', '--fix', '--watch'], '--fix would write a file that is open in an editor'],
    [['a.md', '--stdout'], '--stdout needs --fix'],
    [['a.md', '--fix', '--stdout', '--dry-run'], 'Choose one of --dry-run and --stdout'],
    [['a.md', '--dry-run', '-f', 'sarif'], '--dry-run writes a diff'],
    [['a.md', 'b.md', '--fix', '--stdout'], '--stdout prints one draft, but 2 were found'],
    [['a.md', '--dry-run', '--baseline', 'b', '--update-baseline'], '--dry-run writes nothing'],
  ])('refuses %j', async (args, message) => {
    const folder = await makeFolder({ 'a.md': text, 'b.md': text })
    const { err, out, status } = await run(folder, ['check', ...args])
    expect([status, out]).toEqual([2, ''])
    expect(err).toContain(`error: ${message}`)
    expect(await read(folder, 'a.md')).toBe(text)
  })
})

describe('--fix --stdout', () => {
  it('is a filter: the revised draft and nothing else', async () => {
    const { out, status } = await run('.', ['check', '-', '--fix', '--stdout'], { input: text })
    expect([out, status]).toEqual([fixed, 0])
  })

  it('prints a draft without edits as it is', async () => {
    const { out } = await run('.', ['check', '-', '--fix', '--stdout', '-q'], { input: 'As is.' })
    expect(out).toBe('As is.')
  })
})

describe('--dry-run', () => {
  it('prints a diff that patch can read, and writes nothing', async () => {
    const folder = await makeFolder({ 'a.md': text, 'b.md': 'Nothing here.\n' })
    const { out, err } = await run(folder, ['check', '.', '--dry-run'])
    expect(out).toBe(
      '--- a/a.md\n+++ b/a.md\n@@ -1,3 +1,3 @@\n-It is very unique.\n+It is unique.\n \n-We utilise it.\n+We use it.\n',
    )
    expect(err).toBe('fix: 2 edits in 1 draft, no file written\n')
    expect(await read(folder, 'a.md')).toBe(text)
  })

  it('exits with what the findings that would be left deserve', async () => {
    const folder = await makeFolder({ 'a.md': `${text}Experts say so.` })
    const { status } = await run(folder, ['check', '.', '--dry-run', '--fail-on', 'medium'])
    expect(status).toBe(1)
  })

  it('gives the edits as data with -f json', async () => {
    const folder = await makeFolder({ 'a.md': text })
    const { out } = await run(folder, ['check', '.', '--dry-run', '-f', 'json'])
    expect(JSON.parse(out).files[0].fix.edits).toEqual([
      {
        rule: 'hollow-intensifier',
        line: 1,
        column: 7,
        start: 6,
        end: 17,
        text: 'unique',
        note: 'put “unique”',
      },
      {
        rule: 'wordy-phrase',
        line: 3,
        column: 4,
        start: 23,
        end: 30,
        text: 'use',
        note: 'put “use”',
      },
    ])
    expect(await read(folder, 'a.md')).toBe(text)
  })
})
