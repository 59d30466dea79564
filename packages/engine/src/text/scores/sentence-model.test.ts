import { describe, expect, it } from 'vitest'
import hedgingFile from '../../../models/hedging/model.json' with { type: 'json' }
import loadedFile from '../../../models/loaded-wording/model.json' with { type: 'json' }
import { createSentenceFeatures, readSentenceFeatures } from '../features/sentence-features.ts'
import { scanMarkdown } from '../markdown/scan-markdown.ts'
import { textEngine } from '../pipeline/text-engine.ts'
import { createDocument } from '../tokenize/create-document.ts'
import { sentenceBreaker } from '../tokenize/sentence-breaks.ts'
import { loadSentenceModelSet, type SentenceModelFile } from './sentence-model.ts'

function raws(files: readonly SentenceModelFile[], text: string): number[] {
  const { vocabulary } = textEngine().compiled
  const document = createDocument(scanMarkdown(text, 'markdown'), vocabulary, sentenceBreaker)
  const features = createSentenceFeatures()
  readSentenceFeatures(document, 0, 1, features)
  const out = new Float64Array(files.length)
  loadSentenceModelSet(files).raws(document, 0, features, out)
  return [...out]
}

describe('a set of sentence models', () => {
  it('gives each model the log-odds that it has alone', () => {
    const text = 'Some critics widely regard the 1958 rifle as perhaps the best.'
    const [hedging, loaded] = raws([hedgingFile, loadedFile], text)
    expect(raws([hedgingFile], text)).toEqual([hedging])
    expect(raws([loadedFile], text)).toEqual([loaded])
    expect(raws([loadedFile, hedgingFile], text)).toEqual([loaded, hedging])
  })

  it('reads a weasel as more hedged than a plain fact', () => {
    const [weasel] = raws([hedgingFile], 'It is widely believed by some that the town is haunted.')
    const [fact] = raws([hedgingFile], 'The rifle was introduced in 1958 by the company.')
    expect(weasel).toBeGreaterThan(0)
    expect(fact).toBeLessThan(0)
  })

  it('reads all numbers alike but for years', () => {
    const [first, second] = ['The town has 317 houses.', 'The town has 952 houses.'].map((text) =>
      raws([hedgingFile], text),
    )
    expect(first).toEqual(second)
  })

  it('is refused when its hashed weights were cut', () => {
    const cut = { ...hedgingFile, grams: { scale: 1, weights: 'AAAA' } }
    expect(() => loadSentenceModelSet([cut])).toThrow(
      'Unexpected 3 hashed weights in the model hedging, expected 65536',
    )
  })
})
