import { draftContextSchema } from '@content-trust/engine/schema'
import { z } from 'zod'
import { mediaReportSchema } from '../../shared/media.ts'

const bytesSchema = z.custom<Uint8Array>((value) => value instanceof Uint8Array)

const sourceSchema = z.union([z.object({ path: z.string() }), z.object({ bytes: bytesSchema })])
export type MediaSource = z.infer<typeof sourceSchema>

/** What the process for media does. The main process reads this table and never the engine. */
const mediaTasks = {
  score: {
    input: z.object({ source: sourceSchema, context: draftContextSchema }),
    output: mediaReportSchema.omit({ copy: true }).extend({
      /** A small JPEG made from the decoded pixels; it holds nothing else of the file. */
      copy: z.object({ bytes: bytesSchema, isWhole: z.boolean() }).nullable(),
    }),
  },
  /** Whether the first bytes of a file are those of media. */
  know: {
    input: z.object({ path: z.string() }),
    output: z.object({ isMedia: z.boolean() }),
  },
} as const

export type MediaTaskName = keyof typeof mediaTasks
export type MediaInputs = { [Name in MediaTaskName]: z.output<(typeof mediaTasks)[Name]['input']> }
export type MediaOutputs = {
  [Name in MediaTaskName]: z.output<(typeof mediaTasks)[Name]['output']>
}

const table: {
  readonly [Name in MediaTaskName]: {
    readonly input: z.ZodType<MediaInputs[Name]>
    readonly output: z.ZodType<MediaOutputs[Name]>
  }
} = mediaTasks

/** Whether there is such a task. */
export function isMediaTask(name: string): name is MediaTaskName {
  return Object.hasOwn(mediaTasks, name)
}

/** Checks what goes into a task. */
export function parseMediaInput<Name extends MediaTaskName>(
  name: Name,
  value: unknown,
): MediaInputs[Name] {
  return table[name].input.parse(value)
}

/** Checks what a task gave back. */
export function parseMediaOutput<Name extends MediaTaskName>(
  name: Name,
  value: unknown,
): MediaOutputs[Name] {
  return table[name].output.parse(value)
}
