import type { Unit } from '../units/units.ts'

const every = /^(?:each|every|any single)$/
/** Parts of a draft that are no sentences, paragraphs or headings. */
const parts =
  /^(?:item|bullet|bullet point|entry|line|row|cell|step|point|list item|change|question|answer|slide|column|record|listing|result|option|variant|field|stanza|verse|clause|caption|footnote|ingredient|product|feature|speaker|participant|figure|table)$/
const demanding = /^(?:must|need)$/
const named = /^(?:heading|title|subheading|headline|section|chapter|tab|header)s?$/
const placing =
  /^(?:in|inside|within|under|underneath|below|beneath|outside|outside of|except in|other than in)$/

/**
 * Parts that no form tells from the rest: what “each item in the changelog” needs is needed more than once, and “under the
 * heading Deals” is a place.
 */
export function unreadParts(units: readonly Unit[]): string[] {
  return units.flatMap((unit, at) => {
    const next = units[at + 1]
    if (every.test(unit.text) && parts.test(next?.text ?? '') && isNeeded(units.slice(at + 2)))
      return [`${unit.text} ${next.text}`]
    const name = placing.test(unit.text) ? nameAt(units, at + 1) : undefined
    return name === undefined ? [] : [`${unit.text} ${name}`]
  })
}

function isNeeded(rest: readonly Unit[]): boolean {
  const isInside = /^(?:in|of|on|from|within)$/.test(rest[0]?.text ?? '')
  return isInside && rest.some(({ sign }) => demanding.test(sign?.kind ?? ''))
}

/** “the heading Deals” */
function nameAt(units: readonly Unit[], from: number): string | undefined {
  const at = /^(?:the|a|our|its)$/.test(units[from]?.text ?? '') ? from + 1 : from
  const name = units[at + 1]
  if (!named.test(units[at]?.text ?? '') || name === undefined) return undefined
  return name.isCapital && /^(?:word|sign)$/.test(name.kind)
    ? `${units[at].text} ${name.text}`
    : undefined
}

/** “Each paragraph needs a link”: the part of a draft of which each needs something, or that lacks it; undefined where none is. */
export function neededInEach(units: readonly Unit[]): string | undefined {
  const at = units.findIndex(({ text }) => every.test(text))
  const part = units[at + 1]
  const isPart = holders.test(part?.text ?? '')
  const isNeed = demanding.test(units[at + 2]?.sign?.kind ?? '')
  return at !== -1 && isPart && isNeed ? `${units[at].text} ${part.text}` : lackingPart(units)
}

/** “Each footnote needs”: what backs something else, where it has a need itself; undefined elsewhere. */
export function neededOfSource(units: readonly Unit[]): string | undefined {
  const at = units.findIndex(({ text }) => every.test(text))
  const [source, need, next] = units.slice(at + 1, at + 4)
  const isNeed = demanding.test(need?.sign?.kind ?? '') && next?.text !== 'be'
  const isSource = /^(?:footnote|citation|reference|source|link)$/.test(source?.text ?? '')
  return at !== -1 && isSource && isNeed ? `${units[at].text} ${source.text}` : undefined
}

const shown =
  'image|picture|photo|photograph|illustration|screenshot|chart|diagram|graph|map|gallery|video|list|table|author|byline|summary|footnote'
const holders = new RegExp(`^(?:paragraph|section|chapter|heading|subheading|sentence|${shown})$`)
const lacking = new RegExp(
  `^(?:(?:paragraph|section|chapter|sentence|${shown})s?|galleries|summaries)$`,
)

/** “Paragraphs without a link”, “sections with fewer than 50 words”: no whole drafts. */
function lackingPart(units: readonly Unit[]): string | undefined {
  const at = units.findIndex(({ text }) => lacking.test(text))
  const rest = units.slice(at + 1, at + 3)
  const isLack = rest.some(({ sign }) => /^(?:lack|compare)$/.test(sign?.kind ?? ''))
  return at !== -1 && isLack ? units[at].text : undefined
}
