import type { Context, ContextInput } from './context.ts'
import { contextDefaults, contextLengths, draftFormats, intendedUses } from './context-fields.ts'
import { EngineError } from './error.ts'

/**
 * A caller's context with its defaults; throws `invalid_context` when a field is wrong.
 *
 * It takes what `draftContextSchema` takes, but without zod, which would be a tenth of the time of a command line
 * that scores one draft.
 */
export function readContext(input: ContextInput | undefined): Context {
  const given = input ?? {}
  if (typeof given !== 'object' || Array.isArray(given)) throw unexpected('', given, 'an object')
  const { domain, custom_policy, transcript } = given
  const { format = contextDefaults.format, intended_use = contextDefaults.intended_use } = given
  requireOption('format', format, draftFormats)
  requireOption('intended_use', intended_use, intendedUses)
  requireText('domain', domain)
  requireText('custom_policy', custom_policy)
  requireText('transcript', transcript)
  return { format, intended_use, domain, custom_policy, transcript }
}

function requireOption(field: string, found: unknown, options: readonly unknown[]): void {
  if (!options.includes(found)) throw unexpected(field, found, `one of ${options.join(', ')}`)
}

/** Lengths are counted in code points, of which a text has at most as many as code units. */
function requireText(field: keyof typeof contextLengths, found: unknown): void {
  const longest = contextLengths[field]
  if (found === undefined) return
  if (typeof found !== 'string') throw unexpected(field, found, 'a text')
  if (found.length > longest && [...found].length > longest) {
    throw unexpected(field, found, `at most ${longest} characters`)
  }
}

function unexpected(field: string, found: unknown, expected: string): EngineError {
  const place = field === '' ? '`context`' : `\`context.${field}\``
  const shown = (JSON.stringify(found) ?? String(found)).slice(0, 60)
  return new EngineError(
    'invalid_context',
    `Unexpected value ${shown} at ${place}, expected ${expected}.`,
  )
}
