import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { defaultMediaPolicy } from './media-policy.ts'
import { mediaPolicyOf, mediaSettings } from './media-settings.ts'

const schema = z.object(mediaSettings)

describe('the settings of media', () => {
  it('D-030 are as published when nothing is set', () => {
    expect(mediaPolicyOf(schema.parse({}))).toEqual(defaultMediaPolicy)
    expect(defaultMediaPolicy).toMatchObject({
      ports: [443],
      redirects: 3,
      connectMs: 10_000,
      totalMs: 20_000,
    })
  })

  it('D-030 name ports and networks', () => {
    const settings = schema.parse({
      MEDIA_PORTS: '443, 8443',
      MEDIA_DENIED_NETWORKS: '192.0.2.0/24,2001:db8::/32,',
    })
    expect(mediaPolicyOf(settings)).toMatchObject({
      ports: [443, 8_443],
      deniedNetworks: ['192.0.2.0/24', '2001:db8::/32'],
    })
  })

  it.each([
    { MEDIA_PORTS: '' },
    { MEDIA_PORTS: 'https' },
    { MEDIA_PORTS: '0' },
    { MEDIA_PORTS: '65536' },
    { MEDIA_PORTS: '443.5' },
    { MEDIA_DENIED_NETWORKS: '192.0.2.1' },
    { MEDIA_DENIED_NETWORKS: '192.0.2.0/33' },
    { MEDIA_DENIED_NETWORKS: 'example' },
  ])('D-030 refuse %j', (environment) => {
    expect(schema.safeParse(environment).success).toBe(false)
  })
})
