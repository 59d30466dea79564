import { type Context, type ContextInput, contextSchema } from './context.ts'
import { EngineError } from './error.ts'

/** A caller's context with its defaults; throws `invalid_context` when a field is wrong. */
export function readContext(input: ContextInput | undefined): Context {
  const parsed = contextSchema.safeParse(input ?? {})
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw new EngineError(
    'invalid_context',
    `Unexpected value at \`context.${issue.path.join('.')}\`: ${issue.message}.`,
  )
}
