/**
 * The date since which the audio and video endpoints are deprecated (decision 32); no removal is
 * scheduled.
 */
export const mediaDeprecation = {
  since: new Date('2026-11-01T00:00:00Z'),
  successor: '/v1/analyze',
} as const
