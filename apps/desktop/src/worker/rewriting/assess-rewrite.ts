import { type AnalyzeTextOptions, analyzeText, checkRevisionSafety } from '@content-trust/engine'
import type { Draft, TextScoreName } from '@content-trust/engine/schema'
import type { z } from 'zod'
import type { Assessed } from '../../shared/marking.ts'
import type { rewriteSchema } from '../../shared/rewriting.ts'

type Rewrite = Pick<z.infer<typeof rewriteSchema>, 'start' | 'end' | 'rewrite'>

/** Compares a draft with itself after a rewrite: every fact of the whole draft, and every score. */
export function assessRewrite(
  draft: Draft,
  options: AnalyzeTextOptions,
  { start, end, rewrite }: Rewrite,
): Assessed {
  const { source, syntax } = draft
  const revised = source.slice(0, start) + rewrite + source.slice(end)
  const safety = checkRevisionSafety(source, revised, {
    syntax: syntax === 'mdx' ? 'markdown' : syntax,
  })
  const before = analyzeText(draft, options)
  const after = analyzeText({ source: revised, syntax }, options)
  const by = (name: TextScoreName): number =>
    Math.round((after[name] - before[name]) * 10_000) / 10_000
  return {
    start,
    end,
    text: rewrite,
    safety,
    effects: {
      specificity_risk: by('specificity_risk'),
      provenance_weakness: by('provenance_weakness'),
      slop_risk: by('slop_risk'),
      synthetic_texture_risk: by('synthetic_texture_risk'),
    },
  }
}
