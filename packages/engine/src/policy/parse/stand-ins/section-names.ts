import { commonSections } from '../../lexicons/section-names.ts'
import { isShouted, type PolicyToken, singular, wordsOf } from '../../policy-tokens.ts'
import {
  firstMatches,
  lineOf,
  type TokenRange,
  tokensIn,
  writtenOf,
} from '../tokens/token-patterns.ts'

/** Sections as a clause names them: “the FAQ section”, “a section called Sources”, “the sections “Verdict” and “Notes””. */
export interface NamedSections extends TokenRange {
  readonly headings: readonly string[]
  /** “a”, “no”, “the” before them; empty without one. */
  readonly article: string
  /** All of them, not any. */
  readonly isAll: boolean
}

const article = '(?:(?<article>the|our|your|its|their|this|a|an|any|no|own|another|its own|one) )?'
const kind = '(?:sub)?(?:section|chapter|heading|header|headline)s?'
const calling =
  '(?:(?:that|which) (?:is|are) )?(?:headed|called|titled|named|entitled|labelled|labeled|marked|with the (?:heading|title|name|headline))'
/** Words that end a name without quotes. */
const stops =
  "must|may|might|can|cannot|can't|should|shall|shouldn't|mustn't|need|needs|require|requires|has|have|is|are|isn't|aren't|be|at|with|without|in|for|of|to|from|by|on|that|which|if|when|unless|except|only|no|not|never|every|each|all|any|we|you|they|it|do|don't|does|will|would"
const word = `(?!(?:${stops})(?: |$))[\\p{L}\\p{N}][^\\s]*`
/** One name or several, in quotes. */
const quoted = '“”(?:(?: ,)?(?: and| or| ,)(?: the)? “”)*'
/** After “called” a name may have any words. */
const called = `${quoted}|${word}(?: ${word}){0,4}`
/** Before “section” it has few, and its article before it. */
const short = `(?!(?:the|a|an|our|your|its|this|these|outside|inside|within|under|beneath|below|beyond|contain|contains|include|includes|add) )${word}`
const attributive = `${quoted}|${short}(?: ${short}){0,3}`

const forward = new RegExp(
  `(?:^|(?<= ))${article}${kind} (?:: )?(?:(?<calling>${calling}) (?:: )?(?<called>${called})|(?<quoted>${quoted})|(?<bare>${word}))(?= |$)`,
  'gdu',
)
const backward = new RegExp(
  `(?:^|(?<= ))${article}(?:new |separate |short |final |closing |opening |last |first |dedicated )?(?<name>${attributive}) (?<kind>${kind})(?= |$)`,
  'gdu',
)
/** “Under “Costs””: what stands above is a heading. */
const under = new RegExp(
  `(?:under|underneath|beneath|below) (?<name>(?:the )?${quoted})(?= |$)`,
  'du',
)

/** “Except under FAQ”: without quotes a heading is told by its capitals. */
const underBare = new RegExp(
  `(?:under|underneath|beneath|below) (?<name>(?:(?:the|our|your) )?${word}(?: ${word}){0,3})(?= |$)`,
  'du',
)

/** “In the abstract”, “the conclusion must …”: sections that most know by their names alone. */
const common =
  /(?:(?<=(?:^| )(?:in|inside|within|outside|outside of|from|under) )|^)(?<article>the|our|your|its|any|an?) (?<name>[\p{L}]+(?: [\p{L}]+)?)(?= |$)/dgu
/** What the name of a section is followed by where it is what a clause speaks of. */
const speaks =
  /^(?:(?:must|should|may|can|shall|do|does) (?:not|never)|mustn't|shouldn't|can't|cannot|don't|doesn't|never) (?!exceed|be )/

/** What tells sections from each other, and is no name of one. */
const general =
  /^(?:per|first|last|final|opening|closing|next|previous|same|each|every|this|that|these|those|main|body|new|whole|entire|long|short|longer|shorter|separate|dedicated|own|special|clear|single|different|other|another|relevant|following|introduction|introductory|intro|opening|title|lead|top|bottom|h\d|level|page|article|post|two|three|four|five|ten|more|most|some|many|few|several|\d+|only|use|include|add|write|keep|avoid|number|numbered|sub|bold|clickbait|link|links|all|caps|capital|question)$/

/** The first sections that a clause names; undefined where it names none. */
export function namedSections(tokens: readonly PolicyToken[]): NamedSections | undefined {
  const line = lineOf(tokens)
  return (
    findForward(tokens, line) ??
    findBackward(tokens, line) ??
    findUnder(tokens, line) ??
    findCommon(tokens, line)
  )
}

function findForward(tokens: readonly PolicyToken[], line: string): NamedSections | undefined {
  for (const found of firstMatches(line, forward)) {
    const { indices } = found
    const group = indices?.groups
    const range = group?.['called'] ?? group?.['quoted'] ?? group?.['bare']
    if (range === undefined) continue
    const name = tokens.slice(...ends(line, range))
    // “The heading Deals”, but not “section headings”.
    if (group?.['bare'] !== undefined && (name[0].isSmall || general.test(name[0].text))) continue
    const sections = sectionsOf(name, found, line)
    if (sections !== undefined) return sections
  }
  return undefined
}

function findBackward(tokens: readonly PolicyToken[], line: string): NamedSections | undefined {
  for (const found of firstMatches(line, backward)) {
    const range = found.indices?.groups?.['name']
    if (range === undefined) continue
    let name = tokens.slice(...ends(line, range))
    const isQuoted = name[0].kind === 'quoted'
    const isSection = /^(?:sub)?(?:section|chapter)/.test(found.groups?.['kind'] ?? '')
    const isTitled = name.every(({ isSmall, kind }) => !isSmall && kind === 'word')
    if (!isQuoted && !isSection && !isTitled) continue
    if (!isQuoted && found.groups?.['article'] === undefined) {
      // Without an article only capitals tell a name from a verb: “Include Sources section”.
      const first = name.findIndex(
        (token, at) => !token.isSmall && (at > 0 || found.index > 0 || isShouted(token)),
      )
      if (first === -1) continue
      name = name.slice(first)
    }
    if (!isQuoted && name.some(({ text }) => general.test(text))) continue
    const sections = sectionsOf(name, found, line)
    if (sections === undefined) continue
    const first = tokens.indexOf(name[0])
    return found.groups?.['article'] === undefined ? { ...sections, from: first } : sections
  }
  return undefined
}

function findUnder(tokens: readonly PolicyToken[], line: string): NamedSections | undefined {
  const found = under.exec(line) ?? underBare.exec(line)
  const range = found?.indices?.groups?.['name']
  if (found === null || range === undefined) return undefined
  const named = tokens.slice(...ends(line, range))
  const name = /^(?:the|our|your)$/.test(named[0].text) ? named.slice(1) : named
  const isQuoted = name.some(({ kind }) => kind === 'quoted')
  if (!isQuoted && !isHeading(name, tokensIn(line, 0, found.index).to, tokens)) return undefined
  const sections = sectionsOf(name, found, line)
  return sections && { ...sections, from: ends(line, range)[0] }
}

/** Whether words without quotes are a heading: one that is often used, or behind “except”, but no law: “under GDPR”. */
function isHeading(
  name: readonly PolicyToken[],
  from: number,
  tokens: readonly PolicyToken[],
): boolean {
  if (commonSections.has(name.map(({ text }) => singular(text)).join(' '))) return true
  const isTold = name.every(
    (token) =>
      token.kind === 'word' && !token.isSmall && !isShouted(token) && !general.test(token.text),
  )
  const isKept = /^(?:keep|put|limit|restrict|confine)$/.test(tokens[0].text)
  return isTold && (isKept || excepting.test(tokens[from - 1]?.text ?? ''))
}

const excepting = /^(?:except|only|unless|but|than|save|from|for)$/

function findCommon(tokens: readonly PolicyToken[], line: string): NamedSections | undefined {
  for (const found of firstMatches(line, common)) {
    const range = found.indices?.groups?.['name']
    if (range === undefined) continue
    const words = tokens.slice(...ends(line, range))
    for (let length = words.length; length > 0; length--) {
      const name = words.slice(0, length)
      if (!commonSections.has(name.map(({ text }) => singular(text)).join(' '))) continue
      const from = tokens.indexOf(words[0])
      if (from === 1 && !speaks.test(lineOf(tokens.slice(from + length)))) continue
      return {
        from: from - 1,
        to: from + length,
        // Tokens lack the sign of the genitive.
        headings: [writtenOf(name).replace(/^(author|editor|publisher)(?= note$)/i, "$1's")],
        article: found.groups?.['article'] ?? '',
        isAll: false,
      }
    }
  }
  return undefined
}

function ends(line: string, [start, end]: readonly [number, number]): [number, number] {
  const { from, to } = tokensIn(line, start, end)
  return [from, to]
}

function sectionsOf(
  name: readonly PolicyToken[],
  found: RegExpExecArray,
  line: string,
): NamedSections | undefined {
  const quotes = name.filter(({ kind }) => kind === 'quoted')
  const isAll = name.some(({ text }) => text === 'and')
  const names = quotes.length > 0 ? quotes.map(({ text }) => text) : namesIn(name)
  const headings = names.filter((heading) => wordsOf(heading).length > 0)
  if (headings.length === 0) return undefined
  const { from, to } = tokensIn(line, found.index, found.index + found[0].length)
  return { from, to, headings, article: found.groups?.['article'] ?? '', isAll }
}

/** “FAQ and Pricing” are two names, “pros and cons” is one. */
function namesIn(name: readonly PolicyToken[]): string[] {
  const joint = name.findIndex(({ text }) => /^(?:and|or)$/.test(text))
  const isTwo = joint > 0 && name[joint + 1]?.isSmall === false
  return isTwo
    ? [writtenOf(name.slice(0, joint)), writtenOf(name.slice(joint + 1))]
    : [writtenOf(name)]
}
