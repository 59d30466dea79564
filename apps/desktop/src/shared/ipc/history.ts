import { z } from 'zod'
import { draftIdSchema, pathSchema } from '../drafts.ts'

/** Why a version was kept. */
export const versionReasonSchema = z.enum([
  /** The text as it was when the writer began to change it. */
  'opened',
  'saved',
  /** An hour of work after the last version. */
  'hour',
])
export type VersionReason = z.infer<typeof versionReasonSchema>

const actionSchema = z.enum(['allow', 'revise', 'human_review', 'reject'])

/** A draft whose versions are meant: by its file, and without one by its id. */
const ownerSchema = z.object({ path: pathSchema.nullable(), draft: draftIdSchema })

/** A version of a draft, without its text. */
export const versionSchema = z.object({
  /** Names its file, and can name no other. */
  id: z.string().regex(/^\d{13}-\d{1,8}-[a-z_]{1,12}-[a-z]{1,8}$/),
  /** Milliseconds since 1970. */
  time: z.int().min(0),
  /** Words as the score counts them; null when the draft was not scored. */
  words: z.int().min(0).nullable(),
  decision: actionSchema.nullable(),
  reason: versionReasonSchema,
})
export type Version = z.infer<typeof versionSchema>

const nothing = z.object({})

/** The calls about earlier versions of drafts, which never leave the computer. */
export const historyCalls = {
  /** Keeps the text of a draft; a text equal to the last version is not kept again. */
  keepVersion: {
    input: ownerSchema.extend({
      text: z.string().max(10_000_000),
      words: z.int().min(0).max(99_999_999).nullable(),
      decision: actionSchema.nullable(),
      reason: versionReasonSchema,
    }),
    output: nothing,
  },
  /** The versions of a draft, the newest first. */
  listVersions: { input: ownerSchema, output: z.object({ versions: z.array(versionSchema) }) },
  readVersion: {
    input: ownerSchema.extend({ id: versionSchema.shape.id }),
    output: z.object({ text: z.string() }),
  },
  /** Deletes the versions of all drafts, once the user confirms. */
  clearHistory: { input: nothing, output: z.object({ isCleared: z.boolean() }) },
} as const
