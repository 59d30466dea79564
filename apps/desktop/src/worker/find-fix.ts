import { type AnalyzeTextOptions, proposeRevisions } from '@content-trust/engine'
import type { Draft } from '@content-trust/engine/schema'
import type { z } from 'zod'
import type { Fix, fixRequestSchema } from '../shared/marking.ts'

type Request = Pick<z.infer<typeof fixRequestSchema>, 'finding'>

/**
 * The edit that takes the suggestion of a finding, which also repairs what is beside the text.
 * Null: the finding has no place, or the text around it has changed and no edit fits any more.
 */
export function findFix(
  draft: Draft,
  options: AnalyzeTextOptions,
  { finding }: Request,
): Fix | null {
  const { rule, start, end } = finding
  if (start === null || end === null) return null
  const [proposal] = proposeRevisions(draft, {
    ...options,
    mayEdit: (id, at) => id === rule && at === start,
  })
  if (proposal === undefined) return null
  const { effects, safety, text } = proposal
  return {
    start: proposal.start,
    end: proposal.end,
    text,
    safety,
    effects: effects === null ? null : { ...effects },
  }
}
