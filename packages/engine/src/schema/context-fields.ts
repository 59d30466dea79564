/**
 * What kind of writing a request may say its text is; the contract of the service names these. The format never changes
 * a score: it says what readers expect, and so which rules have something to say (`text/rule-engine/formats.ts`).
 */
export const formats = ['article', 'social_post', 'product_review', 'caption', 'other'] as const

/** What settings may say that a draft is: besides the formats of requests, kinds of files that lie in folders. */
export const draftFormats = [
  'article',
  'documentation',
  'changelog',
  'social_post',
  'product_page',
  'product_review',
  'caption',
  'email',
  'other',
] as const

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
