import type { PolicyToken } from '../../policy-tokens.ts'
import { matchOf } from '../tokens/required-texts.ts'
import { lineOf, tokensIn } from '../tokens/token-patterns.ts'
import { namedPhrases } from '../tokens/token-signs.ts'

type Tokens = readonly PolicyToken[]

const shouted =
  '(?:(?:any|all|the|whole|entire|page) )*(?:(?:sub)?headings?|titles?|(?:sub)?headlines?)(?: (?:written|set|typed|that are))?(?: all)? in (?:(?:all|full|block|only) )?(?:capitals|caps|capital letters|upper case|uppercase)'
const joint = '(?: ,)? (?:and|or|nor)(?: also)? '

const behind = new RegExp(
  `^(?<first>.+?)${joint}(?<headings>${shouted})(?= (?:is|are|must|should|may|can)(?: |$)|$)`,
  'd',
)
const ahead = new RegExp(`^(?<head>.*?)(?<headings>${shouted})${joint}(?<second>.+)$`, 'd')
/** What may be in capitals with the headings. */
const alike =
  /(?:^| )(?:words?|sentences?|paragraphs?|texts?|titles?|(?:sub)?head(?:ing|line)s?|captions?|labels?|names?|letters?|buttons?|links?|lists?|items?|bullets?|tables?|quotes?|abbreviations?|acronyms?)$/

/** Tokens of the longest clause that is cut, so that time stays linear. */
const LONGEST = 60

/** “No emoji and headings in capitals” bans emoji anywhere: two demands, because a clause has one place. */
export function headingsApart(tokens: Tokens): readonly Tokens[] {
  if (tokens.length > LONGEST) return [tokens]
  const line = lineOf(tokens)
  return apartBehind(tokens, line) ?? apartAhead(tokens, line) ?? [tokens]
}

function apartBehind(tokens: Tokens, line: string): readonly Tokens[] | undefined {
  const groups = matchOf(behind, line)?.indices?.groups
  const [first, headings] = [groups?.['first'], groups?.['headings']]
  if (first === undefined || headings === undefined) return undefined
  const one = tokens.slice(0, tokensIn(line, ...first).to)
  const [named] = namedPhrases(one)
  if (named === undefined || alike.test(lineOf(one))) return undefined
  const { from, to } = tokensIn(line, ...headings)
  const tail = tokens.slice(to)
  return [
    [...one, ...tail],
    [...tokens.slice(0, named.from), ...tokens.slice(from, to), ...tail],
  ]
}

function apartAhead(tokens: Tokens, line: string): readonly Tokens[] | undefined {
  const groups = matchOf(ahead, line)?.indices?.groups
  const [headings, second] = [groups?.['headings'], groups?.['second']]
  if (second === undefined || headings === undefined) return undefined
  const start = tokensIn(line, ...second).from
  const last = namedPhrases(tokens.slice(start)).at(-1)
  const between = last && tokens.slice(start, start + last.to)
  if (between === undefined || last?.from !== 0 || alike.test(lineOf(between))) return undefined
  const { from, to } = tokensIn(line, ...headings)
  const [head, tail] = [tokens.slice(0, from), tokens.slice(start + last.to)]
  return [
    [...head, ...tokens.slice(from, to), ...tail],
    [...head, ...between, ...tail],
  ]
}
