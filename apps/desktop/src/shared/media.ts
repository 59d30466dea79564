import {
  audioResultSchema,
  imageResultSchema,
  videoResultSchema,
} from '@content-trust/engine/schema'
import { z } from 'zod'

/** Most bytes of an image, an audio file or a video. */
export const MOST_MEDIA_BYTES = 50 * 1024 * 1024

/** Endings of files that are shown as media; others are looked into when they are not text. */
const mediaNames =
  /\.(?:avif|gif|hei[cf]|jpe?g|png|tiff?|webp|aac|flac|m4a|mp3|oga|ogg|opus|wav|m4v|mov|mp4|mkv|webm)$/i

/** The same endings for the dialogs of the system. */
export const mediaExtensions = {
  images: ['avif', 'gif', 'heic', 'heif', 'jpeg', 'jpg', 'png', 'tif', 'tiff', 'webp'],
  audio: ['flac', 'm4a', 'mp3', 'oga', 'ogg', 'opus', 'wav'],
  videos: ['m4v', 'mov', 'mp4', 'webm'],
} as const

/** Whether a name is that of an image, an audio file or a video. */
export function isMediaName(name: string): boolean {
  return mediaNames.test(name)
}

const mediaResultSchema = z.discriminatedUnion('modality', [
  imageResultSchema,
  audioResultSchema,
  videoResultSchema,
])
export type MediaResult = z.infer<typeof mediaResultSchema>

/** What the file is, read from its bytes. */
const mediaFactsSchema = z.object({
  format: z.string(),
  bytes: z.int().min(0),
  /** Size as it is shown; null for audio. */
  width: z.int().min(1).nullable(),
  height: z.int().min(1).nullable(),
  /** Null for an image. */
  seconds: z.number().min(0).nullable(),
})

/** A result with what the window needs to show it; it never sees the bytes of the file. */
export const mediaReportSchema = z.object({
  result: mediaResultSchema,
  facts: mediaFactsSchema,
  /** Where the window finds a thumbnail: the image, or frames of the video. */
  copy: z.object({ address: z.string(), isWhole: z.boolean() }).nullable(),
  /** Loudness from 0 to 1 along a recording; empty for anything else. */
  waveform: z.array(z.number().min(0).max(1)),
})
export type MediaReport = z.infer<typeof mediaReportSchema>

/** A file that is not a draft, as the window opens it. */
export interface MediaFile {
  readonly path: string
  readonly name: string
}

/** Names one request, so that it can be taken back. */
export const mediaRequestSchema = z.string().regex(/^[\w-]{1,64}$/)
