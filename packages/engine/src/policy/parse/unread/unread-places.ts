import { isDeadline } from '../units/deadlines.ts'
import type { Unit } from '../units/units.ts'

/** Words that say where or when: what follows narrows what a clause does. */
const placing =
  /^(?:in|inside|within|except in|other than in|under|underneath|below|beneath|above|outside|outside of|beside|behind|next to|until|till|during)$/
/** “In” says much besides a place. */
const open = /^(?:in|inside|within|except in|other than in)$/
const articles = /^(?:a|an|the|our|your|their|its|this|any|each|every|all)$/
/** Parts of a page that have a name of their own: “under the heading “Costs””. */
const named =
  /^(?:heading|title|subheading|headline|section|chapter|part|table|list|column|box|tab|appendix)s?$/
/** Parts of a page that no form tells from the rest. */
const parts =
  /^(?:caption|footnote|endnote|subject|footer|header|margin|sidebar|box|boxe|section|chapter|column|appendix|annex|middle|fold|table|button|menu|tooltip|metadata|signature|filename|body|bio|byline|quotation|comment|example|sample|attachment)s?$/

/** How far the words of a place reach. */
const REACH = 4

/**
 * Places that no form can hold: “under the heading “Costs””, “in captions”. Without them a clause would do more than it
 * says, so it does nothing.
 */
export function unreadPlaces(units: readonly Unit[]): string[] {
  return units.flatMap((unit, at) => {
    if (isDeadline(units, at)) return [textOf(units.slice(at, at + REACH))]
    if (!placing.test(unit.text)) return []
    const from = at + 1 + (articles.test(units[at + 1]?.text ?? '') ? 1 : 0)
    const place = placeAt(units.slice(from, from + REACH), open.test(unit.text))
    return place === undefined ? [] : [`${unit.text} ${place}`]
  })
}

function textOf(units: readonly Unit[]): string {
  return units.map(({ text }) => text).join(' ')
}

function placeAt(units: readonly Unit[], isOpen: boolean): string | undefined {
  const [first, second] = units
  if (first === undefined) return undefined
  const quoted = named.test(first.text) || first.sign?.kind === 'about' ? second : first
  const isName = quoted !== first && quoted?.kind !== 'mark' && quoted?.isCapital === true
  if (quoted?.kind === 'quoted' || isName) return quoted.text
  // “In classified ads”, “in travel notes”: a kind of draft.
  const head = units.find(({ kind }) => kind !== 'word')
  const isDraft = /^(?:whole|notice|everything|noun)$/.test(head?.sign?.kind ?? '')
  // “No keys in code blocks”: of what is laid out only tables and lists are places.
  const { sign } = first
  const isLaidOut = sign?.kind === 'noun' && sign.detector === 'markup' && sign.place === undefined
  if (isOpen && isLaidOut) return first.text
  // “No links in paragraphs”: what is a paragraph and no list is no place.
  const isRunning = /^paragraphs$/.test(first.text) && sign?.kind === 'noun'
  if (isOpen && isRunning) return first.text
  const isPart = first.kind === 'word' && (parts.test(first.text) || !isOpen)
  return isPart && !isDraft ? first.text : undefined
}
