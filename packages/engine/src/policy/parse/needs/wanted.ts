import type { LeftOut } from '../../clause.ts'
import type {
  DraftFeature,
  PolicyException,
  PolicyNeed,
  PolicyTarget,
} from '../../form/clause-form.ts'
import type { Noun } from '../../policy-signs.ts'
import { targetsOf } from '../assembling/resolve.ts'

/** Something that a clause asks for. */
export interface Wanted {
  readonly written: string
  /** What a whole draft may have; one of them is enough. */
  readonly needs: readonly PolicyNeed[]
  /** What may stand beside each place; empty where only a draft can have it. */
  readonly beside: readonly PolicyException[]
  /** What of its description is not looked at: it would only ask for more. */
  readonly leftOut: readonly LeftOut[]
  /** The grammar of words has no name for it. */
  readonly isOwn: boolean
  /** Words of its name stand for it: a whole draft may have them, and no sentence. */
  readonly isField?: boolean
}

/** What is known by any of some signs. */
export function wantedOf(signs: readonly (PolicyTarget | DraftFeature)[]): Wanted {
  return {
    written: '',
    needs: signs.map(needOf),
    beside: signs.flatMap((sign) =>
      typeof sign === 'string'
        ? (beside.get(sign) ?? [])
        : { kind: 'target', target: sign, isBeside: true },
    ),
    leftOut: [],
    isOwn: true,
  }
}

function needOf(sign: PolicyTarget | DraftFeature): PolicyNeed {
  return typeof sign === 'string'
    ? { kind: 'feature', feature: sign, atLeast: 1 }
    : { kind: 'target', target: sign, atLeast: 1 }
}

/** Parts of a draft that a sentence can have too. */
const beside: ReadonlyMap<DraftFeature, PolicyException> = new Map<DraftFeature, PolicyException>([
  ['source', { kind: 'source' }],
  ['link', { kind: 'source' }],
  ['date', { kind: 'date' }],
  ['number', { kind: 'number' }],
  ['quote', { kind: 'quoted' }],
])

/** Any date, where not that of publication is asked for: “the closing date”, the date of an event. */
export const anyDate: Wanted = wantedOf([{ kind: 'detector', name: 'date-form', value: 'any' }])

/** Whether a draft as a whole has its own date. */
export function isPublicationDate({ needs }: Wanted): boolean {
  return needs.some((need) => need.kind === 'feature' && need.feature === 'date')
}

/** Detectors of things that a text can be asked to have. */
const wantable =
  /^(?:price|phone-number|email-address|postal-address|account-number|identity-number|birth-date|person-name|company-name|call-to-action|dosage|age|hashtag|social-handle|version-number|interest-rate|guarantee|percent|discount|question|opening-hours|salary|clock-time|measurement|markup|referral-code|sample-size|duration|referral|consent)$/

/** Whether a text can be asked to have a target: nobody asks for a promise, and a release date is a date. */
export function isWantable(target: PolicyTarget): boolean {
  return target.kind !== 'detector' || target.name !== 'future-promise'
}

/** What a noun of the grammar asks for; undefined where it names nothing that a text can have. */
export function wantedNoun(noun: Noun): Wanted | undefined {
  const { feature, isLink, isSource, place, opposite, detector, evidence, unit } = noun
  if (opposite !== undefined || unit !== undefined) return undefined
  const named = (sign: PolicyTarget | DraftFeature): Wanted => ({
    ...wantedOf([sign]),
    isOwn: false,
  })
  if (feature !== undefined) return named(feature)
  if (isLink === true) return named('link')
  if (isSource === true) return named('source')
  if (evidence === 'quotes') return named('quote')
  if (place === 'heading') return named('heading')
  if (detector === undefined || !wantable.test(detector)) return undefined
  const [target] = targetsOf(noun).slice(-1)
  // No sentence holds a block of code, or a list.
  return { ...named(target), isOwn: detector === 'markup' }
}
