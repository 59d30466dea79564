import { policyMatchSchema } from '@content-trust/engine/schema'
import { expect, it } from 'vitest'
import * as z from 'zod'
import { startService } from './support/start-service.ts'

const policy = 'Reject prices. Flag mentions of Globex.'
const content = 'Globex sells the ladder for $90. It is two metres long and weighs nine kilograms.'

it('answers with the fields of a policy match that clients know, and no others', async () => {
  const { post } = await startService()
  const context = { intended_use: 'publish', format: 'article', custom_policy: policy }
  const { status, body } = await post('/v1/analyze', { type: 'text', content, context })
  expect(status).toBe(200)
  expect(body.policy_matches).toEqual([
    {
      rule: 'Reject prices',
      severity: 'high',
      span: '$90',
      explanation: expect.stringMatching(/./),
      action: 'reject',
    },
    {
      rule: 'Flag mentions of Globex',
      severity: expect.stringMatching(/^(?:low|medium|high)$/),
      span: 'Globex',
      explanation: expect.stringMatching(/./),
    },
  ])
})

it('documents those fields alone, with the optional one last', () => {
  const { properties = {}, required } = z.toJSONSchema(policyMatchSchema)
  expect(Object.keys(properties)).toEqual(['rule', 'severity', 'span', 'explanation', 'action'])
  expect(required).toEqual(['rule', 'severity', 'span', 'explanation'])
})
