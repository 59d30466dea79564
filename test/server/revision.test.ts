import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { startService } from './support/start-service.ts'

const drafts = join(import.meta.dirname, '../../examples/drafts')
const context = { intended_use: 'publish' }

it('R-TXT-16, R-TXT-17, R-REV-01, R-REV-08 and R-BILL-07 a draft that routes to revise is revised when asked (decision 18)', async () => {
  const { post } = await startService()
  const content = await readFile(join(drafts, 'kettle-review.md'), 'utf8')
  const asked = (await post('/v1/analyze', { type: 'text', content, context, auto_revise: true }))
    .body
  expect(asked.recommended_action).toBe('revise')
  expect(asked.revision_safety).toMatchObject({ status: 'passed', failure_reasons: [] })
  expect(asked.revised_text).not.toBe(content)
  expect(asked.revision_notes.length).toBeGreaterThan(0)
  expect(asked.billing).toMatchObject({ bucket: 'text_revise_1k_units', price_cents: 2 })
  const plain = (await post('/v1/analyze', { type: 'text', content, context })).body
  expect(plain.revision_notes).toEqual([])
  for (const name of ['revised_text', 'revision_safety']) expect(plain).not.toHaveProperty(name)
})

it('R-TXT-16 and R-REV-01 a draft that routes elsewhere stays as it is, at the price of what was asked (decision 18)', async () => {
  const { post } = await startService()
  const content = await readFile(join(drafts, 'disk-failures.md'), 'utf8')
  const { body } = await post('/v1/analyze', { type: 'text', content, context, auto_revise: true })
  expect(body.recommended_action).toBe('allow')
  expect(body.revision_notes).toEqual([])
  for (const name of ['revised_text', 'revision_safety']) expect(body).not.toHaveProperty(name)
  expect(body.billing.bucket).toBe('text_revise_1k_units')
})
