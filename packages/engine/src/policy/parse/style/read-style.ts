import type { LeftOut } from '../../clause.ts'
import { type ClauseForm, emptyForm, type PolicyTarget } from '../../form/clause-form.ts'
import type { StyleFamily } from '../../lexicons/style/style-family.ts'
import { smallNumbers, wordFamily } from '../../lexicons/style/style-words.ts'
import type { PolicyToken } from '../../policy-tokens.ts'
import { strengths } from '../../strength.ts'
import { once } from '../assembling/resolve.ts'
import { withoutGrounds } from '../clauses/reasons.ts'
import { numberTargets } from './number-targets.ts'
import type { FormPlace } from './style-book.ts'
import { styleFamilies } from './style-families.ts'
import { type StyleItem, type StyleSentence, styleItems, styleSentence } from './style-items.ts'
import { mentionsIn, type StyleMention } from './style-mentions.ts'
import { styleTargets } from './style-targets.ts'
import { wordTargets } from './word-targets.ts'

type Sentence = readonly PolicyToken[]

/** A rule of a house's style, in one sentence or several. */
export interface StyleRule {
  readonly sentences: readonly Sentence[]
  readonly form: ClauseForm
  readonly leftOut: readonly LeftOut[]
}

interface Reader {
  readonly family: StyleFamily
  targets(mentions: readonly StyleMention[]): readonly PolicyTarget[]
}

const readers: readonly Reader[] = [
  { family: smallNumbers, targets: numberTargets },
  ...styleFamilies.map((family) => ({
    family,
    targets: (mentions: readonly StyleMention[]) => styleTargets(family, mentions),
  })),
  { family: wordFamily, targets: wordTargets },
]

/** Most tokens of a sentence that is read so, that time stays linear. */
const MOST_TOKENS = 60
/** Most sentences of one rule. */
const MOST_SENTENCES = 4

/**
 * The rule of style that begins with one of some sentences: “Numbers from one to nine are written in words. From 10 up, use figures.”
 * It takes as many of them as speak of the same thing; undefined where it begins anything else.
 */
export function readStyle(
  sentences: readonly Sentence[],
  at: number,
  policy: string,
): StyleRule | undefined {
  if (isQuestion(sentences[at])) return undefined
  const next = sentences.slice(at, at + MOST_SENTENCES)
  const long = next.findIndex((sentence) => sentence.length > MOST_TOKENS)
  const taken = long === -1 ? next : next.slice(0, long)
  const read = taken.map((sentence) => styleSentence(withoutGrounds(sentence), policy))
  const able = readers.filter(({ family }) => read.length > 0 && toldItems(read[0], family))
  for (let count = taken.length; count > 0; count--) {
    for (const reader of able) {
      const rule = ruleOf(reader, read.slice(0, count))
      if (rule !== undefined) return { sentences: taken.slice(0, count), ...rule }
    }
  }
  return undefined
}

/** “Are there any ampersands?” asks for none and bans none. */
function isQuestion([first, second]: Sentence): boolean {
  return /^(?:is|are)$/.test(first?.text ?? '') && second?.text === 'there'
}

/** The parts of a sentence that says anything of the style of a family; undefined of others. */
function toldItems(sentence: StyleSentence, family: StyleFamily): StyleItem[] | undefined {
  const items = styleItems(sentence, family)
  return items?.some(isTelling) === true ? items : undefined
}

function ruleOf(
  reader: Reader,
  sentences: readonly StyleSentence[],
): Omit<StyleRule, 'sentences'> | undefined {
  const items: StyleItem[] = []
  for (const sentence of sentences) {
    const read = toldItems(sentence, reader.family)
    if (read === undefined) return undefined
    items.push(...read, { kind: 'mark', text: '.' })
  }
  const { mentions, isTold, isBesideTold, isBan, adjectives } = mentionsIn(items)
  const { family } = reader
  const isOfWords = family === wordFamily
  if (!isOfWords && (!isTold || mentions.some(({ kind }) => kind === 'quoted'))) return undefined
  // “No "100%"” bans what it quotes.
  if (mentions.every(({ isUnwanted, isQuoted, isJoint }) => isUnwanted && isQuoted && !isJoint))
    return undefined
  if (!isBesideTold && mentions.some(({ forms }) => forms.some((place) => isBeside(family, place))))
    return undefined
  const targets = once(reader.targets(mentions))
  if (targets.length === 0) return undefined
  const { action } = isBan ? strengths.ban : strengths.advice
  return {
    form: { ...emptyForm, targets: [...targets], action },
    leftOut: adjectives.map((words) => ({ words, how: 'ignored' })),
  }
}

function isBeside({ choices }: StyleFamily, { choice, at }: FormPlace): boolean {
  return choices[choice][at].isBeside === true
}

/** Whether a part says anything of style. */
function isTelling({ kind }: StyleItem): boolean {
  return kind === 'name' || kind === 'example' || kind === 'quoted'
}
