import {
  actionSchema,
  evidenceTypeSchema,
  imageResultSchema,
  riskLevelSchema,
  severitySchema,
  textResultSchema,
  textScoreNameSchema,
} from '@content-trust/engine/schema'
import { sourceGateNames } from '@content-trust/sources/rules'
import { failOnValues } from '@content-trust/workspace'
import { z } from 'zod'
import { exemptionModes, filterModes } from '../inputs.ts'

const verdictSchema = textResultSchema.pick({
  content_trust_score: true,
  specificity_risk: true,
  provenance_weakness: true,
  slop_risk: true,
  synthetic_texture_risk: true,
  confidence: true,
  primary_reason: true,
  risk_level: true,
  recommended_action: true,
})
export type Verdict = z.infer<typeof verdictSchema>

/** Further places of a clause that a report keeps. */
export const MOST_ALSO = 10

/** Characters of the name of a source that a report keeps. */
export const MOST_SOURCE = 500

const findingSchema = z.strictObject({
  rule: z.string().max(100),
  type: evidenceTypeSchema,
  severity: severitySchema,
  quote: z.string().max(400),
  /** The rest of the line that the quote is on. */
  before: z.string().max(200).optional(),
  after: z.string().max(200).optional(),
  explanation: z.string().max(1000),
  /** '' proposes to delete the quote. */
  suggestion: z.string().max(400).optional(),
  line: z.int().min(1).optional(),
  end_line: z.int().min(1).optional(),
  /** Tells the clauses of a policy apart: findings with equal ones met the same clause. Readers never see it. */
  clause: z.string().max(100).optional(),
  /** Lines of the further places of that clause. */
  also: z.array(z.int().min(1)).max(MOST_ALSO).optional(),
  /** The address or the name of the source that it is about. */
  source: z.string().max(MOST_SOURCE).optional(),
})
export type ReportedFinding = z.infer<typeof findingSchema>

/** Sentences that a draft may name as its costliest. */
const MOST_CONTRIBUTIONS = 12
/** Reasons why one sentence costs what it costs. */
export const MOST_WHY = 10

const contributionSchema = z.strictObject({
  score: textScoreNameSchema,
  share: z.number().min(0).max(1),
  line: z.int().min(1),
  /** The start of the sentence. */
  quote: z.string().max(400),
  why: z.array(z.string().max(400)).max(MOST_WHY),
})
export type ReportedContribution = z.infer<typeof contributionSchema>

/** Exemptions that a report lists of one draft. */
export const MOST_ASKED = 50

const askedSchema = z.strictObject({
  /** Not to be checked, a milder setting, a comment that hides findings, or a path that settings leave out. */
  what: z.enum(['skip', 'setting', 'comment', 'path']),
  /** Keys of settings, or rules and evidence types; empty for all. */
  names: z.array(z.string().max(200)).max(20),
  line: z.int().min(1).optional(),
  /** The reason that its writer gives. */
  reason: z.string().max(400).optional(),
})
export type ReportedAsk = z.infer<typeof askedSchema>

const draftSchema = z.strictObject({
  path: z.string().min(1).max(4096),
  status: z.enum(['scored', 'skipped', 'failed']),
  change: z.enum(['added', 'modified', 'renamed', 'copied', 'unchanged']),
  /** The draft that it was renamed or copied from. */
  origin: z.string().min(1).max(4096).optional(),
  /** Why it was skipped, or not checked. */
  note: z.string().max(1000).optional(),
  gate_failed: z.boolean(),
  /** Rules whose findings fail the gate. */
  failed_by: z.array(z.string().max(100)).max(1000).optional(),
  verdict: verdictSchema.optional(),
  /** Of the old version. */
  base: verdictSchema.optional(),
  /** Why it could not be judged, in the engine's words. */
  unjudged: z.string().max(400).optional(),
  /** Share of the lines that were read as prose. */
  prose_share: z.number().min(0).max(1).optional(),
  /** The sentences that cost most in the scores behind the decision. */
  contributions: z.array(contributionSchema).max(MOST_CONTRIBUTIONS).optional(),
  /** What the change asks the draft to be exempt from; absent for nothing. */
  asked: z.array(askedSchema).max(MOST_ASKED).optional(),
  findings: z.array(findingSchema).max(1000),
  /** How many findings the change added, on whatever lines findings are shown. */
  added_findings: z.int().min(0).optional(),
  /** Findings left out for length. */
  omitted: z.int().min(0),
  /** Findings hidden by lines that did not change, by a baseline or by comments. */
  hidden: z.int().min(0),
})
export type ReportedDraft = z.infer<typeof draftSchema>

const imageVerdictSchema = imageResultSchema.pick({
  content_trust_score: true,
  synthetic_image_risk: true,
  confidence: true,
  primary_reason: true,
  risk_level: true,
  recommended_action: true,
})

const imageSchema = z.strictObject({
  path: z.string().min(1).max(4096),
  status: z.enum(['scored', 'skipped', 'failed']),
  change: z.enum(['added', 'modified', 'unchanged']),
  /** Why it was skipped, or not checked. */
  note: z.string().max(1000).optional(),
  gate_failed: z.boolean(),
  /** Rules whose findings fail the gate. */
  failed_by: z.array(z.string().max(100)).max(1000).optional(),
  verdict: imageVerdictSchema.optional(),
  findings: z.array(findingSchema).max(1000),
  omitted: z.int().min(0),
  /** Drafts of the change that show it. */
  shown_by: z
    .array(z.strictObject({ path: z.string().min(1).max(4096), line: z.int().min(1) }))
    .max(20),
})
export type ReportedImage = z.infer<typeof imageSchema>

/** What became of the references that a change added. */
const sourcesSchema = z.strictObject({
  /** How many were looked up, and how many were left for want of time or for their number. */
  references: z.int().min(0),
  left: z.int().min(0),
  /** How many have each state. */
  states: z.record(z.string().max(40), z.int().min(0)),
  /** Whether no server answered, so that nothing can be told. */
  is_unanswered: z.boolean(),
})
export type ReportedSources = z.infer<typeof sourcesSchema>

/** What a comment is made from: plain data, so that one workflow may hand it to another. */
export const pullReportSchema = z.strictObject({
  version: z.literal(1),
  engine_version: z.string().regex(/^[\w.+-]{1,40}$/),
  model_version: z.string().regex(/^[\w.+-]{1,80}$/),
  head: z.string().regex(/^[0-9a-f]{40,64}$/),
  filter: z.enum(filterModes),
  /** The gate of the inputs; a config file or a draft may set another. */
  fail_on: z.enum(failOnValues),
  /** Rules and types of the inputs that fail the gate by any finding. */
  fail_on_rules: z.array(z.string().max(100)).max(1000).optional(),
  /** What of its sources fails a draft. */
  fail_on_sources: z.array(z.enum(sourceGateNames)).max(3).optional(),
  /** Absent where no settings ask for sources. */
  sources: sourcesSchema.optional(),
  /** Whether exemptions that the change adds are asked for, or counted at once. */
  exemptions: z.enum(exemptionModes).optional(),
  changed_files: z.int().min(0),
  /** Whether drafts of the change may be missing from this report. */
  is_cut: z.boolean().optional(),
  decision: actionSchema,
  max_risk: riskLevelSchema,
  notes: z.array(z.string().max(1000)).max(50),
  drafts: z.array(draftSchema).max(20_000),
  /** Empty without the input `images`. */
  images: z.array(imageSchema).max(1000).default([]),
})
export type PullReport = z.infer<typeof pullReportSchema>
