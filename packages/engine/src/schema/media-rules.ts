/** Ids of the rules of pictures, recordings and films; those of texts stand in the rule catalogue. */
export const mediaRules = [
  'pixel-statistics',
  'sound-statistics',
  'speech-statistics',
  'declared-origin',
  'content-credentials',
  'generator-mark',
  'camera-data',
] as const
