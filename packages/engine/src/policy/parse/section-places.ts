import type { ClauseForm } from '../form/clause-form.ts'
import type { PolicyToken } from '../policy-tokens.ts'
import { strengths } from '../strength.ts'
import { type NamedSections, namedSections } from './section-names.ts'
import { needSections } from './section-needs.ts'
import type { StandIn } from './stand-ins.ts'
import { lineOf, tokensIn, wordAt, writtenOf } from './token-patterns.ts'

/** The place that stands for a section while a clause is read. */
const PLACE = 'introduction'
const place = 'opening'

const inside = /^(?:in|inside|within|under|underneath|beneath|below|from)$/
const outside = /^(?:outside|beyond)$/
const other = /(?:^| )(?:introductions?|intro|opening|top|start|beginning|lede)(?: |$)/

/** “No prices outside the FAQ section”, “only in the section headed Costs”: a section as a place. */
export function inSections(tokens: readonly PolicyToken[]): StandIn | undefined {
  const named = namedSections(tokens)
  if (named === undefined) return undefined
  const needed = needSections(tokens, named)
  if (needed !== undefined) return needed
  const { from, to } = named
  const before = tokens[from - 1]?.text ?? ''
  const isPlaced =
    inside.test(before) || outside.test(before) || /outside of$/.test(endOf(tokens, from))
  const isLimit =
    before === 'to' &&
    /\b(?:keep|limit|restrict|confine|limited|restricted|confined|kept)\b/.test(
      lineOf(tokens.slice(0, from)),
    )
  const isFor =
    before === 'for' &&
    /\b(?:keep|reserve|reserved|save|kept)\b/.test(lineOf(tokens.slice(0, from)))
  const isSubject = isFirst(tokens.slice(0, from)) && says.test(lineOf(tokens.slice(to)))
  if (!isPlaced && !isLimit && !isFor && !isSubject) return bannedSection(tokens, named)
  if (other.test(lineOf([...tokens.slice(0, from), ...tokens.slice(to)]))) return undefined
  const head = tokens.slice(0, from)
  const last = head.at(-1)
  if (last !== undefined && (inside.test(last.text) || isLimit || isFor)) {
    head.splice(-1, 1, { ...last, text: 'in' })
  }
  const [first, end] = [tokens[from], tokens[to - 1]]
  const stand = [wordAt(first, first, 'the'), wordAt(end, end, PLACE)]
  const whole = [...head, ...stand, ...tokens.slice(to)]
  return {
    tokens: onlyIn(whole),
    word: PLACE,
    written: writtenOf(tokens.slice(from, to)),
    restore: (form) => inSection(permitsOnly(tokens) ? strictly(form) : form, named),
  }
}

/** “No “Conclusion” section”: its heading is what is banned. */
function bannedSection(
  tokens: readonly PolicyToken[],
  { from, to }: NamedSections,
): StandIn | undefined {
  const names = tokens.slice(from, to).filter(({ kind }) => kind === 'quoted')
  const isBanned =
    /^(?:no|never|remove|delete|cut|drop|flag|reject|ban|avoid|do not use|don't use)$/.test(
      lineOf(tokens.slice(0, from)),
    ) || /^(?:no|any)$/.test(tokens[from].text)
  const isHeading = /(?:^| )head(?:er|ing|line)s?(?: |$)/.test(lineOf(tokens.slice(from, to)))
  if (names.length !== 1 || !isBanned || isHeading) return undefined
  const end = tokens[to - 1]
  const opening = /^(?:no|any)$/.test(tokens[from].text) ? [tokens[from]] : []
  const place = ['in', 'headings'].map((text) => wordAt(end, end, text))
  return {
    tokens: [...tokens.slice(0, from), ...opening, ...names, ...place, ...tokens.slice(to)],
    word: 'headings',
    written: writtenOf(tokens.slice(from, to)),
    restore: (form) => (form.place === 'heading' ? form : undefined),
  }
}

/** What a section as a subject does: “The FAQ section must not contain prices”. */
const says =
  /^(?:must|may|cannot|can't|can|should|shouldn't|mustn't|is|are|has|have|needs?|shall|does not|doesn't|do not|don't|requires?)(?: |$)/

function isFirst(before: readonly PolicyToken[]): boolean {
  return /^(?:(?:and|but|also|please|if|when|each|every|, )\s?)*$/.test(lineOf(before))
}

function endOf(tokens: readonly PolicyToken[], to: number): string {
  return lineOf(tokens.slice(Math.max(0, to - 2), to))
}

const at = `in the ${PLACE}`
/** Ways of saying “only in”, each with what is kept there. */
const keepings: readonly RegExp[] = [
  new RegExp(
    `^(?:please |always |we |you )*(?:keep|put|limit|restrict|confine|reserve|save|place)s? (?:all |any |your |the )?(?<what>[^,;:]+?)(?: only| solely| exclusively)? ${at}(?: only| alone)?$`,
    'd',
  ),
  new RegExp(
    `^(?:please |always |we |you )*(?:use|give|show|mention|quote|state|include|add|list|write|publish|name)s? (?<what>[^,;:]+?) (?:only|solely|exclusively|nowhere but|nowhere except) ${at}(?: alone)?$`,
    'd',
  ),
  new RegExp(
    `^(?:please |always |we |you |they )*only (?:use|give|show|mention|quote|state|include|add|list|write|publish|name|put)s? (?<what>[^,;:]+?) ${at}$`,
    'd',
  ),
  new RegExp(
    `^(?<what>[^,;:]+?) (?:(?:must|should|may|shall|can|has to|have to) )?(?:only |solely )?(?:belongs?|go|goes|stays?|remains?|live|lives|(?:be|are|is) (?:confined|limited|restricted|kept|reserved|put|placed))(?: only| solely)? ${at}(?: only| alone)?$`,
    'd',
  ),
  new RegExp(
    `^(?:nowhere (?:but|except|other than)|only|solely|exclusively) ${at} (?:may|can|should|must|are|is|do|does) (?:we |you )?(?<what>[^,;:]+?)(?: (?:appear|be (?:used|given|mentioned|shown|quoted)|allowed|permitted|belong))?$`,
    'd',
  ),
]
const nowhereElse =
  /(?:anywhere|elsewhere|somewhere)(?: else)? (?:but|than|except|other than|outside|outside of)(?= )/

/** “Keep prices in the introduction” is “prices only in the introduction”. */
function onlyIn(tokens: readonly PolicyToken[]): readonly PolicyToken[] {
  const line = lineOf(tokens)
  for (const keeping of keepings) {
    const range = keeping.exec(line)?.indices?.groups?.['what']
    if (range === undefined) continue
    const { from, to } = tokensIn(line, range[0], range[1])
    const what = tokens.slice(from, to)
    if (/\b(?:no|not|never|don't)\b/.test(lineOf(what))) continue
    const end = tokens[tokens.length - 1]
    const rest = ['only', 'in', 'the', PLACE].map((text) => wordAt(end, end, text))
    return [...what, ...rest]
  }
  const found = nowhereElse.exec(line)
  if (found === null) return tokens
  const { from, to } = tokensIn(line, found.index, found.index + found[0].length)
  const except = wordAt(tokens[from], tokens[to - 1], 'except')
  return [...tokens.slice(0, from), except, ...tokens.slice(to)]
}

const permitting = /(?:^| )(?:may|can)(?: [^,;:]+)? only |(?:^| )only (?:may|can) /

/** “May be printed only in …” allows nothing else. */
function permitsOnly(tokens: readonly PolicyToken[]): boolean {
  return permitting.test(lineOf(tokens))
}

function strictly(form: ClauseForm): ClauseForm {
  const { action } = strengths.restriction
  return form.unless.length > 0 && form.action === 'revise' ? { ...form, action } : form
}

/** The form with sections in place of what stands for them. */
function inSection(form: ClauseForm, { headings, isAll }: NamedSections): ClauseForm | undefined {
  const isExcepted = form.unless.some((each) => each.kind === 'place' && each.place === place)
  const hasFeature = form.needs.some(({ kind }) => kind !== 'target')
  if (isExcepted && form.place === undefined) {
    const unless = form.unless.map((each) =>
      each.kind === 'place' && each.place === place
        ? { kind: 'section' as const, headings: [...headings] }
        : each,
    )
    return { ...form, unless }
  }
  // What both of two sections need is more than what one of them does.
  if (form.place !== place || hasFeature || (isAll && form.needs.length > 0)) return undefined
  const { place: _place, ...rest } = form
  return { ...rest, sections: [...headings] }
}
