import { analyzeText, revise } from '@content-trust/engine'
import { describe, expect, it } from 'vitest'
import { hasCorpora, readMarkdownCorpus, readTextCorpora } from '../../training/corpora.ts'

/** One of so many documents, so that the test takes seconds. */
const EVERY_TEXT = 400
const EVERY_PAGE = 40

const risks = [
  'specificity_risk',
  'provenance_weakness',
  'slop_risk',
  'synthetic_texture_risk',
] as const

function bandOf(risk: number): number {
  return risk >= 0.7 ? 2 : risk >= 0.4 ? 1 : 0
}

async function sample(): Promise<string[]> {
  const texts: string[] = []
  for (const [index, { text }] of (await readMarkdownCorpus()).entries()) {
    if (index % EVERY_PAGE === 0) texts.push(text)
  }
  let index = 0
  for await (const { text } of readTextCorpora()) if (index++ % EVERY_TEXT === 0) texts.push(text)
  return texts
}

// The corpora are not part of the repository: some of their texts may be measured and not passed on.
describe.skipIf(!hasCorpora)('revisions of the corpora', () => {
  it('keep what is outside the edits, lift no risk into a higher band, and leave nothing to a second run', async () => {
    const texts = await sample()
    expect(texts.length).toBeGreaterThan(100)
    let edits = 0
    for (const source of texts) {
      const draft = { source, syntax: 'markdown' } as const
      const revision = revise(draft)
      edits += revision.edits.length
      if (revision.edits.length === 0) {
        expect(revision.text).toBe(source)
        continue
      }
      expect(revision.safety.status).toBe('passed')
      let rebuilt = source
      for (const { start, end, text } of revision.edits.toReversed()) {
        rebuilt = rebuilt.slice(0, start) + text + rebuilt.slice(end)
      }
      expect(rebuilt).toBe(revision.text)
      const before = analyzeText(draft)
      const after = analyzeText({ source: revision.text, syntax: 'markdown' })
      for (const name of risks) {
        expect(bandOf(after[name]), name).toBeLessThanOrEqual(bandOf(before[name]))
      }
      expect(revise({ source: revision.text, syntax: 'markdown' }).edits).toEqual([])
    }
    expect(edits).toBeGreaterThan(0)
  }, 60_000)
})
