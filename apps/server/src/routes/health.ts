import { engineVersion } from '@content-trust/engine'
import { healthSchema } from '@content-trust/engine/schema'
import { definePublicLookUp } from '../define-route.ts'

export const health = definePublicLookUp({
  name: 'health',
  path: '/health',
  tag: 'Service',
  summary: 'Reports that the service runs',
  description: 'Needs no key and costs nothing.',
  errors: [],
  output: healthSchema,
  run: async () => ({ status: 'ok', service: 'content-trust', version: engineVersion }) as const,
})
