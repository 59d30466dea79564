import { publish } from '../models/calibration.ts'
import { riskLevel, route, stricter } from '../routing/route.ts'
import type {
  Action,
  Confidence,
  ContextInput,
  Coverage,
  Draft,
  House,
  PrimaryReason,
  RiskLevel,
  UnusedDirective,
} from '../schema/index.ts'
import { readContext } from '../schema/read-context.ts'
import { createDocument } from './create-document.ts'
import type { Document } from './document.ts'
import { compiledHouse } from './house/compiled-house.ts'
import { readHouse, withoutAccepted } from './house/read-house.ts'
import { type Kept, keptParts } from './kept-parts.ts'
import { languageOf } from './language.ts'
import { readDraft } from './read-draft.ts'
import { readScores, type ScoreReadings } from './read-scores.ts'
import { confidenceOf } from './result/confidence.ts'
import { coverageOf } from './result/coverage.ts'
import { limitationsOf, type Trust } from './result/limitations.ts'
import { type PolicyReading, readPolicyMatches } from './result/policy-matches.ts'
import { primaryReasonOf } from './result/primary-reason.ts'
import {
  checkRuleNames,
  hideIgnored,
  type RuleSwitches,
  switchHits,
} from './result/rule-switches.ts'
import { stockWordHits } from './result/slop-evidence.ts'
import { textureHits } from './result/texture-evidence.ts'
import { whyUnjudged } from './result/why-unjudged.ts'
import { type FoundPhrases, findPhrases, type KnownPhrases } from './rules/find-phrases.ts'
import { type Hit, runRules } from './rules/run-rules.ts'
import { isUnshownIn } from './rules/silences.ts'
import type { KnownReadings } from './scores/sentence-scores.ts'
import { sentenceBreaker } from './sentence-breaks.ts'
import { textEngine } from './text-engine.ts'
import { findUnchanged } from './unchanged-blocks.ts'
import type { Workspace } from './workspace.ts'

/** What a call may switch. */
export interface ReadTextOptions extends RuleSwitches {
  readonly context?: ContextInput
  /** Terms and rules of a house; see `docs/house-terms.md`. */
  readonly house?: House | undefined
}

/** A draft after every stage: read, observed, scored and decided. Text and style results are two views of it. */
export interface TextReading {
  readonly document: Document
  readonly phrases: FoundPhrases
  readonly readings: ScoreReadings
  /** What the rules saw, whether or not it is shown. */
  readonly ruleHits: readonly Hit[]
  /** Evidence to show: neither switched off nor hidden by the draft's own comments. */
  readonly kept: readonly Hit[]
  readonly suppressed: readonly Hit[]
  readonly unused: readonly UnusedDirective[]
  readonly policy: PolicyReading
  readonly level: RiskLevel
  readonly action: Action
  readonly primaryReason: PrimaryReason
  readonly confidence: Confidence
  readonly contentTrust: number
  readonly coverage: Coverage
  readonly limitations: string[]
}

/** What another reading leaves for this one; the reading is the same without it. */
export interface ReadingReuse {
  /** What it knows of blocks that did not change is taken from it. */
  readonly earlier?: TextReading | undefined
  /** Room for this reading, which must not be filled again while the reading is in use. */
  readonly workspace?: Workspace | undefined
}

/** Runs all stages over a draft, once. */
export function readText(
  draft: Draft,
  options: ReadTextOptions,
  { earlier, workspace }: ReadingReuse = {},
): TextReading {
  const engine = textEngine()
  const { compiled } = engine
  const { disabledRules = [], severities = {} } = options
  const context = readContext(options.context)
  const house = compiledHouse(options.house, engine.switchNames)
  const names = house?.names ?? engine.switchNames
  checkRuleNames([...disabledRules, ...Object.keys(severities)], names)

  const scanned = readDraft(draft, workspace)
  const unchanged = earlier && findUnchanged(earlier.document, scanned)
  const document = createDocument(scanned, compiled.vocabulary, sentenceBreaker, {
    unchanged,
    workspace,
  })
  const known = earlier && unchanged && knownOf(earlier, keptParts(unchanged, document))
  const phrases = findPhrases(document, compiled, known)
  const own = house && readHouse(document, house)
  const accepted = own?.accepted
  const ruleHits = withoutAccepted(runRules(document, compiled, phrases), accepted)
  const language = languageOf(document)
  const coverage = coverageOf(document)
  const unjudged = whyUnjudged(document, language, coverage.share)
  const isJudged = unjudged === undefined
  const readings = readScores(engine, document, ruleHits, isJudged, {
    known,
    workspace,
    acceptedWords: accepted?.words,
  })
  const { risks } = readings
  const { isLifted } = readings.slop
  const trust: Trust = { language, coverage: coverage.share, unjudged, isLifted }
  const level = riskLevel(risks.synthetic_texture_risk, risks.slop_risk)

  const allHits = [
    ...ruleHits,
    ...textureHits(document, readings.texture, risks.synthetic_texture_risk),
    ...stockWordHits(document, readings.slop, engine.slop.wordWeight, risks.slop_risk),
    ...(own?.hits ?? []),
  ]
  const shown = withoutAccepted(allHits, accepted).filter(
    ({ rule }) => !isUnshownIn(rule, document),
  )
  const { on, off } = switchHits(shown, options)
  const { kept, hidden, unused } = hideIgnored(document, on, names)

  const policy = readPolicyMatches(context.custom_policy, document, on, readings)
  const routed = route(context.intended_use, level)
  const action = policy.actions.reduce(stricter, routed)

  return {
    document,
    phrases,
    readings,
    ruleHits,
    kept,
    suppressed: [...off, ...hidden],
    unused,
    policy,
    level,
    action,
    primaryReason:
      action === routed ? primaryReasonOf(document, level, risks, ruleHits, trust) : 'policy_match',
    confidence: confidenceOf(document, trust, risks, engine.confidence),
    contentTrust: publish(1 - Math.max(...Object.values(risks))),
    coverage,
    limitations: [...limitationsOf(document, trust), ...policy.limitations],
  }
}

function knownOf({ phrases, readings }: TextReading, kept: Kept): KnownPhrases & KnownReadings {
  return { kept, phrases, readings: readings.sentences }
}
