import data from './word-relations.generated.json' with { type: 'json' }

/** How two lemmas relate, by the nearest of their meanings. */
export type WordRelation =
  | 'same'
  | 'synonym'
  | 'opposite'
  | 'broader'
  | 'sibling'
  | 'cousin'
  | 'none'
  | 'unknown'

/** What a lemma mostly is: noun, verb, adjective, adverb, several of them, or not known. */
export type WordUse = 'n' | 'v' | 'a' | 'r' | 'm' | '?'

interface Relations {
  readonly uses: ReadonlyMap<string, string>
  /** Meanings of each lemma. */
  readonly meanings: ReadonlyMap<string, readonly number[]>
  readonly parents: readonly (readonly number[])[]
  readonly opposites: readonly (readonly number[])[]
}

let made: Relations | undefined

/** The relations, read at the first use, because that takes milliseconds. */
function relations(): Relations {
  if (made) return made
  const lemmas = data.lemmas.split(' ')
  const meanings = new Map<string, number[]>(lemmas.map((lemma) => [lemma, []]))
  const lists = lemmas.map((lemma) => meanings.get(lemma) ?? [])
  const parents: number[][] = []
  const opposites: number[][] = []
  for (const [index, line] of data.synsets.split('\n').entries()) {
    const [words = '', above = '', against = ''] = line.split(';')
    for (const word of numbersOf(words)) lists[word].push(index)
    parents.push(numbersOf(above))
    opposites.push(numbersOf(against))
  }
  const uses = new Map(lemmas.map((lemma, index) => [lemma, data.kinds[index]]))
  made = { uses, meanings, parents, opposites }
  return made
}

function numbersOf(list: string): number[] {
  return list === '' ? [] : list.split(',').map((digits) => Number.parseInt(digits, 36))
}

/** Whether a word is the plain form of a word that the relations know. */
export function isLemma(word: string): boolean {
  return relations().meanings.has(word)
}

/** What a lemma mostly is. */
export function useOf(lemma: string): WordUse {
  const use = relations().uses.get(lemma)
  return use === 'n' || use === 'v' || use === 'a' || use === 'r' || use === 'm' ? use : '?'
}

/** How two lemmas relate; an opposite counts before all else. */
export function relationOf(left: string, right: string): WordRelation {
  if (left === right) return 'same'
  const { meanings, parents, opposites } = relations()
  const ours = meanings.get(left)
  const theirs = meanings.get(right)
  if (ours === undefined || theirs === undefined) return 'unknown'
  if (ours.some((meaning) => theirs.some((other) => opposites[meaning].includes(other)))) {
    return 'opposite'
  }
  if (ours.some((meaning) => theirs.includes(meaning))) return 'synonym'
  const oursAbove = ours.flatMap((meaning) => parents[meaning])
  const theirsAbove = theirs.flatMap((meaning) => parents[meaning])
  // Only adjectives resemble what is above them; the opposite of a noun's kind says little.
  const isNoun = useOf(left) === 'n' || useOf(right) === 'n'
  if (
    !isNoun &&
    (isAgainst(oursAbove, theirs, opposites) || isAgainst(theirsAbove, ours, opposites))
  ) {
    return 'opposite'
  }
  if (oursAbove.some((meaning) => theirs.includes(meaning))) return 'broader'
  if (theirsAbove.some((meaning) => ours.includes(meaning))) return 'broader'
  if (oursAbove.some((meaning) => theirsAbove.includes(meaning))) return 'sibling'
  const oursFar = oursAbove.flatMap((meaning) => parents[meaning])
  const theirsFar = theirsAbove.flatMap((meaning) => parents[meaning])
  const isNear =
    oursFar.some((meaning) => theirs.includes(meaning) || theirsAbove.includes(meaning)) ||
    theirsFar.some((meaning) => ours.includes(meaning) || oursAbove.includes(meaning))
  return isNear ? 'cousin' : 'none'
}

function isAgainst(
  above: readonly number[],
  others: readonly number[],
  opposites: readonly (readonly number[])[],
): boolean {
  return above.some((meaning) => opposites[meaning].some((other) => others.includes(other)))
}
