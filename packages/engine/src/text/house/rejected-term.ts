import type { Severity } from '../../schema/index.ts'
import { defineRule, type Rule } from '../rule-engine/define-rule.ts'
import type { Term } from './read-term.ts'

/** A term that settings reject, ready to be found. */
export interface RejectedEntry extends Term {
  readonly replacement: string | undefined
  readonly reason: string | undefined
  readonly severity: Severity
}

/** The rule behind all terms that settings reject; without settings it finds nothing. */
export const rejectedTermRule: Rule = defineRule<RejectedEntry>({
  id: 'rejected-term',
  type: 'other',
  severity: 'medium',
  summary: 'A term that the settings list under `reject`.',
  fix: 'Use the replacement, or say it in other words.',
  kinds: ['paragraph', 'heading', 'list_item', 'table_cell', 'alt_text'],
  exemptIn: ['quotations'],
  isOwn: true,
  explain: (quote, data, hasEdit = true) => {
    const { replacement = '', reason } = data ?? {}
    const advice = hasEdit || replacement === '' ? '' : `; use “${replacement}”`
    return `“${quote}” is a rejected term${advice}${reasonOf(reason)}`
  },
  suggest: (quote, data) =>
    data?.replacement === undefined ? undefined : inCaseOf(quote, data.replacement, data.isExact),
  examples: {
    bad: ['With `"reject": { "utilise": "use" }` in the settings: Please «utilise» the side door.'],
    good: [
      'With `"reject": { "utilise": "use" }` in the settings: The sign says “utilise the side door”.',
      'With `"reject": { "utilise": "use" }` in the settings: Please use the side door.',
    ],
  },
})

function reasonOf(reason: string | undefined): string {
  if (reason === undefined) return '.'
  const said = reason.trim().replace(/\s+/g, ' ')
  return `: ${said}${/[.?!]$/.test(said) ? '' : '.'}`
}

/** The replacement with the capitals of the words it replaces, unless its own spelling is the point. */
function inCaseOf(quote: string, replacement: string, isExact: boolean): string {
  if (isExact || replacement !== replacement.toLowerCase()) return replacement
  const letters = quote.replace(/\P{L}/gu, '')
  if (letters.length > 1 && letters === letters.toUpperCase()) return replacement.toUpperCase()
  const first = letters.charAt(0)
  if (first === first.toLowerCase()) return replacement
  return replacement.charAt(0).toUpperCase() + replacement.slice(1)
}
