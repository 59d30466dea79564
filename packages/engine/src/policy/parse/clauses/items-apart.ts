import type { PolicyToken } from '../../policy-tokens.ts'
import { isDeterminer, isMatter, isThing } from '../units/unit-kinds.ts'
import { readUnits, type Unit } from '../units/units.ts'

type Tokens = readonly PolicyToken[]

/** One thing that is listed: its nouns, and all that is said of it, with brackets behind it. */
interface Item {
  readonly nouns: readonly Unit[]
  readonly units: readonly Unit[]
}

/** Tokens of the longest clause that is cut, so that time stays linear. */
const LONGEST = 40

/** What says that listed things are banned, before or behind them. */
const banning =
  /^(?:ban|not|prohibition|decision|writing|publishing|permission|about|glue|notice|must)$/
const joint = /^(?:,|\/|and|or|nor)$/

/**
 * “No betting tips, horoscopes or lottery numbers” bans three things. As one clause it would look for tips and numbers where
 * a sentence is on betting or horoscopes, since a clause has one matter for all that it bans.
 */
export function itemsApart(tokens: Tokens): readonly Tokens[] {
  if (tokens.length > LONGEST) return [tokens]
  const units = withoutOuterMarks(readUnits(tokens))
  const first = units.findIndex(isNamed)
  const end = endOfList(units, first)
  const [verb, predicate] = [units.slice(0, first), units.slice(end)]
  // “Health claims and prices need a source”: whatever they need, each of them does.
  const isNeed = predicate[0]?.sign?.kind === 'must'
  const around = [...verb, ...(isNeed ? [] : predicate)]
  if (first === -1 || !around.every(isBanning)) return [tokens]
  if (!isNeed && around.every(({ sign }) => sign?.kind === 'glue')) return [tokens]
  const items = itemsOf(units.slice(first, end))
  if (items === undefined || items.length < 2 || !isMixed(items)) return [tokens]
  return items.map((item, at) => {
    const words = tokensOf(item.units)
    const { start } = words[0]
    const { end } = words[words.length - 1]
    const isLast = at === items.length - 1
    return [
      ...tokensOf(verb).map((token) => (at === 0 ? token : { ...token, start, end: start })),
      ...words,
      ...tokensOf(predicate).map((token) => (isLast ? token : { ...token, start: end, end })),
    ]
  })
}

function withoutOuterMarks(units: readonly Unit[]): readonly Unit[] {
  const isInk = ({ kind, text }: Unit): boolean => kind !== 'mark' || /^[()]$/.test(text)
  return units.slice(Math.max(0, units.findIndex(isInk)), units.findLastIndex(isInk) + 1)
}

/** Where a list ends that begins at `first`; what stands in brackets belongs to it. */
function endOfList(units: readonly Unit[], first: number): number {
  let depth = 0
  for (let at = Math.max(0, first); at < units.length; at++) {
    const { text } = units[at]
    if (text === '(') depth++
    else if (text === ')') depth--
    else if (depth === 0 && !isNamed(units[at]) && !joint.test(text)) return at
  }
  return units.length
}

function tokensOf(units: readonly Unit[]): PolicyToken[] {
  return units.flatMap(({ tokens }) => tokens)
}

function isNamed({ sign, kind }: Unit): boolean {
  return kind === 'word' || sign?.kind === 'noun'
}

function isBanning(unit: Unit): boolean {
  return banning.test(unit.sign?.kind ?? '') || isDeterminer(unit)
}

/** What is listed, one or two nouns each; undefined where anything else is said. */
function itemsOf(listed: readonly Unit[]): Item[] | undefined {
  const items: { nouns: Unit[]; units: Unit[] }[] = [{ nouns: [], units: [] }]
  let depth = 0
  for (const unit of listed) {
    const item = items[items.length - 1]
    if (unit.text === '(') depth++
    const isInside = depth > 0
    if (unit.text === ')') depth--
    if (isInside) item.units.push(unit)
    else if (joint.test(unit.text)) {
      if (item.nouns.length > 0) items.push({ nouns: [], units: [] })
    } else if (unit.sign?.kind === 'noun') {
      item.nouns.push(unit)
      item.units.push(unit)
    } else return undefined
  }
  if (!items.every(({ nouns: { length } }) => length === 1 || length === 2)) return undefined
  const whole: Item[] = [...items]
  for (let at = whole.length - 2; at >= 0; at--) whole[at] = withHead(whole[at], whole[at + 1])
  return whole
}

/** “Health” of “health or climate claims”, with the claims that it shares. */
function withHead(item: Item, next: Item | undefined): Item {
  const [only, more] = item.nouns
  const last = next?.nouns.at(-1)?.tokens.at(-1)
  const isPhrase = next !== undefined && tokensOf(next.nouns).length > 1
  if (more !== undefined || last === undefined || !isPhrase) return item
  if (!isOnlyMatter(only) || standsAlone(only)) return item
  const [head] = readUnits([last])
  if (!isThing(head)) return item
  const { end } = only.tokens[only.tokens.length - 1]
  const nouns = [only, { ...head, tokens: [{ ...last, start: end, end }] }]
  return { nouns, units: [...nouns, ...item.units.slice(1)] }
}

/** Whether a matter with a thing stands beside something that is banned for itself. */
function isMixed(items: readonly Item[]): boolean {
  const at = items.findIndex(isCompound)
  if (at === -1) return false
  // “Health or climate claims”: the one has two words in the lexicon, the other one.
  const isWhole = ({ nouns: [only, more] }: Item): boolean =>
    more === undefined && only.tokens.length > 1 && isThing(only)
  if (items.some(isWhole)) return true
  // “No health, beauty or finance claims” are claims all of them.
  const before = items.slice(0, at)
  const isShared = before.every(
    ({ nouns: [only, more] }) => more === undefined && isOnlyMatter(only),
  )
  if (at > 0 && isShared && !before.some(({ nouns: [only] }) => standsAlone(only))) return false
  return items.some(
    ({ nouns: [only, more] }, place) =>
      place !== at && more === undefined && (isOnlyMatter(only) || isSurface(only)),
  )
}

function isCompound({ nouns: [matter, thing] }: Item): boolean {
  return thing !== undefined && isOnlyMatter(matter) && isThing(thing)
}

function isOnlyMatter({ sign }: Unit): boolean {
  return sign?.kind === 'noun' && isMatter(sign)
}

/** Plurals, and matters whose adjective is another word, are no attributes: “politics”, “horoscopes”. */
function standsAlone({ text }: Unit): boolean {
  return /^(?:politics|religion|[a-z ]+[^s]s)$/.test(text)
}

/** Whether it can be found on the surface of any text, whatever that is about: prices and emoji, and no claims or advice. */
function isSurface({ sign }: Unit): boolean {
  return sign?.kind === 'noun' && sign.detector !== undefined && sign.evidence === undefined
}
