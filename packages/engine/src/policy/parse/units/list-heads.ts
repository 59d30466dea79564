import type { Scoped } from '../bystanders/scope.ts'
import type { Unit } from './units.ts'

/** Words of a head that say nothing themselves. */
const idle =
  /^(?:the|a|an|our|your|their|any|all|some|other|every|each|of|for|and|or|such|common|certain|many|new|more)$/
const joint = /^(?:,|and|or|nor|\/|;|…|etc|and so on|and the like)$/
/** Most units of one listed item. */
const LONGEST_ITEM = 4
/** Most units of what a list is a list of. */
const LONGEST_HEAD = 6
/** Most units of a list in brackets or behind a mark. */
const LONGEST_LIST = 40

/**
 * What a list is a list of, where nobody knows it, is one word and no part of it is looked for: of “promises of cover, such as
 * “fully covered””, “a rival airline (Ryanair, easyJet)” and “vague authorities: “experts say”” only the listed words are.
 */
export function joinListHeads(all: readonly Unit[]): Scoped {
  const units = openDashes(all)
  const kept: Unit[] = []
  const leftOut: string[] = []
  for (const [at, unit] of units.entries()) {
    const head = opensList(units, at) ? headOf(kept, listsNames(units, at + 1)) : []
    if (head.length > 0) {
      kept.splice(kept.length - head.length - commaBefore(kept), head.length + commaBefore(kept))
      const text = head.map((each) => each.text).join(' ')
      // “Links to file sharing sites (Dropbox, Mega)”
      if (isLink(kept.at(-1)) || /^links? to$/.test(kept.at(-1)?.text ?? '')) leftOut.push(text)
      else kept.push(wordOf(head, text))
    }
    kept.push(unit)
  }
  return { units: kept, leftOut }
}

function wordOf(head: readonly Unit[], text: string): Unit {
  const tokens = head.flatMap((unit) => unit.tokens)
  return { kind: 'word', sign: undefined, text, isCapital: false, tokens }
}

function commaBefore(kept: readonly Unit[]): number {
  return kept.at(-1)?.text === ',' ? 1 : 0
}

/** The units of what is listed, where they say anything that nobody knows; none where all of it is known. */
function headOf(before: readonly Unit[], areNames: boolean): readonly Unit[] {
  const end = before.length - commaBefore(before)
  let from = end
  // “Promises of cover, e.g. …”: the last word of a head is a noun, whatever it is elsewhere.
  const last = before[end - 1]
  const isNoun =
    last?.tokens.length === 1 && /^(?:about|writing|publishing)$/.test(last.sign?.kind ?? '')
  if (isNoun && before[end - 2]?.text === 'of') from--
  while (from > 0 && end - from < LONGEST_HEAD && isOfHead(before[from - 1])) from--
  // “Links to file sharing sites (Dropbox, Mega)”
  const link = before.findLastIndex(
    ({ text }, at) => at > end - LONGEST_HEAD && /^links? to$/.test(text),
  )
  const sites = link === -1 ? [] : before.slice(link + 1, end)
  if (sites.length > 0 && sites.every(isOfSites)) return sites
  while (from < end && idle.test(before[from].text)) from++
  const head = before.slice(from, end)
  const isUnknown =
    (areNames && head.some(isClassOfNames)) ||
    isNoun ||
    head.some(({ kind, text }) => kind === 'word' && !idle.test(text))
  // “Fundraising links (gofundme.com)” are links.
  const isLinked = isLink(before[from - 1])
  return isUnknown && !head.some(isLink) && (head.length > 1 || isLinked) ? head : []
}

/** A word of “file sharing sites”. */
function isOfSites({ kind, sign, text }: Unit): boolean {
  if (/^(?:and|or|nor|but)$/.test(text)) return false
  return kind === 'word' || /^(?:glue|noun|publishing|about)$/.test(sign?.kind ?? '')
}

function isOfHead(unit: Unit): boolean {
  if (unit.kind === 'word' || idle.test(unit.text)) return true
  return unit.sign?.kind === 'noun' && !isLink(unit)
}

/** “Brand names of drugs such as Calpol or Nurofen”: the names that are listed, and no others. */
function isClassOfNames({ sign }: Unit): boolean {
  return sign?.kind === 'noun' && /^(?:company-name|comparison)$/.test(sign.detector ?? '')
}

function listsNames(units: readonly Unit[], from: number): boolean {
  const first = units[from]
  return first?.kind === 'word' && first.isCapital
}

function isLink(unit: Unit | undefined): boolean {
  return unit?.sign?.kind === 'noun' && unit.sign.isLink === true
}

/** Whether a list begins at a unit that opens one. */
function opensList(units: readonly Unit[], at: number): boolean {
  const { sign, text } = units[at]
  if (sign?.kind === 'instance') return true
  if (text !== '(' && text !== ':') return false
  return units[at + 1]?.sign?.kind === 'instance' || isList(units, at + 1, text === '(' ? ')' : '')
}

/** “Nautical terms – starboard, leeward – …”: a list between dashes is one that “such as” opens. */
function openDashes(units: readonly Unit[]): readonly Unit[] {
  const at = units.findIndex(isDash)
  if (at <= 0 || units[at + 1]?.sign?.kind === 'instance' || !isList(units, at + 1, units[at].text))
    return units
  const close = units.findIndex((unit, place) => place > at && isDash(unit))
  const opened: Unit = { ...units[at], kind: 'sign', sign: { kind: 'instance' }, text: 'such as' }
  return units.flatMap((unit, place) => (place === close ? [] : [place === at ? opened : unit]))
}

function isDash({ kind, text }: Unit): boolean {
  return kind === 'mark' && /^[–—-]$/.test(text)
}

/** Whether what stands from a place to a closing mark, or to the end, only lists words: two of them, or one in quotes. */
function isList(units: readonly Unit[], from: number, closing: string): boolean {
  const end = units.findIndex(({ text }, at) => at >= from && text === closing)
  const rest = units.slice(from, end === -1 ? units.length : end)
  if (rest.length === 0 || rest.length > LONGEST_LIST) return false
  let items = 0
  let length = 0
  for (const unit of rest) {
    if (joint.test(unit.text)) length = 0
    else if (!mayBeListed(unit)) return false
    else if (length++ === 0) items++
    if (length > LONGEST_ITEM) return false
  }
  return items > 1 || rest[0].kind === 'quoted'
}

/** What asks for something is no item, but in capitals it may be: “(MUST, NEVER)”. */
function mayBeListed({ kind, sign, isCapital, text }: Unit): boolean {
  if (kind === 'mark') return /^[.&'’]$/.test(text)
  return sign === undefined || isCapital || /^(?:noun|glue|instance|about|number)$/.test(sign.kind)
}
