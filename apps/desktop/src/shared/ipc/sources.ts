import { z } from 'zod'
import { scoringInputSchema } from '../analysis.ts'
import { sourceRowSchema } from '../sources.ts'

const countSchema = z.int().min(0)

/** Names one check, so that it can be stopped and late answers are known. */
const checkNameSchema = z.uuid()

/** The text of a draft whose sources are looked up; a longer one is cut by the window, which says so. */
const sourceTextSchema = scoringInputSchema
  .pick({ syntax: true, path: true })
  .extend({ text: z.string().max(200_000) })

/** The calls that look up what a draft refers to. */
export const sourceCalls = {
  /** What a check would ask; opens no connection. */
  planSources: {
    input: sourceTextSchema,
    output: z.object({
      /** Whether the settings let sources be checked. */
      isOn: z.boolean(),
      /** The config file that says so; null where the window decides. */
      setBy: z.string().nullable(),
      references: countSchema,
      hosts: countSchema,
      /** The first of the hosts, in order of their names. */
      firstHosts: z.array(z.string()),
      /** Ecosystems of packages that nobody is asked about, because no registry is named. */
      withoutRegistry: z.array(z.string()),
    }),
  },
  /** Asks the hosts, once the user agrees; `sourcesProgress` tells how far it is. */
  checkSources: {
    input: sourceTextSchema.extend({ request: checkNameSchema }),
    output: z.discriminatedUnion('status', [
      z.object({
        status: z.literal('checked'),
        rows: z.array(sourceRowSchema),
        /** Whether nobody answered at all: the network is away. */
        isUnanswered: z.boolean(),
      }),
      /** The user did not agree, so nobody was asked. */
      z.object({ status: z.literal('declined') }),
      z.object({ status: z.literal('stopped') }),
    ]),
  },
  cancelSources: { input: z.object({ request: checkNameSchema }), output: z.object({}) },
} as const

export const sourceEvents = {
  /** How many references of a check are done. */
  sourcesProgress: z.object({ request: checkNameSchema, done: countSchema, total: countSchema }),
} as const
