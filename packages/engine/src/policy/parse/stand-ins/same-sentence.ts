import type { ClauseForm, PolicyTarget } from '../../form/clause-form.ts'
import type { PolicyToken } from '../../policy-tokens.ts'
import { matchOf } from '../tokens/required-texts.ts'
import { lineOf, tokensIn, writtenOf } from '../tokens/token-patterns.ts'
import type { StandIn } from './stand-ins.ts'

const one = '(?:the (?:very )?same|(?:any |a )?single|any one|one(?: and the same)?)'
const within = new RegExp(
  `(?<= )(?:together (?:in|within|inside) (?:a|${one})|(?:in|within|inside) ${one}) sentence(?= |$)`,
  'd',
)
/** “Sentences with both A and B” */
const sentences =
  /(?:^| )sentences? (?:(?:that|which|may|must|should|can|not|never) )*(?:with|contain(?:s|ing)?|mention(?:s|ing)?|ha(?:s|ve|ving)|includ(?:e|es|ing)|us(?:e|es|ing)|hold(?:s|ing)?|name(?:s|ing)?|combin(?:e|es|ing)) (?<both>both(?= .* and )|an?(?= (?:[^ ,]+ ){1,6}and an? ))/d
/** What an exception, a lack or a need says of something is said of its sentence anyway. */
const beside =
  /(?:^| )(?:unless|without|except|only|no (?:link|source|date)|lacks?|lacking|needs?|requires?|must (?:have|name|give|state|carry|contain|include)|ha(?:s|ve) to)(?: |$)/

/**
 * “Escalate “minister” and “bribe” in the same sentence”, “flag sentences with both “sugar” and “children””: both have to be there.
 * In “prices unless VAT is mentioned in the same sentence” the words say nothing new.
 */
export function inSameSentence(tokens: readonly PolicyToken[]): StandIn | undefined {
  const line = lineOf(tokens)
  const groups = matchOf(sentences, line)?.indices
  const range = groups?.groups?.['both'] ?? matchOf(within, line)?.indices?.[0]
  if (range === undefined) return undefined
  const { from, to } = tokensIn(line, ...range)
  const rest = [...tokens.slice(0, from), ...tokens.slice(to)]
  return {
    tokens: rest.filter(({ text }) => text !== 'both'),
    word: 'both',
    written: writtenOf(tokens.slice(from, to)),
    restore: beside.test(line) ? plainly : together,
  }
}

/** What is excepted or needed is looked for in each sentence; what a draft has elsewhere is not. */
function plainly(form: ClauseForm): ClauseForm | undefined {
  const isOfSentences = form.targets.length > 0 && form.when.length === 0 && form.needs.length === 0
  return isOfSentences ? form : undefined
}

/** The first of two things, where its sentence holds the second; undefined where they are not two and not counted. */
function together(form: ClauseForm): ClauseForm | undefined {
  const { targets, when, about } = form
  if (form.moreThan > 0 && when.length === 0) return { ...form, per: 'sentence' }
  const things = thingsOf([...targets, ...when])
  const isPlain = form.kind === 'ban' && form.needs.length === 0 && form.moreThan === 0
  // “A price and a rival such as Acme”: what one of them is was not understood.
  const isJoined = targets.some((target) => target.kind === 'phrase' && / and /.test(target.words))
  if (!isPlain || things.length !== 2 || about.length > 0 || isJoined) return undefined
  return { ...form, targets: things[0], about: things[1], when: [], everyDraft: false }
}

/** Targets, those of one name together: “superlatives” are evidence that a rule finds and words that a detector finds. */
function thingsOf(targets: readonly PolicyTarget[]): PolicyTarget[][] {
  const things: PolicyTarget[][] = []
  for (const target of targets) {
    const [last] = things.at(-1) ?? []
    const isSame = last?.kind === 'evidence' && target.kind === 'detector'
    if (isSame && target.name === last.name.replace(/s$/, '').replaceAll(' ', '-'))
      things[things.length - 1].push(target)
    else things.push([target])
  }
  return things
}
