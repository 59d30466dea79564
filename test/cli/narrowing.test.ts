import { execFileSync } from 'node:child_process'
import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parsePatch } from '../../packages/cli/src/drafts/changed-lines.ts'
import { run } from './support/fake-host.ts'
import { makeFolder } from './support/folder.ts'

const git = (cwd: string, ...args: string[]) => {
  const identity = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com']
  execFileSync('git', [...identity, ...args], { cwd, stdio: 'pipe' })
}

async function makeRepository(
  files: Readonly<Record<string, string | Uint8Array>>,
): Promise<string> {
  const folder = await makeFolder(files)
  git(folder, 'init', '-q', '-b', 'main')
  git(folder, 'add', '.')
  git(folder, 'commit', '-q', '-m', 'first')
  return folder
}

const findingsOf = async (cwd: string, ...args: string[]) => {
  const { out, err, status } = await run(cwd, ['check', '.', '-f', 'jsonl', ...args])
  const files =
    out === ''
      ? []
      : out
          .trimEnd()
          .split('\n')
          .map((line) => JSON.parse(line))
  const lines = files.map(({ path, findings }) => [
    path,
    (findings ?? []).map(({ line }: { line: number }) => line),
  ])
  return { lines: Object.fromEntries(lines), err, status, files }
}

describe('--since', () => {
  const old = 'First, very unique.\n\nSecond line.\n\nThird, very unique.\n'

  it('checks with --images those on changed lines, and changed ones that any draft shows', async () => {
    const photo = await readFile('examples/images/undeclared.jpg')
    const other = await readFile('examples/images/declared.jpg')
    const folder = await makeRepository({
      'a.md': 'One.\n\n![Old](old.jpg)\n',
      'b.md': 'Two.\n\n![Drawn again](again.jpg) ![Same](same.jpg)\n',
      'old.jpg': photo,
      'again.jpg': photo,
      'same.jpg': photo,
      'new.jpg': photo,
    })
    await writeFile(join(folder, 'a.md'), 'One.\n\n![Old](old.jpg)\n\n![New](new.jpg)\n')
    await writeFile(join(folder, 'again.jpg'), other)
    const { files } = await findingsOf(folder, '--since', 'main', '--images')
    expect(files.map(({ path }: { path: string }) => path)).toEqual([
      'a.md',
      'new.jpg',
      'again.jpg',
    ])
  })

  it('checks changed files only, and shows findings on changed lines only', async () => {
    const folder = await makeRepository({
      'a.md': old,
      'b.md': old,
      'ü "x".md': old,
      'sub/c.md': old,
    })
    await writeFile(join(folder, 'a.md'), old.replace('Second line.', 'Second, very unique.'))
    await writeFile(join(folder, 'ü "x".md'), `${old}\nFourth, very unique.`)
    await writeFile(join(folder, 'new.md'), 'All new, very unique.')
    const { lines } = await findingsOf(folder, '--since', 'HEAD')
    expect(lines).toEqual({ 'a.md': [3], 'new.md': [1], 'ü "x".md': [7] })
  })

  it('works from a folder below the root, and compares with the merge base', async () => {
    const folder = await makeRepository({ 'sub/a.md': old, 'sub/b.md': old })
    git(folder, 'checkout', '-q', '-b', 'topic')
    await writeFile(join(folder, 'sub/a.md'), `Zero, very unique.\n${old}`)
    git(folder, 'commit', '-q', '-a', '-m', 'topic')
    git(folder, 'checkout', '-q', 'main')
    await writeFile(join(folder, 'sub/b.md'), `${old}More, very unique.\n`)
    git(folder, 'commit', '-q', '-a', '-m', 'main')
    git(folder, 'checkout', '-q', 'topic')
    const { lines } = await findingsOf(join(folder, 'sub'), '--since', 'main')
    expect(lines).toEqual({ 'a.md': [1] })
  })

  it('fails the gate only for something new', async () => {
    const folder = await makeRepository({ 'a.md': old })
    await writeFile(join(folder, 'a.md'), old.replace('Second line.', 'Another line.'))
    const calm = await findingsOf(folder, '--since', 'HEAD', '--fail-on', 'high')
    expect([calm.status, calm.lines]).toEqual([0, { 'a.md': [] }])
    await writeFile(join(folder, 'a.md'), old.replace('Second line.', 'Very unique.'))
    const worse = await findingsOf(folder, '--since', 'HEAD', '--fail-on', 'high')
    expect([worse.status, worse.lines]).toEqual([1, { 'a.md': [3] }])
  })

  it('passes when nothing changed', async () => {
    const folder = await makeRepository({ 'a.md': old })
    expect((await findingsOf(folder, '--since', 'HEAD')).status).toBe(0)
  })

  it.each([['no-such-branch'], ['--output=stolen.txt']])('refuses %s', async (ref) => {
    const folder = await makeRepository({ 'a.md': old })
    const { status, err } = await findingsOf(folder, `--since=${ref}`)
    expect(err).toContain(`git knows no commit \`${ref}\``)
    expect(status).toBe(2)
  })

  it('says that it needs a repository', async () => {
    const folder = await makeFolder({ 'a.md': old })
    const { status, err } = await findingsOf(folder, '--since', 'HEAD')
    expect(err).toContain('--since needs a git repository')
    expect(status).toBe(2)
  })

  it('reads a patch whose text looks like headers', () => {
    const patch = [
      '+++ b/a.md',
      '@@ -1,2 +1,3 @@',
      '-@@ -9 +9 @@',
      '-+++ b/wrong.md',
      '+++ b/wrong.md',
      '+@@ -9 +9 @@',
      '+x',
      '\\ No newline at end of file',
      '@@ -5,2 +5,0 @@',
      '-x',
      '-y',
      '+++ "b/\\303\\274.md"',
      '@@ -0,0 +7 @@',
      '+x',
    ].join('\n')
    expect([...parsePatch(patch)]).toEqual([
      ['a.md', [[1, 3]]],
      ['ü.md', [[7, 7]]],
    ])
  })
})

describe('--baseline', () => {
  const text = 'First, very unique.\n\nSecond, we utilise it.\n'

  it('hides known findings, also after lines moved, and shows new ones', async () => {
    const folder = await makeFolder({ 'a.md': text })
    const made = await findingsOf(folder, '--baseline', 'b.json', '--update-baseline')
    expect([made.status, made.lines]).toEqual([0, { 'a.md': [] }])
    await writeFile(
      join(folder, 'a.md'),
      `# New title\n\nAs experts say.\n\nSecond, we\r\nutilise it.\n\nFirst, very unique.\n`,
    )
    const { lines, files } = await findingsOf(folder, '--baseline', 'b.json')
    expect(lines).toEqual({ 'a.md': [3] })
    expect(files[0].hidden.map(({ by }: { by: string }) => by)).toEqual(['baseline', 'baseline'])
  })

  it('counts repeated findings', async () => {
    const folder = await makeFolder({ 'a.md': '- very unique\n- very unique\n' })
    await findingsOf(folder, '--baseline', 'b.json', '--update-baseline')
    await writeFile(join(folder, 'a.md'), '- very unique\n- very unique\n- very unique\n')
    const { lines } = await findingsOf(folder, '--baseline', 'b.json')
    expect(lines).toEqual({ 'a.md': [3] })
  })

  it('fails the gate only for something new', async () => {
    const high = 'First, very unique.\n\nAs experts say.\n'
    const folder = await makeFolder({ 'a.md': high })
    await findingsOf(folder, '--baseline', 'b.json', '--update-baseline')
    const known = await findingsOf(folder, '--baseline', 'b.json', '--fail-on', 'high')
    await writeFile(join(folder, 'a.md'), `${high}\nWe utilise it.`)
    const fresh = await findingsOf(folder, '--baseline', 'b.json', '--fail-on', 'high')
    expect([known.status, fresh.status]).toEqual([0, 1])
  })

  it('marks new and unchanged results in SARIF', async () => {
    const folder = await makeFolder({ 'a.md': text })
    await findingsOf(folder, '--baseline', 'b.json', '--update-baseline')
    await writeFile(join(folder, 'a.md'), `${text}\nAs experts say.`)
    const { out } = await run(folder, ['check', '.', '-f', 'sarif', '--baseline', 'b.json'])
    const results = JSON.parse(out).runs[0].results
    const states = results.map(({ ruleId, baselineState }: Record<string, string>) => [
      ruleId,
      baselineState,
    ])
    expect(Object.fromEntries(states)).toEqual({
      'vague-attribution': 'new',
      'hollow-intensifier': 'unchanged',
      'wordy-phrase': 'unchanged',
    })
  })

  it('keeps entries of drafts that were not checked, drops those that are gone', async () => {
    const folder = await makeFolder({ 'a.md': text, 'b.md': text, 'c.md': text })
    await findingsOf(folder, '--baseline', 'base.json', '--update-baseline')
    await rm(join(folder, 'c.md'))
    await rename(join(folder, 'a.md'), join(folder, 'd.md'))
    await run(folder, ['check', 'd.md', '--baseline', 'base.json', '--update-baseline'])
    const { files } = JSON.parse(await readFile(join(folder, 'base.json'), 'utf8'))
    expect(Object.keys(files)).toEqual(['b.md', 'd.md'])
  })

  it.each([
    ['missing', null, 'no such file or folder; make it with --update-baseline'],
    ['no JSON', '{', 'not valid JSON'],
    [
      'another version',
      '{"version":2,"files":{}}',
      'not a baseline of this version (at `version`)',
    ],
  ])('%s: names the file and what to do', async (_name, content, message) => {
    const folder = await makeFolder({
      'a.md': text,
      ...(content === null ? {} : { 'b.json': content }),
    })
    const { status, err } = await findingsOf(folder, '--baseline', 'b.json')
    expect(err).toContain('error: b.json: ')
    expect(err).toContain(message)
    expect(status).toBe(2)
  })
})

describe('--cache', () => {
  it('gives the same report, scores only what changed, and survives damage', async () => {
    const folder = await makeFolder({ 'a.md': 'It is very unique.', 'b.md': 'We utilise it.' })
    let scored = 0
    const { fakeEngine } = await import('./support/fake-engine.ts')
    const loadEngine = async () => ({
      ...fakeEngine,
      analyzeText: (...args: Parameters<typeof fakeEngine.analyzeText>) => {
        scored++
        return fakeEngine.analyzeText(...args)
      },
    })
    const check = (...args: string[]) =>
      run(folder, ['check', '.', '--cache', ...args], { loadEngine })
    const first = await check()
    expect(scored).toBe(2)
    expect((await check()).out).toBe(first.out)
    expect(scored).toBe(2)
    await check('--use', 'cite')
    expect(scored).toBe(4)
    await writeFile(join(folder, 'a.md'), 'It is unique.')
    await check()
    expect(scored).toBe(5)
    const { readdir } = await import('node:fs/promises')
    const cache = join(folder, '.content-trust-cache')
    for (const name of await readdir(cache))
      if (name.endsWith('.json')) await writeFile(join(cache, name), '{')
    expect((await check()).status).toBe(0)
    expect(scored).toBe(7)
  })
})
