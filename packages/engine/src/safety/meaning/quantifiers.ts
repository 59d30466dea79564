import type { ComparedWord, Comparison } from '../compare/changes.ts'
import { type Finding, quote } from './finding.ts'

/** What "few" says with the words before it: hardly any, some or many; undefined where it only counts. */
type Amount = 'few' | 'some' | 'many' | undefined

/** A "few" that is in both versions and says another amount: "few" became "a few". */
export function checkQuantifiers({ kept, before, after }: Comparison): Finding[] {
  return kept.flatMap(([left, right]) => {
    if (left.token.word !== 'few' || right.token.word !== 'few') return []
    const [was, is] = [readFew(left, before), readFew(right, after)]
    return was.amount === undefined || is.amount === undefined || was.amount === is.amount
      ? []
      : [{ check: 'quantities', reason: `${quote(was.shown)} became ${quote(is.shown)}.` }]
  })
}

function readFew(
  { token, at }: ComparedWord,
  words: readonly ComparedWord[],
): { amount: Amount; shown: string } {
  const [second, first] = [at - 2, at - 1].map((place) => {
    const other = words[place]?.token
    return other?.sentence === token.sentence ? other : undefined
  })
  if (first?.word !== 'a') {
    // "The few", "the past few", "these few": how many is said elsewhere.
    const counts = first !== undefined && counting.test(first.word)
    return { amount: counts ? undefined : 'few', shown: token.text }
  }
  const lead = second !== undefined && leading.test(second.word) ? second : undefined
  const parts = lead === undefined ? [first, token] : [lead, first, token]
  return { amount: amountOf(lead?.word), shown: parts.map(({ text }) => text).join(' ') }
}

const counting = /^(?:the|these|those|past|last|next|first|my|our|your|his|her|its|their|every)$/
const leading = /^(?:quite|only|just|not)$/

/** "Quite a few" and "not a few" are many, "only a few" hardly any. */
function amountOf(lead: string | undefined): Amount {
  if (lead === undefined) return 'some'
  return lead === 'quite' || lead === 'not' ? 'many' : 'few'
}
