import { isThing } from '../units/unit-kinds.ts'
import type { Unit } from '../units/units.ts'

const opening = /^(?:that|which|who|whose|with)$/
/** Signs that end what describes a thing. */
const closing =
  /^(?:decision|notice|permission|must|prohibition|ban|unless|if|only|lack|instance|reason)$/
/** Signs that a form holds, or that are named where it does not. */
const telling = /^(?:noun|number|compare|band|about|judgement|approval|unsourced|not)$/
/** Small words of the grammar that say something of what they stand beside. */
const describing =
  /^(?:same|new|full|short|public|private|personal|direct|existing|matching|corresponding|main|total|out of|full stops?|points?|first use|first mention|domains?|own domain|clear|properly|while|during|until|between|following|by hand|in full|leftover|stray|back|another|news|site|website|product|either|exactly|completely|entirely)$/
/** Most units of a description. */
const MOST_UNITS = 8

/**
 * What describes a thing in small words alone, which no part of a form says: “links that go to the same page”, “abbreviations
 * with full stops”. Without it a clause would do more than it says.
 */
export function unreadDescriptions(units: readonly Unit[]): string[] {
  return units.flatMap((unit, at) => {
    if (!opening.test(unit.text) || at === 0) return []
    const isSent = isSentOn(units, at) ? `${unit.text} ${units[at + 1].text}` : undefined
    if (isSent !== undefined) return [isSent]
    if (!isThing(units[at - 1])) return []
    const rest = units.slice(at + 1, at + 1 + MOST_UNITS)
    const end = rest.findIndex(
      ({ kind, sign }) => kind === 'mark' || closing.test(sign?.kind ?? ''),
    )
    const said = end === -1 ? rest : rest.slice(0, end)
    const isSmall = said.every(
      ({ kind, sign }) => kind === 'sign' && !telling.test(sign?.kind ?? ''),
    )
    const isSaid = isSmall && said.some(({ text }) => describing.test(text))
    return isSaid ? [[unit, ...said].map(({ text }) => text).join(' ')] : []
  })
}

/** “List every address that goes to parents”: it says which are meant, and asks for no second look. */
function isSentOn(units: readonly Unit[], at: number): boolean {
  const next = units[at + 1]
  const isOther = units
    .slice(0, at)
    .some(({ sign }) => /^(?:notice|decision|ban|not|prohibition)$/.test(sign?.kind ?? ''))
  return isOther && next?.sign?.kind === 'decision' && /^goe?s? (?:to|past|through)/.test(next.text)
}
