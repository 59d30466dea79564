import { actionSchema, riskLevelSchema } from '@content-trust/engine/schema'
import type { BaselineEntry } from '@content-trust/engine/settings'
import * as z from 'zod'

const baselineSchema = z.strictObject({
  version: z.literal(1),
  files: z.record(
    z.string(),
    z.strictObject({
      risk_level: riskLevelSchema,
      recommended_action: actionSchema,
      findings: z.record(z.string(), z.int().min(1)),
    }),
  ),
})

/** Checks the text of a baseline file. */
export function parseBaseline(
  text: string,
): { readonly files: Readonly<Record<string, BaselineEntry>> } | { readonly problem: string } {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return { problem: `not valid JSON (${reason}); make it again with --update-baseline` }
  }
  const parsed = baselineSchema.safeParse(value)
  if (parsed.success) return { files: parsed.data.files }
  const place = parsed.error.issues[0]?.path.join('.') ?? ''
  return {
    problem: `not a baseline of this version (at \`${place}\`); make it again with --update-baseline`,
  }
}
