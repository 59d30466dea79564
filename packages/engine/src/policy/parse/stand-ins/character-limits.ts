import type { ClauseForm, LengthTarget, PolicyTarget } from '../../form/clause-form.ts'
import type { PolicyToken } from '../../policy-tokens.ts'
import { lineOf, tokensIn, wordAt } from '../tokens/token-patterns.ts'
import type { StandIn } from './stand-ins.ts'

const counted =
  /(?<=(?:^| )\d[\d.,]*(?: \+)? |(?:number|count) of )(?:characters?|chars?|letters|keystrokes)(?= |$)/g
const spaces =
  /(?: ,| \()? ?(?:(?:including|with|incl|incl \.|counting) (?:the )?(?:spaces|blanks|whitespace)|spaces included)(?: \))?/
/** Parts that only their characters are counted of, besides headings, by what is written. */
const parts: readonly (readonly [RegExp, LengthTarget['of']])[] = [
  [
    /(?:image |picture |photo )(?:descriptions?)|(?:alt|alternative) (?:texts?|descriptions?|attributes?)|alts/,
    'alt_text',
  ],
  [/(?:link|anchor) (?:texts?|labels?|titles?)/, 'link_text'],
  [/bullets?(?: points?)?|list items?/, 'list_item'],
  [/(?:(?:page|post|article|blog|the|blog post) )?titles?/, 'title'],
]
const longest =
  /^(?:the )?(?:max|maximum|longest)(?: \.)?(?: allowed| permitted)? (?<part>(?:alt text|link text|[\p{L}]+)) (?:length|size)(?: \p{L}+)?(?= )(?: (?:is|of|:))*/u
const beyond = /(?:run|go|get|extend) (?:past|over|beyond|on past|on for more than)(?= )/

/** “Titles may be at most 60 characters”: words stand for characters, headings for what has them. */
export function inCharacters(tokens: readonly PolicyToken[]): StandIn | undefined {
  const isCharacters = lineOf(tokens).search(counted) !== -1
  let read = isCharacters ? replaceAll(tokens, counted, 'words') : tokens
  if (isCharacters) read = replaceAll(replace(read, spaces, ''), /^cap(?= )/, 'limit')
  if (isCharacters) read = atMost(replaceAll(read, beyond, 'exceed'))
  const of = partOf(read, isCharacters)
  if (of !== undefined) read = replaceAll(read, of.pattern, 'headings')
  if (!isCharacters && of === undefined) return undefined
  const range = between.exec(lineOf(read))
  return {
    tokens: read,
    word: 'words',
    written: isCharacters ? 'characters' : 'words',
    said: range?.groups?.['least'] === undefined ? [] : [range.groups['least']],
    restore: (form) => inOwnUnits(form, isCharacters, of?.of, range?.groups),
  }
}

const between = /(?<least>\d+)(?: words)? (?:and|to|-|–) (?<most>\d+) words/
const limiting = /\d+ words(?= |$)/

/** Of titles, bullets and the like also words are counted. */
function partOf(
  tokens: readonly PolicyToken[],
  isCharacters: boolean,
): { of: LengthTarget['of']; pattern: RegExp } | undefined {
  const line = lineOf(tokens)
  if (!isCharacters && !limiting.test(line)) return undefined
  for (const [pattern, of] of parts) {
    // What only words are counted of is read as it always was.
    if (!isCharacters && of === 'title') continue
    const whole = new RegExp(
      `(?<=^|^(?:no|keep|limit|the|each|every|all|any|an?|our|your|reject|shorten|revise|flag|cut|aim for|maximum|do not write|don't write|write|don't use|avoid)(?: the| your| our| all| any| an?)? |\\d words (?:for|per|in) (?:an? |each |every )?)(?:${pattern.source})(?= |$)`,
      'g',
    )
    if (line.search(whole) !== -1) return { of, pattern: whole }
  }
  return undefined
}

/** “Maximum heading length: 50” is “heading at most 50”. */
function atMost(tokens: readonly PolicyToken[]): readonly PolicyToken[] {
  const found = longest.exec(lineOf(tokens))
  const part = found?.groups?.['part']
  if (found === null || part === undefined) return tokens
  const { to } = tokensIn(found.input, 0, found[0].length)
  const ends = [tokens[0], tokens[to - 1]] as const
  const words = [...`${part}s`.split(' '), 'at', 'most']
  return [...words.map((word) => wordAt(...ends, word)), ...tokens.slice(to)]
}

function replace(
  tokens: readonly PolicyToken[],
  pattern: RegExp,
  word: string,
): readonly PolicyToken[] {
  const line = lineOf(tokens)
  const found = pattern.exec(line)
  if (found === null) return tokens
  const skipped = found[0].length - found[0].trimStart().length
  const { from, to } = tokensIn(line, found.index + skipped, found.index + found[0].length)
  const stand = word === '' ? [] : [wordAt(tokens[from], tokens[to - 1], word)]
  return [...tokens.slice(0, from), ...stand, ...tokens.slice(to)]
}

/** Most words that are replaced, so that time stays linear; the rest are named. */
const MOST_REPLACED = 8

function replaceAll(
  tokens: readonly PolicyToken[],
  pattern: RegExp,
  word: string,
): readonly PolicyToken[] {
  let rest = tokens
  const times = Math.min(
    MOST_REPLACED,
    lineOf(tokens).match(new RegExp(pattern.source, 'g'))?.length ?? 0,
  )
  for (let time = 0; time < times; time++) rest = replace(rest, new RegExp(pattern.source), word)
  return rest
}

function inOwnUnits(
  form: ClauseForm,
  isCharacters: boolean,
  of: LengthTarget['of'] | undefined,
  range: Partial<Record<string, string>> | undefined,
): ClauseForm | undefined {
  const isLength = ({ kind }: PolicyTarget): boolean => kind === 'length'
  const isOfDraft = form.targets.length + form.needs.length === 0
  const isCounted = isOfDraft && form.conditions.some(({ score }) => score === 'words')
  const isSized = form.targets.length > 0 && form.targets.every(isLength)
  if (!isSized && !(isCounted && isCharacters && of === undefined)) return undefined
  const targets = form.targets.map((target) =>
    target.kind === 'length'
      ? { ...target, of: of ?? target.of, in: isCharacters ? ('characters' as const) : target.in }
      : target,
  )
  const [target] = targets
  const least = Number(range?.['least'])
  const shorter: PolicyTarget[] =
    target?.kind === 'length' && Number.isInteger(least) && /^>/.test(target.comparison)
      ? [{ ...target, comparison: '<', value: least }]
      : []
  const { place, ...rest } = form
  const isOther = of !== undefined && of !== 'title'
  return {
    ...(place === undefined || isOther ? rest : form),
    targets: [...targets, ...shorter],
    conditions: form.conditions.map((condition) =>
      condition.score === 'words' && isCharacters
        ? { ...condition, score: 'characters' }
        : condition,
    ),
  }
}
