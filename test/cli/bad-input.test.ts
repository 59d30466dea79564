import { symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { run } from './support/fake-host.ts'
import { makeFolder } from './support/folder.ts'

const good = { 'good.md': 'A plain text that says what it means.' }

/** Checks a folder that holds one bad draft beside a good one. */
async function checkWith(name: string, content: string | Uint8Array, ...more: string[]) {
  const folder = await makeFolder({ ...good, [name]: content })
  return await run(folder, ['check', '.', ...more])
}

describe('a draft that cannot be checked', () => {
  it.each([
    [
      'binary',
      'x.md',
      Uint8Array.of(65, 0, 66),
      'x.md: a binary file (a zero byte at 1), expected text',
    ],
    [
      'invalid UTF-8',
      'x.md',
      Buffer.concat([Buffer.from('é\n'), Uint8Array.of(0x80)]),
      'x.md:2: not valid UTF-8 (byte 0x80 at offset 3)',
    ],
    [
      'an encoded lone surrogate',
      'x.txt',
      Uint8Array.of(65, 0xed, 0xa0, 0x80),
      'x.txt:1: not valid UTF-8 (an encoded lone surrogate at offset 1)',
    ],
    ['UTF-16', 'x.md', Uint8Array.of(0xff, 0xfe, 65, 0), 'x.md: encoded as UTF-16, expected UTF-8'],
    [
      'more than 10 MB',
      'x.md',
      Buffer.alloc(10 * 1024 * 1024 + 1, 'a '),
      'x.md: 10.0 MB, expected at most 10 MB; score bulk text with',
    ],
  ])('%s: a warning, and an error for a gate', async (_name, file, content, message) => {
    const { status, out, err } = await checkWith(file, content)
    expect(err).toContain(message)
    expect(err).toMatch(/^warning: [^\n]+\n$/)
    expect(out).toMatch(/^ {2}allow +good\.md$/m)
    expect(out).toContain('1 of 2 drafts checked')
    expect(status).toBe(0)
    const gate = await checkWith(file, content, '--fail-on', 'high')
    expect(gate.err).toBe(err.replace('warning', 'error'))
    expect([gate.out.includes('1 of 2 drafts checked'), gate.status]).toEqual([true, 2])
  })

  it('alone or with others of its kind: nothing was checked, exit 2', async () => {
    const zero = Uint8Array.of(0)
    const one = await run(await makeFolder({ 'x.md': zero }), ['check', '.'])
    expect([one.status, one.err.slice(0, 12)]).toEqual([2, 'error: x.md:'])
    const two = await run(await makeFolder({ 'x.md': zero, 'y.md': zero }), ['check', '.'])
    expect(two.err).toMatch(/^warning: x\.md: .+\nwarning: y\.md: .+\nerror: nothing was checked: /)
    expect(two.err).toContain('2 of 2 drafts could not be checked.')
    expect(two.status).toBe(2)
  })

  it('a gate in the front matter of another draft: exit 2', async () => {
    const gated = '---\ncontentTrust: { fail_on: high }\n---\nA plain text.\n'
    const folder = await makeFolder({ 'gated.md': gated, 'x.md': Uint8Array.of(0) })
    expect((await run(folder, ['check', '.'])).status).toBe(2)
  })

  it.each([
    [
      'an unknown value in front matter',
      'x.md',
      '---\ncontentTrust: {fail_on: hgih}\n---\ntext\n',
      'Unexpected value "hgih" for `fail_on`',
    ],
    [
      'an unknown rule of the gate in front matter',
      'x.md',
      '---\ncontentTrust:\n  fail_on_rules: [vague-atribution]\n---\n',
      'Unknown rule `vague-atribution`. Did you mean `vague-attribution`?',
    ],
    [
      'an unknown severity in front matter',
      'x.md',
      '---\ncontentTrust:\n  severity: { vague-attribution: hihg }\n---\n',
      'Unexpected value "hihg" for `severity.vague-attribution`, expected one of off, low, medium, high. Did you mean `high`?',
    ],
    [
      'an unknown key in front matter',
      'x.md',
      '---\ncontentTrust:\n  failOn: high\n---\n',
      'Unknown key `failOn`. Did you mean `fail_on`?',
    ],
    [
      'an unknown rule in front matter',
      'x.md',
      '---\ncontentTrust:\n  ignore_rules: [hollow-intensifer]\n---\n',
      'Unknown rule `hollow-intensifer`. Did you mean `hollow-intensifier`?',
    ],
  ])('%s: an error, the others are scored, exit 2', async (_name, file, content, message) => {
    const { status, out, err } = await checkWith(file, content)
    expect(err).toContain(message)
    expect(err.match(/^error: /gm)).toHaveLength(1)
    expect(err).not.toContain('    at ')
    expect(out).toMatch(/^ {2}allow +good\.md$/m)
    expect(out).toContain('1 of 2 drafts checked')
    expect(status).toBe(2)
  })

  it('missing: named, the others are scored, exit 2', async () => {
    const folder = await makeFolder(good)
    const { status, out, err } = await run(folder, ['check', 'good.md', 'gone.md', 'no/*.md'])
    expect(err).toContain('error: gone.md: no such file or folder\n')
    expect(err).toContain('error: no/*.md: no draft matches this pattern\n')
    expect(out).toContain('1 of 3 drafts checked')
    expect(status).toBe(2)
  })

  it('unreadable: named, the others are scored', async () => {
    const folder = await makeFolder({ ...good, 'secret.md': 'x' })
    const { status, out, err } = await run(folder, ['check', '.'], {
      readFile: async (path) => {
        if (path.endsWith('secret.md')) throw Object.assign(new Error('no'), { code: 'EACCES' })
        return Buffer.from('A plain text that says what it means.')
      },
    })
    expect(err).toBe('warning: secret.md: not readable: permission denied\n')
    expect(out).toContain('1 of 2 drafts checked')
    expect(status).toBe(0)
  })

  it('not a draft by its name: says which are', async () => {
    const folder = await makeFolder({ 'photo.png': 'x' })
    const { status, err } = await run(folder, ['check', 'photo.png'])
    expect(err).toContain(
      'photo.png: not a kind of file that can be checked, expected .md, .markdown, .mdx, .txt, .adoc, .asciidoc, .asc, .rst, .html, .htm',
    )
    expect(status).toBe(2)
  })

  it('a link that leads to itself: named', async () => {
    const folder = await makeFolder(good)
    await symlink('loop.md', join(folder, 'loop.md'))
    const { status, err } = await run(folder, ['check', '.'])
    expect(err).toBe('warning: loop.md: not readable: the link leads back to itself\n')
    expect(status).toBe(0)
  })

  it('a link to nothing: named', async () => {
    const folder = await makeFolder(good)
    await symlink('gone.md', join(folder, 'link.md'))
    const { status, err } = await run(folder, ['check', '.'])
    expect(err).toBe('warning: link.md: a link to a file that does not exist\n')
    expect(status).toBe(0)
  })

  it('a folder that contains itself by a link: noted, not followed', async () => {
    const folder = await makeFolder({ 'docs/good.md': good['good.md'] })
    await symlink('..', join(folder, 'docs', 'up'))
    const { status, out, err } = await run(folder, ['check', '.'])
    expect(err).toBe('note: docs/up: skipped, a link to a folder, not followed\n')
    expect(out.match(/good\.md/g)).toHaveLength(1)
    expect(status).toBe(0)
  })

  it('our own mistake: says so, without a stack unless --debug', async () => {
    const folder = await makeFolder({ ...good, 'x.md': 'CRASH' })
    const plain = await run(folder, ['check', '.'])
    expect(plain.err).toContain('x.md: could not be scored because of an internal error: fell over')
    expect(plain.err).not.toContain('    at ')
    expect(plain.status).toBe(2)
    const debug = await run(folder, ['check', '.', '--debug'])
    expect(debug.err).toContain('    at ')
  })
})

describe('a draft of unusual size or form', () => {
  it.each([
    ['empty', ''],
    ['19 characters', 'x'.repeat(19)],
    ['100,001 characters', `${'word '.repeat(20_000)}x`],
    ['a line of 1 MB', 'word '.repeat(200_000)],
    ['a byte order mark', '\uFEFF---\ntitle: x\n---\ntext that is long enough\r\n'],
    ['front matter that never ends', '---\r\n'.padEnd(50_000, 'a: b\r\n')],
  ])('%s is scored', async (_name, content) => {
    const folder = await makeFolder({ 'x.md': content })
    const { status, out, err } = await run(folder, ['check', 'x.md', '-f', 'jsonl'])
    expect(JSON.parse(out).status).toBe('scored')
    expect([status, err]).toEqual([0, ''])
  })

  it('is read exactly: the byte order mark stays, offsets point into the text', async () => {
    const folder = await makeFolder({ 'x.md': '\uFEFFIt is very unique.' })
    const { out } = await run(folder, ['check', 'x.md', '-f', 'jsonl'])
    expect(JSON.parse(out).findings[0]).toMatchObject({ start: 7, column: 8 })
  })

  it('has a name that looks like a pattern', async () => {
    const folder = await makeFolder({ '[slug].mdx': 'A plain text.' })
    const { out } = await run(folder, ['check', '[slug].mdx', '-f', 'jsonl'])
    expect(JSON.parse(out).path).toBe('[slug].mdx')
  })
})

describe('wrong use', () => {
  it.each([
    [['check'], 'Name the files, folders or globs to check'],
    [
      ['check', '.', '--fail-on', 'hgh'],
      'Unexpected value `hgh` for --fail-on, expected one of none, medium, high, revise, human_review, reject. Did you mean `high`?',
    ],
    [['check', '.', '--use', 'publsh'], 'Did you mean `publish`?'],
    [['check', '.', '--format-hint', 'artcle'], 'Did you mean `article`?'],
    [['check', '.', '--max-findings', '-1'], 'expected a whole number of at least 0'],
    [['check', '.', '--jobs', '0'], 'expected a whole number of at least 1'],
    [['check', '.', '--fial-on', 'high'], "unknown option '--fial-on'"],
    [
      ['check', '.', '--domain', 'x'.repeat(101)],
      '--domain is 101 characters long, expected at most 100',
    ],
    [['check', '.', '--update-baseline'], '--update-baseline needs --baseline FILE'],
    [['check', '.', '-o', 'no/such/folder/x'], '--output no/such/folder/x: no such folder'],
    [['chek', '.'], "unknown command 'chek'"],
    [['score'], 'add --jsonl'],
    [
      ['explain', 'hollow-intensifer'],
      'Unknown rule `hollow-intensifer`. Did you mean `hollow-intensifier`?',
    ],
    [['completion', 'powershell'], 'expected one of bash, zsh, fish'],
    [['rules', '--format', 'jsn'], 'Did you mean `json`?'],
  ])('%j exits with 2 and says what to do', async (args, message) => {
    const folder = await makeFolder(good)
    const { status, out, err } = await run(folder, args)
    expect(err).toContain(message)
    expect([status, out]).toEqual([2, ''])
  })

  it('suggests the option that was meant', async () => {
    const { err } = await run('.', ['check', '.', '--fial-on', 'high'])
    expect(err).toContain('Did you mean --fail-on?')
  })

  it('an empty folder is not green, unless that is fine', async () => {
    const folder = await makeFolder({ 'notes.css': 'x' })
    const strict = await run(folder, ['check', '.'])
    expect(strict.err).toContain('nothing was checked: no draft was found')
    expect(strict.out).toContain('0 OF 0 DRAFTS CHECKED')
    expect(strict.status).toBe(2)
    const lenient = await run(folder, ['check', '.', '--pass-with-no-files'])
    expect(lenient.status).toBe(0)
  })

  it('a cache that cannot be written is not a mistake of a draft', async () => {
    const folder = await makeFolder({ ...good, '.content-trust-cache': '' })
    const { status, out, err } = await run(folder, ['check', '.', '--cache'])
    expect(err).toBe('error: --cache: .content-trust-cache: a file, expected a folder\n')
    expect([status, out]).toEqual([2, ''])
  })

  it('a report that cannot be written costs no draft', async () => {
    const folder = await makeFolder(good)
    await writeFile(join(folder, 'file'), '')
    const { status, err } = await run(folder, ['check', '.', '-o', 'file/x.html'])
    expect(err).toContain('--output file/x.html: a part of the path is a file')
    expect(status).toBe(2)
  })
})
