import { hasSenses } from '../../lexicons/word-senses.ts'
import { matchOf } from '../tokens/required-texts.ts'
import type { Unit } from '../units/units.ts'

/** What a word is said to mean, behind it. */
const naming =
  /^(?:(?:(?:must|should|may|can) (?:not|never) |cannot |can't )?be used )?(to (?:refer to|describe|mean|denote|label) (?:(?:an?|the|any|our) )?[^ ]+|(?:when|for) (?:referring to|describing) (?:(?:an?|the|any|our) )?[^ ]+)/
/** What it stands for or with. */
const standing = /^((?:for|with) (?:(?:an?|the|any|our) )?[^ ]+)/
/** “Do not use “guys” to refer to women”, “avoid “over” for numbers”: what a word means somewhere, no form says. */
export function unreadSenses(units: readonly Unit[]): string[] {
  const last = units.findLastIndex(({ kind }, at) => kind === 'quoted' && !isMeaning(units, at))
  if (last === -1) return []
  const after = units
    .slice(last + 1)
    .map(({ text }) => text)
    .join(' ')
  const named = matchOf(naming, after)?.[1]
  if (named !== undefined) return [named]
  const isBan = bans(units, last)
  const stands = isBan && hasSenses(units[last].text)
  return (stands ? matchOf(standing, after)?.slice(1, 2) : undefined) ?? []
}

/** Whether words are banned, and not replaced. */
function bans(units: readonly Unit[], last: number): boolean {
  const before = units.slice(0, last)
  return (
    before.some(({ sign }) => banning.test(sign?.kind ?? '')) &&
    !before.some(({ text }) => /^(?:replac|swap|chang|substitut|exchang|trade)/.test(text))
  )
}

const banning = /^(?:not|ban|prohibition|decision|notice)$/

/** “(Avoid “since”) for “because”” */
function isMeaning(units: readonly Unit[], at: number): boolean {
  return /^(?:for|to mean)$/.test(units[at - 1]?.text ?? '')
}

/** Units of a clause in which what a word is used for is no thing to look for: “avoid “cheap” for prices”. */
export function withoutUses(units: readonly Unit[]): readonly Unit[] {
  const last = units.findLastIndex(({ kind }) => kind === 'quoted')
  if (last === -1 || !/\p{L}/u.test(units[last].text)) return units
  if (!/^(?:for|with)$/.test(units[last + 1]?.text ?? '')) return units
  if (!bans(units, last)) return units
  const end = units.findIndex(
    ({ kind, text }, at) => at > last && (kind === 'mark' || text === ','),
  )
  return units.map((unit, at) => {
    const isUse = at > last + 1 && (end === -1 || at < end) && unit.sign?.kind === 'noun'
    return isUse ? { ...unit, kind: 'word', sign: undefined } : unit
  })
}
