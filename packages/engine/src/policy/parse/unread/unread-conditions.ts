import { isThing } from '../units/unit-kinds.ts'
import type { Unit } from '../units/units.ts'

const being = /^(?:is|are|was|were|gets?|looks?|seems?|sounds?|runs?|scores?|goes|rises?|falls?)$/
/** What a draft, or a thing in it, is said to be in small words. */
const telling =
  /^(?:short|full|new|private|public|personal|direct|existing|main|clear|high|low|out|ongoing|over|by|so|again|wrong|obvious|unclear|ours|alone|together|right)$/
const acting = /^(?:asks?|asked|say|says|answers?|goes|sends?|sent|want|wants)$/
const ends = /^(?:ban|prohibition|not|must|need|decision|notice|permission|unless|then)$/
/** Most units of a condition. */
const MOST_UNITS = 10

/**
 * Conditions that small words alone tell, which no part of a form says: “if a post is short”, “if the price is high”, “if prices
 * change”. Without one a ban would hold of every draft.
 */
export function unreadConditions(units: readonly Unit[]): string[] {
  return units.flatMap((unit, at) => {
    if (!isOpening(unit)) return []
    const said = conditionAt(units, at + 1)
    return said.length > 0 && isUnread(said)
      ? [[unit, ...said].map(({ text }) => text).join(' ')]
      : []
  })
}

/** “If”, and “tell us when”, which asks to be told. */
function isOpening({ sign, text }: Unit): boolean {
  return sign?.kind === 'if' || (sign?.kind === 'notice' && text.endsWith(' when'))
}

/** Up to the comma behind a condition, or to what is asked for. */
function conditionAt(units: readonly Unit[], from: number): readonly Unit[] {
  const rest = units.slice(from, from + MOST_UNITS)
  const comma = rest.findIndex(({ kind }) => kind === 'mark')
  if (comma !== -1) return rest.slice(0, comma)
  const end = rest.findIndex(({ sign }, at) => at > 1 && ends.test(sign?.kind ?? ''))
  return end === -1 ? rest : rest.slice(0, end)
}

function isUnread(said: readonly Unit[]): boolean {
  const words = said.map(({ text }) => text)
  // “If nobody answers”
  if (/^(?:nobody|no one)$/.test(words[0])) return true
  const verb = words.findIndex((word) => being.test(word))
  const last = said[said.length - 1]
  const isSmall = said.every(({ kind, sign }) => kind === 'sign' && !isSaid(sign?.kind))
  const thing = said.find((unit) => isThing(unit) && !isScore(unit))
  // “If prices change”
  if (
    thing !== undefined &&
    last.sign?.kind === 'decision' &&
    said.indexOf(thing) === said.length - 2
  )
    return !/(?:ed|en)$/.test(last.text)
  if (verb !== -1 && verb < said.length - 1 && telling.test(words[words.length - 1]))
    return isSmall || (thing !== undefined && last.sign?.kind === 'band')
  return (
    isSmall &&
    thing === undefined &&
    (acting.test(words.at(-1) ?? '') || /^(?:we|you) say so$/.test(words.join(' ')))
  )
}

/** “If slop is high” */
function isScore({ sign }: Unit): boolean {
  return sign?.kind === 'noun' && sign.score !== undefined
}

function isSaid(kind: string | undefined): boolean {
  return /^(?:noun|number|compare|about|lack|unsourced)$/.test(kind ?? '')
}
