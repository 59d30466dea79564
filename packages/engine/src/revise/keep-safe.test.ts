import { describe, expect, it } from 'vitest'
import { runPipeline } from '../text/pipeline/run-pipeline.ts'
import { checkAlone, keepSafe } from './keep-safe.ts'

const source =
  'We weigh 4.1 kg of flour in order to bake. The oven at Lund is not old. It is hot.\n'
const { document } = runPipeline({ source, syntax: 'markdown' }, {})

/** An edit of these words of the source. */
function replacing(words: string, text: string) {
  const start = source.indexOf(words)
  return { start, end: start + words.length, text, rule: 'a-rule' }
}

const plain = replacing('in order to', 'to')
const number = replacing('4.1', '4.2')
const negation = replacing('is not', 'is')

describe('an edit alone', () => {
  it('fails where it changes a fact of its sentence', () => {
    expect(checkAlone(document, plain, 'markdown').status).toBe('passed')
    expect(checkAlone(document, number, 'markdown')).toMatchObject({
      status: 'failed',
      failure_reasons: ['The number “4.1 kg” is missing.', 'The number “4.2 kg” is new.'],
    })
  })

  it('is compared in the sentences that it touches, and no others', () => {
    const { protected_fact_counts: counts } = checkAlone(document, negation, 'markdown')
    expect([counts['numbers'], counts['named_entities']]).toEqual([
      { original: 0, revised: 0 },
      { original: 1, revised: 1 },
    ])
  })
})

describe('a set of edits', () => {
  it('keeps the safe ones and says of each other which fact it changes', () => {
    const { kept, refused, safety } = keepSafe(document, [number, plain, negation], 'markdown')
    expect(kept).toEqual([plain])
    expect(refused).toEqual([
      { edit: number, reason: 'The number “4.1 kg” is missing.' },
      { edit: negation, reason: 'The negation “not old” is missing.' },
    ])
    expect(safety.status).toBe('passed')
  })

  it('passes a text without edits', () => {
    expect(keepSafe(document, [], 'markdown')).toMatchObject({
      kept: [],
      refused: [],
      safety: { status: 'passed' },
    })
  })
})
