import { z } from 'zod'
import { draftFileSchema, folderSchema, pathSchema } from './drafts.ts'

/** Where a draft is read and edited, as offsets in its text. */
export const placeSchema = z.object({
  /** Where the selection starts and where its moving end, the caret, is. */
  anchor: z.int().min(0),
  head: z.int().min(0),
  /** Start of the line at the top of the window. */
  top: z.int().min(0),
})
export type Place = z.infer<typeof placeSchema>

/** Plain values of the window's layout by their names: panels, widths, switches. */
export const layoutValuesSchema = z
  .record(z.string().max(40), z.union([z.string().max(60), z.number(), z.boolean()]))
  .refine((values) => Object.keys(values).length <= 40, 'At most 40 values are kept.')
export type LayoutValues = z.infer<typeof layoutValuesSchema>

/** What was open in the window, by paths that the user had opened. */
export const keptSessionSchema = z.object({
  /** Drafts with a file, in the order of their tabs. */
  tabs: z.array(placeSchema.extend({ path: pathSchema })).max(100),
  active: pathSchema.nullable(),
  folder: pathSchema.nullable(),
  layout: layoutValuesSchema,
})
export type KeptSession = z.infer<typeof keptSessionSchema>

/** The session of last time, read again from the disk. */
export const openedSessionSchema = z.object({
  tabs: z.array(placeSchema.extend({ file: draftFileSchema })),
  active: pathSchema.nullable(),
  folder: folderSchema.nullable(),
  layout: layoutValuesSchema,
  /** Names of files and of a folder that cannot be opened any more. */
  missing: z.array(z.string()),
  /** Whether the drafts were left closed, because the app did not live through opening them twice. */
  isLeftClosed: z.boolean(),
})
export type OpenedSession = z.infer<typeof openedSessionSchema>
