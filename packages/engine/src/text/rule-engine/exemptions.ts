import type { EvidenceType } from '../../schema/index.ts'
import type { Document } from '../document/document.ts'
import { isInQuotation } from '../queries/context/quoted-words.ts'
import { type Genre, genreOf } from '../queries/genre/draft-genre.ts'
import { isPersonalText } from '../queries/genre/personal-text.ts'
import { isSoftwareText } from '../queries/genre/software-text.ts'
import type { Rule, Setting } from './define-rule.ts'

/** Texts that are adopted word for word: who uses them may not change them. */
const adopted: readonly Setting[] = ['conduct', 'licences']
/** Lists of short notes, which owe a reader neither reasons nor examples. */
const notes: readonly Setting[] = ['changelogs', 'references', ...adopted]

/**
 * Where all rules of a type are exempt. Nobody can change what somebody else has said, and a story
 * owes its reader no figures. Rules about sources go on in stories: news tells of people too.
 */
const ofType: Partial<Record<EvidenceType, readonly Setting[]>> = {
  absence_of_specificity: ['stories', ...notes],
  generic_phrasing: adopted,
  hedging_and_absolutes: ['quotations', 'stories', ...notes],
  low_specificity: ['quotations', 'stories', ...notes],
  missing_concrete_examples: ['quotations', 'stories', ...notes],
  repetitive_structure: notes,
  source_quality: adopted,
  unsupported_claim: ['quotations', ...notes],
  weak_provenance: ['quotations', ...notes],
}

const settingOf: Readonly<Record<Genre, Setting>> = {
  changelog: 'changelogs',
  conduct: 'conduct',
  licence: 'licences',
  reference: 'references',
}

/** Whether the rule has nothing to say about a whole draft. */
export function isExemptIn(rule: Rule, document: Document): boolean {
  if (namesExemption(rule, 'software') && isSoftwareText(document)) return true
  if (namesExemption(rule, 'stories') && isPersonalText(document)) return true
  return isExemptInGenre(rule, document)
}

/** Types that the slop score weighs: its hits are counted in every genre, or a heading would lower it. */
const scored: readonly EvidenceType[] = ['generic_phrasing', 'repetitive_structure']

/** Whether the slop score weighs the rule's hits. */
export function isScored({ type }: Pick<Rule, 'type'>): boolean {
  return scored.includes(type)
}

/** Whether the score counts the rule's hits in this draft and no finding shows them. */
export function isHiddenIn(rule: Rule, document: Document): boolean {
  return isScored(rule) && namesGenreOf(rule, document)
}

function isExemptInGenre(rule: Rule, document: Document): boolean {
  return !isScored(rule) && namesGenreOf(rule, document)
}

/** What nobody would publish, which only rules of high severity see, has no place in any genre. */
function namesGenreOf(rule: Rule, document: Document): boolean {
  if (rule.severity === 'high') return false
  const genre = genreOf(document)
  return genre !== undefined && namesExemption(rule, settingOf[genre])
}

/** Whether the rule has nothing to say at a word. */
export function isExemptAt(rule: Rule, document: Document, word: number): boolean {
  if (isExemptIn(rule, document)) return true
  return namesExemption(rule, 'quotations') && isInQuotation(document, word)
}

/** Whether a rule, or its type, is exempt in a kind of text. */
export function namesExemption(rule: Rule, setting: Setting): boolean {
  return ofType[rule.type]?.includes(setting) === true || rule.exemptIn?.includes(setting) === true
}
