import type { ClauseForm, PolicyNeed } from '../../form/clause-form.ts'
import type { PolicyToken } from '../../policy-tokens.ts'
import { lineOf, tokensIn, wordAt, writtenOf } from '../tokens/token-patterns.ts'
import type { NamedSections } from './section-names.ts'
import type { StandIn } from './stand-ins.ts'

/** The part of a draft that stands for a section while a clause is read. */
const PART = 'disclaimer'

const having =
  /(?:^| )(?:has|have|having|need|needs|needing|require|requires|include|includes|including|contain|contains|containing|add|without|with|lack|lacks|lacking|miss|misses|missing|want|wants|insert|feature|features|provide|provides|carry|carries|comes? with|expect|there (?:must|should|has to|needs to|shall) be|there is|no)(?: at least)?$/
const required =
  /^(?:is|are) (?:required|mandatory|compulsory|obligatory|needed|a must|essential|necessary|missing)(?: |$)|^must (?:be there|be present|exist|not be missing|never be missing|be included|come last|come first|be (?:the )?(?:last|first))(?: |$)/
/** Verbs of what a draft begins or ends with. */
const edge =
  /(?:^| )(?<verb>(?:start|begin|open|end|finish|close|conclude)s?)(?<what> (?:off|up|(?:each|every|all|any|your|the|our)(?: [\p{L}-]+){1,3}|it|them|posts|articles|guides|drafts|texts|pages|reviews))? (?:with|on|in|by)$/u

/** “Every post needs a section called “Sources””, “guides must end with a References section”. */
export function needSections(
  tokens: readonly PolicyToken[],
  named: NamedSections,
): StandIn | undefined {
  const { from, to } = named
  const before = lineOf(tokens.slice(0, from))
  const after = lineOf(tokens.slice(to))
  const found = edge.exec(before)
  const isHad = having.test(before)
  const isRequired = required.test(after)
  if (found === null && !isHad && !isRequired) return undefined
  if (/^no$|(?:^| )no$/.test(before) && !/without|has|have|with/.test(before)) return undefined
  const [first, last] = [tokens[from], tokens[to - 1]]
  const stand = [wordAt(first, first, 'a'), wordAt(last, last, PART)]
  const head =
    found === null ? tokens.slice(0, from) : withoutEdge(tokens.slice(0, from), before, found)
  const tail =
    isRequired && /must/.test(after)
      ? [wordAt(last, last, 'is'), wordAt(last, last, 'required')]
      : tokens.slice(to)
  return {
    tokens: [...head, ...stand, ...tail],
    word: PART,
    written: writtenOf(tokens.slice(from, to)),
    restore: (form) => restore(form, named, edgeOf(found?.groups?.['verb'], after)),
  }
}

function edgeOf(verb: string | undefined, after: string): 'start' | 'end' | undefined {
  if (/(?:come|be|be the) (?:last|at the end)/.test(after)) return 'end'
  if (/(?:come|be|be the) first/.test(after)) return 'start'
  if (verb === undefined) return undefined
  return /^(?:start|begin|open)/.test(verb) ? 'start' : 'end'
}

/** “Guides must end with” is “guides must have”. */
function withoutEdge(
  head: readonly PolicyToken[],
  line: string,
  { index, 0: text, groups }: RegExpExecArray,
): readonly PolicyToken[] {
  const start = index + (text.startsWith(' ') ? 1 : 0)
  const { from } = tokensIn(line, start, line.length)
  const verb = groups?.['verb'] ?? ''
  const isOrder = from === 0 || /^(?:please|always|and|,)$/.test(head[from - 1].text)
  const isStatement = verb.endsWith('s') && !isOrder
  const had = isOrder ? 'include' : isStatement ? 'needs' : 'have'
  return [...head.slice(0, from), wordAt(head[from], head[from], had)]
}

function restore(
  form: ClauseForm,
  { headings, isAll }: NamedSections,
  at: 'start' | 'end' | undefined,
): ClauseForm | undefined {
  const isPart = (need: PolicyNeed): boolean => need.kind === 'feature' && need.feature === PART
  if (!form.needs.some(isPart) || (isAll && at !== undefined && headings.length > 1))
    return undefined
  const groups = isAll ? headings.map((heading) => [heading]) : [[...headings]]
  const sections = groups.map((each) => ({
    kind: 'section' as const,
    headings: each,
    ...(at === undefined ? {} : { at }),
    atLeast: 1,
  }))
  return { ...form, needs: form.needs.flatMap((need) => (isPart(need) ? sections : [need])) }
}
