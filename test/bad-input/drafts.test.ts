import { analyzeText } from '@content-trust/engine'
import type { Syntax } from '@content-trust/engine/schema'
import { describe, expect, it } from 'vitest'
import { loadEngine } from '../../packages/cli/src/load-engine.ts'
import { run } from '../cli/support/fake-host.ts'
import { makeFolder } from '../cli/support/folder.ts'
import { assertSoundResult } from '../support/assert-sound-result.ts'
import { cpuMilliseconds } from '../support/cpu-milliseconds.ts'
import { type BadDraft, badDrafts, largeDrafts } from './bad-drafts.ts'

const syntaxes: readonly Syntax[] = ['markdown', 'mdx', 'plain']
const custom_policy = 'Reject hype. Flag mentions of pump in headings, except quotes.'

function assertSays({ source, says, hasEvidence }: BadDraft): void {
  const result = analyzeText({ source, syntax: 'markdown' }, { context: { custom_policy } })
  if (says !== undefined) {
    expect(result.confidence).toBe('low')
    expect(result.limitations.filter((text) => says.test(text))).not.toEqual([])
  }
  if (hasEvidence) return
  expect(result.evidence).toEqual([])
  expect(result.risk_level).toBe('low')
  expect(result.recommended_action).toBe('allow')
}

describe('a draft that is no ordinary prose', () => {
  it.each(badDrafts)('$name: says so, and objects to nothing that is no prose', (draft) => {
    assertSays(draft)
    for (const syntax of syntaxes) {
      const { source } = draft
      assertSoundResult(source, analyzeText({ source, syntax }, { details: true }))
    }
  })

  it.each(largeDrafts)('$name: is answered in bounded time', (draft) => {
    // Wide, because machines differ; a quadratic step takes minutes.
    expect(cpuMilliseconds(() => assertSays(draft))).toBeLessThan(15_000)
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

  it('answers large drafts too', async () => {
    const folder = await makeFolder(
      Object.fromEntries(largeDrafts.map(({ source }, at) => [`${at}.md`, source])),
    )
    const { status, out, err } = await run(folder, ['check', '.', '-f', 'jsonl'], { loadEngine })
    expect(out.trimEnd().split('\n')).toHaveLength(largeDrafts.length)
    expect([status, err]).toEqual([0, ''])
  }, 60_000)
})
