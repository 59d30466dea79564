import type { ClauseForm } from '../../form/clause-form.ts'
import { headingsLike } from '../../lexicons/section-names.ts'
import type { PolicyToken } from '../../policy-tokens.ts'
import { lineOf, wordAt, writtenOf } from '../tokens/token-patterns.ts'
import { type NamedSections, namedSections } from './section-names.ts'
import { needSections } from './section-needs.ts'
import type { StandIn } from './stand-ins.ts'

/** The place that stands for a section while a clause is read. */
const PLACE = 'introduction'
const place = 'opening'

const inside = /^(?:in|inside|within|under|underneath|beneath|below|from)$/
const outside = /^(?:outside|beyond)$/
const besides =
  /^(?:right |just )?at the (?:very )?(?:end|bottom|back|foot|start|top|beginning)(?: of (?:the|a|an|each|every|your|our) \w+)?(?= |$)/
const other = /(?:^| )(?:introductions?|intro|opening|top|start|beginning|lede)(?: |$)/

/** “No prices outside the FAQ section”, “only in the section headed Costs”: a section as a place. */
export function inSections(tokens: readonly PolicyToken[]): StandIn | undefined {
  const named = namedSections(tokens)
  if (named === undefined) return undefined
  const needed = bannedSection(tokens, named) ?? needSections(tokens, named)
  if (needed !== undefined) return needed
  const { from } = named
  const before = tokens[from - 1]?.text ?? ''
  // “In the notes at the end”
  const aside = besides.exec(lineOf(tokens.slice(named.to)))?.[0] ?? ''
  const to = named.to + aside.split(' ').filter((word) => word !== '').length
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
  if (!isPlaced && !isLimit && !isFor && !isSubject) return undefined
  if (/^(?:and|or) (?:elsewhere|everywhere else|anywhere else)/.test(lineOf(tokens.slice(to))))
    return undefined
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
    tokens: whole,
    word: PLACE,
    written: writtenOf(tokens.slice(from, to)),
    restore: (form) => inSection(form, named),
  }
}

/** “No “Conclusion” section”, “FAQ sections are not allowed”: the headings are what is banned. */
function bannedSection(
  tokens: readonly PolicyToken[],
  { from, to, headings }: NamedSections,
): StandIn | undefined {
  const named = lineOf(tokens.slice(from, to))
  const isHeading = /(?:^| )head(?:er|ing|line)s?(?: |$)/.test(named)
  const isBanned =
    banning.test(lineOf(tokens.slice(0, from))) ||
    /^(?:no|any)$/.test(tokens[from].text) ||
    (from === 0 && banned.test(lineOf(tokens.slice(to))))
  if (!isBanned || isHeading || !isTitled(tokens.slice(from, to))) return undefined
  const end = tokens[to - 1]
  const opening = /^(?:no|any)$/.test(tokens[from].text) ? [tokens[from]] : []
  const names = [...new Set(headings.flatMap(headingsLike))].flatMap((text, at): PolicyToken[] => [
    ...(at === 0 ? [] : [wordAt(end, end, 'or')]),
    { kind: 'quoted', text, start: tokens[from].start, end: end.end, isSmall: false },
  ])
  const place = ['in', 'headings'].map((text) => wordAt(end, end, text))
  return {
    tokens: [...tokens.slice(0, from), ...opening, ...names, ...place, ...tokens.slice(to)],
    word: 'headings',
    written: writtenOf(tokens.slice(from, to)),
    restore: (form) => (form.place === 'heading' ? form : undefined),
  }
}

/** “No empty sections” names none: a name is in quotes, in capitals, or one that sections often have. */
function isTitled(named: readonly PolicyToken[]): boolean {
  return named.some(
    ({ kind, written, text }) =>
      kind === 'quoted' ||
      (written !== undefined && !/^(?:no|any|an?|the|our|your)$/.test(text)) ||
      headingsLike(text).length > 1,
  )
}

const banning =
  /^(?:please )?(?:no|never|remove|delete|cut|drop|flag|reject|ban|avoid|(?:do not|don't|never) (?:use|add|include|have|write|put|insert|end with|start with|finish with|close with))(?: (?:any|all))?$/
const banned =
  /^(?:(?:is|are) (?:not (?:allowed|permitted|accepted|wanted|welcome|needed|ok|okay)|banned|forbidden|prohibited|off limits|unacceptable|out)|(?:must|should|may|can) (?:not|never) (?:appear|be (?:used|added|included|there)))(?: |$)/

/** What a section as a subject does: “The FAQ section must not contain prices”. */
const says =
  /^(?:must|may|cannot|can't|can|should|shouldn't|mustn't|is|are|has|have|needs?|shall|does not|doesn't|do not|don't|requires?)(?: |$)/

function isFirst(before: readonly PolicyToken[]): boolean {
  return /^(?:(?:and|but|also|please|if|when|each|every|, )\s?)*$/.test(lineOf(before))
}

function endOf(tokens: readonly PolicyToken[], to: number): string {
  return lineOf(tokens.slice(Math.max(0, to - 2), to))
}

/** The form with sections in place of what stands for them. */
function inSection(form: ClauseForm, { headings, isAll }: NamedSections): ClauseForm | undefined {
  const isExcepted = form.unless.some((each) => each.kind === 'place' && each.place === place)
  const hasFeature = form.needs.some(({ kind }) => kind !== 'target')
  if (isExcepted && form.place !== place) {
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
