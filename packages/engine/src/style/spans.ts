import type { StyleCheck, StyleSpan } from '../schema/index.ts'
import type { Document } from '../text/document/document.ts'
import { explainHit } from '../text/rule-engine/explain-hit.ts'
import type { Hit } from '../text/rule-engine/run-rules.ts'
import { categories, checkByRule, colors, informing } from './check-table.ts'

/** What found a hit, in the vocabulary of style (decision 21). */
export function checkOf({ rule }: Hit): StyleCheck {
  return checkByRule.get(rule.id) ?? rule.type
}

/** Hits as spans in the order of the text, with ids that count from 1. */
export function readSpans(
  hits: readonly Hit[],
  document: Document,
  withText: boolean,
): StyleSpan[] {
  return distinct([...hits].sort(byPosition)).map((hit, index) => {
    const { start, end, severity } = hit
    const check = checkOf(hit)
    const { explanation, suggestion } = explainHit(hit, document)
    return {
      id: `span-${index + 1}`,
      start,
      end,
      check,
      category: categories[check],
      severity,
      color: informing.has(check) ? 'blue' : colors[severity],
      explanation,
      suggestion: suggestionOf(suggestion, hit.rule.fix),
      ...(withText ? { text: document.source.slice(start, end) } : {}),
    }
  })
}

/** Two rules may see one thing in one place; a reader wants to hear of it once. */
function distinct(sorted: readonly Hit[]): Hit[] {
  const seen = new Set<string>()
  return sorted.filter((hit) => {
    const key = `${hit.start} ${hit.end} ${checkOf(hit)}`
    const isNew = hit.start < hit.end && !seen.has(key)
    seen.add(key)
    return isNew
  })
}

const ranks = { high: 0, medium: 1, low: 2 }

function byPosition(a: Hit, b: Hit): number {
  return (
    a.start - b.start ||
    b.end - a.end ||
    ranks[a.severity] - ranks[b.severity] ||
    (a.rule.id < b.rule.id ? -1 : 1)
  )
}

function suggestionOf(replacement: string | undefined, fix: string): string {
  if (replacement === undefined) return fix
  return replacement === '' ? 'Delete these words.' : `Try “${replacement}”.`
}
