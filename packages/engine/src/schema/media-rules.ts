/** Ids of the rules of images, recordings and videos; those of texts are in the rule catalogue. */
export const mediaRules = [
  'pixel-statistics',
  'sound-statistics',
  'speech-statistics',
  'declared-origin',
  'content-credentials',
  'generator-mark',
  'camera-data',
] as const
