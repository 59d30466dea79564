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
  return apart
}
