import type { ClauseForm, PolicyNeed } from '../../form/clause-form.ts'
import { isFunctionWord } from '../../lexicons/function-words.ts'
import type { PolicyToken } from '../../policy-tokens.ts'
import { matchOf } from '../tokens/required-texts.ts'
import { lineOf, tokensIn, wordAt, writtenOf } from '../tokens/token-patterns.ts'
import type { StandIn } from './stand-ins.ts'

const must =
  '(?:must|should|shall|needs? to|has to|have to|ought to)(?: (?:always|also|clearly|then|explicitly))*'
const text =
  '(?:an? |one |some |the )?(?:clear |short |visible |brief )*(?:lines?|sentences?|notes?|notices?|statements?|warnings?|reminders?|remarks?|words)'
const saying =
  '(?:(?:that |which )?(?:says?|states?|warns?|tells? (?:readers|people|them|the reader))|saying|stating|warning|telling (?:readers|people|them))'
const need = new RegExp(
  `(?<= )(?<verb>${must} (?:(?:have|include|carry|contain|show|give|bear|add|feature) ${text} (?:${saying} )?|(?:say|state|warn|mention|make (?:it )?clear|point out|tell (?:readers|people|them|the reader))(?: ${text})? ))that (?<said>(?:(?:the|a|an|your|their|its|our) )?[a-z]+(?: of [a-z]+)? (?:can|may|could|might) (?!not )[a-z ]+)$`,
  'd',
)
/** Most words that tell what is said. */
const MOST_WORDS = 4
const idle =
  /^(?:can|may|could|might|also|even|some|all|everything|well|any|much|the|an?|be|is|there|your|their|its|our|you|they|it|of)$/

/** “Must say that you can lose money”: a sentence of the draft has these words, in any form and order. */
export function saysThatItMay(tokens: readonly PolicyToken[]): StandIn | undefined {
  const line = lineOf(tokens)
  const groups = matchOf(need, line)?.indices?.groups
  if (groups === undefined) return undefined
  const verb = tokensIn(line, groups['verb'][0], groups['verb'][1] - 1)
  const said = tokens.slice(tokensIn(line, ...groups['said']).from)
  const telling = said.filter(({ text }) => !isFunctionWord(text) && !idle.test(text))
  const words = telling.map((token) => token.text).join(' ')
  if (telling.length < 2 || telling.length > MOST_WORDS) return undefined
  const written = writtenOf(said)
  const [first] = said
  const quoted: PolicyToken = { ...first, kind: 'quoted', text: words }
  return {
    tokens: [
      ...tokens.slice(0, verb.from),
      wordAt(tokens[verb.from], tokens[verb.from], 'must'),
      wordAt(tokens[verb.from], first, 'contain'),
      quoted,
    ],
    word: words,
    written,
    literal: [telling.map((token) => token.text).join(', ')],
    isNeed: true,
    restore: (form) => inOneSentence(form, words),
  }
}

function inOneSentence(form: ClauseForm, words: string): ClauseForm | undefined {
  let isFound = false
  const needs = form.needs.map((each): PolicyNeed => {
    if (each.kind !== 'target' || each.target.kind !== 'phrase' || each.target.words !== words)
      return each
    isFound = true
    return { ...each, target: { kind: 'phrase', words, apart: true } }
  })
  return isFound ? { ...form, needs } : undefined
}
