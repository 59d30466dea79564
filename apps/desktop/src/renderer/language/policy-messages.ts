import type { ClauseReading } from '../../shared/ipc/policies.ts'

/** Every text about a policy and its clauses in English. */
export const policyMessages = {
  name: 'Custom policy',
  note: 'One rule per line, such as “No superlatives.” A policy can only make the decision stricter.',
  list: 'How each clause is read',
  summary: (readings: readonly ClauseReading['reading'][]) => summaryOf(readings),
  readings: {
    whole: 'Understood',
    part: 'Understood in part',
    none: 'Not understood',
    permission: 'Changes nothing',
  },
  looksFor: (words: string) => `Looks for ${words}`,
  decision: (label: string) => `→ ${label}`,
  listsOnly: '→ only listed',
  permission: 'A policy can only make the decision stricter.',
  ignored: (words: readonly string[]) => `Left out: ${quoteAll(words)}.`,
  literal: (words: readonly string[]) => `Looked for as they stand: ${quoteAll(words)}.`,
  writeInstead: (words: string) => `Write instead: ${words}`,
  failed: 'The policy could not be read just now. Change it to try again.',
  met: (places: number) =>
    places === 1 ? '1 match in this draft' : `${places} matches in this draft`,
  matches: (found: number) => (found === 1 ? '1 policy match' : `${found} policy matches`),
  none: 'Every clause was understood, and nothing in this draft matches.',
  files: 'Policy of this folder',
  filesNote: 'These clauses come from policy files. Edit the files to change them.',
  notOnServer: 'Your server doesn’t read policy files, so these clauses were not applied.',
  from: (file: string) => `From ${file}`,
} as const

/** Words that are named, and characters of each. */
const MOST_NAMED = 6
const LONGEST_NAMED = 60

function quoteAll(words: readonly string[]): string {
  const named = words.slice(0, MOST_NAMED).map((word) => `“${shorten(word)}”`)
  const rest = words.length - named.length
  return rest > 0 ? `${named.join(', ')} and ${rest} more` : named.join(', ')
}

/** Cuts between two characters. */
function shorten(words: string): string {
  const characters = [...words]
  if (characters.length <= LONGEST_NAMED) return words
  return `${characters.slice(0, LONGEST_NAMED - 1).join('')}…`
}

function summaryOf(readings: readonly ClauseReading['reading'][]): string {
  const count = (reading: ClauseReading['reading']) =>
    readings.filter((each) => each === reading).length
  const clauses = readings.length === 1 ? '1 clause' : `${readings.length} clauses`
  const parts = [
    [count('whole'), 'understood'],
    [count('part'), 'in part'],
    [count('none'), 'not understood'],
    [count('permission'), 'without effect'],
  ] as const
  const said = parts.filter(([found]) => found > 0).map(([found, what]) => `${found} ${what}`)
  return `${clauses}: ${said.join(', ')}.`
}
