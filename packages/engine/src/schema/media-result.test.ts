import { expect, it } from 'vitest'
import { analyzeText } from '../text/analyze-text.ts'
import { batchItemResultSchema } from './account.ts'
import { audioResultSchema, imageResultSchema, videoResultSchema } from './media-result.ts'
import { revisionSafetySchema } from './revision.ts'

const text = analyzeText({ source: 'One plain sentence about a bridge in Porto.', syntax: 'plain' })

it('shares the routing fields of the text result with every modality', () => {
  const image = { ...text, modality: 'image', synthetic_image_risk: 0.1 }
  expect(imageResultSchema.safeParse(image).success).toBe(true)
  const audio = {
    ...text,
    modality: 'audio',
    transcript: '',
    synthetic_audio_risk: 0.1,
    workflow_risk: 0.2,
  }
  expect(audioResultSchema.safeParse(audio).success).toBe(true)
  const video = {
    ...text,
    modality: 'video',
    synthetic_video_risk: 0.1,
    signals: { visual_synthetic_risk: 0.1, metadata_risk: 0 },
  }
  expect(videoResultSchema.safeParse(video).success).toBe(true)
  expect(imageResultSchema.safeParse({ ...image, recommended_action: 'ignore' }).success).toBe(
    false,
  )
  expect(videoResultSchema.safeParse({ ...video, signals: {} }).success).toBe(false)
})

it('tells a batch item that worked from one that did not', () => {
  const billing = { units_analyzed: 1, bucket: 'b', price_cents: 0, remaining_balance_cents: 0 }
  const worked = { ...text, analysis_id: 'an_1', billing, id: 'a', status: 'ok' }
  expect(batchItemResultSchema.safeParse(worked).success).toBe(true)
  const failed = { id: 'a', status: 'error', error: 'timeout', message: 'Took too long.' }
  expect(batchItemResultSchema.safeParse(failed).success).toBe(true)
  expect(batchItemResultSchema.safeParse({ ...failed, error: 'tired' }).success).toBe(false)
})

it('counts protected facts of the nine kinds and no others (decision 18)', () => {
  const safety = {
    status: 'failed',
    checks: ['protected_facts'],
    failure_reasons: ['A number was lost.'],
    protected_fact_counts: { numbers: { original: 2, revised: 1 } },
  }
  expect(revisionSafetySchema.safeParse(safety).success).toBe(true)
  const odd = { ...safety, protected_fact_counts: { moods: { original: 1, revised: 1 } } }
  expect(revisionSafetySchema.safeParse(odd).success).toBe(false)
})
