import { peopleNouns } from '../../lexicons/people.ts'
import { phrasesOf } from '../../lexicons/phrases-of.ts'
import type { Noun } from '../../policy-signs.ts'
import { singular } from '../../policy-tokens.ts'
import type { Unit } from './units.ts'

const people: ReadonlySet<string> = new Set(phrasesOf(peopleNouns))
const determiners =
  /^(?:a|an|the|our|your|their|its|his|her|my|this|that|these|those|any|each|every|all|both|some|other|another|such)$/

/** Whether a unit names people, or one of them. */
export function isPeople(unit: Unit | undefined): boolean {
  if (unit === undefined || unit.text.includes(' ')) return false
  if (isThing(unit) || !/^(?:word|sign)$/.test(unit.kind)) return false
  return people.has(singular(unit.text)) || people.has(unit.text)
}

/** Plurals that say what people do, so that no list needs to have them all: “whistleblowers”, “arsonists”, “evacuees”. */
const doers = /^[a-z]{3,}(?:eers|ists|ers|ors|ees|ians|ants)$/
/** Things, places and firms whose names end in the same way. */
const noDoers =
  /^(?:rivers|papers|newspapers|computers|servers|containers|flowers|numbers|makers|carmakers|drugmakers|brewers|suppliers|manufacturers|retailers|insurers|lenders|employers|publishers|carriers|airliners|competitors|sponsors|vendors|providers|distributors|importers|exporters|orders|users?names|plants|restaurants|trees|committees|centers|theaters|towers|headers|folders|motors|sensors|routers|printers|banners|posters|covers|letters|chapters|characters|colors|flavors|harbors|parameters|filters|layers|browsers|boosters|trackers|tankers|ministers?|chargers|fertilizers|variants|pollutants|ingredients)$/

/** Whether a word may stand for people where only people or firms have what is named. */
export function mayBePeople(unit: Unit | undefined): boolean {
  if (unit?.kind !== 'word') return false
  return isPeople(unit) || (doers.test(unit.text) && !noDoers.test(unit.text))
}

/** Whether a unit is an article, a possessive or a quantifier. */
export function isDeterminer(unit: Unit | undefined): boolean {
  return determiners.test(unit?.text ?? '')
}

/** Whether a unit names something that can be looked for. */
export function isThing({ sign }: Unit): boolean {
  return sign?.kind === 'noun' && !isMatter(sign)
}

/** Whether a noun names a matter and nothing that can be found. */
export function isMatter(noun: Noun): boolean {
  const { detector, evidence, isSource, isSpeaker, isLink, feature, place, unit, opposite } = noun
  const others = [detector, evidence, isSource, isSpeaker, isLink, feature, place, unit, opposite]
  return noun.topic !== undefined && others.every((meaning) => meaning === undefined)
}

/** “Must not contain”, “must not mention”: what is banned comes next. */
export function takesObject(next: Unit | undefined): boolean {
  return /^(?:contain|include|mention|have|use|carry|feature|show|name|list|state|give|quote|hold|say|publish|promise|talk about|speak of|refer to)$/.test(
    next?.text ?? '',
  )
}
