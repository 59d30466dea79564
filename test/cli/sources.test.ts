import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { sourcesFileSchema } from '@content-trust/sources/check'
import { describe, expect, it } from 'vitest'
import { openWeb } from '../sources/network/support/open-web.ts'
import { recordEndpoints } from '../sources/web/records.ts'
import { makeFolder } from './support/folder.ts'
import { runWithEngine as run } from './support/real-engine.ts'
import { serveOne } from './support/web-draft.ts'

const { at, web } = openWeb()

const supported = () => `The weir has [nine gates](${at('town', '/river/weir')}).\n`
const contradicted = () =>
  `In 2019 the river stood at 6.82 metres, says [the page](${at('town', '/river/flood')}).\n`
const gone = () => `The [promises](${at('town', '/promises')}) were kept.\n`
const unknownPackage = '```sh\nnpm install harrow-gauges\n```\n'
const registries = () =>
  JSON.stringify({ source_endpoints: { npm: recordEndpoints(at('records', ''))['npm'] } })

// The commands of docs/sources.md, on ports that are free.

/** Runs `sources` over one draft, and keeps no pages. */
async function sourcesOf(text: string, ...args: string[]) {
  const folder = await makeFolder({ 'x.md': text, 'content-trust.config.json': registries() })
  return await run(folder, ['sources', 'x.md', '--allow-private', '--no-cache', ...args])
}

describe('sources', () => {
  it('says how many hosts it asks, and what became of each reference', async () => {
    const { err, out, status } = await sourcesOf(supported() + gone())
    expect(err).toBe('Asks 1 host about 2 references.\n')
    expect(out).toContain(`1:14 alive ${at('town', '/river/weir')}\n      supported “nine”`)
    expect(out).toContain('“The weir has nine gates and is 86 metres long.”')
    expect(out).toContain(`2:5 gone ${at('town', '/promises')}`)
    expect(out).toContain('2 references: 1 alive, 1 gone\n')
    expect(status).toBe(0)
  })

  it('asks nobody with --dry-run, and names the hosts', async () => {
    const before = web().requests.length
    const { out, status } = await sourcesOf(supported() + unknownPackage, '--dry-run')
    const hosts = [at('town', ''), at('records', '')].map((each) => new URL(each).host).sort()
    expect(out).toBe(`Asks 2 hosts about 2 references.\n  ${hosts.join('\n  ')}\n`)
    expect([status, web().requests.length]).toEqual([0, before])
  })

  it('asks no private address unless it may', async () => {
    const before = web().requests.length
    const folder = await makeFolder({ 'x.md': gone() })
    const { out } = await run(folder, ['sources', 'x.md', '--no-cache'])
    expect(out).toContain('1 not checked')
    expect(web().requests.length).toBe(before)
  })

  it('looks up packages unless settings say null', async () => {
    const off = JSON.stringify({ source_endpoints: { npm: null } })
    const folder = await makeFolder({ 'x.md': unknownPackage, 'content-trust.config.json': off })
    const { err, out } = await run(folder, ['sources', 'x.md', '--no-cache'])
    expect(err).toContain('Packages of npm are not looked up: name a registry')
    expect(out).toContain('not checked npm harrow-gauges')
    expect((await sourcesOf(unknownPackage)).out).toContain('gone npm harrow-gauges')
  })

  it('asks for packages where npm is configured to, and for a private scope only there', async () => {
    const folder = await makeFolder({
      'x.md': '```sh\nnpm install harrow-gauges @harrow/secret\npip install gauges\n```\n',
      'package.json': '{}',
      '.npmrc':
        'registry=https://mirror.example/npm/\n@harrow:registry=https://npm.harrow.example\n',
    })
    const bin = resolve('packages/cli/bin/content-trust.js')
    const args = ['--conditions=source', bin, 'sources', 'x.md', '--dry-run']
    const env = { PATH: process.env['PATH'], HOME: folder }
    const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: folder, env })
    expect(stdout).toBe(
      'Asks 3 hosts about 3 references.\n  mirror.example\n  npm.harrow.example\n  pypi.org\n',
    )
  })

  it('shows with --quiet only what needs attention', async () => {
    const { err, out } = await sourcesOf(supported() + gone(), '--quiet')
    expect(err).toBe('')
    expect(out).not.toContain('/river/weir')
    expect(out).toContain('/promises')
  })

  it('finds nothing where there is nothing, and says so', async () => {
    const { err, out, status } = await sourcesOf('A text of its own.')
    expect([err, out, status]).toEqual([
      'Asks nobody: there are no references.\n',
      '0 references\n',
      0,
    ])
  })

  it('reads standard input', async () => {
    const folder = await makeFolder({})
    const { out } = await run(folder, ['sources', '-', '--allow-private', '--no-cache'], {
      input: gone(),
    })
    expect(out).toContain('<stdin>\n  1:5 gone')
  })
})

describe('a gate on sources', () => {
  it.each<[string, () => string, number]>([
    ['gone', gone, 1],
    ['gone', contradicted, 0],
    ['unsupported', contradicted, 1],
    ['unsupported', gone, 0],
    ['unknown-package', () => supported() + unknownPackage, 1],
    ['gone,unsupported', contradicted, 1],
    ['gone,unsupported,unknown-package', supported, 0],
  ])('%s: case %#', async (names, text, expected) => {
    expect((await sourcesOf(text(), '--fail-on-sources', names)).status).toBe(expected)
  })

  it('says that nothing could be checked where nobody answers', async () => {
    const folder = await makeFolder({ 'x.md': gone() })
    const args = ['sources', 'x.md', '--no-cache']
    expect((await run(folder, args)).status).toBe(0)
    const { err, status } = await run(folder, [...args, '--fail-on-sources', 'gone'])
    expect(status).toBe(2)
    expect(err).toContain('nothing could be checked: no server answered')
  })
})

describe('what is written', () => {
  it('findings have the places of their words', async () => {
    const text = supported() + gone()
    const { out } = await sourcesOf(text, '-f', 'jsonl')
    const { evidence } = JSON.parse(out).result
    expect(evidence).toHaveLength(1)
    const [{ end, rule, span, start, type }] = evidence
    expect([rule, type, span]).toEqual(['source-gone', 'weak_provenance', text.slice(start, end)])
    expect(span).toBe(`[promises](${at('town', '/promises')})`)
  })

  it('a page that has moved comes with its new address as an edit', async () => {
    const text = `It is [here](${at('town', '/moved/weir')}).`
    const { out } = await sourcesOf(text, '-f', 'jsonl')
    const [{ edit }] = JSON.parse(out).result.evidence
    expect(text.slice(edit.start, edit.end)).toBe(at('town', '/moved/weir'))
    expect(edit.text).toBe(at('town', '/river/weir'))
  })

  it('settings may hide a kind of finding', async () => {
    const config = JSON.stringify({ ignore_rules: ['weak_provenance'] })
    const folder = await makeFolder({ 'x.md': gone(), 'content-trust.config.json': config })
    const args = ['sources', 'x.md', '--allow-private', '--no-cache', '-f', 'unix']
    expect((await run(folder, args)).out).toBe('')
  })

  it('--output holds all results, and --html shows claim and source side by side', async () => {
    const folder = await makeFolder({ 'x.md': contradicted() })
    const args = ['sources', 'x.md', '--allow-private', '--no-cache']
    await run(folder, [...args, '-o', 's.json', '--html', 's.html'])
    const file = sourcesFileSchema.parse(JSON.parse(await readFile(join(folder, 's.json'), 'utf8')))
    expect(file.drafts.map(({ path }) => path)).toEqual(['x.md'])
    expect(file.drafts[0]?.sources[0]?.claims[0]).toMatchObject({ verdict: 'contradicted' })
    const page = await readFile(join(folder, 's.html'), 'utf8')
    expect(page).toContain('In 2019 the river stood at 6.82 metres')
    expect(page).toContain('On 14 November 2019 the river stood at 5.82 metres')
  })

  it('what a hostile page calls itself harms neither terminal nor page', async () => {
    const address = await serveOne(
      '<title>\u001b]0;owned\u0007&lt;img src=x onerror=alert(1)&gt;</title><main><p>The tower of the old hall, says <b>\u001b[31m</b>&lt;script&gt;x&lt;/script&gt;, is 41 metres high.</p></main>',
    )
    const folder = await makeFolder({
      'x.md': `The tower of the old hall is 41 metres high ([source](${address})).`,
    })
    const args = ['sources', 'x.md', '--allow-private', '--no-cache', '--html', 's.html']
    const { out } = await run(folder, args)
    const page = await readFile(join(folder, 's.html'), 'utf8')
    expect(out).toContain('41 metres')
    expect(`${out}${page}`).not.toContain('\u001b')
    expect(page).not.toMatch(/<(?:img|script)/)
    expect(page).toContain('&lt;img src=x')
  })
})

describe('the cache', () => {
  it('answers without a connection', async () => {
    const folder = await makeFolder({ 'x.md': supported() })
    const args = ['sources', 'x.md', '--allow-private', '--cache', 'pages']
    const first = await run(folder, args)
    const before = web().requests.length
    const second = await run(folder, [...args, '--offline'])
    expect(second.out).toBe(first.out)
    expect(second.err).toContain('Asks nobody')
    expect(web().requests.length).toBe(before)
  })

  it('a folder that cannot be written is an error of the user', async () => {
    const folder = await makeFolder({ 'x.md': supported(), pages: 'a file' })
    const { err, status } = await run(folder, ['sources', 'x.md', '--cache', 'pages'])
    expect(status).toBe(2)
    expect(err).toMatch(/error: Cannot write to the cache folder/)
  })
})

describe('a run that is stopped', () => {
  it('ends at once, and says that it can go on', async () => {
    const stop = new AbortController()
    stop.abort()
    const folder = await makeFolder({ 'x.md': supported() })
    const args = ['sources', 'x.md', '--allow-private', '--no-cache']
    const { err, status } = await run(folder, args, { stop: stop.signal })
    expect(status).toBe(130)
    expect(err).toContain('stopped')
  })
})

describe('mistakes', () => {
  it.each<[string[], RegExp]>([
    [[], /Name the files/],
    [['x.md', '--fail-on-sources', 'dead'], /expected one of gone, unsupported, unknown-package/],
    [['x.md', '--max-age', 'long'], /--max-age, expected a whole number/],
    [['x.md', '--offline', '--no-cache'], /remove --no-cache/],
    [['nothing.md'], /no such file/],
    [['x.md', '--html', 'no/such/folder.html', '--no-cache'], /--html no\/such\/folder.html/],
  ])('%j', async (args, message) => {
    const folder = await makeFolder({ 'x.md': 'A text.' })
    const { err, status } = await run(folder, ['sources', ...args])
    expect([status, err]).toEqual([2, expect.stringMatching(message)])
  })
})
