import type { PolicyException, PolicyNeed, PolicyTarget } from '../form/clause-form.ts'
import type { Assembly } from './assembly.ts'
import type { ClauseState, FoundNoun } from './clause-state.ts'
import { once, phraseOf, targetsOf, thingsOf } from './resolve.ts'

/** What the draft, or each place that a clause speaks of, should have. */
export function readNeeds(state: ClauseState, assembly: Assembly): void {
  const { slots } = state
  settleRequired(state, assembly)
  const isSentence = assembly.form.targets.length > 0
  const wanted = [...slots.need.nouns, ...slots.lack.nouns].filter(
    ({ noun }) => noun.opposite === undefined,
  )
  const parts = slots.subject.nouns.filter(
    ({ noun, count }) =>
      noun.feature !== undefined || (count !== undefined && noun.isSource === true),
  )
  const names = [...slots.need.unknown, ...slots.lack.unknown].filter(({ isName }) => isName)
  const quoted = [...slots.need.phrases, ...slots.lack.phrases]
  const named = [...quoted, ...names.map(({ words }) => words)]
  if (isSentence) needBySentence(state, assembly, wanted, named)
  else needByDraft(state, assembly, [...wanted, ...parts], named)
  restrict(state, assembly)
  const unknown = [...slots.need.unknown, ...slots.lack.unknown].filter(({ isName }) => !isName)
  for (const { words } of unknown) assembly.leftOut.push({ words, how: 'ignored' })
  const { needs, unless } = assembly.form
  const isBounded = !isSentence && assembly.form.targets.length > 0
  const isMet = isBounded || needs.length + unless.length + state.conditions.length > 0
  const asks = state.isNeed && state.action === undefined && state.length === undefined
  const isOpposite = slots.need.nouns.some(({ noun }) => noun.opposite !== undefined)
  // A need of which nothing was understood would find fault with everything.
  if (asks && !isMet && !isOpposite && state.negated === undefined) assembly.isBlocked = true
  if (slots.lack.unknown.length > 0 && !isMet) assembly.isBlocked = true
  // “Advertorials must …”: what has the need is not known.
  const isNobody = assembly.form.targets.length === 0 && slots.subject.unknown.length > 0
  if (needs.length > 0 && isNobody) assembly.isBlocked = true
  // “Say "affordable"” does not ask for the word in each draft.
  const isChoice = state.prefers && state.isImperative && quoted.length > 0 && needs.length > 0
  if (isChoice || (state.isImperative && state.leftOut.length > 0)) assembly.isBlocked = true
  if (state.isImperative && state.number !== undefined) assembly.isBlocked = true
  if (unknown.some(({ words }) => /\bbetween\b/.test(words))) assembly.isBlocked = true
}

/** “Require a source for each claim”, “make sure that all figures are cited”: the claims are what needs one. */
function settleRequired(state: ClauseState, assembly: Assembly): void {
  const { slots, isNeed, isImperative, namesWhole, action } = state
  const { need, subject } = slots
  const isBacked = need.nouns.some(
    ({ noun }) => noun.isSource === true || noun.isSpeaker === true || noun.feature === 'author',
  )
  const isFree =
    (isNeed || isImperative) && isBacked && !namesWhole && assembly.form.targets.length === 0
  if (isFree) {
    const things = need.nouns.filter(
      ({ noun }) => noun.isSource !== true && targetsOf(noun).length > 0,
    )
    const nouns = things.map(({ noun }) => noun)
    const isNarrow = nouns.some((noun) => thingsOf(noun).length > 0)
    const topics = nouns.filter((noun) => thingsOf(noun).length === 0).flatMap(targetsOf)
    const found = nouns.flatMap((noun) => thingsOf(noun))
    const { form } = assembly
    assembly.form = {
      ...form,
      targets: isNarrow ? found : topics,
      about: isNarrow ? topics : form.about,
    }
    need.nouns.splice(0, need.nouns.length, ...need.nouns.filter((noun) => !things.includes(noun)))
  }
  // “Cite a source for every claim” has no verb but this one.
  const isCiting =
    action === undefined &&
    subject.nouns.some(({ noun }) => noun.isSource === true && noun.isLink !== true)
  if (isCiting && assembly.form.targets.length > 0) {
    need.nouns.push(...subject.nouns.filter(({ noun }) => noun.isSource === true))
  } else if (
    isCiting &&
    subject.nouns.some(({ written }) => /^(?:cite|reference)$/.test(written))
  ) {
    need.nouns.push(...subject.nouns.filter(({ noun }) => noun.isSource === true))
    state.isImperative = true
  }
}

function needBySentence(
  state: ClauseState,
  assembly: Assembly,
  wanted: readonly FoundNoun[],
  named: readonly string[],
): void {
  const { form } = assembly
  const quotes = form.targets.some(
    (target) => target.kind === 'evidence' && target.name === 'quotes',
  )
  const unless: PolicyException[] = []
  const needs: PolicyNeed[] = []
  // “If you give a price, add a date.”
  const isConditional = state.isImperative && state.slots.if.nouns.length > 0
  for (const { noun, count, written } of wanted) {
    if (noun.isSpeaker === true && quotes) unless.push({ kind: 'speaker' })
    else if (noun.isSource === true || noun.isSpeaker === true) {
      unless.push({ kind: 'source' })
      if (count !== undefined && count.value > 1) {
        assembly.leftOut.push({ words: `${count.value} ${written}`, how: 'ignored' })
      }
    } else if (noun.feature === 'author' && quotes) unless.push({ kind: 'speaker' })
    else if (noun.feature === 'image' && state.slots.need.nouns.some(isWanted)) continue
    else if (noun.feature !== undefined) {
      needs.push({ kind: 'feature', feature: noun.feature, atLeast: count?.value ?? 1 })
    } else if (isConditional) {
      for (const target of targetsOf(noun).slice(0, 1)) {
        needs.push({ kind: 'target', target, atLeast: count?.value ?? 1 })
      }
    } else if (state.isImperative) addTargets(assembly, targetsOf(noun))
    else {
      // “Prices must have a currency” says nothing of a price that has one.
      const others = targetsOf(noun).filter((target) => !isAmong(target, form.targets))
      for (const target of others) unless.push(exceptionOf(target))
    }
  }
  if (needs.length > 0) {
    // The draft needs it, not the sentence.
    assembly.form = {
      ...form,
      kind: 'need',
      when: form.targets,
      targets: [],
      about: [],
      needs,
    }
    return
  }
  // “In the third person, without "I"”: these words are not wanted.
  if (state.isImperative) addTargets(assembly, named.map(phraseOf))
  else for (const words of named) unless.push({ kind: 'target', target: phraseOf(words) })
  assembly.form = {
    ...assembly.form,
    unless: once([...assembly.form.unless, ...unless]),
    ...(unless.length > 0 ? { kind: 'need' as const } : {}),
  }
}

function isWanted({ noun }: FoundNoun): boolean {
  return noun.opposite !== undefined
}

function isAmong(target: PolicyTarget, others: readonly PolicyTarget[]): boolean {
  return others.some((other) => JSON.stringify(other) === JSON.stringify(target))
}

function addTargets(assembly: Assembly, targets: readonly PolicyTarget[]): void {
  assembly.form = { ...assembly.form, targets: once([...assembly.form.targets, ...targets]) }
}

/** What frees a sentence that holds a target. */
export function exceptionOf(target: PolicyTarget): PolicyException {
  if (target.kind === 'evidence') {
    if (target.name === 'quotes') return { kind: 'quoted' }
    if (target.name === 'numbers' || target.name === 'statistics') return { kind: 'number' }
  }
  return { kind: 'target', target }
}

function needByDraft(
  state: ClauseState,
  assembly: Assembly,
  wanted: readonly FoundNoun[],
  named: readonly string[],
): void {
  const isAsked =
    state.isNeed || state.isImperative || wanted.some(({ count }) => count !== undefined)
  const lacks = state.slots.lack.nouns.length + state.slots.lack.phrases.length > 0
  if (!isAsked && !lacks) return
  const needs: PolicyNeed[] = []
  for (const { noun, count } of wanted) {
    // “Must have fewer than three quotes”: more is found fault with.
    const isFew = count?.comparison === '<' || count?.comparison === '<='
    if (isFew && state.isNeed) {
      addTargets(assembly, targetsOf(noun))
      const moreThan = count.comparison === '<' ? Math.max(0, count.value - 1) : count.value
      assembly.form = { ...assembly.form, moreThan }
      continue
    }
    const atLeast = Math.max(
      1,
      count === undefined ? 1 : count.comparison === '>' ? count.value + 1 : count.value,
    )
    if (noun.feature !== undefined) needs.push({ kind: 'feature', feature: noun.feature, atLeast })
    else if (noun.isLink === true) needs.push({ kind: 'feature', feature: 'link', atLeast })
    else if (noun.isSource === true) needs.push({ kind: 'feature', feature: 'source', atLeast })
    else if (noun.place === 'heading') needs.push({ kind: 'feature', feature: 'heading', atLeast })
    else
      for (const target of targetsOf(noun).slice(0, 1))
        needs.push({ kind: 'target', target, atLeast })
  }
  for (const words of named) needs.push({ kind: 'target', target: phraseOf(words), atLeast: 1 })
  assembly.form = {
    ...assembly.form,
    needs: once([...assembly.form.needs, ...needs]),
    ...(needs.length > 0 ? { kind: 'need' as const } : {}),
  }
  if (needs.length > 0) delete (assembly.form as { place?: unknown }).place
}

/** “Only allow texts about tea”: a draft about nothing else is found fault with. */
function restrict(state: ClauseState, assembly: Assembly): void {
  const { form } = assembly
  const isOpen =
    state.isOnly && !state.isNeed && form.unless.length === 0 && form.needs.length === 0
  if (!isOpen || form.targets.length === 0) return
  const isOpposite = [...state.slots.subject.nouns, ...state.slots.need.nouns].some(
    ({ noun }) => noun.opposite !== undefined,
  )
  if (isOpposite) return
  assembly.form = { ...form, kind: 'restriction' }
}
