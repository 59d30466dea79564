import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { extractReferences } from '@content-trust/sources/extract'
import type { SourceCheck, SourcesFile } from '@content-trust/sources/results'
import type { Root } from 'mdast'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { VFile } from 'vfile'
import { VFileMessage } from 'vfile-message'
import { afterAll, describe, expect, it } from 'vitest'
import remarkContentTrust, { type Options } from '../index.ts'
import { sha256 } from '../score-page.ts'

// Pages go to this folder, so that no test prints a report when it ends.
const folder = mkdtempSync(join(tmpdir(), 'content-trust-sources-'))
process.env['CONTENT_TRUST_BUILD'] = folder
afterAll(() => {
  delete process.env['CONTENT_TRUST_BUILD']
  rmSync(folder, { recursive: true })
})

const flood =
  'In 2019 the river stood at 6.82 metres, says [the page](https://town.home.arpa/flood).'
const gone = 'The [promises](https://town.home.arpa/promises) were kept.'
const page = `# River\n\n${flood}\n\n${gone}\n`

const found: Readonly<Record<string, Partial<SourceCheck['checked']>>> = {
  'https://town.home.arpa/promises': { state: 'gone', status: 404 },
}

/** What a look at the sources of a page found: a page that is gone, and another value at the rest. */
function checksOf(source: string): SourceCheck[] {
  const { claims, references } = extractReferences({ source, syntax: 'markdown' })
  return references.map((reference, index) => ({
    reference,
    checked: {
      ...{ state: 'alive', notes: [], address: reference.identifier, status: 200 },
      ...{ moved_to: null, popular_name: null, failure: null },
      ...found[reference.identifier],
    },
    title: 'A page',
    claims: claims
      .filter((claim) => claim.reference === index && claim.text.includes('6.82'))
      .map(({ sentence, span, text }) => ({
        ...{ sentence, span, text, verdict: 'contradicted' },
        facts: [
          {
            kind: 'number',
            claimed: '6.82 metres',
            verdict: 'contradicted',
            stated: '5.82 metres',
          },
        ],
        source_sentence: 'The river stood at 5.82 metres.',
      })),
  }))
}

let files = 0
/** Writes a file of results about the page at this path. */
function resultsFor(source: string, path = 'docs/river.md'): string {
  const file: SourcesFile = {
    version: 1,
    drafts: [{ path, sha256: sha256(source), sources: checksOf(source) }],
  }
  return write(JSON.stringify(file))
}

function write(text: string): string {
  const path = join(folder, `sources-${files++}.json`)
  writeFileSync(path, text)
  return path
}

/** Runs the plugin on a page with these options. */
function run(value: string, options: Options) {
  const file = new VFile({ value, path: 'docs/river.md' })
  const tree: Root = unified().use(remarkParse).parse(file)
  try {
    remarkContentTrust({ report: false, ...options })(tree, file)
    return { file, thrown: null }
  } catch (error) {
    if (!(error instanceof VFileMessage)) throw error
    return { file, thrown: error }
  }
}

const aboutSources = ({ messages }: VFile) =>
  messages.filter(({ ruleId }) => /^(?:claim|source|package|isbn)-/.test(ruleId ?? ''))

describe('a file of results about sources', () => {
  it('gives messages at the very words, with what to do', () => {
    const messages = aboutSources(run(page, { sources: resultsFor(page) }).file)
    const words = messages.map(({ actual, note, reason, ruleId }) => [ruleId, actual, reason, note])
    expect(words).toEqual([
      [
        'claim-contradicted',
        flood,
        'The draft has “6.82 metres”, and the source “5.82 metres”. The source says: “The river stood at 5.82 metres.”',
        expect.stringContaining('Compare both values'),
      ],
      [
        'source-gone',
        '[promises](https://town.home.arpa/promises)',
        'The server says that this is not there (HTTP 404).',
        expect.stringContaining('Find where the page went'),
      ],
    ])
    expect(messages.map(({ line, column }) => [line, column])).toEqual([
      [3, 1],
      [5, 5],
    ])
  })

  it('moves with words that moved, drops what is gone, and says once that it is older', () => {
    const now = `# River\n\nA new start.\n\n${gone}\n\n${flood.replace('6.82', '7.82')}\n`
    const { file } = run(now, { sources: resultsFor(page) })
    expect(aboutSources(file).map(({ ruleId, line }) => [ruleId, line])).toEqual([
      ['source-gone', 5],
    ])
    const older = file.messages.filter(({ ruleId }) => ruleId === 'sources')
    expect(older.map(({ reason }) => reason)).toEqual([
      expect.stringContaining('has changed since its sources were looked up'),
    ])
  })

  it('knows a page by its text, where another folder named it', () => {
    const messages = aboutSources(run(page, { sources: resultsFor(page, 'river.md') }).file)
    expect(messages).toHaveLength(2)
  })

  it('says nothing of a page that it does not know', () => {
    const { file } = run(page, { sources: resultsFor('Another page.', 'docs/other.md') })
    expect(file.messages.filter(({ ruleId }) => ruleId === 'sources')).toEqual([])
    expect(aboutSources(file)).toEqual([])
  })

  it('does not blame a claim that a new reference beside it may hold', () => {
    const beside = flood.replace(').', ') and [another](https://town.home.arpa/gauge).')
    const messages = aboutSources(run(`${beside}\n`, { sources: resultsFor(page) }).file)
    expect(messages).toEqual([])
  })

  it('hides what settings hide', () => {
    const options: Options = { sources: resultsFor(page), severity: { weak_provenance: 'off' } }
    expect(aboutSources(run(page, options).file)).toEqual([])
  })
})

describe('failOnSources', () => {
  it.each([
    [['gone'], 'failOnSources: gone'],
    [['unsupported'], 'failOnSources: unsupported'],
    [['gone', 'unsupported'], 'failOnSources: gone, unsupported'],
    [['unknown-package'], null],
  ] as const)('%j', (failOnSources, words) => {
    const { thrown } = run(page, { sources: resultsFor(page), failOnSources: [...failOnSources] })
    if (words === null) expect(thrown).toBeNull()
    else expect(thrown?.reason).toContain(words)
  })

  it('needs a file', () => {
    expect(() => run(page, { failOnSources: ['gone'] })).toThrow('`failOnSources` needs `sources`')
  })
})

describe('a file that cannot be used', () => {
  it.each([
    ['no JSON', '{', 'is not valid JSON'],
    ['another version', '{"version":2,"drafts":[]}', '(at `version`)'],
    ['no results', '[]', 'is not a file of this version of content-trust sources'],
  ])('%s', (_name, text, problem) => {
    expect(() => run(page, { sources: write(text) })).toThrow(problem)
    expect(() => run(page, { sources: write(text) })).toThrow('content-trust sources . -o')
  })

  it('is missing, or is a folder', () => {
    expect(() => run(page, { sources: 'no-such.json' })).toThrow('no-such.json: no such file; make')
    expect(() => run(page, { sources: folder })).toThrow('is not a file')
  })

  it('is no switch: the plugin opens no connection', () => {
    expect(() => run(page, JSON.parse('{"sources":true}'))).toThrow('for `sources`, expected')
  })
})
