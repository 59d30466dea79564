import type { PolicyToken } from '../../policy-tokens.ts'
import { phraseOf } from '../assembling/resolve.ts'
import { lineOf, tokensIn, writtenOf } from '../tokens/token-patterns.ts'
import { listedParts } from './listed-parts.ts'
import { type Wanted, wantedOf } from './wanted.ts'

const value =
  '(?!(?:a|an|the|its|their|and|or|at|in|on|to|by) )(?:“”|[\\p{L}][^ ,:()]*(?: (?!or )[\\p{L}][^ ,:()]*){0,2}?)'
const values = `(?<values>${value}(?: , ${value}){0,8}(?: ,)? or ${value})`
const choices: readonly RegExp[] = [
  // “A priority of low, medium or high”
  new RegExp(`^(?<what>[^:(,]+?) of ${values}$`, 'du'),
  // “The condition of the item: new, used or refurbished”
  new RegExp(
    `^(?<what>[^:(]+?) (?:: (?:either )?|\\( (?:either )?|, (?:either )?|as (?:either )?|- )${values}(?: \\))?$`,
    'du',
  ),
  // “Whether the item is new or used”
  new RegExp(
    `^whether (?<what>(?:it|they|(?:the|each|every|this) [^ ,]+) (?:is|are|was|were)) ${values}$`,
    'du',
  ),
  new RegExp(`^(?<what>either|one of) (?:: )?${values}$`, 'du'),
]
/** A value that is one of a list: “the plea, guilty or not guilty”; undefined where no values are listed. */
export function readChoice(tokens: readonly PolicyToken[]): Wanted | undefined {
  const line = lineOf(tokens)
  for (const pattern of choices) {
    const groups = pattern.exec(line)?.indices?.groups
    const range = groups?.['values']
    const what = groups?.['what']
    if (range === undefined || what === undefined) continue
    if (/^(?:a|an|the|its|their|at|either)? ?[^ ]+ ,/.test(line.slice(...what))) continue
    const listed = tokens.slice(...bounds(line, range))
    return {
      ...wantedOf(listedParts(listed).map((part) => phraseOf(writtenOf(part)))),
      leftOut: [],
    }
  }
  return undefined
}

function bounds(line: string, [start, end]: readonly [number, number]): [number, number] {
  const { from, to } = tokensIn(line, start, end)
  return [from, to]
}
