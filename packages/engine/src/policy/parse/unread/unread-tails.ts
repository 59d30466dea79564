import { isThing } from '../units/unit-kinds.ts'
import type { Unit } from '../units/units.ts'

const who =
  '(?:an? |the |our |other )*(?:someone|somebody|anyone|people|readers?|users?|members?|contributors?|editors?|staff|authors?|writers?|others|us|them)'
const tails = [
  // “No images of ours”
  '(?:of|than|like|(?:that|which) (?:is|are)) (?:ours|yours|theirs|mine|us)',
  // “No prices by post”
  'by (?:post|phone|mail|hand|request|themselves|itself)',
  'in (?:person|writing|private|public|total|place of (?:the )?(?:words?|text|prose))',
  'on (?:paper|the (?:cover|phone)|(?:their|its) own)',
  'instead of (?:the )?(?:words?|text|prose)',
  '(?:together|alone)',
  'within (?:an?|the|one|any) (?:sentence|paragraph)s?',
  // “No links sent by readers”
  '(?:(?:that|which) (?:is|are|was|were|has been|have been) )?(?:sent|given|provided|found|shown|made|written|published|asked)(?: in)? (?:by|from) .+',
  `(?:(?:that|which) )?${who} (?:sent|sends?|gave|gives?|told|asked|hates?|likes?|dislikes?|wants?|needs?|reads?|made)(?: .+)?`,
  'from (?:others|somebody|someone|other people)',
  'to (?:make|show|fill|prove|get|win|give) .+',
]
const tail = new RegExp(`^(?:${tails.join('|')})$`)
const ends = /^(?:unless|if|only|lack|instance|reason|must|permission|prohibition|decision)$/
/** Most units of a tail. */
const MOST_UNITS = 8

/**
 * What small words behind a thing say of it, which no part of a form says: “prices by post”, “links sent by readers”, “emoji
 * instead of words”. Without it a ban would do more than it says.
 */
export function unreadTails(units: readonly Unit[]): string[] {
  return units.flatMap((thing, at) => {
    if (!isThing(thing)) return []
    const rest = units.slice(at + 1, at + 1 + MOST_UNITS)
    const end = rest.findIndex(
      ({ kind, sign, text }, place) =>
        kind !== 'sign' ||
        /^(?:and|or|nor|but)$/.test(text) ||
        (place > 1 && ends.test(sign?.kind ?? '')),
    )
    const said = end === -1 ? rest : rest.slice(0, end)
    const words = said.map(({ text }) => text).join(' ')
    return said.length > 0 && tail.test(words) ? [words] : []
  })
}
