import { isDeterminer, isMatter, isPeople } from '../units/unit-kinds.ts'
import type { Unit } from '../units/units.ts'

const currency =
  /^(?:dollars?|euros?|pounds?|sterling|cents|pence|yen|francs?|rupees?|yuan|kron(?:a|or|er)|zloty|us dollars|usd|eur|gbp|chf|jpy|inr|aud|cad|foreign currenc(?:y|ies)|local currency|other currencies)$/
const country =
  /^(?:us|uk|british|american|irish|french|german|spanish|italian|dutch|european|eu|indian|australian|canadian|chinese|japanese|international|foreign|domestic|overseas|national)$/

const provider = /^(?:gmail|googlemail|hotmail|outlook|yahoo|icloud|proton|protonmail|aol|gmx)$/
const partOfName = /^(?:first|given|maiden|nick|middle|christian) ?names?$/
/** Things that each country has its own of. */
const national: ReadonlySet<string | undefined> = new Set([
  'phone-number',
  'postal-address',
  'identity-number',
  'account-number',
  'number-plate',
])

/**
 * Which of the things are meant, where nothing tells these from the rest: “prices in dollars”, “US phone numbers”, “links to
 * Wikipedia”, “quotes from social media”. A ban on all of them would do more than the clause says.
 */
export function unreadKinds(units: readonly Unit[]): string[] {
  return units.flatMap((_unit, at) => kindAt(units, at) ?? [])
}

function kindAt(units: readonly Unit[], at: number): string | undefined {
  const { sign, text } = units[at]
  const [next, origin] = units.slice(at + 1, at + 3)
  // “Links to other shops” are all links, and a host in brackets says which.
  if (text === 'links to' && isUnknown(next) && !next.text.startsWith('other'))
    return units.some(({ kind }) => kind === 'host') ? undefined : `to ${next.text}`
  if (sign?.kind !== 'noun') return undefined
  const before = units[at - 1]
  const isOfCountry =
    national.has(sign.detector) &&
    (provider.test(before?.text ?? '') ||
      (country.test(before?.text ?? '') && (before.text !== 'us' || before.isCapital)))
  if (isOfCountry) return `${before.text} ${text}`
  if (isNameOfThing(units, at)) return `${text} of ${units[at + 2].text}`
  // “First names” are parts of names.
  if (partOfName.test(text) && sign.detector === 'person-name') return text
  // “Ticket numbers” are not all numbers.
  const isNumber = sign.evidence === 'numbers' && /^numbers?$/.test(text)
  if (isNumber && before?.sign?.kind === 'whole') return `${before.text} ${text}`
  if (origin === undefined) return undefined
  // “Links with "ref=" in them”: the address has it, and not the text.
  const isOfAddress = sign.isLink === true && /^(?:with|containing|including)$/.test(next.text)
  if (isOfAddress && origin.kind === 'quoted' && /[=&?]|_$/.test(origin.text))
    return `${next.text} ${origin.text}`
  if (isShown(units, at)) return `${next.text} ${origin.text}`
  const isInCurrency = next.text === 'in' && currency.test(origin.text)
  const isOrigin = origin.kind === 'word' || origin.sign?.kind === 'whole'
  const isFrom = next.text === 'from' && isOrigin && text.startsWith('quot')
  return isInCurrency || isFrom ? `${next.text} ${origin.text}` : undefined
}

function isUnknown(unit: Unit | undefined): unit is Unit {
  return unit?.kind === 'word'
}

/** “Photos of cats”, where nothing tells what is in a picture. */
function isShown(units: readonly Unit[], at: number): boolean {
  const [image, of] = units.slice(at, at + 2)
  if (
    !/^(?:images?|pictures?|photos?|photographs?|drawings?|illustrations?)$/.test(image.text) ||
    of.text !== 'of'
  )
    return false
  const shown = units.slice(at + 2).find((unit) => !isDeterminer(unit))
  return isUnknown(shown) && !units.some(({ sign }) => sign?.kind === 'must')
}

/** “Names of medicines” are no names of persons. */
function isNameOfThing(units: readonly Unit[], at: number): boolean {
  const [name, of, owner] = units.slice(at, at + 3)
  if (!/^names?$/.test(name.text) || of?.text !== 'of' || owner?.sign?.kind !== 'noun') return false
  return isMatter(owner.sign) && owner.sign.topic !== 'children' && !isPeople(owner)
}
