import { detectors } from './detectors/index.ts'
import type { DraftFeature, PolicyPlace, PolicyScore } from './form/clause-form.ts'
import { detectorNames, detectorValues } from './lexicons/detector-names.ts'
import { phrasesOf } from './lexicons/phrases-of.ts'
import * as signs from './lexicons/signs.ts'
import { synonyms } from './lexicons/synonyms.ts'
import { targets } from './lexicons/targets.ts'
import { thingFamilies } from './lexicons/thing-families.ts'
import { topics } from './lexicons/topics.ts'
import { valueNames } from './lexicons/value-names.ts'

/** All that a noun of a policy may mean; the clause decides. */
export interface Noun {
  readonly kind: 'noun'
  readonly score?: PolicyScore
  /** Name of a kind of evidence. */
  readonly evidence?: string
  /** Id of a detector. */
  readonly detector?: string
  /** What the detector is told. */
  readonly parameter?: string
  readonly topic?: string
  readonly isSource?: boolean
  readonly isSpeaker?: boolean
  readonly isLink?: boolean
  readonly feature?: DraftFeature
  readonly place?: PolicyPlace
  readonly unit?: 'sentence' | 'paragraph'
  /** It is wanted, and this is then not wanted. */
  readonly opposite?: string
}

/** Nouns with all that they may mean, so that “texture” can be a score here and evidence there. */
export function readNouns(): ReadonlyMap<string, Noun> {
  const nouns = new Map<string, Noun>()
  const addAll = (phrases: readonly string[], meaning: Omit<Noun, 'kind'>): void => {
    // One for all phrases: there are thousands.
    const noun: Noun = { ...meaning, kind: 'noun' }
    for (const phrase of phrases) {
      const words = phrase.includes('-') ? phrase.replaceAll('-', ' ').trim() : phrase
      const known = nouns.get(words)
      nouns.set(words, known === undefined ? noun : { ...noun, ...known })
    }
  }
  const add = (phrases: string, meaning: Omit<Noun, 'kind'>): void =>
    addAll(phrasesOf(phrases), meaning)

  for (const { names, name } of targets) add(names, { evidence: name })
  for (const [detector, parameter, names] of [...detectorValues, ...valueNames])
    add(names, { detector, parameter })
  for (const [detector, family] of thingFamilies) {
    for (const [parameter, names] of family()) addAll(names, { detector, parameter })
  }
  for (const { id, names } of detectors) addAll(names, { detector: id })
  for (const names of [detectorNames, synonyms]) {
    for (const [detector, phrases] of Object.entries(names)) add(phrases, { detector })
  }
  for (const [topic, { names }] of Object.entries(topics)) add(names, { topic })
  for (const [phrases, score] of signs.scores) add(phrases, { score })
  add(signs.sources, { isSource: true })
  add(signs.speakers, { isSpeaker: true })
  add(signs.links, { isLink: true })
  for (const [phrases, place] of signs.places) add(phrases, { place })
  for (const [phrases, feature] of signs.features) add(phrases, { feature })
  for (const [phrases, unit] of signs.units) add(phrases, { unit })
  for (const [phrases, opposite] of signs.opposites) add(phrases, { opposite })
  return nouns
}
