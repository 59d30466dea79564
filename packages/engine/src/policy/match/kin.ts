import { familyOf } from '../lexicons/word-families.ts'
import { withAnyNumber } from '../phrase-numbers.ts'
import { singular } from '../policy-tokens.ts'

/** Shortest word that has other forms than a plural. */
const SHORTEST_STEM = 4

/** The forms of a word that was given as an example: “leverage” stands for “leveraging” too. */
export function kinOf(phrase: string): string[] {
  const counted = withAnyNumber(phrase)
  if (counted !== phrase) return [counted]
  if (phrase.includes(' ') || phrase.length < SHORTEST_STEM || !/^[a-z]+$/.test(phrase))
    return [phrase]
  const stem = phrase.endsWith('e') ? phrase.slice(0, -1) : phrase
  const soft = /[^aeiou]y$/.test(phrase) ? `${phrase.slice(0, -1)}i` : phrase
  return [
    phrase,
    `${stem}ed`,
    `${stem}ing`,
    `${soft}ed`,
    `${soft}ly`,
    `${soft}es`,
    ...(phrase.endsWith('le') ? [`${stem}y`] : []),
    ...(phrase.endsWith('ing') || phrase.endsWith('ed') ? [phrase.replace(/(?:ing|ed)$/, '')] : []),
  ]
}

/** All words that a matter is spoken of in: “driving” stands for “drove” and “driver” too, “evading” for “evade”. */
export function akinTo(word: string): readonly string[] {
  const family = familyOf(word) ?? familyOf(singular(word))
  if (family !== undefined) return family
  // “Adoption”: “adopted”
  const base = /^[a-z]{2,}[cp]t(?=ions?$)/.exec(word)?.[0]
  if (base !== undefined) return [word, base, `${base}ed`, `${base}ing`]
  const stem = /^[a-z]{3,}(?=(?:ing|ed)$)/.exec(word)?.[0]
  return stem === undefined ? kinOf(word) : [word, ...basesOf(stem)]
}

/** Things whose name is no form of the deed that is made of it: “training” takes place in no “train”. */
const otherThings =
  /^(?:train|park|bank|hous|cloth|shop|ceil|build|even|brief|land|board|list|pack|plumb|stock|meet|morn|wed|str|spr)$/

/** “Evading”: “evade” and “evaded”; “shopping”: no “shop”. */
function basesOf(stem: string): string[] {
  const short = /([^aeiouls])\1$/.test(stem) ? stem.slice(0, -1) : stem
  if (otherThings.test(short)) return []
  return [short, `${short}e`, `${stem}ed`, `${stem}ing`]
}
