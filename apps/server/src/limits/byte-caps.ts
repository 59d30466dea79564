const mebibyte = 1_048_576

/** Largest request bodies in bytes; a larger one is not read (decision 27). */
export const byteCaps = {
  /** A 5 MB image takes 7 MB as base64. */
  analyze: 8 * mebibyte,
  text: 2 * mebibyte,
  small: 262_144,
} as const
