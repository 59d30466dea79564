import type { ClauseForm } from '../../form/clause-form.ts'
import type { PolicyToken } from '../../policy-tokens.ts'
import { isDraftWord } from '../bystanders/draft-names.ts'
import { firstMatches, lineOf, tokensIn, wordAt, writtenOf } from '../tokens/token-patterns.ts'
import type { StandIn } from './stand-ins.ts'

const saying =
  '(?:says?|said|saying|contains?|containing|consists?|consisting|reads?|reading|is|are|be|has|have|having|with|of|offers?|adds?|made up|(?:is|are|be) made up)'
const only =
  '(?:only|just|merely|simply|solely|entirely|nothing but|nothing except|nothing (?:more|other) than|no more than)'
const the = '(?:(?:of|the|a|single|words?|phrases?|text|lines?|reply|comment) )*'
const list = '“”(?: (?:, )?(?:(?:or|and) )?“”| ,)*'

/** What is said, and nothing besides: “that only say “+1””, “consisting of nothing but “+1””, “of “+1” and nothing else”. */
const ways = [
  `(?:that|which|who)? ?(?:${only} ${saying}|${saying} (?:of )?${only}) ${the}(?<said>${list})(?: (?:and|but) nothing (?:else|more))?`,
  `(?:that|which|who)? ?${saying} ${the}(?<said>${list}) (?:and|but) nothing (?:else|more|besides)`,
  `whose (?:only|sole|entire|whole) (?:words?|text|content|message) (?:is|are|says?|reads?) ${the}(?<said>${list})`,
].map((way) => new RegExp(`(?<= )${way}(?= |$)`, 'dg'))

/** What may stand between the name of a draft and the verb: “replies must not only say”. */
const between =
  /^(?:must|should|may|can|cannot|can't|mustn't|shouldn't|shall|do|don't|does|doesn't|will|not|never|that|which|may|to)$/
const words = 'contain'

/** “Replies that only say “+1””: words that are all that a draft says. */
export function saysAlone(tokens: readonly PolicyToken[]): StandIn | undefined {
  const line = lineOf(tokens)
  for (const way of ways) {
    for (const found of firstMatches(line, way)) {
      const range = found.indices?.groups?.['said']
      if (range === undefined) continue
      const { from, to } = tokensIn(line, found.index, found.index + found[0].length)
      const said = tokensIn(line, ...range)
      const before = tokens.slice(0, from)
      const verb = before.findLastIndex(({ text }) => !between.test(text))
      if (!isDraftWord(before[verb]?.text ?? '')) continue
      const isRelative =
        verb === before.length - 1 && !/^(?:if|when|whenever|where|once)$/.test(tokens[0].text)
      const stand = [...(isRelative ? ['that'] : []), words].map((word) =>
        wordAt(tokens[from], tokens[said.from - 1], word),
      )
      return {
        tokens: [...before, ...stand, ...tokens.slice(said.from, said.to), ...tokens.slice(to)],
        word: words,
        written: writtenOf(tokens.slice(from, said.from)),
        restore: alone,
      }
    }
  }
  return undefined
}

/** The form with its words alone in the draft; undefined where it looks for more than words. */
function alone(form: ClauseForm): ClauseForm | undefined {
  const targets = form.targets.flatMap((target) =>
    target.kind === 'phrase' ? [{ ...target, alone: true }] : [],
  )
  const isPlain = targets.length === form.targets.length && form.kind === 'ban'
  return isPlain && targets.length > 0 ? { ...form, targets } : undefined
}
