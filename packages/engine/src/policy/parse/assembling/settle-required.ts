import type { ClauseState } from '../reading/clause-state.ts'
import type { FoundNoun } from '../reading/slots.ts'
import type { Assembly } from './assembly.ts'
import { addTargets } from './need-by-draft.ts'
import { phraseOf, targetsOf, thingsOf } from './resolve.ts'

/** “Require a source for each claim”, “make sure that all figures are cited”: the claims are what needs one. */
export function settleRequired(state: ClauseState, assembly: Assembly): void {
  const { slots, isNeed, isImperative, namesWhole, isSourceFor, action } = state
  const { need, subject } = slots
  if (isNeed && !isActive(state)) swapSources(slots, assembly)
  const isBacked = need.nouns.some(
    ({ noun }) => noun.isSource === true || noun.isSpeaker === true || noun.feature === 'author',
  )
  const isFree =
    (isNeed || isImperative) &&
    isBacked &&
    (!namesWhole || isSourceFor) &&
    assembly.form.targets.length === 0
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

/** “Each footnote needs a date”, unlike “a footnote is needed for each date”: what has the need comes first. */
export function isActive({ demandWritten }: ClauseState): boolean {
  return /^(?:needs?|requires?|(?:must|should|has to|have to|needs? to|ought to) (?:have|carry|contain|include|give|show|state|name))$/.test(
    demandWritten,
  )
}

/** “A source is required for every statistic”: what is needed came before the verb, and what needs it after. */
function swapSources({ subject, need }: ClauseState['slots'], assembly: Assembly): void {
  const isSource = ({ noun }: FoundNoun): boolean => noun.isSource === true
  const areSources = subject.nouns.length > 0 && subject.nouns.every(isSource)
  const areThings =
    need.nouns.length + need.phrases.length > 0 &&
    need.nouns.every((found) => !isSource(found) && targetsOf(found.noun).length > 0)
  if (!areSources || !areThings || subject.phrases.length + subject.unknown.length > 0) return
  need.nouns.push(...subject.nouns.splice(0))
  // “A source or a link for each figure” looks for no link.
  const targets = assembly.form.targets.filter(({ kind }) => kind !== 'link')
  assembly.form = { ...assembly.form, targets }
  addTargets(assembly, need.phrases.splice(0).map(phraseOf))
}
