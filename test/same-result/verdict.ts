import { textResultSchema } from '@content-trust/engine/schema'
import * as z from 'zod'
import type { HouseFolder } from './house-folder.ts'

/** What a host says of one draft. */
export interface Verdict {
  readonly gateFailed: boolean
  /** Rules that fail the gate; null where the host does not name them apart. */
  readonly failedBy: readonly string[] | null
  readonly findings: readonly Fact[]
  /** Scores and decision; null where the host does not tell them. */
  readonly scores: unknown
}

/** One finding: what and where. */
export interface Fact {
  readonly rule: string
  readonly severity: string
  readonly start: number | null
  readonly end: number | null
}

/** A host that settings apply to. Another is added by a file of this shape, named in `hosts/index.ts`. */
export interface SettingsHost {
  readonly name: string
  readonly readsBaselines: boolean
  /** What the host says of the drafts of a folder, by path; a draft that is left out is not among them. */
  readonly check: (folder: HouseFolder) => Promise<Readonly<Record<string, Verdict>>>
}

const fileSchema = z.discriminatedUnion('status', [
  z.object({
    status: z.literal('scored'),
    path: z.string(),
    gate: z.object({ failed: z.boolean(), failed_by: z.array(z.string()).default([]) }),
    result: textResultSchema,
    findings: z.array(
      z.object({
        rule: z.string(),
        severity: z.string(),
        start: z.int().nullable().default(null),
        end: z.int().nullable().default(null),
      }),
    ),
  }),
  z.object({ status: z.literal('skipped'), path: z.string() }),
])
const reportSchema = z.object({ files: z.array(fileSchema) })

/** Verdicts in a JSON report, which several hosts write alike. */
export function verdictsIn(text: string): Readonly<Record<string, Verdict>> {
  const { files } = reportSchema.parse(JSON.parse(text))
  return Object.fromEntries(
    files.flatMap((file) => {
      if (file.status === 'skipped') return []
      const { path, gate, findings, result } = file
      // Sentences are details, which only some reports carry.
      const { evidence: _, limitations: __, sentences: ___, ...scores } = result
      return [[path, { gateFailed: gate.failed, failedBy: gate.failed_by, findings, scores }]]
    }),
  )
}
