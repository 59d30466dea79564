import type { PolicyToken } from '../../policy-tokens.ts'
import { lineOf, tokensIn } from '../tokens/token-patterns.ts'
import { wordsAt } from '../tokens/token-signs.ts'

const except =
  "(?:except(?:ing)?|excluding|other than|apart from|aside from|besides|but not|not|unless (?:it is|it's|they are|they're|given|named))"
const whose =
  "(?:(?:that|those|the one|the ones|one|ones|names?) )?(?:of )?(?:(?:the|an|any|its|our|their|a) )*(?:(?:author|writer|reporter|photographer|editor)s?(?:'s?)?(?: (?:own )?names?)?|names?|those|that|ones?)(?: (?:that is|that are|which is|which are|given|named|shown|who is named|who are named|listed|standing))?"
const line =
  "(?:(?:the|a|any|its|our|their|your|author(?:'?s)?|article(?:'?s)?) )*(?:by(?: ?- ?)?lines?|(?:author|credit|photo credit|signature) lines?|(?:photo |author |image )?credits?|signatures?|sign ?- ?offs?)"
const closing = new RegExp(
  `(?<= )(?:[,(–—-] )?${except}(?: for)? (?:${whose} (?:in|on|of|under) |(?:in|on) |)${line}(?: at the (?:top|bottom|end|start))?(?: [)])?$`,
)
/** “No names, except the author's”: whose byline it is, is said of names alone. */
const author = new RegExp(
  `(?<= )(?:[,(–—-] )?${except}(?: for)? (?:(?:that|those) of )?(?:(?:the|its|our|their|your|an|a) )?(?:own )?(?:authors?|writers?|reporters?)(?:'s?| 's)?(?: (?:own )?names?)?(?: [)])?$`,
)
const naming = /(?:^| )(?:names?|named|naming|persons?|people|anyone|anybody|someone)(?: |$)/

/** “…, except the author in the byline”: the line that names the author is free, and no draft needs one. */
export function exceptBylines(tokens: readonly PolicyToken[]): readonly PolicyToken[] {
  const text = lineOf(tokens)
  const found = closing.exec(text) ?? (naming.test(text) ? author.exec(text) : null)
  if (found === null) return tokens
  const { from } = tokensIn(text, found.index, text.length)
  const place = { ...tokens[from], kind: 'word', text: '', isSmall: true } as const
  return [...tokens.slice(0, from), ...wordsAt('except in lines of credit to authors', place)]
}
