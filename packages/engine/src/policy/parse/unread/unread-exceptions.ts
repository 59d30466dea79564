import { isDeterminer } from '../units/unit-kinds.ts'
import type { Unit } from '../units/units.ts'

/** Units that are read behind an exception. */
const REACH = 5
const within = /(?:^| )(?:in|inside|within)$/

/**
 * Exceptions that no form holds and that small words alone name: “except in footnotes”, “except short ones”, “except links to
 * our site”. Read by its noun alone, an exception would free something else.
 */
export function unreadExceptions(units: readonly Unit[]): string[] {
  return units.flatMap(({ sign, text }, at) => {
    if (sign?.kind !== 'unless') return []
    const rest = units.slice(at + 1, at + 1 + REACH).filter((unit) => !isDeterminer(unit))
    const [first, second] = rest
    if (first === undefined) return []
    const isInside = within.test(text)
    const place = isInside ? first : within.test(first.text) ? second : undefined
    if (
      place?.sign?.kind === 'noun' &&
      place.sign.isSource === true &&
      place.sign.place === undefined
    )
      return [`in ${place.text}`]
    if (second?.text === 'ones') return [`${first.text} ones`]
    if (/^links? to$/.test(first.text) && second !== undefined && second.kind !== 'host')
      return [`${first.text} ${second.text}`]
    if (first.text === 'of' && second?.sign?.kind === 'noun' && second.sign.feature !== undefined)
      return [`of ${second.text}`]
    return []
  })
}
