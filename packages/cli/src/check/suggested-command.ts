import type { CheckOptions } from '../options/check-options.ts'

/** A longer command is no help to somebody who shall type or read it. */
const LONGEST = 140

/** What a suggested command keeps of the command that was typed, so that it looks at the same drafts alike. */
const kept = [
  ['use', '--use'],
  ['formatHint', '--format-hint'],
  ['domain', '--domain'],
  ['policyFile', '--policy-file'],
  ['config', '--config'],
  ['since', '--since'],
] as const

/** The command that was typed with other options added; null where it cannot be typed again. */
export function suggestedCommand(
  names: readonly string[],
  options: CheckOptions,
  added: readonly string[],
): string | null {
  // Standard input was read once, and a policy on the command line is as long as a command.
  if (names.length === 0 || names.includes('-') || options.stdinFilename !== undefined) return null
  if (options.policy !== undefined && options.policyFile === undefined) return null
  const again = kept.flatMap(([key, flag]) => {
    const value = options[key]
    return value === undefined ? [] : [flag, value]
  })
  const images = options.images ? ['--images'] : []
  const words = [...names, ...again, ...images, ...added].map(quoteForShell)
  const command = `npx content-trust check ${words.join(' ')}`
  return command.length > LONGEST ? null : command
}

function quoteForShell(word: string): string {
  if (/^[\w@%+=:,./-]+$/.test(word)) return word
  return `'${word.replaceAll("'", "'\\''")}'`
}
