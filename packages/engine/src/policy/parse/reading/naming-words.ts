import type { Unit } from '../units/units.ts'

/** “The name of the person interviewed”, and not “the name of the Bank of England”. */
export function isUnknownName(units: readonly Unit[], at: number): boolean {
  if (!/^(?:the )?names?$/.test(units[at].text)) return false
  const owner = units.slice(at + 2).find(({ sign }) => sign?.kind !== 'glue')
  return owner?.kind === 'word' && !owner.isCapital
}

/** “Name its source”: to name something is no name of a person. */
export function isNamingVerb(units: readonly Unit[], at: number): boolean {
  const { sign, text } = units[at]
  const isName = sign?.kind === 'noun' && sign.detector === 'person-name' && /^names?$/.test(text)
  const next = units[at + 1]
  if (!isName || next === undefined) return false
  if (next.sign?.kind === 'noun' && (next.sign.isSource ?? next.sign.isSpeaker)) return true
  // “Never name Acme”: the name is what is looked for.
  if (text === 'name' && (next.kind === 'quoted' || (next.kind === 'word' && next.isCapital)))
    return true
  return /^(?:its|their|his|her|your|our|the|every|each|all|any|a|an|who|at least)(?: |$)/.test(
    next.text,
  )
}
