import type { PolicyToken } from '../../policy-tokens.ts'
import { lineOf, tokensIn, wordAt } from '../tokens/token-patterns.ts'

const holder =
  '(?:(?:a|an|the|our|any|all|of) )*(?:(?:public|elected|government|council|local|senior|serving|state) )*(?:officials?|councillors?|councilors?|politicians?|mayors?|ministers?|mps|office holders?|representatives)'
const persons = '(?:names?|persons?|people|individuals?|citizens?|residents?)'
const excepted = new RegExp(
  `(?:^| )${persons} (?:[^ ]+ ){0,8}?(?:except(?: for)?|apart from|other than|excluding|unless (?:they are|it is|he or she is)|bar|but not) (?<who>${holder}(?:(?: ,)?(?: and| or| nor| ,) ${holder})*)(?= |$)`,
  'd',
)
const alone = new RegExp(`^${holder}(?:(?: ,)?(?: and| or| ,) ${holder})*$`)

/** “Names of persons, except elected officials”: whoever holds an office is named beside it, as politicians are. */
export function readOfficeHolders(tokens: readonly PolicyToken[]): readonly PolicyToken[] {
  const line = lineOf(tokens)
  const who = excepted.exec(line)?.indices?.groups?.['who']
  if (who === undefined) return tokens
  const { from, to } = tokensIn(line, ...who)
  return [
    ...tokens.slice(0, from),
    wordAt(tokens[from], tokens[to - 1], 'politicians'),
    ...tokens.slice(to),
  ]
}

/** Whether words name those who hold an office, and nobody else. */
export function areOfficeHolders(words: string): boolean {
  return alone.test(words)
}
