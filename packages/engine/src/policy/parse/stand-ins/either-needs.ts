import type {
  ClauseForm,
  DraftFeature,
  PolicyException,
  PolicyNeed,
  PolicyTarget,
} from '../../form/clause-form.ts'
import { findPhrase } from '../../phrase-book.ts'
import { type Noun, type Sign, signBook } from '../../policy-signs.ts'
import { type PolicyToken, singular } from '../../policy-tokens.ts'
import { once } from '../assembling/resolve.ts'
import { matchOf } from '../tokens/required-texts.ts'
import { lineOf, tokensIn, wordAt, writtenOf } from '../tokens/token-patterns.ts'
import { readUnits } from '../units/units.ts'
import type { StandIn } from './stand-ins.ts'

/** The part of a draft that stands for what one is enough of. */
const PART = 'disclaimer'

/** What a draft, or a sentence, may have in place of something else. */
interface Alternative {
  readonly needs: readonly PolicyNeed[]
  /** As what a sentence has; undefined where only a draft has it. */
  readonly exception: PolicyException | undefined
}

const article = '(?:(?:a|an|the|its|their|one|some|at least one) )?'
const item = `${article}(?!or |and )[\\p{L}“][^\\s,]*(?: (?!or |and |a |an |the )[\\p{L}][^\\s,]*){0,3}?`
const list = `(?<list>${item}(?: , ${item})*(?: ,)? or ${item})`
const verbs =
  '(?:has|have|having|needs?|requires?|names?|gives?|includes?|contains?|carry|carries|states?|shows?|offers?|provides?|cites?|adds?|comes? with|bears?|mentions?|features?|followed by|accompanied by|want|insert)'
const after = new RegExp(
  `(?:^|(?<= ))(?:${verbs}) (?:either )?${list}(?=$| (?:in|on|at|to|of|beside|next|with|so|for|when|if)(?: |$))`,
  'du',
)
const before = new RegExp(
  `(?<=^|^there (?:must|has to|should) be )(?:either )?${list}(?=$| (?:(?:must|should|has to|have to|needs to|need to) (?:always )?(?:be|appear|stand|follow|come|accompany)|(?:is|are) (?:required|needed|mandatory|compulsory|a must|expected))(?: |$))`,
  'du',
)
/** Where “or” says that neither may be missing, or that either is too much. */
const denying: ReadonlySet<Sign['kind']> = new Set([
  'decision',
  'notice',
  'not',
  'ban',
  'prohibition',
  'lack',
  'unless',
  'approval',
])
const relative =
  /(?:^| )(?:that|which|who|whose|where) (?:[^ ]+ )?$|^(?:if|when|where|whenever|once) [^,]*$/

/** Whether what has one of several things is asked for, and not spoken of: “that contain a card number or an IBAN”. */
function isAsked(tokens: readonly PolicyToken[], line: string): boolean {
  return (
    !relative.test(line) && !readUnits(tokens).some(({ sign }) => denying.has(sign?.kind ?? 'glue'))
  )
}

/** “Each price needs a date or a source”, “an author or an editor must be named”: one of several is enough. */
export function eitherOf(tokens: readonly PolicyToken[]): StandIn | undefined {
  const line = lineOf(tokens)
  for (const pattern of [after, before]) {
    const found = matchOf(pattern, line)
    const range = found?.indices?.groups?.['list']
    if (range === undefined) continue
    const { from, to } = tokensIn(line, range[0], range[1])
    const verb = line.slice(0, range[0]).replace(/(?:[^ ]+ )?$/, '')
    if (!isAsked(tokens.slice(0, from), verb)) continue
    const names = itemsOf(tokens.slice(from, to))
    const alternatives = names.map(alternativeOf)
    const known = alternatives.filter((each) => each !== undefined)
    if (known.length < alternatives.length || known.length < 2) continue
    const start = tokens[from - 1]?.text === 'either' ? from - 1 : from
    const [first, last] = [tokens[start], tokens[to - 1]]
    const stand = [wordAt(first, first, 'a'), wordAt(last, last, PART)]
    return {
      tokens: [...tokens.slice(0, start), ...stand, ...tokens.slice(to)],
      word: PART,
      written: writtenOf(tokens.slice(from, to)),
      restore: (form) => restore(form, known),
    }
  }
  return undefined
}

/** The parts of a list, without their articles. */
function itemsOf(tokens: readonly PolicyToken[]): PolicyToken[][] {
  const items: PolicyToken[][] = [[]]
  for (const token of tokens) {
    if (/^(?:,|or)$/.test(token.text)) {
      if (items.at(-1)?.length !== 0) items.push([])
    } else if (!/^(?:a|an|the|its|their|one|some|at|least)$/.test(token.text))
      items.at(-1)?.push(token)
  }
  return items
}

/** Parts that the grammar knows as something else too. */
const features: readonly (readonly [RegExp, DraftFeature, PolicyException | undefined])[] = [
  [/^(?:years?|dates?)$/, 'date', { kind: 'date' }],
  [/^(?:data |comparison )?tables?$/, 'table', undefined],
  [/^(?:bulleted |numbered |bullet )?lists?$|^checklists?$/, 'list', undefined],
  [/^(?:images?|pictures?|photos?|illustrations?)$/, 'image', undefined],
  [/^(?:quotes?|quotations?)$/, 'quote', { kind: 'quoted' }],
  [/^(?:numbers?|figures?)$/, 'number', { kind: 'number' }],
]
const editors: readonly string[] = ['edited by', 'editor']

function alternativeOf(tokens: readonly PolicyToken[]): Alternative | undefined {
  if (tokens.length === 0) return undefined
  const text = lineOf(tokens)
  if (/^(?:named )?editors?$/.test(text)) {
    return {
      needs: editors.map((words) => needOf({ kind: 'phrase', words })),
      exception: undefined,
    }
  }
  const feature = features.find(([names]) => names.test(text))
  if (feature !== undefined) return featured(feature[1], feature[2])
  const words = tokens
    .filter((token) => token.text !== '-')
    .map(({ kind, text: word }) => (kind === 'word' ? singular(word) : ''))
  const found = findPhrase(signBook(), words, 0)
  if (found === undefined || found.length < words.length || found.meaning.kind !== 'noun')
    return undefined
  return nounAlternative(found.meaning)
}

function nounAlternative({ isSource, isLink, feature, detector }: Noun): Alternative | undefined {
  if (isLink === true) return featured('link', { kind: 'source' })
  if (isSource === true) return featured('source', { kind: 'source' })
  if (feature === 'number') return featured(feature, { kind: 'number' })
  if (feature === 'quote') return featured(feature, { kind: 'quoted' })
  if (feature !== undefined) return featured(feature, undefined)
  if (detector === undefined) return undefined
  const target = { kind: 'detector', name: detector } as const
  return { needs: [needOf(target)], exception: { kind: 'target', target } }
}

function featured(feature: DraftFeature, exception: PolicyException | undefined): Alternative {
  return { needs: [{ kind: 'feature', feature, atLeast: 1 }], exception }
}

function needOf(target: PolicyTarget): PolicyNeed {
  return { kind: 'target', target, atLeast: 1 }
}

function restore(form: ClauseForm, alternatives: readonly Alternative[]): ClauseForm | undefined {
  const [need, ...others] = form.needs
  const isAlone = need?.kind === 'feature' && need.feature === PART && others.length === 0
  if (!isAlone || form.targets.length > 0 || form.place !== undefined) return undefined
  const isBeside = alternatives.every(({ exception }) => exception !== undefined)
  // Beside each of several prices, not once in the draft.
  if (form.when.length > 0 && isBeside) {
    const unless = once(alternatives.flatMap(({ exception }) => exception ?? []))
    return { ...form, targets: form.when, when: [], needs: [], unless }
  }
  return { ...form, needs: alternatives.flatMap(({ needs }) => needs), isEither: true }
}
