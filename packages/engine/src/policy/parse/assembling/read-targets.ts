import type { PolicyTarget } from '../../form/clause-form.ts'
import type { Noun } from '../../policy-signs.ts'
import type { ClauseState } from '../reading/clause-state.ts'
import type { FoundNoun, Slot } from '../reading/slots.ts'
import type { Assembly } from './assembly.ts'
import { exampleOf, nounNamed, phraseOf, targetsOf } from './resolve.ts'

/** “Links to example.org”: hosts are named in any place of the clause. */
export function readLinks(state: ClauseState, nouns: readonly FoundNoun[]): PolicyTarget[] {
  const { slots, isOnly } = state
  if (!state.hasApproval) slots.unless.hosts.push(...takeSites(state, slots.unless))
  const hosts = Object.values(slots).flatMap((slot) => slot.hosts)
  const isNamed = [...nouns, ...slots.need.nouns].some(({ noun }) => noun.isLink === true)
  if (!isNamed && hosts.length === 0) return []
  const isSubject = nouns.some(({ noun }) => noun.isLink === true)
  // “Include a link to example.org” asks for one.
  if (!isSubject && hosts.length > 0 && (state.isImperative || state.isNeed) && !isOnly) return []
  // “Links must point to example.org”, “no links unless to example.org”: those to others are found fault with.
  const isOther =
    (isOnly && (hosts.length > 0 || state.place === undefined)) ||
    slots.unless.hosts.length > 0 ||
    (state.isNeed && slots.need.hosts.length > 0)
  hosts.push(...takeListedSites(state, nouns))
  if (!isNamed || hosts.length > 0 || nouns.some(({ noun }) => noun.isLink === true)) {
    const named =
      hosts.length > 0
        ? hosts
        : [
            ...slots.about.phrases.map((words) => words.toLowerCase()),
            ...takeSites(state, slots.subject),
          ].filter((words) => !words.includes(' '))
    return [{ kind: 'link', hosts: named, isOther }]
  }
  return []
}

/** “Fundraising links (GoFundMe, JustGiving)”: the names that are listed are those of sites. */
function takeListedSites({ slots }: ClauseState, nouns: readonly FoundNoun[]): string[] {
  const { phrases } = slots.examples
  const areLinks = nouns.length > 0 && nouns.every(({ noun }) => noun.isLink === true)
  if (!areLinks || phrases.some((words) => !/^[a-z\d-]+$/i.test(words))) return []
  return phrases.splice(0).map((words) => words.toLowerCase())
}

/** “Links to Wikipedia”: a name alone is the site of that name. */
function takeSites({ slots }: ClauseState, { unknown }: Slot): string[] {
  const { nouns } = slots.subject
  if (nouns.length !== 1 || !isOfLinks(nouns[0].noun)) return []
  const sites = unknown.filter(({ words, isName }) => isName && !words.includes(' '))
  unknown.splice(0, unknown.length, ...unknown.filter((each) => !sites.includes(each)))
  return sites.map(({ words }) => words.toLowerCase())
}

/** “Links”, “external links”. */
export function isOfLinks({ isLink, detector }: Noun): boolean {
  return isLink === true || detector === 'link-host'
}

export function readLength(state: ClauseState): PolicyTarget[] {
  const { length, unit, action, hasNotice, negated, isNeed, isImperative } = state
  if (length === undefined || unit === undefined) return []
  // “Headlines under 12 words” is what there should be.
  const isPlain =
    action === undefined && !hasNotice && negated === undefined && !isNeed && !isImperative
  const comparison =
    isPlain && length.comparison === '<'
      ? '>='
      : isPlain && length.comparison === '<='
        ? '>'
        : length.comparison
  return [{ kind: 'length', of: unit, ...length, comparison }]
}

export function readExamples({ slots, outer, isNeed }: ClauseState): PolicyTarget[] {
  // “Proof, such as a test”: what there should be is no match.
  if (outer === 'unless' || (outer === 'need' && isNeed)) return []
  const { nouns, phrases } = slots.examples
  // “Secrets, such as tokens”: the kinds of what is found by its form, and no words.
  const areKinds = slots.subject.nouns.some(({ noun }) => isByForm(noun.detector))
  if (areKinds) return nouns.flatMap(({ noun }) => targetsOf(noun))
  const kinds = nouns.filter(({ noun }) => isByForm(noun.detector)).map(({ written }) => written)
  const words = phrases.filter((phrase) => !kinds.includes(phrase))
  return [...nouns.flatMap(({ noun }) => targetsOf(noun)), ...words.map(exampleOf)]
}

/** Detectors of things that have a form of their own, so that naming one of them is not having it. */
export function isByForm(detector: string | undefined): boolean {
  return /^(?:secret|price|phone-number|email-address|postal-address|account-number|identity-number|birth-date|social-handle|number-plate|ip-address)$/.test(
    detector ?? '',
  )
}

/** “Headings in sentence case only”: what is wanted names what is not. */
export function readOpposites(state: ClauseState, parts: readonly FoundNoun[]): PolicyTarget[] {
  const wanted = [
    ...(state.isOnly || state.isNeed ? parts : []),
    ...state.slots.need.nouns,
    ...state.slots.lack.nouns,
  ]
  return wanted.flatMap(({ noun }) => {
    const found = noun.opposite === undefined ? undefined : nounNamed(noun.opposite)
    return found === undefined ? [] : targetsOf(found)
  })
}

/** “Never use amazing or awesome”: the words themselves are looked for, and that is said. */
export function bannedWords(
  { bansWords, slots }: ClauseState,
  { leftOut }: Assembly,
): PolicyTarget[] {
  const { nouns, unknown } = slots.subject
  if (!bansWords || nouns.length > 0 || unknown.some(({ words }) => words.split(' ').length > 2))
    return []
  return unknown.splice(0).map(({ words }) => {
    leftOut.push({ words, how: 'literal' })
    return phraseOf(words)
  })
}
