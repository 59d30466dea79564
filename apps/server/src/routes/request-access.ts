import { accessAnswerSchema, accessRequestSchema } from '@content-trust/engine/schema'
import { defineFreeRoute } from '../define-route.ts'
import { byteCaps } from '../limits/byte-caps.ts'

export const requestAccess = defineFreeRoute({
  name: 'request-access',
  path: '/request-access',
  tag: 'Account',
  access: 'form',
  summary: 'Requests an account',
  description: 'Needs no key. At most 5 requests an hour from one address, which is not stored.',
  maxBytes: byteCaps.small,
  errors: ['bad_request', 'rate_limited'],
  example: {
    name: 'A reader',
    email: 'reader@mail.example',
    use_case: 'Checking drafts before they are published.',
  },
  input: accessRequestSchema,
  output: accessAnswerSchema,
  run: async ({ name, email, company, volume, use_case }, { requestId }, { store }) => {
    await store.accessRequests.add({
      id: requestId,
      name,
      email,
      company: company ?? null,
      volume: volume ?? null,
      useCase: use_case,
    })
    return { ok: true, request_id: requestId }
  },
})
