import type { PolicyToken } from '../../policy-tokens.ts'
import { matchOf } from '../tokens/required-texts.ts'
import { lineOf, tokensIn } from '../tokens/token-patterns.ts'
import { isThing } from '../units/unit-kinds.ts'
import { readUnits, type Unit } from '../units/units.ts'

type Tokens = readonly PolicyToken[]

/** Tokens of the longest clause that is cut, so that time stays linear. */
const LONGEST = 40

const place =
  '(?:(?:the|any|all|our|your) )?(?:(?:first|last|opening|closing|bullet) )?(?:headings?|titles?|headlines?|subheadings?|paragraphs?|sentences?|lines?|lists?|points?|tables?|captions?|footnotes?|summary|summaries|intro|introduction|steps|beginning|start|end|top|bottom)'
const placed = new RegExp(
  `^(?<verb>(?:please )?(?:no|avoid|reject|ban|block|never use|do not use|don't use|keep out|leave out) )(?<first>[^:;()]+? (?:in|at|inside|within) ${place})(?: ,)?(?: (?:and|or|nor|also|no))* (?<rest>[^:;()]+)$`,
  'd',
)
/** What may be the next place of a list: “no prices in headings or tables”. */
const places =
  /^(?:links?|link texts?|quotes?|quotations?|tables?|lists?|captions?|headings?|titles?|images?|alt texts?|footnotes?|code|questions?)$/

/** “No prices in headings or emoji” bans emoji anywhere: a place behind one thing of a list is no place of the next. */
export function placedItemsApart(tokens: Tokens): readonly Tokens[] {
  if (tokens.length > LONGEST) return [tokens]
  const line = lineOf(tokens)
  const groups = matchOf(placed, line)?.indices?.groups
  if (groups === undefined) return [tokens]
  const part = ([start, end]: readonly [number, number]): Tokens => {
    const { from, to } = tokensIn(line, start, end)
    return tokens.slice(from, to)
  }
  const [verb, first, rest] = [part(groups['verb']), part(groups['first']), part(groups['rest'])]
  if (!isListOfThings(readUnits(rest))) return [tokens]
  const { start } = rest[0]
  return [
    [...verb, ...first],
    [...verb.map((token) => ({ ...token, start, end: start })), ...rest],
  ]
}

function isListOfThings(units: readonly Unit[]): boolean {
  const named = units.filter(({ text }) => !/^(?:,|and|or|nor|no)$/.test(text))
  return (
    named.length > 0 &&
    !places.test(named[0].text) &&
    named.every((unit) => isThing(unit) && unit.sign?.kind === 'noun')
  )
}
