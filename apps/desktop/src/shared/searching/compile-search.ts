import { RE2JS, RE2JSSyntaxException } from 're2js'
import type { SearchTerm } from './search-term.ts'

/** What can be wrong with a regular expression; the window has a sentence for each. */
export type TermProblem =
  | 'bracket_open'
  | 'bracket_closed'
  | 'class_open'
  | 'class_range'
  | 'nothing_to_repeat'
  | 'repeated_twice'
  | 'repeat_count'
  | 'look_around'
  | 'back_reference'
  | 'escape'
  | 'last_backslash'
  | 'group_name'
  | 'too_large'
  | 'unreadable'

/** A term that is ready to be looked for. */
export interface Search {
  readonly expression: RE2JS
  readonly isRegex: boolean
  readonly isWholeWord: boolean
  /** Whether a match may go over the end of a line. */
  readonly spansLines: boolean
}

export type Compiled =
  | { readonly ok: true; readonly search: Search }
  /** `part` is the part of the expression that is meant; empty where it has none. */
  | { readonly ok: false; readonly problem: TermProblem; readonly part: string }

/** Steps of the machine that an expression becomes; more would be slow in any draft. */
const MOST_STEPS = 5000

/** Parts of an expression that a line end may match. */
const LINE_END = /\\[nrsvWDSPpx]|\n|\[\^|\(\?[a-z]*s|\\Q/

/**
 * Makes a term ready. The engine takes time linear in the text, so that no expression can hold the
 * window; it has neither look-around nor back references.
 */
export function compileSearch({ term, isRegex, matchesCase, isWholeWord }: SearchTerm): Compiled {
  const flags = RE2JS.MULTILINE | (matchesCase ? 0 : RE2JS.CASE_INSENSITIVE)
  try {
    const expression = RE2JS.compile(isRegex ? term : RE2JS.quote(term), flags)
    if (expression.programSize() > MOST_STEPS) return { ok: false, problem: 'too_large', part: '' }
    const spansLines = isRegex ? LINE_END.test(term) : term.includes('\n')
    return { ok: true, search: { expression, isRegex, isWholeWord, spansLines } }
  } catch (error) {
    if (!(error instanceof RE2JSSyntaxException)) throw error
    const part = error.getPattern() ?? ''
    return { ok: false, problem: problemOf(error.getDescription(), part), part }
  }
}

const problems: Readonly<Record<string, TermProblem>> = {
  'missing closing )': 'bracket_open',
  'unexpected )': 'bracket_closed',
  'missing closing ]': 'class_open',
  'invalid character class range': 'class_range',
  'missing argument to repetition operator': 'nothing_to_repeat',
  'invalid nested repetition operator': 'repeated_twice',
  'invalid repeat count': 'repeat_count',
  'invalid escape sequence': 'escape',
  'trailing backslash at end of expression': 'last_backslash',
  'invalid named capture': 'group_name',
  'duplicate capture group name': 'group_name',
  'expression too large': 'too_large',
  'expression nests too deeply': 'too_large',
}

function problemOf(description: string, part: string): TermProblem {
  if (/^\(\?<?[=!]/.test(part)) return 'look_around'
  if (/^\\[1-9k]/.test(part)) return 'back_reference'
  return problems[description] ?? 'unreadable'
}
