import type { Sign } from '../../policy-signs.ts'
import { isDeadline } from './deadlines.ts'
import { isPurpose } from './purposes.ts'
import type { Unit } from './units.ts'

/** A clause without what only says why it is there. */
export interface Bare {
  readonly units: readonly Unit[]
  /** Words before a colon that mean nothing here. */
  readonly leftOut: readonly string[]
}

/** “Because they change, …”, “… however likely they seem”, “Rule 4: …”, “…: they go stale”. */
export function withoutAsides(all: readonly Unit[]): Bare {
  const so = all.findIndex(
    ({ text }, at) => /^(?:so|which is why)$/.test(text) && all[at - 1]?.text === ',',
  )
  const preamble = all.slice(0, Math.max(0, so))
  const demand = all.slice(so + 1)
  // “Selling belongs elsewhere, so do not mention prices”, “Pages are read aloud, so keep every sentence to 25 words”
  const isDemand = demand.some(asks) || orders(demand)
  if (so > 0 && !opensScope(preamble) && isDemand && demand.some(namesThing)) {
    const { units, leftOut } = withoutAsides(demand)
    const named = preamble.some(asks) ? preamble.filter(namesThing) : []
    return { units, leftOut: [...named.map(({ text }) => text), ...leftOut] }
  }
  const isBefore = all[0]?.text === 'before' && all[1]?.kind !== 'number'
  const rest = withoutOpening(isBefore ? all.slice(1) : all)
  const { units, leftOut } = withoutLabel(rest)
  const said = [...leftOut]
  return { units: withoutRemarks(withoutReasons(units, said)), leftOut: said }
}

/** Signs that ask for something. */
const demanding: ReadonlySet<Sign['kind']> = new Set([
  'decision',
  'notice',
  'permission',
  'publishing',
  'not',
  'ban',
  'prohibition',
  'must',
  'only',
])

/** Signs that say of what, or of which of it, a clause speaks. */
const naming: ReadonlySet<Sign['kind']> = new Set([
  'noun',
  'about',
  'if',
  'with',
  'unless',
  'lack',
  'unsourced',
  'number',
  'compare',
  'instance',
  'everything',
  'writing',
])

/** Whether a demand begins with a verb that tells writers what to do. */
function orders(units: readonly Unit[]): boolean {
  return /^(?:please )?(?:keep|use|write|add|include|give|start|end|begin|prefer|put|state|link|limit)$/.test(
    units[0]?.text === 'please' ? `please ${units[1]?.text}` : (units[0]?.text ?? ''),
  )
}

/** Whether what stands before “so” says where a demand holds. */
function opensScope([first]: readonly Unit[]): boolean {
  return /^(?:if|unless|only|lack)$/.test(first?.sign?.kind ?? '')
}

function asks({ sign }: Unit): boolean {
  return sign !== undefined && demanding.has(sign.kind)
}

function names({ kind, sign }: Unit): boolean {
  if (kind === 'quoted' || kind === 'host' || kind === 'number') return true
  return sign !== undefined && naming.has(sign.kind)
}

/** “As they go stale, …”, “To protect our readers, …”: what stands before the comma asks for nothing. */
function withoutOpening(units: readonly Unit[]): readonly Unit[] {
  const [first] = units
  const isReason = first?.sign?.kind === 'reason' || /^(?:as|since|to)$/.test(first?.text ?? '')
  // “For your own safety, …”
  if (first?.text === 'for' && isPurpose(units)) return units.slice(units.findIndex(isComma) + 1)
  const comma = units.findIndex(({ text }) => text === ',')
  if (!isReason || comma === -1) return units
  const opening = units.slice(0, comma)
  const rest = units.slice(comma + 1)
  const isFirst = opening.some((unit, at) => at > 0 && (asks(unit) || names(unit)))
  // “As prices change, avoid them”: what it speaks of was named.
  if (first.sign?.kind !== 'reason' ? isFirst : rest.some(isPronoun)) return units
  return rest.some(asks) || rest.some(names) ? rest : units
}

function isComma({ text }: Unit): boolean {
  return text === ','
}

function isPronoun({ sign }: Unit): boolean {
  return sign?.kind === 'pronoun'
}

/** Words that say that a demand comes. */
const label =
  /^(?:rules?|notes?|important|remember|reminder|policy|guideline|principle|tip|warning|attention|number|style|tone|also|finally|always|never)$/

/** “Shoppers decide in peace: no urgency”: the demand begins after the colon. */
function withoutLabel(units: readonly Unit[]): Bare {
  const colon = units.findIndex(({ text }) => text === ':')
  const isPolite = units[colon + 1]?.text === 'please'
  const next = units[colon + (isPolite ? 2 : 1)]
  const isDemand = /^(?:ban|not|decision|notice|prohibition)$/.test(next?.sign?.kind ?? '')
  const head = units.slice(0, Math.max(0, colon))
  const isLabel = label.test(head[0]?.text ?? '') && head.length <= 2
  const isPlain = head.every(
    (unit) =>
      unit.text === 'be' ||
      (!names(unit) && (unit.sign?.kind !== 'decision' || /^stay /.test(unit.text))),
  )
  // “Plain language helps: cut jargon”
  const isOther =
    units.slice(colon + 1).some(namesThing) &&
    !head.some((unit) => asks(unit) || scoping.test(unit.sign?.kind ?? ''))
  const rest = units.slice(colon + 1)
  // “Answers by volunteers: advice must …”
  const isBare =
    head.every((unit) => !names(unit) && !asks(unit) && unit.sign?.kind !== 'unless') &&
    rest.some(asks) &&
    rest.some(namesThing)
  if (colon <= 0 || !(isBare || (isDemand && (isLabel || isPlain || isOther))))
    return { units, leftOut: [] }
  const unknown = head.filter(
    (unit) => (unit.kind === 'word' && !label.test(unit.text)) || namesThing(unit),
  )
  return { units: units.slice(colon + 1), leftOut: unknown.map(({ text }) => text) }
}

/** What allows something is no reason: “…, though the year is fine”. */
const conceding = /^(?:though|although|even though)$/

/** Signs that say where a demand holds. */
const scoping = /^(?:about|if|with|unless|lack|only|number|compare|whole|everything)$/

function namesThing({ kind, sign }: Unit): boolean {
  return kind === 'quoted' || kind === 'host' || sign?.kind === 'noun'
}

function withoutReasons(units: readonly Unit[], leftOut: string[]): Unit[] {
  const kept: Unit[] = []
  let isAside = false
  const concession = units.findIndex(({ text }, at) => at > 0 && conceding.test(text))
  const conceded = concession === -1 ? [] : units.slice(concession)
  if (conceded.some(({ sign }) => sign?.kind === 'permission' || sign?.kind === 'noun')) {
    leftOut.push(conceded.map(({ text }) => text).join(' '))
  }
  for (const [at, unit] of units.entries()) {
    // “API keys, even expired ones”: what counts too narrows nothing.
    const isEven = unit.text === ',' && isInclusion(units.slice(at + 1, at + INCLUSION))
    // “…, whether we name them or not”
    const isEither = unit.text === 'whether' && units[at - 1]?.text === ','
    const isReason = unit.sign?.kind === 'reason' && !isDeadline(units, at)
    if ((isReason || isEven || isEither) && kept.length > 0) isAside = true
    else if (isAside && unit.text === ',') isAside = false
    if (!isAside) kept.push(unit)
  }
  return kept
}

/** Units of “even expired ones” and what follows it. */
const INCLUSION = 5
const included =
  /^(?:expired|old|older|revoked|invalid|test|dummy|mild|small|short|rare|common|good|funny|cheap|free|new) ones$/

/** “Even expired ones” */
function isInclusion(units: readonly Unit[]): boolean {
  const [even, ...rest] = units
  const end = rest.findIndex(({ kind }) => kind === 'mark')
  const said = end === -1 ? rest : rest.slice(0, end)
  return even?.text === 'even' && included.test(said.map(({ text }) => text).join(' '))
}

/** “…, they go stale”, “… (it annoys readers)” */
function withoutRemarks(units: readonly Unit[]): readonly Unit[] {
  const at = units.findIndex(
    ({ kind, text }, place) =>
      kind === 'mark' && /^[,:;(–—]$/.test(text) && opensRemark(units[place + 1]),
  )
  if (at === -1) return units
  const rest = units.slice(at + 1)
  return rest.some((unit) => asks(unit) || names(unit)) ? units : units.slice(0, at)
}

function opensRemark(unit: Unit | undefined): boolean {
  return /^(?:they|it|these|those|this|that)$/.test(unit?.text ?? '')
}

/** Whether a sentence only says something of what the last one named: “They go stale.” */
export function isRemark(units: readonly Unit[]): boolean {
  return opensRemark(units[0]) && !units.some((unit) => asks(unit) || names(unit))
}
