import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { fakeEngine } from './support/fake-engine.ts'
import { run } from './support/fake-host.ts'
import { makeFolder } from './support/folder.ts'

const low = 'A plain text that says what it means.'
const medium = 'It is very unique, I think.'
const high = 'It is very unique, experts say so.'

const statusOf = async (text: string, ...args: string[]) => {
  const folder = await makeFolder({ 'x.md': text })
  return (await run(folder, ['check', 'x.md', ...args])).status
}

describe('the gate', () => {
  // Without a gate the command reports: exit 0 whatever it finds.
  it.each([
    ['none', [0, 0, 0]],
    ['medium', [0, 1, 1]],
    ['high', [0, 0, 1]],
    ['revise', [0, 1, 1]],
    ['human_review', [0, 0, 1]],
    ['reject', [0, 0, 0]],
  ])('--fail-on %s exits %j for low, medium and high risk', async (gate, expected) => {
    const statuses = []
    for (const text of [low, medium, high]) statuses.push(await statusOf(text, '--fail-on', gate))
    expect(statuses).toEqual(expected)
  })

  it('is not asked by default', async () => {
    expect(await statusOf(high)).toBe(0)
  })

  it('follows the decision for the intended use', async () => {
    expect(await statusOf(high, '--fail-on', 'reject', '--use', 'cite')).toBe(1)
    expect(await statusOf(high, '--fail-on', 'reject', '--use', 'publish')).toBe(0)
  })

  it('front matter may set its own', async () => {
    const text = `---\ncontentTrust:\n  fail_on: none\n---\n${high}`
    expect(await statusOf(text, '--fail-on', 'high')).toBe(0)
  })

  it('never counts: many failing drafts exit with 1', async () => {
    const names = Array.from({ length: 300 }, (_, index) => [`${index}.md`, high])
    const folder = await makeFolder(Object.fromEntries(names))
    const { status, out } = await run(folder, ['check', '.', '--fail-on', 'high', '--quiet'])
    expect(status).toBe(1)
    expect(out).toContain('300 drafts failed the gate')
  })

  it('a draft that cannot be read outweighs a failed gate', async () => {
    const folder = await makeFolder({ 'x.md': high, 'y.md': Uint8Array.of(0) })
    const { status } = await run(folder, ['check', '.', '--fail-on', 'high'])
    expect(status).toBe(2)
  })
})

describe('the gate with a baseline', () => {
  /** Stops drafts and shows no reason for it, as a policy over every draft may. */
  const loadEngine = async () => ({
    ...fakeEngine,
    analyzeText: (...args: Parameters<typeof fakeEngine.analyzeText>) => ({
      ...fakeEngine.analyzeText(...args),
      evidence: [],
    }),
  })
  const flags = ['--baseline', 'b.json', '--fail-on', 'high']

  it('fails a new draft that is stopped, though it shows no finding', async () => {
    const folder = await makeFolder({ 'old.md': high })
    await run(folder, ['check', 'old.md', '--baseline', 'b.json', '--update-baseline'], {
      loadEngine,
    })
    await writeFile(join(folder, 'new.md'), high)
    const check = async (name: string, input = '') =>
      (await run(folder, ['check', name, ...flags], { loadEngine, input })).status
    expect(await check('old.md')).toBe(0)
    expect(await check('new.md')).toBe(1)
    expect(await check('-', high)).toBe(1)
  })

  it('fails a known draft that got a stricter decision without a finding', async () => {
    const folder = await makeFolder({ 'x.md': medium })
    const check = (...args: string[]) => run(folder, ['check', 'x.md', ...args], { loadEngine })
    await check('--baseline', 'b.json', '--update-baseline')
    expect((await check('--baseline', 'b.json', '--fail-on', 'human_review')).status).toBe(0)
    // The same text at the same level: only the use is stricter, and with it the decision.
    const cite = ['--baseline', 'b.json', '--fail-on', 'human_review', '--use', 'cite']
    expect((await check(...cite)).status).toBe(1)
    await check('--baseline', 'b.json', '--update-baseline', '--use', 'cite')
    expect((await check(...cite)).status).toBe(0)
  })
})
