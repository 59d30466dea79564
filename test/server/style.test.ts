import { billedStyleResultSchema } from '@content-trust/engine/schema'
import { expect, it } from 'vitest'
import { startService } from './support/start-service.ts'
import { draft } from './support/valid-bodies.ts'

it('R-STY-08, R-STY-09, R-STY-21, R-GEN-04 and R-VER-04 a style answer has its fields, deep_scan in deep mode alone', async () => {
  const { post } = await startService()
  for (const execution_mode of ['fast', 'deep'] as const) {
    const { body } = await post('/v1/analyze-style', { text: draft, execution_mode })
    expect(billedStyleResultSchema.parse(body)).toEqual(body)
    expect(body).toMatchObject({ modality: 'text', tool: 'style_analysis', execution_mode })
    expect(body.model_version).toBe('v0.1')
    expect('deep_scan' in body).toBe(execution_mode === 'deep')
    expect(body.limitations.length).toBeGreaterThan(0)
  }
})

it('R-STY-07 equal texts get equal answers, id and balance aside', async () => {
  const { post } = await startService()
  const free = async () => {
    const { body } = await post('/v1/analyze-style', { text: draft, execution_mode: 'fast' })
    return { ...body, analysis_id: '', billing: {} }
  }
  expect(await free()).toEqual(await free())
})

it('R-STY-16 and R-STY-17 words of the text are in the answer only when they are asked for', async () => {
  const { post } = await startService()
  const plain = (await post('/v1/analyze-style', { text: draft })).body
  expect(plain.spans.length).toBeGreaterThan(0)
  for (const span of plain.spans) expect(span).not.toHaveProperty('text')
  expect(plain.sentence_scores.length).toBeGreaterThan(0)
  for (const { text } of plain.sentence_scores) expect(text).toBe('')
  const asked = (await post('/v1/analyze-style', { text: draft, include_text_in_spans: true })).body
  expect(asked.spans).toHaveLength(plain.spans.length)
  for (const { start, end, text } of asked.spans) expect(text).toBe(draft.slice(start, end))
})

it('R-VER-08 text in another language is scored with low confidence and said to be experimental (decision 20)', async () => {
  const { post } = await startService()
  const content =
    'Die Brücke wurde im Jahr 1877 eröffnet und ist sechzig Meter hoch. Sie verbindet zwei Ufer der Stadt. '.repeat(
      3,
    )
  const { body } = await post('/v1/analyze', { type: 'text', content })
  expect(body.confidence).toBe('low')
  expect(body.limitations.join(' ')).toMatch(/language_experimental|experimental/i)
})
