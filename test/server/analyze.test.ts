import { wireTextResultSchema } from '@content-trust/engine/schema'
import { expect, it } from 'vitest'
import { startService } from './support/start-service.ts'

const draft = 'Experts say this very unique platform will change everything for everyone.'

it('R-ANA-14, R-TXT-01 and R-TXT-20 text gets a text result with an id and its bill', async () => {
  const { post, balance } = await startService()
  const { status, headers, body } = await post('/v1/analyze', { type: 'text', content: draft })
  expect(body).toMatchObject({ modality: 'text' })
  expect(status).toBe(200)
  expect(headers['content-type']).toMatch(/^application\/json/)
  expect(wireTextResultSchema.parse(body)).toEqual(body)
  expect(body.billing).toEqual({
    units_analyzed: 1,
    bucket: 'text_1k_units',
    price_cents: 0.5,
    remaining_balance_cents: 149.5,
  })
  expect(await balance()).toBe(149.5)
})
