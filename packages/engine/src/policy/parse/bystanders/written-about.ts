import type { Unit } from '../units/units.ts'
import type { Scoped } from './scope.ts'

const writing =
  /^(?:when|whenever|where|if|while) (?:(?:you|we|writers|authors|it|they) (?:are )?)?(?:(?:be )?(?:writ(?:e|es|ing)|report(?:s|ing)?|talk(?:s|ing)?|speak(?:s|ing)?|blog(?:s|ging)?|repl(?:y|ies|ying)|respond(?:s|ing)?) (?:about|on|of|to|for|with)|(?:address(?:es|ing)?|email(?:s|ing)?)|(?:describ(?:e|es|ing)|discuss(?:es|ing)?|cover(?:s|ing)?)) /
/** “When describing our own products”: a house writes of little else. */
const ownMatter =
  / (?:our|your|the house's)(?: own)? (?:\w+ )?(?:products?|services?|goods|work|brands?|company|firm|team|staff|shop|courses?|events?|food|range|offers?|app|software|business|organisation|organization|charity|school|clinic)$/
/** “When writing to parents”: no draft says to whom it goes. */
const toReaders =
  /^(?:when|whenever|where|if|while) .*\b(?:(?:writ(?:e|es|ing)|talk(?:s|ing)?|speak(?:s|ing)?|repl(?:y|ies|ying)|respond(?:s|ing)?) (?:to|for|with)|address(?:es|ing)?|email(?:s|ing)?) /
/** Most units of “when you are writing about people with a disability”. */
const REACH = 12

/**
 * “Avoid “wheelchair-bound” when you write about disability”: words that are listed are meant for such texts, which need not
 * name their matter; it is left out, aloud, as is who reads them. Where something else is banned, the matter is a condition.
 */
export function withoutWrittenAbout(units: readonly Unit[]): Scoped {
  for (const at of units.keys()) {
    const end = endOfMatter(units, at)
    if (end === undefined) continue
    const rest = [...units.slice(0, at), ...units.slice(units[end]?.text === ',' ? end + 1 : end)]
    const areWords =
      rest.some(({ kind }) => kind === 'quoted') && !rest.some(({ sign }) => sign?.kind === 'noun')
    const matter = textOf(units.slice(at, end))
    if (areWords || ownMatter.test(matter) || toReaders.test(matter))
      return { units: rest, leftOut: [matter] }
  }
  return { units, leftOut: [] }
}

/** Where the matter of a text ends that is being written at a place; undefined where it is known, or none is. */
function endOfMatter(units: readonly Unit[], at: number): number | undefined {
  const found = writing.exec(`${textOf(units.slice(at, at + REACH))} `)
  if (found === null) return undefined
  const said = found[0].trim().split(' ').length
  let start = at
  for (let words = 0; words < said; start++) words += units[start].text.split(' ').length
  const stop = units.findIndex(
    ({ kind, text }, place) => place >= start && kind === 'mark' && text === ',',
  )
  const end = stop === -1 ? units.length : stop
  const matter = units.slice(start, end)
  const isUnknown =
    ownMatter.test(` ${textOf(matter)}`) ||
    (matter.length > 0 &&
      matter.every(({ kind, sign }) => kind === 'word' || sign?.kind === 'glue'))
  return isUnknown ? end : undefined
}

function textOf(units: readonly Unit[]): string {
  return units.map(({ text }) => text).join(' ')
}
