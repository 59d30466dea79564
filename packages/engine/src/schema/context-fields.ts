/** What kind of writing the draft is. Never changes a score; it names the reader's expectation. */
export const formats = ['article', 'social_post', 'product_review', 'caption', 'other'] as const

/** What the reader of the result will do with the draft; picks the row of the routing table. */
export const intendedUses = [
  'publish',
  'train',
  'cite',
  'moderate',
  'security_filter',
  'other',
] as const

/** What a context says that says nothing. */
export const contextDefaults = { format: 'other', intended_use: 'other' } as const

/** Most Unicode code points of the texts of a context. */
export const contextLengths = { domain: 100, custom_policy: 2000, transcript: 10_000 } as const
