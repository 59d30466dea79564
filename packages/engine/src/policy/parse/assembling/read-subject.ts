import type { PolicyTarget } from '../../form/clause-form.ts'
import type { ClauseState } from '../reading/clause-state.ts'
import { settleNumber } from '../reading/read-quantity.ts'
import type { Slot } from '../reading/slots.ts'
import type { Assembly } from './assembly.ts'
import { classes } from './classes.ts'
import { isOfOthers } from './lacks-of-others.ts'
import { readCounts } from './read-counts.ts'
import { bannedWords, readExamples, readLength, readLinks, readOpposites } from './read-targets.ts'
import {
  isEmpty,
  mattersOf,
  once,
  partNouns,
  phraseOf,
  targetsOf,
  thingsOf,
  withoutVague,
} from './resolve.ts'

/** What a clause speaks of, and what its sentence must hold besides. */
export function readSubject(state: ClauseState, assembly: Assembly): void {
  const { slots } = state
  const subject = joinCondition(state, assembly)
  const { things: nouns, parts } = partNouns(subject.nouns)
  const things = withoutDoubles(
    state,
    nouns.flatMap(({ noun, value }) => thingsOf(noun, value)),
  )
  const named = nouns.flatMap(({ noun }) => (thingsOf(noun).length > 0 ? [] : targetsOf(noun)))
  const isListed = (target: PolicyTarget): boolean =>
    target.kind === 'topic' && state.topicsApart.has(target.name)
  const topics = named.filter((target) => !isListed(target))
  const hasExamples = !isEmpty(slots.examples)
  const links = readLinks(state, nouns)
  const lengths = readLength(state)
  const listed = readExamples(state)
  // “Comparisons with competitors such as Globex”: Globex is one of the competitors.
  const last = nouns.at(-1)
  const areNames =
    listed.length > 0 &&
    listed.every((target) => target.kind === 'phrase' && /^\p{Lu}/u.test(target.words))
  const isWithin =
    state.outer === 'about' ||
    /^compar.* (?:with|to) /.test(last?.written ?? '') ||
    (last?.noun.detector === 'comparison' && areNames)
  const joined = isWithin ? listed : []
  const examples = isWithin ? [] : listed
  const names = subject.unknown.filter(({ isName }) => isName)
  // “Globex claims” are claims about Globex; “Globex and claims” are two things.
  const owners = names.filter(({ isItem }) => !isItem && things.length > 0)
  const others = names.filter((name) => !owners.includes(name))
  const phrases = [...subject.phrases, ...others.map(({ words }) => words)].map(phraseOf)
  const matters = [
    ...aboutOf(slots.about, links.length > 0),
    ...joined,
    ...owners.map(({ words }) => phraseOf(words)),
  ]
  const isEmptyOf = things.length + links.length + lengths.length + phrases.length === 0
  const words =
    isEmptyOf && listed.length + matters.length === 0 ? bannedWords(state, assembly) : []
  // “Politics that list names”: names, where the sentence is about politics.
  const held =
    topics.length > 0 && isEmptyOf ? matters.filter(({ kind }) => kind === 'detector') : []
  const about = matters.filter((target) => !held.includes(target))
  things.push(...held)
  // “Claims must not mention rivals”: the word, where the sentence is a claim.
  const isHeld = nouns.length === 0 && subject.phrases.length > 0 && slots.about.nouns.length > 0
  const narrow = isHeld || things.length + links.length + lengths.length > 0
  const targets = narrow
    ? [...things, ...named.filter(isListed), ...links, ...lengths, ...examples, ...phrases]
    : [...named, ...phrases, ...words, ...examples, ...about]
  const opposite = readOpposites(state, parts)
  // “Claims need an example” finds fault with those that have none.
  const isOfThings = opposite.some(
    (target) => 'name' in target && target.name === 'missing examples',
  )
  const isLacking = slots.lack.nouns.length > 0
  if (isOfThings && (state.isNeed || isLacking)) about.push(...targets.splice(0))
  // “Discounts need a job title”: what lacks one is no discount.
  else if (readOpposites(state, []).some((lack) => isOfOthers(lack, targets)))
    assembly.isBlocked = true
  if (
    isNumeric(things) &&
    state.number !== undefined &&
    state.compare !== undefined &&
    state.lastNoun >= 0
  )
    settleNumber(state)
  if (state.isUnclear) assembly.isBlocked = true
  for (const words of state.leftOut) assembly.leftOut.push({ words, how: 'ignored' })
  if (listed.length === 0) nameClasses(slots.about, assembly)
  assembly.form = {
    ...assembly.form,
    targets: once(withoutVague([...targets, ...opposite])).map((target) => withKin(state, target)),
    about:
      narrow || isOfThings
        ? once([...topics, ...about]).map((target) => withKin(state, target))
        : [],
  }
  readUnknown(state, assembly, subject, hasExamples && listed.length + links.length > 0)
  readCounts(state, assembly, nouns)
}

/** “Mentions of driving”: whoever drives is meant too. */
function withKin({ spoken }: ClauseState, target: PolicyTarget): PolicyTarget {
  const isSpoken = target.kind === 'phrase' && target.kin !== true && spoken.has(target.words)
  return isSpoken ? { ...target, apart: true } : target
}

/** “Numbers above a thousand” is no count. */
function isNumeric(things: readonly PolicyTarget[]): boolean {
  return things.some(
    (target) =>
      'name' in target &&
      /^(?:numbers|statistics|price|age|percent|discount|dosage|salary|measurement|interest-rate|duration)$/.test(
        target.name,
      ),
  )
}

/** “Mentions of companies”: only the word is looked for, and that is said. */
function nameClasses({ phrases }: Slot, { leftOut }: Assembly): void {
  for (const words of phrases) {
    const isClass = classes.has(words) || classes.has(words.split(' ').at(-1) ?? '')
    if (isClass) leftOut.push({ words, how: 'literal' })
  }
}

/** “Unsupported claims” are claims; a length says what is long. */
function withoutDoubles(
  { length, unit }: ClauseState,
  things: readonly PolicyTarget[],
): PolicyTarget[] {
  const names = new Set(things.map((target) => ('name' in target ? target.name : '')))
  return things.filter((target) => {
    if (target.kind === 'evidence' && target.name === 'claims')
      return !names.has('unsupported claims')
    if (length !== undefined && unit === 'quote' && target.kind === 'evidence')
      return target.name !== 'quotes'
    return target.kind !== 'detector' || length === undefined || !target.name.startsWith('long-')
  })
}

/** What a condition names is what the clause is about, where it names nothing else. */
function joinCondition(state: ClauseState, assembly: Assembly): Slot {
  const { slots } = state
  const { subject, if: condition } = slots
  if (isEmpty(condition)) return subject
  const named = condition.unknown.filter(({ isName }) => isName)
  const others = condition.unknown.filter(({ isName }) => !isName)
  // “If it names a rival airline (Acme, Globex)”: the list says what nobody knows.
  const isListed = state.outer === 'if' && !isEmpty(slots.examples)
  if (others.length > 0) {
    if (!isListed) assembly.isBlocked = true
    for (const { words } of others) assembly.leftOut.push({ words, how: 'ignored' })
  }
  const isSourced = subject.nouns.every(
    ({ noun }) => noun.isSource === true || noun.isSpeaker === true,
  )
  const isBare =
    (isListed || isEmpty(slots.examples)) &&
    partNouns(subject.nouns).things.length + subject.phrases.length + subject.unknown.length === 0
  if (isBare && isSourced) {
    // “When medicine is mentioned, a source is required.”
    slots.need.nouns.push(...subject.nouns.splice(0))
    return condition
  }
  const when = [
    ...condition.nouns.flatMap(({ noun }) => targetsOf(noun)),
    ...[...condition.phrases, ...named.map(({ words }) => words)].map(phraseOf),
  ]
  assembly.form = { ...assembly.form, when: once(when) }
  return subject
}

function aboutOf({ nouns, phrases, unknown }: Slot, isHost: boolean): PolicyTarget[] {
  if (isHost) return []
  const names = unknown.filter(({ isName }) => isName).map(({ words }) => words)
  return [
    ...nouns.flatMap(({ noun, value }) => mattersOf(noun, value)),
    ...[...phrases, ...names].map(phraseOf),
  ]
}

/** Unknown words narrow what is known, so that a clause never does more than it would whole. */
function readUnknown(
  state: ClauseState,
  assembly: Assembly,
  subject: Slot,
  hasExamples: boolean,
): void {
  const { slots, role } = state
  const unknown = [...subject.unknown, ...slots.about.unknown].filter(({ isName }) => !isName)
  const isKnown = assembly.form.targets.length > 0
  const isQuoted =
    isKnown &&
    assembly.form.targets.every(({ kind }) => kind === 'phrase') &&
    slots.about.phrases.length === 0
  const hasOthers = hasExamples || subject.nouns.length + subject.phrases.length > 0 || isQuoted
  if (unknown.some(({ words }) => /\bbetween\b/.test(words)) && state.conditions.length > 0)
    assembly.isBlocked = true
  for (const { words, isItem } of unknown) {
    const how =
      isKnown && !hasExamples && !isQuoted && !(isItem && hasOthers) ? 'literal' : 'ignored'
    assembly.leftOut.push({ words, how })
    if (how === 'ignored') continue
    assembly.form = { ...assembly.form, narrowedBy: [...assembly.form.narrowedBy, words] }
  }
  for (const { words } of [
    ...slots.outcome.unknown,
    ...(role === 'instead' ? slots.instead.unknown : []),
  ]) {
    assembly.leftOut.push({ words, how: 'ignored' })
  }
}
