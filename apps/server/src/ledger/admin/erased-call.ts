/** What a record of a call loses when its content is erased; amounts, times and ids stay for the books. */
export const erasedCall = {
  result: '',
  content_hash: '',
  hostname: null,
} as const
