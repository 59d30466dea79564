import { analyzeText } from '@content-trust/engine'
import type { Syntax } from '@content-trust/engine/schema'
import { describe, expect, it } from 'vitest'
import { loadEngine } from '../../packages/cli/src/load-engine.ts'
import { run } from '../cli/support/fake-host.ts'
import { makeFolder } from '../cli/support/folder.ts'
import { assertSoundResult } from '../support/assert-sound-result.ts'
import { assertSays } from './assert-says.ts'
import { badDrafts } from './bad-drafts.ts'

const syntaxes: readonly Syntax[] = ['markdown', 'mdx', 'plain']

describe('a draft that is no ordinary prose', () => {
  it.each(badDrafts)('$name: says so, and objects to nothing that is not prose', (draft) => {
    assertSays(draft)
    for (const syntax of syntaxes) {
      const { source } = draft
      assertSoundResult(source, analyzeText({ source, syntax }, { details: true }))
    }
  })

  it('gives the same scores with a byte order mark, Windows line ends and direction marks', () => {
    const plain = 'The pump ran for forty hours.\nThe pressure stayed the same all night.\n'.repeat(
      9,
    )
    const riskOf = (source: string) => {
      const { slop_risk, synthetic_texture_risk } = analyzeText({ source, syntax: 'markdown' })
      return { slop_risk, synthetic_texture_risk }
    }
    expect(riskOf(`\ufeff${plain}`)).toEqual(riskOf(plain))
    expect(riskOf(plain.replaceAll('\n', '\r\n'))).toEqual(riskOf(plain))
    const marked = riskOf(plain.replaceAll('pump', '\u202apump\u202c'))
    expect(marked.slop_risk).toBe(riskOf(plain).slop_risk)
    expect(marked.synthetic_texture_risk).toBeCloseTo(riskOf(plain).synthetic_texture_risk, 1)
  })
})

describe('the command line', () => {
  it('reports each of them and exits with 0, or names what it cannot read', async () => {
    const readable = badDrafts.filter(({ name }) => name !== 'zero bytes')
    const files = Object.fromEntries(readable.map(({ source }, at) => [`${at}.md`, source]))
    // Written as UTF-8, a lone surrogate becomes U+FFFD, as in any editor.
    const folder = await makeFolder(files)
    const { status, out, err } = await run(folder, ['check', '.', '-f', 'jsonl'], { loadEngine })
    const records = out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line))
    expect(err).toBe('')
    expect(status).toBe(0)
    expect(records).toHaveLength(readable.length)
    for (const { path, status: state, ...record } of records) {
      expect(state).toBe('scored')
      const { says } = readable[Number.parseInt(path, 10)] ?? {}
      if (says !== undefined) expect(JSON.stringify(record)).toContain('"confidence":"low"')
    }
  })

  it('refuses zero bytes by name and place', async () => {
    const folder = await makeFolder({ 'x.md': 'A pump\u0000 ran.' })
    const { status, err } = await run(folder, ['check', 'x.md'], { loadEngine })
    expect(err).toContain('x.md: a binary file (a zero byte at 6), expected text')
    expect(status).toBe(2)
  })
})
