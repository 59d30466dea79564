import { isMatter, isThing } from '../units/unit-kinds.ts'
import type { Unit } from '../units/units.ts'

/** Small words of the grammar that narrow the thing before which they stand. */
const narrowing =
  /^(?:new|same|main|certain|real|recent|public|official|outdated|current|similar|long|short|unfair|hidden|existing|original|particular|former|previous|future|past|local|national|international|foreign|internal|external|weak|strong|big|small|large|other people's|early|late|changing|changed|wrong|total)$/
/** What says how much of something there is. */
const high = /^(?:high|low)$/
const numeric = /^(?:price|discount|salary|percent|interest-rate|number|age|dosage)/
/** “Personal discounts”; “personal phone numbers” are phone numbers all the same. */
const owned = /^(?:personal|private|shared)$/
const ofPersons =
  /^(?:person-name|full-name|honorific|phone|postal|home|email|account|identity|birth|age|insult|threat|profanity|secret|social|medical|legal|number-plate|ip-address|accusation|appearance|abuse|attack)/
/** What narrows the thing that is banned; a “clear date” that is asked for is a date. */
const vague = /^(?:clear|correct|full|obscure|printed|too (?:long|short))$/
const asking = /^(?:must|lack|unless)$/
/** Verbs as well, where they open a clause. */
const verbs = /^(?:clear|correct|obscure)$/
const whole =
  /^(?:person-name|full-name|postal|home|phone|account|identity|birth|numeric-date|quote|link)/
/** “Prices that are wrong” */
const telling =
  /^(?:that|which) (?:(?:is|are) )?(?:wrong|bad|unacceptable|changes?|vary|varies)(?= |$)/
/** What something may be done with a thing, which is less than the thing. */
const heads =
  /^(?:complaints?|jokes?|instructions?|changes?|lists?|requests?|questions?|tips?|rumours?|rumors?|speculation|gossip|praise|criticism|debates?|discussions?|arguments?|tutorials?|lessons?|photos?|pictures?|images?|videos?|recipes?|tables?)$/
const joint = /^(?:of|about|for|in|on|to|over|regarding|concerning)$/
const determiner = /^(?:the|a|an|any|all|our|your|their|its|every|each|some|such)$/

/** “New prices”, “complaints about prices”: what narrows a thing in words that no part of a form says. */
export function unreadModifiers(units: readonly Unit[]): string[] {
  // “A certain age, e.g. young”: the list says which.
  const isListed = units.some(({ sign }) => sign?.kind === 'instance')
  return units.flatMap((unit, at) => {
    if (!isListed && isSmall(unit) && narrowing.test(unit.text) && isFound(units[after(units, at)]))
      return [unit.text]
    if (
      !isListed &&
      isSmall(unit) &&
      owned.test(unit.text) &&
      isFound(units[at + 1]) &&
      !ofPersons.test(detectorOf(units[at + 1]))
    )
      return [unit.text]
    if (isVague(units, at)) return [unit.text]
    if (high.test(unit.text) && numeric.test(detectorOf(units[at + 1]))) return [unit.text]
    const [told] = isFound(unit) ? (telling.exec(textBehind(units, at)) ?? []) : []
    if (told !== undefined) return [told]
    // “Be patient” is no topic.
    if (at === 1 && isTopic(unit) && units[0].text === 'be') return [`be ${unit.text}`]
    // “Repeated prices” are less than repetition and prices.
    if (/^(?:repeated|duplicated?|recurring)$/.test(unit.text) && isNoun(units[at + 1]))
      return [unit.text]
    // “Links to e-mail addresses” are no addresses.
    if (/^links? to$/.test(unit.text) && isFound(units[at + 1])) return [unit.text]
    return isHead(units, at) ? [`${unit.text} ${units[at + 1].text}`] : []
  })
}

/** “No clear prices” */
function isVague(units: readonly Unit[], at: number): boolean {
  const [{ text }, thing] = units.slice(at, at + 2)
  if (!vague.test(text) || !isFound(thing) || whole.test(detectorOf(thing))) return false
  if (units[at - 1]?.text === 'no') return true
  const isAsked = units.slice(0, at).some(({ sign }) => asking.test(sign?.kind ?? ''))
  return (
    text !== 'correct' && !isAsked && !(verbs.test(text) && units.slice(0, at).every(isOpening))
  )
}

/** “Please”, “always” */
function isOpening({ sign }: Unit): boolean {
  return sign?.kind === 'glue'
}

/** A head that is none of the things that can be found, before one of them. */
function isHead(units: readonly Unit[], at: number): boolean {
  const [head, between] = units.slice(at, at + 2)
  if (head.sign?.kind === 'noun' || !heads.test(head.text) || !joint.test(between?.text ?? ''))
    return false
  let next = at + 2
  while (determiner.test(units[next]?.text ?? '')) next++
  return isFound(units[next])
}

/** The place behind all small words that narrow. */
function after(units: readonly Unit[], at: number): number {
  let next = at + 1
  while (units[next] !== undefined && isSmall(units[next]) && narrowing.test(units[next].text))
    next++
  return next
}

/** Most units of a clause that says what a thing is like. */
const MOST_TOLD = 3

function textBehind(units: readonly Unit[], at: number): string {
  const rest = units.slice(at + 1, at + 1 + MOST_TOLD)
  return rest.map(({ text }) => text).join(' ')
}

function detectorOf(unit: Unit | undefined): string {
  return (unit?.sign?.kind === 'noun' ? unit.sign.detector : undefined) ?? ''
}

function isNoun(unit: Unit | undefined): boolean {
  return unit?.sign?.kind === 'noun'
}

function isTopic({ sign }: Unit): boolean {
  return sign?.kind === 'noun' && isMatter(sign)
}

function isSmall({ kind, sign }: Unit): boolean {
  return kind === 'sign' && sign?.kind !== 'noun'
}

/** Whether a unit names what is looked for. */
function isFound(unit: Unit | undefined): boolean {
  if (unit?.sign?.kind !== 'noun') return false
  const { detector, evidence, isLink, feature } = unit.sign
  const isKnown = (detector ?? evidence ?? feature) !== undefined || isLink === true
  return (isThing(unit) && isKnown) || isMatter(unit.sign)
}
