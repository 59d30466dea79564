import { describe, expect, it } from 'vitest'
import { openWeb } from '../sources/network/support/open-web.ts'
import { makeFolder } from './support/folder.ts'
import { runWithEngine as run } from './support/real-engine.ts'

const { at, web } = openWeb()
const dead = () => `It is very unique, say [its makers](${at('town', '/makers')}).\n`
const options = ['--allow-private', '-f', 'jsonl'] as const

/** What the engine says of addresses of this machine. */
const local = 'unreachable-link'
const resultsOf = (out: string) =>
  out
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line).result)
const rulesOf = (out: string) =>
  resultsOf(out).map(({ evidence }) =>
    evidence.flatMap(({ rule }: { rule: string }) => (rule === local ? [] : [rule])),
  )

describe('check --sources', () => {
  it('adds findings and changes no score', async () => {
    const folder = await makeFolder({ 'x.md': dead(), 'y.md': 'A text that names nothing.\n' })
    const before = resultsOf((await run(folder, ['check', '.', ...options])).out)
    const { err, out } = await run(folder, ['check', '.', ...options, '--sources'])
    expect(err).toBe('Asks 1 host about 1 reference.\n')
    expect(rulesOf(out)).toEqual([['source-gone', 'hollow-intensifier'], []])
    const scores = resultsOf(out).map(({ evidence, ...rest }) => rest)
    expect(scores).toEqual(before.map(({ evidence, ...rest }) => rest))
  })

  it('fails its gate by what it found', async () => {
    const folder = await makeFolder({ 'x.md': dead() })
    const args = ['check', 'x.md', ...options, '--sources', '--fail-on-sources']
    expect((await run(folder, [...args, 'gone'])).status).toBe(1)
    expect((await run(folder, [...args, 'unsupported'])).status).toBe(0)
  })

  it('asks nobody unless it is asked to', async () => {
    const before = web().requests.length
    const folder = await makeFolder({
      'x.md': `---\ncontentTrust:\n  sources: true\n---\n${dead()}`,
    })
    await run(folder, ['check', 'x.md', ...options])
    expect(web().requests.length).toBe(before)
  })

  it('is switched on by settings, for the drafts that they are about', async () => {
    const config = JSON.stringify({ overrides: [{ files: ['a/**'], sources: true }] })
    const folder = await makeFolder({
      'a/x.md': dead(),
      'b/x.md': dead(),
      'content-trust.config.json': config,
    })
    const { out } = await run(folder, ['check', '.', ...options])
    expect(rulesOf(out)).toEqual([['source-gone', 'hollow-intensifier'], ['hollow-intensifier']])
  })

  it('its findings have a page of their own, which `explain` names', async () => {
    const { err, status } = await run(await makeFolder({}), ['explain', 'source-gone'])
    expect([status, err]).toEqual([2, expect.stringContaining('docs/sources.md')])
  })

  it('keeps pages where it is told to, and answers from there', async () => {
    const folder = await makeFolder({ 'x.md': dead() })
    const args = ['check', 'x.md', ...options, '--sources', '--source-cache', 'pages']
    const first = await run(folder, args)
    const before = web().requests.length
    const second = await run(folder, [...args, '--offline', '--max-age', '3'])
    expect(rulesOf(second.out)).toEqual(rulesOf(first.out))
    expect(web().requests.length).toBe(before)
  })

  it('a gate on sources wants them to be checked', async () => {
    const folder = await makeFolder({ 'x.md': dead() })
    const { err, status } = await run(folder, ['check', 'x.md', '--fail-on-sources', 'gone'])
    expect([status, err]).toEqual([2, expect.stringContaining('needs --sources')])
  })
})
