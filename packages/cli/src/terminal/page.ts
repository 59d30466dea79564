import type { Action, RiskLevel, Severity } from '@content-trust/engine/schema'
import type pc from 'picocolors'
import { wrap } from './display-text.ts'

export type Colors = ReturnType<typeof pc.createColors>

/** What the parts of a report are drawn on. */
export interface Page {
  readonly colors: Colors
  readonly columns: number
  /** What fixes the findings of a rule. */
  readonly fixes: ReadonlyMap<string, string>
}

export const INDENT = '  '

/** Cells that text with colours takes. */
export function cellsOf(text: string): number {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: colour codes start with an escape.
  return text.replaceAll(/\x1b\[\d+m/g, '').length
}

/** Wraps text that may hold colours. */
export function wrapPainted(text: string, columns: number, indent: string): string {
  return wrap(text, columns - indent.length, cellsOf)
    .map((line) => indent + line)
    .join('\n')
}

/** Colour of a risk level, or of a score that does not move the decision. */
export function paintRisk(colors: Colors, level: RiskLevel | 'none') {
  return { low: colors.green, medium: colors.yellow, high: colors.red, none: colors.dim }[level]
}

/** Colour of a severity. */
export function paintSeverity(colors: Colors, severity: Severity) {
  return { low: colors.cyan, medium: colors.yellow, high: colors.red }[severity]
}

/** Colour of a decision, or of none; a badge is filled. */
export function paintAction(colors: Colors, action: Action | null, isBadge: boolean) {
  const paint = {
    none: colors.dim,
    allow: colors.green,
    revise: colors.yellow,
    human_review: colors.magenta,
    reject: colors.red,
  }[action ?? 'none']
  return (text: string) =>
    isBadge && colors.isColorSupported ? colors.inverse(colors.bold(paint(text))) : paint(text)
}
