import type { PolicyTarget } from '../../form/clause-form.ts'
import { detected } from '../../lexicons/style/style-family.ts'
import type { NumberBound } from './number-bounds.ts'
import type { StyleMention } from './style-mentions.ts'

/** The highest number that most houses write in words. */
const USUAL = 9

/** What finds numbers in the other form: “one to nine in words, figures from 10”. Empty where no numbers were named. */
export function numberTargets(mentions: readonly StyleMention[]): readonly PolicyTarget[] {
  const targets: PolicyTarget[] = []
  for (const mention of mentions) {
    const bound = mention.bound ?? boundOf(mention)
    if (bound === undefined) return []
    const isWords = mention.forms[0].at === 0
    const isSmall = bound.side === 'small'
    // No detector finds small numbers in words, and large ones in figures.
    if ((isWords !== mention.isUnwanted) !== isSmall) return []
    targets.push(...(isSmall ? inFigures(bound) : inWords(bound)))
  }
  return targets
}

function inFigures({ highest }: NumberBound): readonly PolicyTarget[] {
  return detected('digit-number', highest === USUAL ? undefined : highest)
}

function inWords({ highest }: NumberBound): readonly PolicyTarget[] {
  return highest === USUAL ? detected('number-form', 'spelled') : []
}

/** “Three”, “not 3”: small numbers; an example of more says nothing of where the line is. */
function boundOf({ kind, written }: StyleMention): NumberBound | undefined {
  if (kind !== 'example') return undefined
  const isSmall = /^(?:\d|one|two|three|four|five|six|seven|eight|nine)$/i.test(written)
  return { side: isSmall ? 'small' : 'large', highest: USUAL }
}
