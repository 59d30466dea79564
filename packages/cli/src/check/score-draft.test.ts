import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { MAX_BYTES } from '@content-trust/engine/node/drafts'
import { EngineError } from '@content-trust/engine/schema'
import { mergeLayers } from '@content-trust/workspace'
import { describe, expect, it, onTestFinished } from 'vitest'
import { fakeEngine } from '../../../../test/cli/support/fake-engine.ts'
import type { Engine } from '../host.ts'
import { scoringFailed } from '../tasks/scoring-failed.ts'
import type { TextTask } from '../tasks/text-task.ts'
import { scoreDraft } from './score-draft.ts'

const task = (text: string | Uint8Array, more: Partial<TextTask> = {}): TextTask => ({
  modality: 'text',
  shown: 'a.md',
  path: null,
  bytes: typeof text === 'string' ? Buffer.from(text) : text,
  size: text.length,
  syntax: 'markdown',
  settings: mergeLayers([]),
  details: false,
  cache: null,
  fix: null,
  ...more,
})

/** Scores a draft, and keeps what the engine was asked. */
async function score(
  draft: TextTask,
  more: Partial<Engine> = {},
  bytes: Uint8Array | Error = Buffer.from('x'),
) {
  const asked: Parameters<Engine['analyzeText']>[] = []
  const engine: Engine = {
    ...fakeEngine,
    analyzeText: (...call) => {
      asked.push(call)
      return fakeEngine.analyzeText(...call)
    },
    ...more,
  }
  const outcome = await scoreDraft(draft, {
    engine,
    loadEngine: async () => engine,
    readFile: async () => {
      if (bytes instanceof Error) throw bytes
      return bytes
    },
  })
  return { outcome, asked }
}

describe('a draft', () => {
  it('is scored with its settings, for all findings', async () => {
    const settings = mergeLayers([
      { intended_use: 'cite', ignore_rules: { 'wordy-phrase': 'A word of the trade.' } },
    ])
    const { outcome, asked } = await score(task('It is very unique.', { settings }))
    expect(outcome).toMatchObject({ status: 'scored', shown: 'a.md', source: 'It is very unique.' })
    expect(outcome).not.toHaveProperty('warnings')
    expect(asked).toHaveLength(1)
    expect(asked[0]?.[0]).toEqual({ source: 'It is very unique.', syntax: 'markdown' })
    expect(asked[0]?.[1]).toMatchObject({
      context: { intended_use: 'cite' },
      ignoredRules: ['wordy-phrase'],
      maxEvidence: Number.POSITIVE_INFINITY,
      details: false,
    })
    const { asked: more } = await score(task('It is very unique.', { details: true }))
    expect(more[0]?.[1]?.details).toBe('draft')
  })

  it('is read from its path unless its bytes are there', async () => {
    const read = await score(
      task('', { bytes: null, path: '/a.md' }),
      {},
      Buffer.from('From disk.'),
    )
    expect(read.outcome).toMatchObject({ status: 'scored', source: 'From disk.' })
    const held = await score(task('Held.', { path: '/a.md' }), {}, Buffer.from('From disk.'))
    expect(held.outcome).toMatchObject({ source: 'Held.' })
    const gone = Object.assign(new Error('gone'), { code: 'ENOENT' })
    const failed = await score(task('', { bytes: null, path: '/a.md' }), {}, gone)
    expect(failed.outcome).toMatchObject({ status: 'failed', shown: 'a.md' })
    expect(failed.outcome).not.toHaveProperty('stack')
  })

  it('of too many bytes, or of bytes that are not text, is refused', async () => {
    const most = await score(task('x', { size: MAX_BYTES }))
    expect(most.outcome.status).toBe('scored')
    const over = await score(task('x', { size: MAX_BYTES + 1 }))
    expect(over.outcome).toMatchObject({ status: 'failed', problem: expect.stringContaining('MB') })
    expect(over.asked).toEqual([])
    const binary = await score(task(Uint8Array.of(0x41, 0xff, 0xfe, 0xfd)))
    expect(binary.outcome.status).toBe('failed')
  })

  it('follows its front matter, where its syntax has one', async () => {
    const off = '---\ncontentTrust: false\n---\n\nVery unique.\n'
    expect((await score(task(off))).outcome).toEqual({
      status: 'skipped',
      shown: 'a.md',
      note: 'its front matter says `contentTrust: false`',
    })
    expect((await score(task(off, { syntax: 'plain' }))).outcome.status).toBe('scored')
    const used = '---\ncontentTrust:\n  intended_use: cite\n---\n\nVery unique.\n'
    const { outcome, asked } = await score(task(used))
    expect(asked[0]?.[1]?.context?.intended_use).toBe('cite')
    expect(outcome).toMatchObject({ settings: { intended_use: 'cite' } })
    const wrong = '---\ncontentTrust:\n  intended_use: print\n---\n\nVery unique.\n'
    expect((await score(task(wrong))).outcome).toMatchObject({
      status: 'failed',
      problem: expect.stringContaining('print'),
      line: 3,
    })
    const torn = '---\ntitle: [torn\n---\n\nVery unique.\n'
    expect((await score(task(torn))).outcome).toMatchObject({
      status: 'scored',
      warnings: [{ line: expect.any(Number), problem: expect.any(String) }],
    })
  })

  it('is fixed on demand, and its result is that of the revised text', async () => {
    const fix = { changed: null, baseline: undefined }
    const { outcome, asked } = await score(task('It is very unique.', { fix }))
    expect(outcome).toMatchObject({
      status: 'scored',
      source: 'It is unique.',
      result: { slop_risk: 0, revision_safety: { status: 'passed' } },
      fix: { edits: [{}] },
    })
    expect(asked.map(([{ source }]) => source)).toEqual(['It is very unique.', 'It is unique.'])
    const clean = await score(task('It is plain.', { fix }))
    expect(clean.outcome).toMatchObject({ source: 'It is plain.', fix: null })
    expect(clean.asked).toHaveLength(1)
  })
})

describe('a cache', () => {
  it('spares the engine a draft that it knows, and nothing else', async () => {
    const cache = await mkdtemp(join(tmpdir(), 'content-trust-scores-'))
    onTestFinished(() => rm(cache, { recursive: true }))
    const draft = task('It is very unique.', { cache })
    const first = await score(draft)
    const [name = ''] = await readdir(cache)
    const again = await score(draft)
    expect(again.outcome).toEqual(first.outcome)
    expect([first.asked.length, again.asked.length]).toEqual([1, 0])
    const others: [Partial<TextTask>, Partial<Engine>][] = [
      [{ bytes: Buffer.from('It is very unique!') }, {}],
      [{ syntax: 'plain' }, {}],
      [{ details: true }, {}],
      [{ settings: mergeLayers([{ intended_use: 'cite' }]) }, {}],
      [{}, { engineVersion: '9.9.9' }],
      [{}, { modelVersion: 'another' }],
    ]
    for (const [more, engine] of others) {
      expect((await score({ ...draft, ...more }, engine)).asked).toHaveLength(1)
    }
    expect(await readdir(cache)).toHaveLength(7)
    await writeFile(join(cache, name), 'damaged')
    expect((await score(draft)).asked).toHaveLength(1)
    expect((await score(draft)).asked).toHaveLength(0)
  })
})

describe('an error of scoring', () => {
  it('is ours unless the engine says that it is the caller’s', () => {
    const ours = scoringFailed('a.md', new TypeError('fell over'))
    expect(ours).toMatchObject({
      status: 'failed',
      shown: 'a.md',
      problem: 'could not be scored because of an internal error: fell over',
      stack: expect.stringContaining('TypeError'),
    })
    const model = scoringFailed('a.md', new EngineError('invalid_model', 'The file is damaged.'))
    expect(model).toMatchObject({
      problem: 'could not be scored because of an internal error: The file is damaged.',
      stack: expect.any(String),
    })
    expect(scoringFailed('a.md', new EngineError('invalid_context', 'Too long.'))).toEqual({
      status: 'failed',
      shown: 'a.md',
      problem: 'Too long.',
    })
  })

  it('is told in words whatever was thrown', () => {
    expect(scoringFailed('a.md', 'a word')).toEqual({
      status: 'failed',
      shown: 'a.md',
      problem: 'could not be scored because of an internal error: a word',
    })
    const bare = Object.assign(new Error('bare'), { stack: '' })
    expect(scoringFailed('a.md', bare)).not.toHaveProperty('stack')
    const coded = Object.assign(new Error('disk'), { code: 'invalid_context' })
    expect(scoringFailed('a.md', coded)).toHaveProperty('stack')
  })

  it('of one draft throws nothing', async () => {
    expect((await score(task('CRASH'))).outcome).toMatchObject({
      status: 'failed',
      problem: expect.stringContaining('fell over'),
      stack: expect.any(String),
    })
  })
})
