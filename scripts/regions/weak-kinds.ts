import { about, meaningOfLow } from '../../packages/engine/src/about/about.ts'

/** So many groups are named, of those with at least so many texts. */
const NAMED = 3
const FEWEST_TEXTS = 100

/** What low risk does not say, with the kinds of writing in which most machine texts bear it. */
export function lowRisk(): string {
  return meaningOfLow(about().missed)
}

/** The kinds of writing in which people's texts of left-out sources are at medium or above most often. */
export function flaggedPeople(): string {
  const worst = about()
    .fairness.map(({ group, new_sources: { texts, texture } }) => ({
      group,
      texts,
      share: texture.medium_or_above.share,
    }))
    .filter(({ texts }) => texts >= FEWEST_TEXTS)
    .sort((a, b) => b.share - a.share)
    .slice(0, NAMED)
    .map(({ group, share }) => `${percent(share)} of ${group}`)
  return `In sources that the models hadn't seen, ${inWords(worst)} by people were at medium or above.`
}

/** The groups of people of whom no corpus has texts that are known to be theirs. */
export function unmeasuredPeople(): string {
  const groups = about()
    .fairness.filter(
      ({ new_sources, known_sources }) => new_sources.texts + known_sources.texts === 0,
    )
    .map(({ group }) => group)
  return `No corpus of ours has texts that are known to be by ${inWords(groups, 'or')}.`
}

/** The share of one group's texts of left-out sources that are at medium or above. */
export function shareOf(words: string): string {
  const found = about().fairness.find(({ group }) => group === words)
  if (found === undefined)
    throw new Error(`No group “${words}” was measured, expected one of about().`)
  return percent(found.new_sources.texture.medium_or_above.share)
}

/** Shares below one per cent keep a decimal. */
const percent = (share: number) => `${(share * 100).toFixed(share < 0.01 ? 1 : 0)} %`

const inWords = (items: readonly string[], last: 'and' | 'or' = 'and') =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${last} ${items.at(-1)}`
