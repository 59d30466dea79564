import { z } from 'zod'
import { pathSchema } from '../drafts.ts'
import { searchTermSchema } from '../searching/search-term.ts'

const nothing = z.object({})

/** Longest text that is searched, in UTF-16 units; no larger file is opened. */
const LONGEST_TEXT = 10 * 1024 * 1024

/** Longest text of all open drafts together, in the same. */
const LONGEST_TEXTS = 50 * 1024 * 1024

/** Names one search of a folder, so that it can be stopped and late answers are known. */
const searchNameSchema = z.uuid()

/** A place that was found in a file. */
export const foundPlaceSchema = z.object({
  /** Offsets in the text, in UTF-16 units. */
  from: z.int().min(0),
  to: z.int().min(0),
  /** From 1. */
  line: z.int().min(1),
  /** The words that match and those around them, on one line and cut to a row. */
  before: z.string(),
  words: z.string(),
  after: z.string(),
})

export const foundFileSchema = z.object({
  path: pathSchema,
  places: z.array(foundPlaceSchema),
  /** Whether the file has more places than are listed. */
  hasMore: z.boolean(),
})
export type FoundFile = z.infer<typeof foundFileSchema>
export type FoundPlace = z.infer<typeof foundPlaceSchema>

/** The calls that search a folder and follow its files. */
export const searchCalls = {
  /** The open folder whose files the window wants to follow; null follows none. */
  watchFolder: { input: z.object({ path: pathSchema.nullable() }), output: nothing },
  /** Searches the drafts of an open folder; what is found comes by `searchFound`, file by file. */
  searchFolder: {
    input: z.object({
      request: searchNameSchema,
      path: pathSchema,
      term: searchTermSchema,
      /** Open drafts with words that are not on the disk: these are searched in place of the files. */
      drafts: z
        .array(z.object({ path: pathSchema, text: z.string().max(LONGEST_TEXT) }))
        .max(100)
        .refine((all) => all.reduce((sum, { text }) => sum + text.length, 0) <= LONGEST_TEXTS),
    }),
    output: z.object({
      /** `stopped`: by the user, or by another search. */
      status: z.enum(['done', 'stopped']),
      /** Whether there are more places or files than are listed. */
      hasMore: z.boolean(),
      /** Files that could not be read, or in which the expression takes too long. */
      skipped: z.int().min(0),
    }),
  },
  stopSearch: { input: z.object({ request: searchNameSchema }), output: nothing },
} as const

export const searchEvents = {
  searchFound: z.object({ request: searchNameSchema, files: z.array(foundFileSchema) }),
  /** Files of the followed folder came, went or were renamed; `changed` are those with other words. */
  folderChanged: z.object({
    path: pathSchema,
    isListChanged: z.boolean(),
    changed: z.array(pathSchema),
  }),
} as const
