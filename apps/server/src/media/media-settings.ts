import ipaddr from 'ipaddr.js'
import { z } from 'zod'
import { defaultMediaPolicy, type MediaPolicy } from './media-policy.ts'

const split = (text: string) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')

/** The settings of the media policy, to be spread into the environment schema. */
export const mediaSettings = {
  /** Ports that a media URL may name. */
  MEDIA_PORTS: z
    .string()
    .default(defaultMediaPolicy.ports.join(','))
    .transform((text) => split(text).map(Number))
    .pipe(z.array(z.number().int().min(1).max(65_535)).min(1)),
  /** Public networks that are refused, in CIDR notation, for example one's own. */
  MEDIA_DENIED_NETWORKS: z
    .string()
    .default('')
    .transform(split)
    .pipe(
      z.array(
        z.string().refine((text) => ipaddr.isValidCIDR(text), {
          error: 'expected a network such as 192.0.2.0/24',
        }),
      ),
    ),
}

const settingsSchema = z.object(mediaSettings)

/** The media policy of these settings; what they omit has its default. */
export function mediaPolicyOf(settings: z.output<typeof settingsSchema>): MediaPolicy {
  return {
    ...defaultMediaPolicy,
    ports: settings.MEDIA_PORTS,
    deniedNetworks: settings.MEDIA_DENIED_NETWORKS,
  }
}
