import { expect, it } from 'vitest'
import { scanMarkdown } from '../markdown/scan-markdown.ts'
import { textEngine } from '../pipeline/text-engine.ts'
import { createDocument } from '../tokenize/create-document.ts'
import { sentenceBreaker } from '../tokenize/sentence-breaks.ts'

const text = 'Some critics say that it works. In 1958 the county built 14 bridges of oak.'

const read = () => {
  const { compiled, sentences } = textEngine()
  const scanned = scanMarkdown(text, 'markdown')
  return sentences.read(createDocument(scanned, compiled.vocabulary, sentenceBreaker))
}

it('reads what content says when it is first asked for, and once', () => {
  const probabilities = read()
  expect(probabilities.hedging[0]).toBeGreaterThan(probabilities.hedging[1] ?? 1)
  expect(probabilities.known).toBeUndefined()
  const { specificity } = probabilities
  expect(specificity[0]).toBeGreaterThan(specificity[1] ?? 1)
  expect(probabilities.specificity).toBe(specificity)
  expect(probabilities.known?.claim).toBe(probabilities.claim)
})
