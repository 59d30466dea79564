import type { ComparedFact } from '../schema/index.ts'
import type { Context } from './context.ts'
import { detailOf, moreDetail } from './detail.ts'
import { findPlaces } from './find-places.ts'
import type { Measure } from './measure.ts'
import { needsNoSource } from './needs-no-source.ts'
import { isTurned, type Relation, relate } from './relate.ts'
import type { SourceIndex } from './source-index.ts'
import { closeness, subjectOf } from './subject.ts'
import { isWorkedOut } from './worked-out.ts'

/** A number or a date of the source that may be what a claim means. */
interface Candidate {
  readonly stated: Measure
  readonly sentence: number
  /** How much it is about the same as what is claimed, from 0 to 1. */
  readonly closeness: number
}

/** What a source states for a number or a date of a claim. */
interface Candidates {
  readonly claimed: Measure
  readonly same: readonly Candidate[]
  readonly longer: readonly Candidate[]
  /** Others of the same kind, the closest first. */
  readonly others: readonly Candidate[]
  /** Where something came from, for a claim that says where it went, and the like. */
  readonly turned: readonly Candidate[]
}

/** From here on, another number of the same kind is taken for one of the same thing. */
const SAME_THING = 0.4
/** The same for a number that a source may leave out. */
const SURELY_SAME_THING = 0.7
/** An equal number without a unit is as close as this share of it. */
const WITHOUT_UNIT = 0.6
/** How much closer a number is whose sentence holds another one of the claim. */
const TOGETHER = 0.2

/**
 * How close an equal number has to be, and how much closer another has to be to stand against it, by how much the
 * number tells: a page has many 3 and hardly two 14,600.
 */
const byDetail = [
  { least: 0.12, margin: 0.2 },
  { least: 0.12, margin: 0.2 },
  { least: 0.08, margin: 0.3 },
  { least: 0, margin: 0.5 },
] as const

/** Looks the numbers and dates of a claim up in a source; those that a source needn't say are left out. */
export function compareMeasures(
  source: SourceIndex,
  claim: Context,
  measures: readonly Measure[],
): ComparedFact[] {
  const found = measures.map((claimed) => findCandidates(source, claim, claimed))
  const holders = found.map(({ same }) => new Set(same.map(({ sentence }) => sentence)))
  return found.flatMap((candidates, at) => {
    const isTogether = (sentence: number) =>
      holders.some((holding, other) => other !== at && holding.has(sentence))
    const same = candidates.same.map((each) =>
      isTogether(each.sentence) ? { ...each, closeness: each.closeness + TOGETHER } : each,
    )
    return judge(source, { ...candidates, same }) ?? []
  })
}

function findCandidates(source: SourceIndex, claim: Context, claimed: Measure): Candidates {
  const subject = subjectOf(source, claim, claimed.fact.at)
  const found: Record<Exclude<Relation, 'unrelated'> | 'turned', Candidate[]> = {
    same: [],
    longer: [],
    else: [],
    turned: [],
  }
  for (const sentence of findPlaces(source, claimed, subject)) {
    for (const stated of source.sentence(sentence).measures) {
      const relation = relate(claimed, stated)
      if (relation === 'unrelated') continue
      const whole = closeness(source, subject, sentence, stated.fact.at)
      const close = whole * (hasUnit(claimed) === hasUnit(stated) ? 1 : WITHOUT_UNIT)
      found[isTurned(claimed, stated) ? 'turned' : relation].push({
        stated,
        sentence,
        closeness: close,
      })
    }
  }
  const { same, longer, turned } = found
  const others = found.else.sort((a, b) => b.closeness - a.closeness)
  return { claimed, same, longer, others, turned }
}

function judge(source: SourceIndex, candidates: Candidates): ComparedFact | undefined {
  const { claimed, others } = candidates
  const [same, longer, other] = [candidates.same, candidates.longer, others].map(closest)
  const fact = (verdict: ComparedFact['verdict'], from?: Candidate): ComparedFact => ({
    kind: claimed.kind,
    claimed: claimed.fact.shown,
    verdict,
    stated: from?.stated.fact.shown ?? null,
    sentence: from === undefined ? null : source.spanOf(from.sentence),
  })
  if (same !== undefined && holds(claimed, same, other)) return fact('supported', same)
  if (longer !== undefined && longer.closeness >= SAME_THING) return fact('cannot_tell', longer)
  const parts = [...candidates.turned, ...others]
  const stated = parts.map((candidate) => candidate.stated)
  if (isWorkedOut(claimed, stated)) return fact('cannot_tell', parts[0])
  const isOptional = needsNoSource(source, claimed)
  const enough = isOptional ? SURELY_SAME_THING : SAME_THING
  if (other !== undefined && other.closeness >= enough) return fact('contradicted', other)
  return isOptional ? undefined : fact('not_found')
}

/** Whether an equal number is one of the same thing, and no other one is clearly closer. */
function holds(claimed: Measure, same: Candidate, other: Candidate | undefined): boolean {
  const detail = detailOf(claimed)
  // A unit tells as much as a digit.
  const isMeasured = hasUnit(claimed) && hasUnit(same.stated)
  if (same.closeness < byDetail[isMeasured ? moreDetail(detail) : detail].least) return false
  return !(
    other !== undefined &&
    other.sentence !== same.sentence &&
    other.closeness >= SAME_THING &&
    other.closeness >= same.closeness + byDetail[detail].margin
  )
}

function hasUnit(measure: Measure): boolean {
  return measure.kind === 'number' && measure.unit !== undefined
}

function closest(candidates: readonly Candidate[]): Candidate | undefined {
  let best: Candidate | undefined
  for (const candidate of candidates) {
    if (best === undefined || candidate.closeness > best.closeness) best = candidate
  }
  return best
}
