import type { PolicyToken } from '../../policy-tokens.ts'
import { wordsAt } from '../tokens/token-signs.ts'

const number =
  '(one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|twenty five|thirty|forty|fifty|a single one|\\d+)'
const limit =
  "at most|at the most|at the very most|at the outside|max|maximum|tops|or fewer|or less|is the limit|are the limit|is the maximum|are the maximum|is the most|is enough|are enough|is plenty|are plenty|will do|is all we allow|is our limit|and no more|and not one more|and not a word more|and not more|and that is it|and that's it|no more|not more|only|is as many as we allow|is the ceiling|is the cap|is the upper limit|each at most"
const opening =
  'at most|at the most|no more than|not more than|never more than|up to|a maximum of|maximum|max|only|just|keep to|stick to|stop at|limit yourself to|one is|a maximum'
const unit = '(words?|sentences?|paragraphs?|characters?|lines?|letters?)'
const span = '((?:per|a|an|each|every|in each|in every|in any one|to a|for each) (?:\\w+ )??\\w+)'
const part =
  /^(?:sentences?|paragraphs?|headings?|headlines?|titles?|subheadings?|quotes?|quotations?|bullets?|intros?|introductions?|summar(?:y|ies))$/

/** What is said of parts before their limit: “keep paragraphs short”. */
const idle =
  /^(?:please|we|you|keep|make|write|use|want|need|prefer|like|short|shorter|brief|concise|tight|small|snappy|crisp|the|a|an|in|of|our|your|all|any|each|every|only|should|must|be|are|is|stay|nice|and|lengths?|,)$/

const shape = new RegExp(
  `^(?:(${opening}) )?${number}(?: ${unit})?(?: ${span}(?=$| (?:${limit})))?(?: (each|apiece))?(?: (${limit}))*(?: ${span})?(?: please)?$`,
)

/** “Emoji? One a page at most.” is “at most one emoji per page”; undefined of what is no limit. */
export function countOf(
  thing: readonly PolicyToken[],
  answer: readonly PolicyToken[],
): PolicyToken[] | undefined {
  const text = answer
    .filter(({ kind }) => kind !== 'mark')
    .map((token) => token.text)
    .join(' ')
  const found = shape.exec(text)
  if (found === null) return undefined
  const [, before, count, measure, spanBefore, each, after, spanAfter] = found
  const isPart = thing.some((token) => part.test(token.text))
  // “Sentences: two” says nothing of a limit; a length does.
  if (before === undefined && after === undefined && measure === undefined) return undefined
  if (measure !== undefined && !isPart) return undefined
  if (
    measure === undefined &&
    isPart &&
    each === undefined &&
    before === undefined &&
    after === undefined
  )
    return undefined
  const at = { ...answer[0], end: answer[answer.length - 1].end }
  const per = (spanBefore ?? spanAfter ?? '').replace(
    /^(?:an?|each|every|to a|for each|in any one) /,
    'per ',
  )
  const limited = wordsAt(`at most ${count === 'a single one' ? 'one' : count}`, at)
  const tail = per === '' ? [] : wordsAt(per, at)
  if (measure === undefined) return [...limited, ...thing, ...tail]
  const parts = thing.filter(({ text: word }) => !idle.test(word))
  return [...parts, ...limited, ...wordsAt(measure, at)]
}
