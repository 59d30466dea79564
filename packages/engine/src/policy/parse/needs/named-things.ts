import type { LeftOut } from '../../clause.ts'
import type { PolicyTarget } from '../../form/clause-form.ts'
import { type PolicyToken, phraseIn } from '../../policy-tokens.ts'
import { exampleOf, phraseOf, targetsOf, thingsOf } from '../assembling/resolve.ts'
import { nameNounPhrases } from '../rewriting/noun-phrases.ts'
import { isDeterminer } from '../units/unit-kinds.ts'
import { readUnits, type Unit } from '../units/units.ts'

/** Things that a draft may hold. */
export interface NamedThings {
  readonly targets: readonly PolicyTarget[]
  readonly leftOut: readonly LeftOut[]
  /** None of them is looked for as the words that it is. */
  readonly isKnown: boolean
}

const naming =
  /^(?:the )?(?:words?|phrases?|terms?|names?|mentions? of|anything about|references? to)$/
/** “If a post mentions a medicine”: it does by the name of one. */
const medicine = /^(?:medicine|medication)s?$/
/** Words of a name that nobody knows. */
const MOST_WORDS = 3

/** Things that a draft may hold: what detectors find, topics of which it speaks, or words that are looked for as they are. */
export function thingsIn(all: readonly PolicyToken[], isTopical = false): NamedThings | undefined {
  const items: Unit[][] = [[]]
  for (const unit of readUnits(nameNounPhrases(all))) {
    if (/^(?:,|or|and)$/.test(unit.text)) items.push([])
    else if (!isDeterminer(unit) && !naming.test(unit.text)) items.at(-1)?.push(unit)
  }
  const targets: PolicyTarget[] = []
  const leftOut: LeftOut[] = []
  for (const item of items.filter((each) => each.length > 0)) {
    const [first, ...more] = item
    const things = first.sign?.kind === 'noun' ? (isTopical ? targetsOf : thingsOf)(first.sign) : []
    if (more.length === 0 && first.kind === 'quoted') targets.push(phraseOf(phraseIn(first.text)))
    else if (more.length === 0 && things.length > 0) targets.push(...things)
    else if (more.length === 0 && medicine.test(first.text))
      targets.push({ kind: 'detector', name: 'medicine-name' })
    else if (item.length <= MOST_WORDS && item.every(isPlain)) {
      const words = item.map(({ text }) => text).join(' ')
      targets.push(exampleOf(words))
      leftOut.push({ words, how: 'literal' })
    } else return undefined
  }
  return targets.length === 0 ? undefined : { targets, leftOut, isKnown: leftOut.length === 0 }
}

/** A word that means nothing here, a topic or a source such as a study: of that only the word is meant. */
function isPlain({ kind, sign }: Unit): boolean {
  if (kind === 'word') return true
  return (
    sign?.kind === 'noun' && Object.keys(sign).every((key) => /^(?:kind|topic|isSource)$/.test(key))
  )
}
