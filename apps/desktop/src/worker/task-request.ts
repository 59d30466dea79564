import { z } from 'zod'

/** A task on its way to the worker. */
export const taskRequestSchema = z.object({ id: z.int(), name: z.string(), input: z.unknown() })
