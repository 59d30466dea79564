import type { CheckOptions } from '../options/check-options.ts'

/** Longest command that is worth suggesting, in characters. */
const LONGEST = 140

/** Options that a suggested command repeats, so that it checks the same drafts in the same way. */
const repeatedOptions = [
  ['use', '--use'],
  ['formatHint', '--format-hint'],
  ['domain', '--domain'],
  ['policyFile', '--policy-file'],
  ['config', '--config'],
  ['since', '--since'],
] as const

/** The command that the user typed with options added; null where it cannot be run again. */
export function suggestedCommand(
  names: readonly string[],
  options: CheckOptions,
  added: readonly string[],
): string | null {
  // Standard input cannot be read again, and a policy on the command line is too long to repeat.
  if (names.length === 0 || names.includes('-') || options.stdinFilename !== undefined) return null
  if (options.policy !== undefined && options.policyFile === undefined) return null
  const again = repeatedOptions.flatMap(([key, flag]) => {
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
