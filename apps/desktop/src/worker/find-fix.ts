import {
  type AnalyzeTextOptions,
  checkRevisionSafety,
  proposeRevisions,
} from '@content-trust/engine'
import type { Draft } from '@content-trust/engine/schema'
import type { z } from 'zod'
import type { Fix, fixRequestSchema } from '../shared/marking.ts'

type Request = Pick<z.infer<typeof fixRequestSchema>, 'finding' | 'suggestion'>

/**
 * The edit that takes the suggestion of a finding. The engine's own edit mends what stands beside
 * the words; where it proposes none the suggestion is put in as it is. Null: the finding has no place.
 */
export function findFix(
  draft: Draft,
  options: AnalyzeTextOptions,
  { finding, suggestion }: Request,
): Fix | null {
  const { rule, start, end } = finding
  if (start === null || end === null) return null
  const [proposal] = proposeRevisions(draft, {
    ...options,
    mayEdit: (id, at) => id === rule && at === start,
  })
  if (proposal !== undefined) {
    const { effects, safety, text } = proposal
    return {
      start: proposal.start,
      end: proposal.end,
      text,
      safety,
      effects: effects === null ? null : { ...effects },
    }
  }
  const { source, syntax } = draft
  const revised = source.slice(0, start) + suggestion + source.slice(end)
  const safety = checkRevisionSafety(source, revised, {
    syntax: syntax === 'plain' ? 'plain' : 'markdown',
  })
  return { start, end, text: suggestion, safety, effects: null }
}
