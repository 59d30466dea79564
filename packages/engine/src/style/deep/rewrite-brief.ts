import { thresholds } from '../../policy/thresholds.ts'
import type { Context, Format, StyleResult } from '../../schema/index.ts'
import type { Dimension } from '../dimensions.ts'
import type { Recommendation } from '../recommendations.ts'

type RewriteBrief = NonNullable<StyleResult['deep_scan']>['rewrite_brief']

const MOST_FIXES = 6

/** What a draft with a weak dimension should become. */
const aims: Readonly<Record<string, string>> = {
  readability: 'easier to read',
  rhythm: 'less even in rhythm',
  phrasing: 'plainer',
  directness: 'more direct',
  specificity: 'more specific',
  sourcing: 'better sourced',
}

const nouns: Readonly<Record<Format, string>> = {
  article: 'article',
  documentation: 'page',
  changelog: 'changelog',
  social_post: 'post',
  product_page: 'page',
  product_review: 'review',
  caption: 'caption',
  email: 'email',
  other: 'draft',
}

/** Instructions for whoever rewrites the draft, a person or a program. */
export function writeBrief(
  context: Context,
  dimensions: readonly Dimension[],
  recommendations: readonly Recommendation[],
  keep: string[],
): RewriteBrief {
  const weak = dimensions
    .filter(({ risk }) => risk >= thresholds.medium)
    .sort((a, b) => b.risk - a.risk)
    .map(({ id }) => aims[id])
  const noun = nouns[context.format]
  const fixes = recommendations.filter(({ priority }) => priority !== 'low')
  const first = (fixes.length > 0 ? fixes : recommendations).slice(0, MOST_FIXES)
  return {
    objective:
      weak.length === 0
        ? `Keep the ${noun} as it is; only the marked places may need a second look.`
        : `Make the ${noun} ${list(weak)} without changing what it says.`,
    keep,
    fix_first: first.map(({ title }) => title),
    instructions: [
      ...new Set(first.map(({ action }) => action)),
      ...(keep.length === 0 ? [] : ['Keep every fact under “keep” exactly as it is.']),
      'Add no fact, number, name or source that the writer has not given.',
      'Leave headings, code, links and front matter as they are.',
    ],
  }
}

function list(parts: readonly string[]): string {
  return parts.length === 1
    ? parts[0]
    : `${parts.slice(0, -1).join(', ')} and ${parts[parts.length - 1]}`
}
