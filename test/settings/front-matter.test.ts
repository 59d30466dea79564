import { type FrontMatter, readFrontMatter } from '@content-trust/workspace'
import { openWorkspaceSync, readFrontMatterSync } from '@content-trust/workspace/sync'
import { describe, expect, it } from 'vitest'
import { readFrontMatter as readInPlugin } from '../../packages/remark-plugin/src/front-matter.ts'
import { memorySource } from '../support/memory-source.ts'

const knownRules = ['long-word', 'vague-attribution']

/** What is made of a draft's front matter: at once, later, and by the plugin, whose hosts may keep it elsewhere. */
async function readEverywhere(source: string): Promise<FrontMatter> {
  const front = await readFrontMatter(source, knownRules)
  expect(readFrontMatterSync(source, knownRules)).toEqual(front)
  expect(readInPlugin({ source, data: {} })).toEqual(front)
  return front
}

const draft = (...lines: readonly string[]) => `---\n${lines.join('\n')}\n---\n\nText.\n`

describe('front matter that is not valid YAML is a warning in every host', () => {
  it.each<[name: string, lines: readonly string[], line: number, reason: string]>([
    ['a key twice', ['title: A', 'tags: []', 'title: B'], 4, 'the key `title` appears twice'],
    ['a nested key twice', ['a:', '  b: 1', '  b: 2'], 4, 'the key `b` appears twice'],
    [
      'an unquoted colon',
      ['date: 2020-01-01', 'title: Pumps: a guide'],
      3,
      'a value with a colon in it needs quotes',
    ],
    ['a line too far right', ['title: A', '  tags: B'], 2, 'the line below is indented too far'],
    ['a tab', ['a:', '\tb: 1'], 3, 'a line is indented with a tab; use spaces'],
    ['an open bracket', ['tags: [a, b', 'title: A'], 3, 'a bracket is not closed'],
    ['an open quotation mark', ['title: "A', 'tags: B'], 3, 'a quotation mark'],
    ['words behind a quotation', ['title: "A" B'], 2, 'something follows a value'],
    ['an apostrophe in quotes', ["title: 'it's'"], 2, 'something follows a value'],
    ['a star', ['a: b', 'title: *A*'], 3, 'a value that starts with `*` or `&` needs quotes'],
    ['an at sign', ['title: @me'], 2, 'starts with a special character needs quotes'],
    ['a line without a key', ['title: A', 'loose words'], 3, 'a colon is missing'],
    ['a backslash', ['title: "a\\d"'], 2, 'a backslash between double quotes must be doubled'],
    ['a second document', ['a: 1', '...', 'b: 2'], 4, 'it holds more than one document'],
    ['a key that is a list', ['? [a]', ': b'], 2, 'a key is a list or a mapping'],
    ['depth', [`a: ${'['.repeat(20_000)}`], 2, 'it is nested too deeply'],
  ])('%s', async (_, lines, line, reason) => {
    const front = await readEverywhere(draft(...lines))
    expect(front).toMatchObject({ kind: 'invalid', warning: { line } })
    const { problem } = front.kind === 'invalid' ? front.warning : { problem: '' }
    expect(problem).toContain(`The front matter is not valid YAML: `)
    expect(problem).toContain(reason)
    expect(problem).not.toContain('settings are not used')
  })

  it('and none of its settings hold, which the warning says', async () => {
    const front = await readEverywhere(draft('contentTrust: false', 'a: 1', 'a: 2'))
    expect(front).toEqual({
      kind: 'invalid',
      warning: {
        line: 4,
        column: 1,
        offset: 29,
        problem:
          'The front matter is not valid YAML: the key `a` appears twice. Its `contentTrust` settings are not used.',
      },
    })
  })

  it('counts lines alike with every line ending and a byte order mark', async () => {
    for (const ending of ['\n', '\r\n', '\r']) {
      const source = `\uFEFF${draft('title: A', 'title: B').replaceAll('\n', ending)}`
      expect(await readEverywhere(source)).toMatchObject({ warning: { line: 3 } })
    }
  })
})

describe('hostile front matter', () => {
  it('that unfolds to very much is refused', async () => {
    const levels = 'abcdefgh'.split('').map((name, index, all) => {
      const before = all[index - 1]
      const items = Array.from({ length: 9 }, () => (before ? `*${before}` : 'x'))
      return `${name}: &${name} [${items.join(', ')}]`
    })
    expect(await readEverywhere(draft(...levels))).toMatchObject({
      warning: { problem: expect.stringContaining('its aliases unfold to too much') },
    })
  })

  it.each([
    ['keys that are mappings', '? '.repeat(20_000)],
    ['brackets', '{'.repeat(60_000)],
    ['many keys', Array.from({ length: 5_000 }, (_, index) => `key${index}: 1`).join('\n')],
    ['a megabyte', `a: ${'b'.repeat(1_000_000)}`],
    ['anchors', '- &a '.repeat(12_000)],
  ])('%s: is answered', async (_, text) => {
    const front = await readFrontMatter(draft(text), [])
    expect(['invalid', 'none']).toContain(front.kind)
  })

  it('that claims to be JavaScript is not run', async () => {
    const source = '---js\n{ contentTrust: process.exit(3) }\n---\nText.\n'
    expect(await readEverywhere(source)).toEqual({ kind: 'none' })
  })
})

it('a config file in YAML that is not valid is an error with its line', () => {
  const source = memorySource({ '/content-trust.config.yml': 'fail_on: high\nfail_on: none\n' })
  const workspace = openWorkspaceSync({ source, cwd: '/', knownRules: [] })
  expect(() => workspace.resolve('/a.md')).toThrow(
    'content-trust.config.yml: could not be read: line 2: the key `fail_on` appears twice',
  )
})

it('every key of the settings has its place', async () => {
  const source = `\uFEFF${draft('title: A', 'contentTrust:', '  severity:', '    "long-word": low')}`
  for (const text of [source, source.replaceAll('\n', '\r\n')]) {
    const front = await readEverywhere(text)
    const places = front.kind === 'settings' ? front.places : []
    expect(places.map(({ path, line, column }) => [path.join('.'), line, column])).toEqual([
      ['contentTrust', 3, 1],
      ['contentTrust.severity', 4, 3],
      ['contentTrust.severity.long-word', 5, 5],
    ])
    const [, , key] = places
    expect(text.slice(key?.offset).startsWith('"long-word"')).toBe(true)
  }
})

it('reads settings as before: merge keys, comments alone, lists and plain words', async () => {
  const merged = draft('base: &base', '  fail_on: high', 'contentTrust:', '  <<: *base')
  expect(await readEverywhere(merged)).toMatchObject({
    kind: 'settings',
    layer: { fail_on: 'high' },
  })
  for (const text of ['# nothing', '- a list', 'words', 'null'])
    expect(await readEverywhere(draft(text))).toEqual({ kind: 'none' })
})
