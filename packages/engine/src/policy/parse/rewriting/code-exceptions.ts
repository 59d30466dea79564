import type { PolicyToken } from '../../policy-tokens.ts'
import { matchOf } from '../tokens/required-texts.ts'
import { lineOf, tokensIn } from '../tokens/token-patterns.ts'
import { namedPhrases } from '../tokens/token-signs.ts'

const code =
  '(?:(?:the|a|any|our|inline|source|sample|example) )*(?:code(?: - )?(?: ?(?:blocks?|samples?|snippets?|examples?|listings?|spans?|fences?|font|formatting|format|style|type))?|(?:shell |terminal )?commands?|commands and code|code and commands|urls?|web addresses|link (?:addresses|targets))'
const except =
  '(?:(?:, )?(?:but )?(?:except|excepting|excluding|other than|apart from|aside from|save|unless|outside|outside of|anywhere but|everywhere but|anywhere except|everywhere except|not counting|but not)(?: for| when| if| where| (?:they|it|these|those|this|(?:the|an?) (?:old |older |other |unwanted )?(?:words?|terms?|names?)) (?:is|are|appears?|stands?|occurs?)| those| ones| used| quoting| showing| being| (?:a )?parts? of| found)*)'
/** “(Where it is) the literal name of a setting (in code)” */
const literal =
  '(?:(?:as |for |in )?(?:(?:the|an?|any) )?(?:literal |exact |actual |real )*(?:names?|values?|labels?|keys?) (?:of|for) (?:(?:an?|the|our|some) )?[^ ]+(?: [^ ]+)? (?=in |inside |within ))?'
const exception = new RegExp(
  `(?:^|(?<= ))${except} ${literal}(?:in |inside |within )?${code}(?= [,;]| and |$)`,
  'du',
)
/** Detectors that look into code, or for it. */
const readers = /^(?:secret|told-secret|markup|unlabelled-code|insecure-link|link-host|bare-url)$/

/** “Avoid “simply”, except in code”: nothing but what may be in code is looked for there. */
export function withoutCodeExceptions(tokens: readonly PolicyToken[]): readonly PolicyToken[] {
  const line = lineOf(tokens)
  const found = matchOf(exception, line)
  if (found === null) return tokens
  const { from, to } = tokensIn(line, found.index, found.index + found[0].length)
  const rest = [...tokens.slice(0, from), ...tokens.slice(to)]
  const named = namedPhrases(rest)
  const isProse = named.every(
    ({ noun }) =>
      noun === undefined || (noun.isLink !== true && !readers.test(noun.detector ?? '')),
  )
  return rest.length > 0 && isProse ? rest : tokens
}
