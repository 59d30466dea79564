import { describe, expect, it } from 'vitest'
import { hasCorpora, readMarkdownCorpus, readTextCorpora } from '../../training/corpora.ts'
import { assertSoundRevision } from './support/assert-sound-revision.ts'

/** One of so many documents, so that the test takes seconds. */
const EVERY_TEXT = 400
const EVERY_PAGE = 40

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
      edits += assertSoundRevision(source).edits.length
    }
    expect(edits).toBeGreaterThan(0)
  }, 60_000)
})
