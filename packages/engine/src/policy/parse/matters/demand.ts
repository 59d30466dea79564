import type { ClauseForm } from '../../form/clause-form.ts'
import type { Sign } from '../../policy-signs.ts'
import { strengths } from '../../strength.ts'
import { isDraftWord } from '../bystanders/draft-names.ts'
import type { Unit } from '../units/units.ts'

/** What becomes of a draft, and of what in it. */
export interface Demand {
  readonly action: ClauseForm['action']
  /** A verb such as “reject” decides, with what it is said of behind it. */
  readonly opens: boolean
  /** A verb decides: “reject”, “are removed”. */
  readonly isDecided: boolean
  /** What it is said of. */
  readonly rest: readonly Unit[]
  readonly leftOut: readonly string[]
}

/** The first words of a clause that ban something, decide of it or ask to be told; undefined where none do. */
export function demandIn(units: readonly Unit[]): Demand | undefined {
  const at = units.findIndex(({ sign, text }) => decides(sign) && text !== 'reviews')
  const sign = units[at]?.sign
  if (sign === undefined) return undefined
  const before = units.slice(0, at)
  const { kept, leftOut } = untilThen(units.slice(at + 1))
  if (!isPlaced(sign, withoutAudience(before)) || isPermitted(sign, kept)) return undefined
  const isDecided = sign.kind === 'decision'
  const demand = { action: actionOf(sign, before), isDecided }
  // “Posts that … are removed”: what is decided of comes first.
  if (!kept.some(isContent) || (isDecided && before.some(isContent)))
    return { ...demand, opens: false, rest: before, leftOut: [...leftOut, ...wordsIn(kept)] }
  // “Claims must not …”: these hold what is banned.
  const isHolder = ({ sign: known, text }: Unit): boolean =>
    known?.kind === 'noun' && !isDraftWord(text)
  if (before.some(isHolder)) return undefined
  const opens = isDecided || sign.kind === 'notice'
  return { ...demand, opens, rest: kept, leftOut: [...wordsIn(before), ...leftOut] }
}

/** “In replies to customers, …”: whom such drafts go to asks for nothing. */
function withoutAudience(before: readonly Unit[]): readonly Unit[] {
  const to = before.findIndex(
    ({ text }, at) =>
      / to$/.test(` ${text}`) && isDraftWord(text.replace(/ ?to$/, '') || before[at - 1]?.text),
  )
  const isScope = to > 0 && /^(?:in|on|within)$/.test(before[0].text)
  return isScope && before.at(-1)?.text === ',' && before.slice(to).filter(isContent).length === 1
    ? before.filter((unit, at) => at < to || !isContent(unit))
    : before
}

/** Whether a unit says something besides the grammar. */
export function isContent({ kind, sign }: Unit): boolean {
  return kind === 'word' || sign?.kind === 'noun'
}

/** The words of what a clause says. */
export function wordsIn(units: readonly Unit[]): string[] {
  return units.filter(isContent).map(({ text }) => text)
}

function decides(sign: Sign | undefined): boolean {
  if (sign?.kind === 'decision') return sign.action !== 'allow'
  return /^(?:ban|prohibition|not|notice)$/.test(sign?.kind ?? '')
}

const opening = /^(?:please|also|we|just|kindly|always|,)$/

/** “Texts must have a line that lists …” asks for something; “X is not a link text” says what is. */
function isPlaced({ kind }: Sign, before: readonly Unit[]): boolean {
  if (kind === 'decision' || kind === 'prohibition') return true
  if (kind === 'notice' && !before.every(({ text }) => opening.test(text))) return false
  const isAsked = before.some(({ sign, text }) => sign?.kind === 'must' && text !== 'should')
  return !isAsked && !before.some(isContent)
}

/** “Don't flag hedges”, “reports must …” */
function isPermitted({ kind }: Sign, after: readonly Unit[]): boolean {
  if (kind === 'notice') return after.some(({ sign }) => sign?.kind === 'must')
  return kind === 'not' && /^(?:decision|notice)$/.test(after[0]?.sign?.kind ?? '')
}

function actionOf(sign: Sign, before: readonly Unit[]): ClauseForm['action'] {
  if (sign.kind === 'notice') return undefined
  if (sign.kind === 'decision') return sign.action === 'allow' ? undefined : sign.action
  const isMild = /^(?:should|ought to)$/.test(before.at(-1)?.text ?? '')
  return isMild ? strengths.advice.action : strengths.ban.action
}

/** “… until the talks are over”: how long it holds no draft can tell. */
function untilThen(units: readonly Unit[]): { kept: readonly Unit[]; leftOut: string[] } {
  const at = units.findIndex(({ text }) => /^(?:until|till|before)$/.test(text))
  if (at === -1) return { kept: units, leftOut: [] }
  const words = units.slice(at).filter(({ kind }) => kind !== 'mark')
  return { kept: units.slice(0, at), leftOut: [words.map(({ text }) => text).join(' ')] }
}
