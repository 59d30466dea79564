import type { ClauseState } from '../reading/clause-state.ts'
import type { FoundNoun, Slot } from '../reading/slots.ts'
import type { Assembly } from './assembly.ts'
import { targetsOf, thingsOf } from './resolve.ts'
import { isActive } from './settle-required.ts'

/** “Posts about tea must have a date”, “add a disclaimer to medical texts”: what drafts are about says which of them need it. */
export function scopeToDraft(state: ClauseState, assembly: Assembly): void {
  const { slots, action, namesWhole, isNeed, isImperative } = state
  if (action !== undefined || !(isNeed || isImperative)) return
  if (isNeed && !isActive(state) && swapParts(slots, assembly)) return
  if (!namesWhole) return
  const { need, subject, about } = slots
  // “For medical texts, a disclaimer is required”: what is needed came before the verb.
  const parts = subject.nouns.filter(({ noun }) => noun.feature !== undefined)
  if (isNeed && parts.length > 0 && parts.length < subject.nouns.length && isSilent(need)) {
    need.nouns.push(...parts)
    subject.nouns.splice(0, subject.nouns.length, ...subject.nouns.filter(isTopic))
  }
  const topics = need.nouns.filter(isTopic)
  if (
    topics.length > 0 &&
    topics.length < need.nouns.length &&
    assembly.form.targets.length === 0
  ) {
    need.nouns.splice(0, need.nouns.length, ...need.nouns.filter((found) => !isTopic(found)))
    assembly.form = { ...assembly.form, when: topics.flatMap(({ noun }) => targetsOf(noun)) }
    return
  }
  // “Texts with medical advice must carry the sentence “…””: it may stand anywhere in them.
  const isSaid = state.isOfWhole && need.phrases.length > 0 && need.nouns.length === 0
  if (isSaid && assembly.form.targets.length > 0) {
    const { form } = assembly
    assembly.form = { ...form, when: [...form.when, ...form.targets], targets: [], about: [] }
    if (form.about.length + form.narrowedBy.length + form.moreThan > 0) assembly.isBlocked = true
    return
  }
  const isAbout = [...subject.nouns, ...about.nouns].every(isTopic) && subject.phrases.length === 0
  const asks = need.nouns.length + need.phrases.length + need.hosts.length > 0
  if (!isAbout || !asks || need.nouns.some(({ noun }) => noun.opposite !== undefined)) return
  assembly.form = { ...assembly.form, when: assembly.form.targets, targets: [], about: [] }
}

function isTopic({ noun }: FoundNoun): boolean {
  return noun.topic !== undefined && noun.feature === undefined && thingsOf(noun).length === 0
}

function isSilent({ nouns, phrases, unknown }: Slot): boolean {
  return nouns.length + phrases.length + unknown.length === 0
}

/** “A date is required for prices”: what is needed came before the verb, and what needs it after. */
function swapParts({ subject, need }: ClauseState['slots'], assembly: Assembly): boolean {
  const isPart = ({ noun }: FoundNoun): boolean => noun.feature !== undefined
  const isThing = ({ noun }: FoundNoun): boolean =>
    noun.feature === undefined && targetsOf(noun).length > 0
  if (subject.nouns.length === 0 || !subject.nouns.every(isPart)) return false
  if (need.nouns.length === 0 || !need.nouns.every(isThing)) return false
  const when = need.nouns.splice(0).flatMap(({ noun }) => targetsOf(noun))
  need.nouns.push(...subject.nouns.splice(0))
  assembly.form = { ...assembly.form, when }
  return true
}
