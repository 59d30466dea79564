import type { Unit } from './units.ts'

const going =
  /^(?:go(?:es)? (?:out|live|online|public)|goes|go|publish|post|send|submit|print|ship|release|merge|upload|share|be published|are published|is published|be posted|are printed|be printed|get published|gets published|release[sd]?|leaves?|live|run|printed|published|posted|sent|out|is|are|get|gets|being|been)/
/** Words of “before it is sent to the printer”. */
const MOST_OF_DEADLINE = 4

/**
 * Whether “before it …” says until when a demand holds, as “avoid jargon before it is explained”; “before it is
 * published” only says when to look.
 */
export function isDeadline(units: readonly Unit[], at: number): boolean {
  if (!/^before (?:it|they|you|we)$/.test(units[at].text)) return false
  const rest = units.slice(at + 1, at + 1 + MOST_OF_DEADLINE)
  const verb = rest.find(({ text }) => !/^(?:is|are|get|gets|has|have|been|being|be)$/.test(text))
  return verb !== undefined && verb.kind !== 'mark' && !going.test(verb.text)
}
