import type { LeftOut } from '../../clause.ts'
import type { PolicyTarget } from '../../form/clause-form.ts'
import { matterNamed } from '../../lexicons/matters.ts'
import { singular } from '../../policy-tokens.ts'
import { once, phraseOf, targetsOf } from '../assembling/resolve.ts'
import { isDeterminer, isPeople, isThing } from '../units/unit-kinds.ts'
import type { Unit } from '../units/units.ts'

/** What a clause speaks of, one of the things that it lists: “plant closures”. */
export interface Matter {
  readonly targets: readonly PolicyTarget[]
  readonly leftOut: readonly LeftOut[]
  /** More is known of it than its words. */
  readonly isKnown: boolean
}

/** What is known of the clause around a matter. */
export interface Around {
  /** It says what a draft says, with its verbs and judgements. */
  readonly isSentence: boolean
  /** The words of an act stand beside it, so that more may show what is meant. */
  readonly isBeside: boolean
}

/** Words of one thing. */
const MOST_WORDS = 5

const joining = /^(?:,|\/|or|and|nor)$/
const asking =
  /^(?:how|many|much|whether|what|which|who|whom|whose|why|that|when|where|if|such|as|with|about|on|over|into)$/
const auxiliary =
  /^(?:be|being|been|is|are|was|were|has|have|had|having|do|does|did|can|could|may|might|will|would|get|gets)$/
/** What is said of a matter by its amount, and no draft says so. */
const measuring = /^(?:number|amount|level|kind|type|detail)s?$/

/** What is said in some units of a clause, each of the things that they list; undefined where one of them is not known. */
export function mattersIn(units: readonly Unit[], around: Around): Matter[] | undefined {
  const items: Unit[][] = [[]]
  for (const unit of units) {
    if (joining.test(unit.text)) items.push([])
    else items.at(-1)?.push(unit)
  }
  const matters: Matter[] = []
  for (const item of items) {
    const saidIn = (units: readonly Unit[]): Unit[] =>
      units.filter((unit, at) => !isDeterminer(unit) && isSaid(units, at, around))
    const predicate = around.isSentence ? saidIn(predicateOf(item)) : []
    const said = predicate.length > 1 ? predicate : saidIn(item)
    if (said.length === 0) continue
    const matter = matterOf(item, said, around)
    if (matter === undefined) return undefined
    matters.push(matter)
  }
  return matters
}

function matterOf(
  item: readonly Unit[],
  said: readonly Unit[],
  { isBeside }: Around,
): Matter | undefined {
  // “How many kilos a member has lost”: anybody, who is called by name in a draft.
  const named = said.filter((unit) => !isAnybody(item, item.indexOf(unit)))
  const kept = withoutMeasure(named.length > 0 || isBeside ? named : said)
  const leftOut: LeftOut[] = said
    .filter((unit) => !kept.includes(unit))
    .map(({ text }) => ({ words: text, how: 'ignored' }))
  if (kept.length === 0) return { targets: [], leftOut, isKnown: true }
  if (kept.length > MOST_WORDS) return undefined
  const words = kept
    .flatMap(({ isCapital, tokens }) =>
      tokens.map(({ text, written }) => (isCapital ? (written ?? text) : text)),
    )
    .join(' ')
  const plain = words.toLowerCase().split(' ').map(singular).join(' ')
  const shown = isBeside ? matterNamed(plain) : undefined
  const literal: LeftOut = { words, how: 'literal' }
  const phrase: PolicyTarget = kept.every(({ isCapital }) => isCapital)
    ? phraseOf(
        kept.flatMap(({ tokens }) => tokens.map(({ written, text }) => written ?? text)).join(' '),
      )
    : { kind: 'phrase', words, apart: true }
  if (shown !== undefined)
    return { targets: once([phrase, ...shown]), leftOut: [...leftOut, literal], isKnown: true }
  const [only] = kept
  if (kept.length === 1 && only.sign?.kind === 'noun' && targetsOf(only.sign).length > 0)
    return { targets: targetsOf(only.sign), leftOut, isKnown: !isBeside }
  // “A junior player's age”: whose it is narrows nothing.
  const owned = kept.at(-1)
  if (owned?.sign?.kind === 'noun' && isThing(owned) && isPeople(kept.at(-2))) {
    const owner = kept
      .slice(0, -1)
      .map(({ text }) => text)
      .join(' ')
    const left: LeftOut = { words: owner, how: 'ignored' }
    return { targets: targetsOf(owned.sign), leftOut: [...leftOut, left], isKnown: true }
  }
  if (kept.some(isThing)) return undefined
  return { targets: [phrase], leftOut: [...leftOut, literal], isKnown: false }
}

/** “(Our wine) is good for the heart”: a draft calls what it speaks of “it”. */
function predicateOf(item: readonly Unit[]): readonly Unit[] {
  const verb = item.findIndex(({ text }) => auxiliary.test(text))
  if (verb !== -1) return item.slice(verb)
  // “That our cream removes wrinkles”
  const our = item.findIndex(({ text }) => text === 'our')
  return our === -1 ? item : item.slice(our + 2)
}

/** Whether a unit says anything: in a sentence its verbs and judgements do too. */
function isSaid(item: readonly Unit[], at: number, { isSentence }: Around): boolean {
  const { kind, sign, text } = item[at]
  if (kind === 'mark' || asking.test(text) || auxiliary.test(text)) return false
  // “How long it takes”
  if (text === 'long' && item[at - 1]?.text === 'how') return false
  if (kind === 'word' || kind === 'quoted') return true
  if (kind !== 'sign') return false
  if (sign?.kind === 'noun') return sign.unit === undefined
  // “Ghost writing services”
  if (sign?.kind === 'writing' && /ing$/.test(text) && item[at - 1]?.kind === 'word') return true
  return (
    isSentence &&
    /^(?:judgement|writing|publishing|permission|decision|only)$/.test(sign?.kind ?? '')
  )
}

/** “A member”, “an applicant”, “to investors”: whoever it is, a draft says it otherwise. */
function isAnybody(item: readonly Unit[], at: number): boolean {
  if (!isPeople(item[at])) return false
  if (item[at + 1]?.text === "'") return true
  const before = item[at - 1]?.text ?? ''
  return /(?:^| )(?:a|an|any|some|each|every|for|to|from)$/.test(before)
}

function withoutMeasure(units: readonly Unit[]): readonly Unit[] {
  const rest = units.filter(({ text }) => !measuring.test(text))
  return rest.length > 0 ? rest : units
}
