import type { ClauseForm, PolicyTarget } from '../../form/clause-form.ts'
import { isDraftWord } from '../bystanders/draft-names.ts'
import type { ClauseState } from '../reading/clause-state.ts'
import type { Role } from '../reading/slots.ts'
import { isNeedUnread } from '../unread/unread-need.ts'
import type { Assembly } from './assembly.ts'
import { keysOfException, keysOfNeed, keysOfNoun, keysOfTarget } from './form-keys.ts'
import { isEmpty } from './resolve.ts'

/** What a form says, each thing as a key. */
type Keys = ReadonlySet<string>

/** Roles whose words make a clause milder: without them it would do more than it says. */
const narrowing: ReadonlySet<Role> = new Set(['about', 'if', 'unless', 'lack'])

/**
 * Holds a form against the words of its clause: what was named and is nowhere in the form is left out, aloud. A form that
 * would then do more than the clause is dropped.
 */
export function accountFor(state: ClauseState, assembly: Assembly): void {
  const parts = partsOf(assembly)
  const leave = (words: string): void => {
    assembly.leftOut.push({ words, how: 'ignored' })
  }
  for (const [role, said] of parts) {
    if (role === 'instead' && (state.prefers || state.isReplacing)) continue
    // “Proof, such as a test”: any proof will do.
    if (role === 'examples' && (state.outer === 'need' || state.outer === 'lack')) continue
    for (const words of unsaid(state, role, said)) {
      leave(words)
      if (narrowing.has(role)) assembly.isBlocked = true
    }
  }
  for (const words of state.matters) assembly.leftOut.push({ words, how: 'literal' })
  // “A security fix” may be told without these words.
  for (const words of state.spoken)
    if (words.includes(' ')) assembly.leftOut.push({ words, how: 'literal' })
  for (const value of unsaidNumbers(state, assembly)) leave(value)
  for (const [role, written] of state.opened) {
    if (!isEmpty(state.slots[role]) || isAnswered(state)) continue
    leave(written)
    assembly.isBlocked = true
  }
  if (state.compare !== undefined && state.number === undefined && state.compareWritten !== '') {
    leave(state.compareWritten)
    assembly.isBlocked = true
  }
  // “No links to a.com, except a.com/docs”: which page of a host is meant cannot be told.
  const { unless, ...others } = state.slots
  if (unless.hosts.length > 0 && Object.values(others).some(({ hosts }) => hosts.length > 0)) {
    leave(unless.hosts.join(', '))
    assembly.isBlocked = true
  }
  const { form } = assembly
  // “No emoji, except on a.com”: which site a draft is for it does not say, and no link was spoken of.
  const named = Object.values(others).flatMap(({ nouns }) => nouns)
  const isOfLinks = named.some(({ noun }) => noun.isLink === true) || named.length === 0
  if (unless.hosts.length > 0 && !isOfLinks && form.targets.length > 1) {
    leave(unless.hosts.join(', '))
    assembly.isBlocked = true
  }
  // “Alt text should be ten words or fewer”: the words of a draft are counted, and those of a part only by its unit.
  if (state.wantedConditions > 0 && form.targets.length > 0 && countsWords(form)) {
    leave('words')
    assembly.isBlocked = true
  }
  // “At most 800 words, excluding the references”: what is not counted, no form says.
  if (form.targets.length === 0 && countsWords(form) && form.unless.length > 0) {
    leave(state.opened.get('unless') ?? 'except')
    assembly.isBlocked = true
  }
  // “Links whose text is longer than five words”: no limit of the draft.
  if (measuresThings(state, form)) assembly.isBlocked = true
  // “Captions should be under 20 words”: what is no draft is not measured by all words of a draft.
  if (form.targets.length === 0 && countsWords(form) && namesPart(state)) {
    assembly.isBlocked = true
  }
  const isWide = form.targets.some(({ kind }) => kind === 'evidence' || kind === 'topic')
  if (form.place === 'sentence-start' && isWide) {
    leave('start')
    assembly.isBlocked = true
  }
  if (state.place !== undefined && form.targets.length + form.needs.length === 0) {
    assembly.isBlocked = true
  }
  // “Only quote famous people” would find fault with all that is no quote.
  const isLoose =
    form.narrowedBy.length > 0 || assembly.leftOut.some(({ how }) => how === 'ignored')
  if (form.kind === 'restriction' && isLoose) assembly.isBlocked = true
  // “Discounts over 50%”: a share counts nothing.
  if (!Number.isInteger(form.moreThan)) {
    leave(`${form.moreThan * 100}%`)
    assembly.isBlocked = true
  }
  // “Facts only”: which sentences are none cannot be told.
  if (form.kind === 'restriction' && form.targets.some(isFound)) {
    leave('only')
    assembly.isBlocked = true
  }
  if (isNeedUnread(state, assembly)) {
    leave(state.demandWritten)
    assembly.isBlocked = true
  }
  if (state.isOnly && !isRestricted(state, assembly)) {
    leave('only')
    assembly.isBlocked = true
  }
}

/** Whether what a limit is said of is something else than drafts. */
function namesPart({ keeps, slots: { subject, need } }: ClauseState): boolean {
  if (keeps && need.nouns.some(({ noun }) => noun.feature === undefined)) return true
  return subject.unknown.some(({ words }) => !isDraftWord(words.split(' ').at(-1) ?? ''))
}

/** Whether the words of a draft are counted where things in it are spoken of. */
function measuresThings({ namesWhole, opened }: ClauseState, form: ClauseForm): boolean {
  return countsWords(form) && form.targets.length > 0 && !namesWhole && !opened.has('if')
}

function countsWords({ conditions }: ClauseForm): boolean {
  return conditions.some(({ score }) => score === 'words' || score === 'characters')
}

/** Whether a target is found in single sentences, so that others lack it. */
function isFound({ kind }: PolicyTarget): boolean {
  return kind === 'evidence' || kind === 'detector'
}

/** The parts of a form that may say what was named in each role. */
function partsOf({ form }: Assembly): ReadonlyMap<Role, Keys> {
  const targets = form.targets.flatMap(keysOfTarget)
  const about = [...form.about, ...form.when].flatMap(keysOfTarget)
  const needs = [...form.needs.flatMap(keysOfNeed), ...form.unless.flatMap(keysOfException)]
  const place = form.place === undefined ? [] : [`place ${form.place}`]
  const all = new Set([...targets, ...about, ...needs, ...place])
  return new Map<Role, Keys>([
    ['subject', all],
    ['about', new Set([...targets, ...about, ...place, ...needs])],
    ['need', new Set([...needs, ...targets])],
    ['lack', new Set([...needs, ...targets])],
    ['unless', new Set([...needs, ...targets])],
    ['if', new Set([...targets, ...about])],
    ['examples', all],
    ['outcome', all],
    ['instead', all],
  ])
}

function* unsaid({ slots, action }: ClauseState, role: Role, said: Keys): Generator<string> {
  // “Approved by legal”: who reviews is no topic.
  const isReviewer = role === 'outcome' && action === 'human_review'
  const { nouns, phrases, hosts } = slots[role]
  for (const { noun, written } of nouns) {
    const keys = keysOfNoun(noun)
    if (isReviewer && noun.topic !== undefined && noun.detector === undefined) continue
    if (keys.length > 0 && !keys.some((key) => said.has(key))) yield written
  }
  const isNoun = (words: string): boolean => nouns.some(({ written }) => written === words)
  for (const words of phrases) if (!isNoun(words) && !said.has(`phrase ${words}`)) yield words
  for (const host of hosts) if (!said.has(`host ${host}`)) yield host
}

/** Numbers that neither a limit nor a count of the form holds; a count of a need or a limit may be one off. */
function* unsaidNumbers({ values }: ClauseState, { form, leftOut }: Assembly): Generator<string> {
  const said = new Set<number>([form.moreThan])
  for (const { value } of form.conditions) said.add(value)
  for (const { atLeast } of form.needs) said.add(atLeast)
  for (const target of [...form.targets, ...form.about, ...form.when]) {
    if ('value' in target && typeof target.value === 'number') said.add(target.value)
  }
  for (const value of values) {
    const isSaid = [value - 1, value, value + 1].some((near) => said.has(near))
    const isNamed = leftOut.some(({ words }) => words.split(' ').includes(String(value)))
    if (!isSaid && !isNamed) yield String(value)
  }
}

/** Whether a condition is about a score, about what is lacking, or about somebody's approval. */
function isAnswered({ conditions, slots, hasApproval, length }: ClauseState): boolean {
  return conditions.length > 0 || length !== undefined || hasApproval || slots.lack.nouns.length > 0
}

/** Whether “only” restricts anything. */
function isRestricted({ slots }: ClauseState, { form }: Assembly): boolean {
  const isOpposite = [...slots.subject.nouns, ...slots.need.nouns].some(
    ({ noun }) => noun.opposite !== undefined,
  )
  const isOther = form.targets.some((target) => target.kind === 'link' && target.isOther)
  return isOpposite || isOther || form.kind !== 'ban' || form.unless.length > 0
}
