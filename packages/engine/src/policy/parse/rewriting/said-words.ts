import { findPhrase } from '../../phrase-book.ts'
import { signBook } from '../../policy-signs.ts'
import { type PolicyToken, singular } from '../../policy-tokens.ts'
import { lineOf, tokensIn } from '../tokens/token-patterns.ts'

const whole =
  '(?:(?:please )?(?:if |when |whenever )?(?:anything|everything|(?:any |all |the )?(?:drafts?|texts?|posts?|ads?|adverts?|pages?|copy|articles?|sentences?|lines?))(?: that| which)? (?:says?|saying))'
const word = "[a-z][a-z'-]*(?: - [a-z]+)?"
const item = `${word}(?: ${word}){0,2}?`
const last =
  '(?:needs?|must|has to|have to|should|is|are|gets?|goes|go|requires?|wants?|can|may|cannot)'
const saying = new RegExp(
  `^(?<head>${whole}) (?<list>(?:${item} , )*${item}(?: ,)? or ${item})(?= ,? ?${last} )`,
  'd',
)

/**
 * “Anything that says guaranteed, risk-free or money back needs approval”: a list of words that are said is there for the
 * words.
 */
export function quoteSaid(tokens: readonly PolicyToken[]): readonly PolicyToken[] {
  if (
    !/^(?:anything|everything|any|all|if|when|whenever|please|the|drafts?|texts?|posts?|ads?|adverts?|pages?|copy|articles?|sentences?|lines?)$/.test(
      tokens[0]?.text ?? '',
    )
  )
    return tokens
  const line = lineOf(tokens)
  const range = saying.exec(line)?.indices?.groups?.['list']
  if (range === undefined) return tokens
  const { from, to } = tokensIn(line, range[0], range[1])
  const items = itemsOf(tokens.slice(from, to))
  if (items.some((words) => words.length === 0 || asks(words[0]))) return tokens
  const list = items.flatMap((words, at): PolicyToken[] => {
    const [first] = words
    const { end } = words[words.length - 1]
    const quoted = { ...first, kind: 'quoted' as const, text: written(words), end }
    return at === 0 ? [quoted] : [{ ...first, kind: 'word', text: 'or', isSmall: true }, quoted]
  })
  return [...tokens.slice(0, from), ...list, ...tokens.slice(to)]
}

function itemsOf(list: readonly PolicyToken[]): PolicyToken[][] {
  const items: PolicyToken[][] = [[]]
  for (const [at, token] of list.entries()) {
    if (token.text === 'or' && list[at - 1]?.text === ',') continue
    if (token.text === ',' || token.text === 'or') items.push([])
    else items[items.length - 1].push(token)
  }
  return items
}

/** With hyphens where they were: “risk-free”. */
function written(words: readonly PolicyToken[]): string {
  return words
    .map(({ text, start }, at) => (at > 0 && words[at - 1].end < start ? ` ${text}` : text))
    .join('')
}

/** “Anything that says that …”, “… says something bad” */
function asks({ text }: PolicyToken): boolean {
  if (
    /^(?:that|how|what|why|who|which|something|anything|nothing|so|otherwise|if|whether|it|we|they|you|i|the|a|an|our|your)$/.test(
      text,
    )
  )
    return true
  const kind = findPhrase(signBook(), [singular(text)], 0)?.meaning.kind
  return /^(?:everything|if|unless|pronoun)$/.test(kind ?? '')
}
