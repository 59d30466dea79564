import { z } from 'zod'

/** How a file's bytes become text and back, so that saving changes nothing else. */
export const fileFormatSchema = z.object({
  encoding: z.enum(['utf-8', 'utf-16le', 'utf-16be', 'windows-1252']),
  /** `mixed`: the text keeps its line ends as they are; otherwise they all read as `\n`. */
  eol: z.enum(['lf', 'crlf', 'cr', 'mixed']),
  bom: z.boolean(),
})
export type FileFormat = z.infer<typeof fileFormatSchema>

/** What a file that was never saved will be saved as. */
export const newFileFormat: FileFormat = { encoding: 'utf-8', eol: 'lf', bom: false }

export const pathSchema = z.string().min(1).max(4096)

/** A file as the editor opens it. `version` names the bytes on the disk. */
export const draftFileSchema = z.object({
  path: pathSchema,
  name: z.string(),
  text: z.string(),
  format: fileFormatSchema,
  readOnly: z.boolean(),
  version: z.string(),
})
export type DraftFile = z.infer<typeof draftFileSchema>

/** A file that could not be opened, with a sentence for the reader. */
export const refusedFileSchema = z.object({ path: pathSchema, message: z.string() })

/** The outcome of a choice of files: empty lists when the user chose none. */
export const openedFilesSchema = z.object({
  files: z.array(draftFileSchema),
  /** Images, audio files and videos. */
  media: z.array(z.object({ path: pathSchema, name: z.string() })),
  refused: z.array(refusedFileSchema),
})
export type OpenedFiles = z.infer<typeof openedFilesSchema>

/** A file or folder below an opened folder, in the order of the tree; folders before files. */
export const treeEntrySchema = z.object({
  path: pathSchema,
  name: z.string(),
  kind: z.enum(['file', 'folder']),
  /** How many folders lie between it and the opened folder. */
  depth: z.int().min(0),
  /** Whether an ignore file or a config says that the file is not checked. */
  isUnchecked: z.boolean(),
})
export type TreeEntry = z.infer<typeof treeEntrySchema>

export const folderSchema = z.object({
  path: pathSchema,
  name: z.string(),
  entries: z.array(treeEntrySchema),
  /** Whether the folder holds more than the tree shows. */
  isTruncated: z.boolean(),
})
export type Folder = z.infer<typeof folderSchema>

/** What is on the disk after a save. */
export const savedFileSchema = z.object({
  path: pathSchema,
  name: z.string(),
  format: fileFormatSchema,
  version: z.string(),
})

export const draftIdSchema = z.string().regex(/^[\w-]{1,64}$/)

/** The backup of an unsaved draft, so that a crash loses nothing. */
export const backupSchema = z.object({
  draft: draftIdSchema,
  path: pathSchema.nullable(),
  name: z.string().max(255),
  text: z.string(),
  format: fileFormatSchema,
  /** The version on the disk that the draft was made from; null for a draft without a file. */
  version: z.string().nullable(),
})
export type Backup = z.infer<typeof backupSchema>
