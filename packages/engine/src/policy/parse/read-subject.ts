import type { PolicyTarget } from '../form/clause-form.ts'
import * as signs from '../lexicons/signs.ts'
import { phrasesOf } from '../policy-signs.ts'
import type { Assembly } from './assembly.ts'
import type { ClauseState, FoundNoun, Slot } from './clause-state.ts'
import { settleNumber } from './read-quantity.ts'
import {
  exampleOf,
  isEmpty,
  mattersOf,
  nounNamed,
  once,
  partNouns,
  phraseOf,
  targetsOf,
  thingsOf,
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
  const topics = nouns.flatMap(({ noun }) => (thingsOf(noun).length > 0 ? [] : targetsOf(noun)))
  const links = readLinks(state, nouns)
  const lengths = readLength(state)
  const listed = readExamples(state)
  // “Comparisons with competitors such as Globex”: Globex is one of the competitors.
  const isWithin =
    state.outer === 'about' || / (?:with|about|to|by) /.test(nouns.at(-1)?.written ?? '')
  const joined = isWithin ? listed : []
  const examples = isWithin ? [] : listed
  const names = subject.unknown.filter(({ isName }) => isName)
  const phrases = [...subject.phrases, ...names.map(({ words }) => words)].map(phraseOf)
  const about = [...aboutOf(slots.about, links.length > 0), ...joined]
  const narrow = things.length + links.length + lengths.length > 0
  const targets = narrow
    ? [...things, ...links, ...lengths, ...examples, ...phrases]
    : [...topics, ...phrases, ...examples, ...about]
  const opposite = readOpposites(state, parts)
  if (
    isNumeric(things) &&
    state.number !== undefined &&
    state.compare !== undefined &&
    state.lastNoun >= 0
  )
    settleNumber(state)
  if (state.isUnclear) assembly.isBlocked = true
  for (const words of state.leftOut) assembly.leftOut.push({ words, how: 'ignored' })
  nameClasses(slots.about, assembly)
  assembly.form = {
    ...assembly.form,
    targets: once([...targets, ...opposite]),
    about: narrow ? once([...topics, ...about]) : [],
  }
  readUnknown(state, assembly, subject, listed.length > 0)
  readCounts(state, assembly, nouns)
}

/** “Numbers above a thousand” is no count. */
function isNumeric(things: readonly PolicyTarget[]): boolean {
  return things.some(
    (target) => 'name' in target && /^(?:numbers|statistics|price)$/.test(target.name),
  )
}

const classes = new Set(phrasesOf(signs.classes))

/** “Mentions of companies”: only the word is looked for, and that is said. */
function nameClasses({ phrases }: Slot, { leftOut }: Assembly): void {
  for (const words of phrases) {
    const isClass = classes.has(words) || classes.has(words.split(' ').at(-1) ?? '')
    if (isClass) leftOut.push({ words, how: 'literal' })
  }
}

/** “Unsupported claims” are claims; a length says what is long. */
function withoutDoubles({ length }: ClauseState, things: readonly PolicyTarget[]): PolicyTarget[] {
  const names = new Set(things.map((target) => ('name' in target ? target.name : '')))
  return things.filter((target) => {
    if (target.kind === 'evidence' && target.name === 'claims')
      return !names.has('unsupported claims')
    return target.kind !== 'detector' || length === undefined || !target.name.startsWith('long-')
  })
}

/** What a condition names is what the clause is about, where it names nothing else. */
function joinCondition({ slots }: ClauseState, assembly: Assembly): Slot {
  const { subject, if: condition } = slots
  if (isEmpty(condition)) return subject
  const named = condition.unknown.filter(({ isName }) => isName)
  const others = condition.unknown.filter(({ isName }) => !isName)
  if (others.length > 0) {
    assembly.isBlocked = true
    for (const { words } of others) assembly.leftOut.push({ words, how: 'ignored' })
  }
  const isSourced = subject.nouns.every(
    ({ noun }) => noun.isSource === true || noun.isSpeaker === true,
  )
  const isBare =
    isEmpty(slots.examples) &&
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
  return [...nouns.flatMap(({ noun }) => mattersOf(noun)), ...[...phrases, ...names].map(phraseOf)]
}

/** “Links to example.org”: hosts are named in any place of the clause. */
function readLinks(state: ClauseState, nouns: readonly FoundNoun[]): PolicyTarget[] {
  const { slots, isOnly } = state
  const hosts = Object.values(slots).flatMap((slot) => slot.hosts)
  const isNamed = [...nouns, ...slots.need.nouns].some(({ noun }) => noun.isLink === true)
  if (!isNamed && hosts.length === 0) return []
  if (!isNamed || hosts.length > 0 || nouns.some(({ noun }) => noun.isLink === true)) {
    const named =
      hosts.length > 0 ? hosts : slots.about.phrases.filter((words) => !words.includes(' '))
    return [{ kind: 'link', hosts: named, isOther: isOnly }]
  }
  return []
}

function readLength({ length, unit }: ClauseState): PolicyTarget[] {
  if (length === undefined || unit === undefined) return []
  return [{ kind: 'length', of: unit, ...length }]
}

function readExamples({ slots, outer, isNeed }: ClauseState): PolicyTarget[] {
  // “Proof, such as a test”: what there should be is no match.
  if (outer === 'unless' || (outer === 'need' && isNeed)) return []
  const { nouns, phrases } = slots.examples
  return [...nouns.flatMap(({ noun }) => targetsOf(noun)), ...phrases.map(exampleOf)]
}

/** “Headings in sentence case only”: what is wanted names what is not. */
function readOpposites(state: ClauseState, parts: readonly FoundNoun[]): PolicyTarget[] {
  const wanted = [...(state.isOnly || state.isNeed ? parts : []), ...state.slots.need.nouns]
  return wanted.flatMap(({ noun }) => {
    const found = noun.opposite === undefined ? undefined : nounNamed(noun.opposite)
    return found === undefined ? [] : targetsOf(found)
  })
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

/** “More than three …”: how many matches it takes. */
function readCounts(state: ClauseState, assembly: Assembly, nouns: readonly FoundNoun[]): void {
  const { number, compare = state.isLimit ? '>' : undefined } = state
  const late = number === undefined ? undefined : { comparison: compare, value: number }
  const counts = [...nouns.map(({ count }) => count), late]
  for (const [at, count] of counts.entries()) {
    if (count === undefined) continue
    const { comparison, value } = count
    if (comparison === '>') {
      assembly.form = { ...assembly.form, moreThan: value }
    } else if (comparison === '>=' && isPlain(state) && at < nouns.length) {
      tooFew(assembly, nouns[at], value)
    } else if (comparison === '>=' && !isExact(state, at, counts)) {
      assembly.form = { ...assembly.form, moreThan: Math.max(0, value - 1) }
    } else if ((comparison === '<' || comparison === '<=') && at < nouns.length) {
      tooFew(assembly, nouns[at], comparison === '<' ? value : value + 1)
    } else assembly.leftOut.push({ words: String(value), how: 'ignored' })
  }
}

/** “At least one quote per story”: without a verb it is what there should be. */
function isPlain({ action, hasNotice, negated }: ClauseState): boolean {
  return action === undefined && !hasNotice && negated === undefined
}

function isExact({ compare }: ClauseState, at: number, counts: readonly unknown[]): boolean {
  return at === counts.length - 1 && compare === undefined
}

/** “Fewer than two quotes”: what is there is too little. */
function tooFew(assembly: Assembly, { noun }: FoundNoun, value: number): void {
  const [target] = targetsOf(noun)
  if (target === undefined || value < 1) return
  assembly.form = {
    ...assembly.form,
    targets: assembly.form.targets.filter(
      (each) => JSON.stringify(each) !== JSON.stringify(target),
    ),
    needs: [...assembly.form.needs, { kind: 'target', target, atLeast: value }],
  }
}
