import { publish } from '../models/calibration.ts'
import { aBoolean, checkDraft, checkOptions, type OptionChecks } from '../schema/check-call.ts'
import { EngineError } from '../schema/error.ts'
import { executionModes } from '../schema/execution-modes.ts'
import type { ContextInput, Draft, ExecutionMode, StyleResult, StyleSpan } from '../schema/index.ts'
import { readContext } from '../schema/read-context.ts'
import { runPipeline, type TextAnalysis } from '../text/pipeline/run-pipeline.ts'
import { textEngine } from '../text/pipeline/text-engine.ts'
import { hideIgnored } from '../text/result/directives/rule-overrides.ts'
import { selectHits } from '../text/result/evidence/select-hits.ts'
import type { Hit } from '../text/rule-engine/run-rules.ts'
import { engineVersion, modelVersion } from '../version.ts'
import { findEvenSentences } from './checks/even-sentences.ts'
import { findLongSentences } from './checks/long-sentence.ts'
import { findNominalizations } from './checks/nominalization.ts'
import { findPassives } from './checks/passive-voice.ts'
import { findRepeatedOpenings } from './checks/repeated-opening.ts'
import { readCalibrationNotes } from './deep/calibration-notes.ts'
import { readKeptFacts } from './deep/kept-facts.ts'
import { writeBrief } from './deep/rewrite-brief.ts'
import { readSemanticFlags } from './deep/semantic-flags.ts'
import { readDimensions, styleRiskOf } from './dimensions.ts'
import { type MetricResult, readMetrics } from './metrics/read-metrics.ts'
import { type Prose, readProse } from './prose.ts'
import { recommend } from './recommendations.ts'
import { readSentenceScores } from './sentence-scores.ts'
import { readSpans } from './spans.ts'
import { bandOf } from './stylometric-band.ts'

/** Switches of one call; all optional. */
export interface AnalyzeStyleOptions {
  /** `deep` adds `deep_scan`; `fast` leaves it out. `deep` unless given. */
  readonly execution_mode?: ExecutionMode
  /** Adds the words of the draft to spans and sentence scores. */
  readonly include_text_in_spans?: boolean
  /** What the draft is for; picks the routing row and the custom policy. */
  readonly context?: ContextInput
}

const styleChecks: OptionChecks = {
  // Read by the stages that they are for.
  execution_mode: [() => true, ''],
  context: [() => true, ''],
  include_text_in_spans: aBoolean,
}

/** Words that a reader of English reads in a minute (Brysbaert 2019, Journal of Memory and Language 109). */
const WORDS_A_MINUTE = 238
const ALL = Number.POSITIVE_INFINITY

/**
 * Measures the style of a draft: pure, synchronous, deterministic, in time linear in its length, and
 * without any provider. It reads the draft once, by the stages of `analyzeText`; the decision is the same.
 *
 * Throws an `EngineError` with the code `invalid_draft` or `invalid_context` for a caller's mistake.
 */
export function analyzeStyle(draft: Draft, options: AnalyzeStyleOptions = {}): StyleResult {
  checkDraft(draft)
  checkOptions(options, styleChecks)
  const mode = readMode(options.execution_mode)
  const withText = options.include_text_in_spans === true
  const analysis = runPipeline(draft, options)
  const { document, scores, kept } = analysis
  const prose = readProse(document)
  const hits = [...selectHits(kept, ALL), ...ownHits(prose)]
  const spans = readSpans(hits, document, withText)
  const counts = countByCheck(spans)
  const measured = readMetrics({
    prose,
    risks: scores.risks,
    counts: (check) => counts.get(check) ?? 0,
  })
  const dimensions = readDimensions(measured)
  const risk = styleRiskOf(dimensions)
  const recommendations = recommend(spans, measured)

  return {
    modality: 'text',
    tool: 'style_analysis',
    execution_mode: mode,
    version: engineVersion,
    model_version: modelVersion,
    offset_encoding: 'utf-16',
    summary: summaryOf(analysis, measured, risk),
    stats: statsOf(draft.source, prose),
    stylometric_band: bandOf(measured),
    metrics: metricsOf(measured),
    spans,
    sentence_scores: readSentenceScores(prose, spans, withText),
    issue_counts: Object.fromEntries(counts),
    recommendations,
    ...(mode === 'fast'
      ? {}
      : {
          deep_scan: deepScan({
            draft,
            options,
            analysis,
            prose,
            measured,
            dimensions,
            recommendations,
          }),
        }),
    limitations: limitationsOf(analysis),
  }
}

function summaryOf(
  analysis: TextAnalysis,
  measured: readonly MetricResult[],
  risk: number,
): StyleResult['summary'] {
  const grade = measured.find(({ metric }) => metric.name === 'flesch_kincaid_grade')
  return {
    style_score: publish(1 - risk),
    style_risk: risk,
    content_trust_score: analysis.contentTrust,
    readability_grade: Math.max(0, grade?.value ?? 0),
    risk_level: analysis.level,
    recommended_action: analysis.action,
    primary_reason: analysis.primaryReason,
    confidence: analysis.confidence,
  }
}

function metricsOf(measured: readonly MetricResult[]): StyleResult['metrics'] {
  return Object.fromEntries(
    measured.map(({ metric, value, verdict, explanation }) => [
      metric.name,
      { value, verdict, explanation },
    ]),
  )
}

/** What the deep mode adds: dimensions, flags, and a brief for who rewrites the draft. */
function deepScan({
  draft,
  options,
  analysis,
  prose,
  measured,
  dimensions,
  recommendations,
}: {
  readonly draft: Draft
  readonly options: AnalyzeStyleOptions
  readonly analysis: TextAnalysis
  readonly prose: Prose
  readonly measured: readonly MetricResult[]
  readonly dimensions: ReturnType<typeof readDimensions>
  readonly recommendations: StyleResult['recommendations']
}): StyleResult['deep_scan'] {
  const { kept, coverage, limitations } = analysis
  const context = readContext(options.context)
  return {
    style_dimensions: dimensions,
    semantic_risk_flags: readSemanticFlags(kept),
    rewrite_brief: writeBrief(context, dimensions, recommendations, readKeptFacts(draft)),
    calibration_notes: readCalibrationNotes(prose, measured, coverage, limitations),
  }
}

function readMode(mode: ExecutionMode = 'deep'): ExecutionMode {
  if (executionModes.includes(mode)) return mode
  throw new EngineError(
    'invalid_context',
    `Unexpected value \`${String(mode)}\` for \`execution_mode\`, expected fast or deep.`,
  )
}

/** What style alone looks for; the draft's own comments may hide it like any evidence. */
function ownHits(prose: Prose): readonly Hit[] {
  const hits = [
    ...findPassives(prose),
    ...findLongSentences(prose),
    ...findNominalizations(prose),
    ...findEvenSentences(prose),
    ...findRepeatedOpenings(prose),
  ]
  return hideIgnored(prose.document, hits, textEngine().ruleNames).kept
}

function countByCheck(spans: readonly StyleSpan[]): Map<StyleSpan['check'], number> {
  const counts = new Map<StyleSpan['check'], number>()
  for (const { check } of spans) counts.set(check, (counts.get(check) ?? 0) + 1)
  return counts
}

function statsOf(source: string, prose: Prose): StyleResult['stats'] {
  let characters = 0
  for (const _ of source) characters++
  return {
    characters,
    words: prose.words,
    sentences: prose.sentences,
    paragraphs: prose.paragraphWords.length,
    reading_time_minutes: Math.round((100 * prose.words) / WORDS_A_MINUTE) / 100,
  }
}

function limitationsOf({ limitations }: TextAnalysis): string[] {
  return [
    ...limitations,
    'Style metrics describe the text. A poor verdict is a hint, not a mistake.',
  ]
}
