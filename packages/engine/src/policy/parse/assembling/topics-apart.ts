import { isMatter, isThing } from '../units/unit-kinds.ts'
import type { Unit } from '../units/units.ts'

const joint = /^(?:,|or|and|nor)$/
const adjective = /(?:al|ic|ous|ive|ary|ial)$/

/** “No politics or phone numbers”: topics that a clause lists beside things, so that they narrow none of them. */
export function topicsApart(units: readonly Unit[]): ReadonlySet<string> {
  const apart = new Set<string>()
  let follows: 'thing' | 'listed' | undefined
  for (let at = units.length - 1; at >= 0; at--) {
    const unit = units[at]
    const isEnd = joint.test(units[at + 1]?.text ?? '')
    const isStart = at === 0 || !/^(?:word|quoted)$/.test(units[at - 1].kind)
    if (isThing(unit)) {
      // “Political or religious opinions”: of these the topics say what about.
      follows = joint.test(units[at - 1]?.text ?? '') ? 'thing' : undefined
    } else if (joint.test(unit.text)) continue
    else if (
      unit.sign?.kind === 'noun' &&
      isMatter(unit.sign) &&
      isEnd &&
      isStart &&
      !adjective.test(unit.text)
    ) {
      if (follows === undefined) continue
      if (unit.sign.topic !== undefined) apart.add(unit.sign.topic)
      follows = joint.test(units[at - 1]?.text ?? '') ? 'listed' : undefined
    } else follows = undefined
  }
  for (const [at, unit] of units.entries()) {
    if (unit.sign?.kind !== 'noun' || unit.sign.topic === undefined) continue
    if (isMatter(unit.sign) && endsList(units, at)) apart.add(unit.sign.topic)
  }
  return apart
}

/** “Emoji and politics are not allowed”: whether a topic ends a list that began with a thing, and of which nothing is said. */
function endsList(units: readonly Unit[], at: number): boolean {
  const next = units[at + 1]
  if (next !== undefined && (/^(?:word|quoted)$/.test(next.kind) || isThing(next))) return false
  if (adjective.test(units[at].text)) return false
  const start = mentionFrom(units, at)
  if (!joint.test(units[start - 1]?.text ?? '')) return false
  let first = start
  while (first > 0 && isListed(units[first - 1])) first--
  const opening = units[first - 1]?.sign?.kind ?? ''
  // “Reject texts with prices or politics”
  if (opening === 'with' && /^(?:whole|publishing)$/.test(units[first - 2]?.sign?.kind ?? ''))
    return isThing(units[first])
  return isThing(units[first]) && !/^(?:about|with|if|unless|lack|instance|glue)$/.test(opening)
}

/** Where “any mention of gambling” begins. */
function mentionFrom(units: readonly Unit[], at: number): number {
  let from = at
  if (/mentions? of$/.test(units[from - 1]?.text ?? '')) from--
  while (/^(?:any|the)$/.test(units[from - 1]?.text ?? '')) from--
  return from
}

function isListed(unit: Unit): boolean {
  const { sign, text } = unit
  return joint.test(text) || isThing(unit) || (sign?.kind === 'noun' && isMatter(sign))
}
