import { execFileSync } from 'node:child_process'
import { mkdir, rm, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { makeFolder } from '../../../../test/cli/support/folder.ts'
import { findChangedLines, parsePatch } from './changed-lines.ts'

const read = (...lines: readonly string[]) => Object.fromEntries(parsePatch(lines.join('\n')))

it('reads the lines that each hunk added', () => {
  expect(
    read(
      'diff --git a/a.md b/a.md',
      '--- a/a.md',
      '+++ b/a.md',
      '@@ -1 +1 @@ heading',
      '-old',
      '+new',
      '@@ -4,0 +5,2 @@',
      '+one',
      '+two',
      '@@ -9,2 +11,0 @@',
      '-gone',
      '-gone too',
      'diff --git a/b.md b/b.md',
      '--- /dev/null',
      '+++ b/b.md',
      '@@ -0,0 +1,3 @@',
      '+1',
      '+2',
      '+3',
    ),
  ).toEqual({
    'a.md': [
      [1, 1],
      [5, 6],
    ],
    'b.md': [[1, 3]],
  })
})

it('takes no line of a hunk for a header', () => {
  expect(
    read(
      '+++ b/a.md',
      '@@ -3,2 +3,2 @@',
      '--- a/x.md',
      '-@@ -1 +1 @@',
      '+++ b/x.md',
      '+@@ -7 +7 @@',
      '@@ -8 +8 @@',
      '-a',
      '+b',
    ),
  ).toEqual({
    'a.md': [
      [3, 4],
      [8, 8],
    ],
  })
})

it('counts no note of a missing line end as a line', () => {
  expect(
    read(
      '+++ b/a.md',
      '@@ -1 +1 @@',
      '-a',
      '\\ No newline at end of file',
      '+b',
      '\\ No newline at end of file',
      '+++ b/b.md',
      '@@ -2 +2 @@',
      '-a',
      '+b',
    ),
  ).toEqual({ 'a.md': [[1, 1]], 'b.md': [[2, 2]] })
})

it('ends with a patch that is cut', () => {
  expect(read('+++ b/a.md', '@@ -1,9 +1,9 @@', '-a')).toEqual({ 'a.md': [[1, 9]] })
  expect(read('')).toEqual({})
})

it.each([
  ['b/with space.md\t', 'with space.md'],
  ['b/b/inner.md', 'b/inner.md'],
  ['"b/caf\\303\\251.md"', 'café.md'],
  ['"b/\\"quoted\\"\\\\.md"', '"quoted"\\.md'],
  ['"b/a\\nb\\tc\\rd\\ae\\bf\\fg\\vh.md"', 'a\nb\tc\rd\x07e\bf\fg\vh.md'],
])('reads the path %s', (written, path) => {
  expect(Object.keys(read(`+++ ${written}`))).toEqual([path])
})

const git = (cwd: string, ...args: string[]) => {
  const identity = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com']
  execFileSync('git', [...identity, ...args], { cwd, stdio: 'pipe' })
}

it('asks git for the lines of files that changed, are new, or have no lines', async () => {
  const cwd = await makeFolder({
    'same.md': 'Same.\n',
    'sub/text.md': 'One.\nTwo.\nThree.\n',
    'sub/kept.bin': Uint8Array.of(0, 1, 2),
    'gone.md': 'Gone.\n',
    '.gitignore': 'ignored.md\n',
  })
  git(cwd, 'init', '-q', '-b', 'main')
  git(cwd, 'add', '.')
  git(cwd, 'commit', '-q', '-m', 'first')
  await writeFile(join(cwd, 'sub/text.md'), 'One.\nNew.\nThree.\nFour.\n')
  await writeFile(join(cwd, 'sub/kept.bin'), Uint8Array.of(0, 1, 3))
  await writeFile(join(cwd, 'sub/ünique new.md'), 'New.\n')
  await writeFile(join(cwd, 'ignored.md'), 'New.\n')
  await rm(join(cwd, 'gone.md'))
  const whole = [[1, Number.POSITIVE_INFINITY]]
  const expected = [
    [
      [2, 2],
      [4, 4],
    ],
    whole,
    whole,
    null,
    null,
    null,
  ]
  const names = [
    'sub/text.md',
    'sub/kept.bin',
    'sub/ünique new.md',
    'same.md',
    'ignored.md',
    'gone.md',
  ]
  const changed = await findChangedLines(cwd, 'main')
  expect(names.map((name) => changed(join(cwd, name)))).toEqual(expected)

  // From a folder inside, and through a link to it.
  const inside = await findChangedLines(join(cwd, 'sub'), 'HEAD')
  expect(inside(join(cwd, 'sub/text.md'))).toEqual(expected[0])
  const elsewhere = await makeFolder({})
  await symlink(join(cwd, 'sub'), join(elsewhere, 'link'))
  const linked = await findChangedLines(join(elsewhere, 'link'), 'HEAD')
  expect(linked(join(elsewhere, 'link/text.md'))).toEqual(expected[0])
  expect(linked(join(elsewhere, 'link/other.md'))).toBeNull()

  await expect(findChangedLines(cwd, 'nowhere')).rejects.toThrow('git knows no commit `nowhere`')
  await expect(findChangedLines(cwd, '--output=x')).rejects.toThrow('git knows no commit')
})

it('compares with what both sides have in common, or with the commit itself', async () => {
  const cwd = await makeFolder({ 'a.md': 'One.\n' })
  git(cwd, 'init', '-q', '-b', 'main')
  git(cwd, 'add', '.')
  git(cwd, 'commit', '-q', '-m', 'first')
  git(cwd, 'checkout', '-q', '-b', 'topic')
  git(cwd, 'checkout', '-q', 'main')
  await writeFile(join(cwd, 'b.md'), 'Of main alone.\n')
  git(cwd, 'add', '.')
  git(cwd, 'commit', '-q', '-m', 'second')
  git(cwd, 'checkout', '-q', 'topic')
  const common = await findChangedLines(cwd, 'main')
  expect([common(join(cwd, 'a.md')), common(join(cwd, 'b.md'))]).toEqual([null, null])
  git(cwd, 'checkout', '-q', '--orphan', 'other')
  await writeFile(join(cwd, 'a.md'), 'Other.\n')
  git(cwd, 'commit', '-q', '-a', '-m', 'apart')
  const apart = await findChangedLines(cwd, 'main')
  expect(apart(join(cwd, 'a.md'))).toEqual([[1, 1]])
})

it('knows what was moved or copied, and the lines that were written after', async () => {
  const text = Array.from({ length: 12 }, (_, index) => `Line ${index} of the page.\n`).join('')
  const cwd = await makeFolder({ 'a.md': text, 'b.md': `${text}B.\n`, 'c.md': `C.\n${text}` })
  git(cwd, 'init', '-q', '-b', 'main')
  git(cwd, 'add', '.')
  git(cwd, 'commit', '-q', '-m', 'first')
  await mkdir(join(cwd, 'docs'))
  git(cwd, 'mv', 'a.md', 'docs/moved.md')
  git(cwd, 'mv', 'b.md', 'docs/edited.md')
  await writeFile(join(cwd, 'docs/edited.md'), `${text}B.\nNew.\n`)
  await writeFile(join(cwd, 'docs/untracked copy.md'), `C.\n${text}`)
  await writeFile(join(cwd, 'docs/copy.md'), `C.\n${text}`)
  await writeFile(join(cwd, 'docs/edited-copy.md'), `C.\n${text}New.\n`)
  await writeFile(join(cwd, 'docs/new.md'), 'New.\n')
  git(cwd, 'add', 'docs/copy.md', 'docs/edited-copy.md')
  const changed = await findChangedLines(cwd, 'main')
  const of = (name: string) => changed(join(cwd, 'docs', name))
  for (const name of ['moved.md', 'copy.md', 'untracked copy.md']) expect(of(name)).toBeNull()
  expect(of('edited.md')).toEqual([[14, 14]])
  expect(of('edited-copy.md')).toEqual([[14, 14]])
  expect(of('new.md')).toEqual([[1, Number.POSITIVE_INFINITY]])
})

it('takes what git cannot hash for new: links that lead nowhere or to a folder, and other repositories', async () => {
  const cwd = await makeFolder({ 'a.md': 'One.\n', 'docs/b.md': 'One.\n' })
  git(cwd, 'init', '-q', '-b', 'main')
  git(cwd, 'add', '.')
  git(cwd, 'commit', '-q', '-m', 'first')
  await symlink('docs', join(cwd, 'folder'))
  await symlink('nowhere.md', join(cwd, 'link.md'))
  await mkdir(join(cwd, 'other'))
  git(join(cwd, 'other'), 'init', '-q', '-b', 'main')
  await writeFile(join(cwd, 'other/c.md'), 'One.\n')
  await writeFile(join(cwd, 'copy.md'), 'One.\n')
  await writeFile(join(cwd, 'new.md'), 'New.\n')
  const changed = await findChangedLines(cwd, 'main')
  expect(changed(join(cwd, 'new.md'))).toEqual([[1, Number.POSITIVE_INFINITY]])
  expect(changed(join(cwd, 'link.md'))).toEqual([[1, Number.POSITIVE_INFINITY]])
  expect(changed(join(cwd, 'copy.md'))).toBeNull()
})

it('keeps a folder apart from one whose name begins alike', async () => {
  const cwd = await makeFolder({
    'doc/x.md': 'One.\n',
    'docs/a.md': 'One.\n',
    'doc/s/a.md': 'One.\n',
  })
  git(cwd, 'init', '-q', '-b', 'main')
  git(cwd, 'add', '.')
  git(cwd, 'commit', '-q', '-m', 'first')
  await writeFile(join(cwd, 'doc/s/a.md'), 'Two.\n')
  const changed = await findChangedLines(join(cwd, 'doc'), 'main')
  expect(changed(join(cwd, 'doc/s/a.md'))).toEqual([[1, 1]])
  expect(changed(join(cwd, 'docs/a.md'))).toBeNull()
})

it('says where there is no repository', async () => {
  const cwd = await makeFolder({})
  await mkdir(join(cwd, 'sub'))
  await expect(findChangedLines(join(cwd, 'sub'), 'main')).rejects.toThrow(
    '--since needs a git repository, and this folder is not in one.',
  )
})
