import type { Action } from '../../../schema/index.ts'
import type { LeftOut, PolicyClause } from '../../clause.ts'
import { type ClauseForm, emptyForm, type PolicyTarget } from '../../form/clause-form.ts'
import type { Act } from '../../lexicons/acts.ts'
import { once } from '../assembling/resolve.ts'
import { isDraftWord } from '../bystanders/draft-names.ts'
import { isDeterminer } from '../units/unit-kinds.ts'
import type { Unit } from '../units/units.ts'
import { type Deed, deedIn } from './deed.ts'
import { type Demand, demandIn, isContent } from './demand.ts'
import { type Matter, mattersIn } from './matter-words.ts'

type Read = Pick<PolicyClause, 'form' | 'leftOut' | 'isPermission'>

/** Longest clause that is read. */
const MOST_UNITS = 40

/**
 * A ban or a review that the grammar of words did not read whole, read by what a draft would do: “promise patients a
 * waiting time” is a promise, in a sentence that waits. What nothing is known of is looked for by its words, which may
 * stand apart in one sentence, and that is named. `decided` is what the grammar made of the verbs that decide.
 */
export function readMatter(units: readonly Unit[], decided: Action | undefined, read: Read): Read {
  if (units.length > MOST_UNITS) return read
  const demand = demandIn(units)
  const deed = demand && deedIn(demand.rest)
  if (demand === undefined || deed === undefined || isTurned(units, deed)) return read
  const { act, object } = deed
  const matters = mattersIn(object, {
    isSentence: act?.saysSentence === true,
    isBeside: act !== undefined && act.targets.length > 0,
  })
  if (matters === undefined || !isNamed(matters, demand, act)) return read
  const action =
    demand.isDecided && decided !== 'allow' ? (decided ?? demand.action) : demand.action
  const form = formOf(action, act, matters)
  if (form === undefined || !isBetter(form, object, matters, act, read)) return read
  const left = [...demand.leftOut, ...deed.leftOut].map(
    (words): LeftOut => ({
      words,
      how: 'ignored',
    }),
  )
  return {
    form,
    isPermission: false,
    leftOut: once([...left, ...matters.flatMap(({ leftOut }) => leftOut)]),
  }
}

/** Whether something narrows a clause or turns it around, which the grammar of words alone reads. */
function isTurned(units: readonly Unit[], { act, object }: Deed): boolean {
  if (act?.isOfPeople === true && object.some(isContent)) return true
  return units.some((unit) => {
    const kind = unit.sign?.kind ?? unit.kind
    // “Say that only couples may apply”, “promise when it will arrive”
    if (
      act !== undefined &&
      object.includes(unit) &&
      (kind === 'if' || (kind === 'only' && act.saysSentence))
    )
      return false
    // “False prices” are not all prices; “say that a cure is reliable” says so.
    if (act?.saysSentence !== true && isJudged(unit)) return true
    return turning.test(kind) || /^(?:both|together)$/.test(unit.text)
  })
}

function isJudged({ sign }: Unit): boolean {
  return sign?.kind === 'judgement' && !sign.holds
}

const turning =
  /^(?:host|number|quoted|unless|only|if|lack|unsourced|compare|contrast|per|instance)$/

/** “Reject acclaim”: one word that nobody knows may be the name of anything. */
function isNamed(matters: readonly Matter[], { opens }: Demand, act: Act | undefined): boolean {
  if (act !== undefined || !opens) return true
  return matters.some(({ targets }) =>
    targets.some((target) => target.kind !== 'phrase' || target.words.includes(' ')),
  )
}

function formOf(
  action: ClauseForm['action'],
  act: Act | undefined,
  matters: readonly Matter[],
): ClauseForm | undefined {
  const { targets: shown = [], hints = [], topic } = act ?? {}
  const spoken = matters
    .flatMap(({ targets }) => targets)
    .filter((target) => target.kind !== 'topic' || target.name !== topic)
  const decision = action === undefined ? {} : { action }
  if (spoken.length === 0)
    return shown.length === 0 ? undefined : { ...emptyForm, targets: shown, ...decision }
  const signs = [...shown, ...hints]
  const form = signs.length === 0 ? { targets: spoken } : { targets: signs, about: spoken }
  return { ...emptyForm, ...form, ...decision }
}

/** Whether the grammar of words knows less of a clause: no words at all, or not that an act is meant. */
function isBetter(
  { targets, about }: ClauseForm,
  object: readonly Unit[],
  matters: readonly Matter[],
  act: Act | undefined,
  { form: known, leftOut }: Read,
): boolean {
  if (known === undefined) return true
  const isNarrowed = known.narrowedBy.length > 0
  if (about.length > 0) {
    if (isNarrowed || matters.every(({ isKnown }) => isKnown)) return true
    return leftOut.length > 0 && !known.targets.some((target) => isAmong(targets, target))
  }
  const isPlain = act === undefined || act.targets.length + act.hints.length === 0
  if (isPlain && known.targets.length > matters.length && isTorn(known, object)) return true
  // “How many kilos were lost”: any of its words is too much.
  if ([...known.targets, ...known.about].some(isAsking)) return true
  // “Say that an investment is safe” bans no investment, and “say that only couples may apply” allows nothing.
  const isPart =
    known.kind === 'restriction' ||
    (known.targets.length > matters.length && known.targets.every(isPhrase)) ||
    leftOut.some(({ how }) => how === 'ignored')
  return act?.saysSentence === true && isPart ? true : isNarrowed && leftOut.length > 0
}

const joint = /^(?:with|on|in|at|between|against|over|for|to|from|by|of|about|around|near|behind)$/

/** Whether the grammar of words looks for either part of a matter: “the merger with Acme”, “the ban on dogs”. */
function isTorn({ targets, place }: ClauseForm, object: readonly Unit[]): boolean {
  if (place !== undefined || !targets.every(({ kind }) => /^(?:phrase|topic)$/.test(kind)))
    return false
  return object.some((unit, at) => {
    if (!joint.test(unit.text)) return false
    const before = object[at - 1]
    const after = object.slice(at + 1).find((next) => !isDeterminer(next))
    return [before, after].every(
      (side) => side !== undefined && isContent(side) && !isDraftWord(side.text),
    )
  })
}

function isPhrase({ kind }: PolicyTarget): boolean {
  return kind === 'phrase'
}

function isAsking(target: PolicyTarget): boolean {
  return target.kind === 'phrase' && /^(?:how|whether|what|which|who|why)$/.test(target.words)
}

function isAmong(targets: readonly PolicyTarget[], target: PolicyTarget): boolean {
  const text = JSON.stringify(target)
  return targets.some((each) => JSON.stringify(each) === text)
}
