import { publish } from '../models/calibration.ts'
import { isUnderstood, matchPolicy, readPolicy } from '../policy/custom-policy.ts'
import { riskLevel, route, stricter } from '../routing/route.ts'
import {
  type ContextInput,
  contextSchema,
  type Draft,
  EngineError,
  type EvidenceItem,
  evidenceTypeSchema,
  type TextResult,
} from '../schema/index.ts'
import { modelVersion } from '../version.ts'
import { confidenceOf } from './confidence.ts'
import { costliest, weightedByWords } from './contributions.ts'
import { coverageOf } from './coverage.ts'
import { createDocument } from './create-document.ts'
import { applyDirectives } from './directives.ts'
import type { Document } from './document.ts'
import { documentFeatures } from './features/document-features.ts'
import { readTokenStream } from './features/token-stream.ts'
import { languageOf } from './language.ts'
import { limitationsOf } from './limitations.ts'
import { scanMarkdown } from './markdown/scan-markdown.ts'
import { scanPlain } from './markdown/scan-plain.ts'
import { scanTree } from './markdown/scan-tree.ts'
import type { ScannedText } from './markdown/scanned-text.ts'
import { primaryReasonOf } from './primary-reason.ts'
import { explainHit } from './rules/explain-hit.ts'
import { type Hit, runRules } from './rules/run-rules.ts'
import { sentenceSignals } from './scores/sentence-scores.ts'
import { selectHits } from './select-hits.ts'
import { sentenceAt } from './sentence-at.ts'
import { sentenceBreaker } from './sentence-breaks.ts'
import { type TextEngine, textEngine } from './text-engine.ts'
import { textureHits, textureRule } from './texture-evidence.ts'

/** Switches of one call; all optional. */
export interface AnalyzeTextOptions {
  /** What the draft is for; picks the routing row and the custom policy. */
  readonly context?: ContextInput
  /** Rule ids or evidence types that shall not report. Unknown names are an `unknown_rule` error. */
  readonly disabledRules?: readonly string[]
  /** Adds `coverage`, `contributions` and `sentences` to the result. */
  readonly details?: boolean
  /** Most evidence items to return; 50 by default (D-037), `Number.POSITIVE_INFINITY` for all. */
  readonly maxEvidence?: number
}

const DEFAULT_MAX_EVIDENCE = 50
const MAX_FIXES = 5
const MAX_POLICY_MATCHES = 10

/** Scores a draft: pure, synchronous, deterministic, in time linear in the draft's length. */
export function analyzeText(draft: Draft, options: AnalyzeTextOptions = {}): TextResult {
  const context = readContext(options.context)
  const engine = textEngine()
  const document = createDocument(scan(draft), engine.compiled.vocabulary, sentenceBreaker)
  const ruleHits = runRules(document, engine.compiled)
  const readings = readScores(engine, document, ruleHits)
  const { slop, texture, sentences } = readings

  const language = languageOf(document)
  const coverage = coverageOf(document)
  const risks = {
    specificity_risk: publish(engine.sentences.specificityRisk(document, sentences)),
    provenance_weakness: publish(engine.sentences.provenanceWeakness(document, sentences)),
    slop_risk: publish(slop.risk),
    synthetic_texture_risk: publish(texture.risk),
  }
  const level = riskLevel(risks.synthetic_texture_risk, risks.slop_risk)

  const { kept, hidden, unused } = applySwitches(
    document,
    [...ruleHits, ...textureHits(document, texture, risks.synthetic_texture_risk)],
    options.disabledRules ?? [],
    engine,
  )
  const selected = selectHits(kept, options.maxEvidence ?? DEFAULT_MAX_EVIDENCE)
  const evidence = selected.map((hit) => explainHit(hit, draft.source))
  const policy = applyPolicy(context.custom_policy, document, evidence)
  const routed = route(context.intended_use, level)
  const action = policy.actions.reduce(stricter, routed)

  return {
    modality: 'text',
    content_trust_score: publish(1 - Math.max(...Object.values(risks))),
    ...risks,
    synthetic_risk: risks.synthetic_texture_risk,
    confidence: confidenceOf(document, language, coverage.share, risks),
    primary_reason:
      action === routed ? primaryReasonOf(document, level, risks, ruleHits) : 'policy_match',
    evidence,
    recommended_fixes: [...new Set(selected.map(({ rule }) => rule.fix))].slice(0, MAX_FIXES),
    risk_level: level,
    recommended_action: action,
    revision_notes: [],
    model_version: modelVersion,
    limitations: [...limitationsOf(document, language, coverage.share), ...policy.limitations],
    ...(policy.matches === undefined ? {} : { policy_matches: policy.matches }),
    ...(hidden.length === 0
      ? {}
      : { suppressed: hidden.map((hit) => explainHit(hit, draft.source)) }),
    ...(unused.length === 0 ? {} : { unused_directives: unused }),
    ...(options.details === true ? detailsOf(engine, document, readings, ruleHits, coverage) : {}),
  }
}

function readContext(input: ContextInput | undefined) {
  const parsed = contextSchema.safeParse(input ?? {})
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw new EngineError(
    'invalid_context',
    `Unexpected value at \`context.${issue.path.join('.')}\`: ${issue.message}.`,
  )
}

function scan(draft: Draft): ScannedText {
  if (typeof draft.source !== 'string') {
    throw new EngineError(
      'invalid_draft',
      'Unexpected draft without text, expected `source` to be a string.',
    )
  }
  if (draft.tree !== undefined) return scanTree(draft.source, draft.tree)
  return draft.syntax === 'plain'
    ? scanPlain(draft.source)
    : scanMarkdown(draft.source, draft.syntax)
}

type Readings = ReturnType<typeof readScores>

function readScores(engine: TextEngine, document: Document, hits: readonly Hit[]) {
  return {
    slop: engine.slop.read(document, hits),
    texture: engine.texture.read(
      document,
      readTokenStream(document, engine.tokenIds),
      documentFeatures(document),
    ),
    sentences: engine.sentences.read(document),
  }
}

/** Hides what rule switches and ignore comments name; scores are not touched. */
function applySwitches(
  document: Document,
  hits: readonly Hit[],
  disabled: readonly string[],
  { compiled }: TextEngine,
) {
  const known = new Set<string>([
    ...compiled.rules.map((rule) => rule.id),
    textureRule.id,
    ...evidenceTypeSchema.options,
  ])
  const unknown = disabled.find((name) => !known.has(name))
  if (unknown !== undefined) {
    throw new EngineError(
      'unknown_rule',
      `Unexpected rule \`${unknown}\`, expected a rule id or an evidence type.`,
    )
  }
  const off = new Set(disabled)
  const isOff = ({ rule }: Hit): boolean => off.has(rule.id) || off.has(rule.type)
  const { kept, hidden, unused } = applyDirectives(
    document,
    hits.filter((hit) => !isOff(hit)),
    known,
  )
  return { kept, hidden: [...hits.filter(isOff), ...hidden], unused }
}

function applyPolicy(
  policy: string | undefined,
  document: Document,
  evidence: readonly EvidenceItem[],
) {
  if (policy === undefined || policy.trim() === '') return { actions: [], limitations: [] }
  const clauses = readPolicy(policy)
  const sentenceOf = ({ start }: EvidenceItem): string => {
    const index = start === undefined ? -1 : sentenceAt(document, start)
    if (index < 0) return ''
    return document.source.slice(document.sentences.starts[index], document.sentences.ends[index])
  }
  const matches = matchPolicy(clauses, evidence, sentenceOf, MAX_POLICY_MATCHES)
  return {
    matches,
    actions: matches.flatMap(({ action }) => (action === undefined ? [] : [action])),
    limitations: clauses
      .filter((clause) => !isUnderstood(clause))
      .map(({ text }) => `This policy clause was not understood and matched nothing: “${text}”.`),
  }
}

function detailsOf(
  engine: TextEngine,
  document: Document,
  { slop, texture, sentences }: Readings,
  hits: readonly Hit[],
  coverage: ReturnType<typeof coverageOf>,
) {
  const { firstWords, endWords, starts, ends } = document.sentences
  const wordsOf = (index: number): number => endWords[index] - firstWords[index]
  const signals = sentenceSignals(
    document,
    sentences,
    (index) => engine.slop.sentenceRisk(slop.bySentence[index], wordsOf(index)),
    // The log-odds of a draft grow with the root of its length; a sentence is read as a draft of its like.
    (index) =>
      1 /
      (1 + Math.exp(-texture.bySentence[index] * Math.sqrt(document.words.count / wordsOf(index)))),
    hits,
  )
  return {
    coverage,
    contributions: {
      specificity_risk: costliest(document, weightedByWords(document, sentences.specificity), 0),
      provenance_weakness: costliest(document, weightedByWords(document, sentences.provenance), 0),
      slop_risk: costliest(document, slop.bySentence, 0),
      synthetic_texture_risk: costliest(document, texture.bySentence, texture.style),
    },
    sentences: signals.map((signal, index) => ({
      start: starts[index],
      end: ends[index],
      signals: signal,
    })),
  }
}
