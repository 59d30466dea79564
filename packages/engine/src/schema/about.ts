import * as z from 'zod'

const countSchema = z.int().min(0)
const shareSchema = z.number().min(0).max(1)

/** Where data of a model comes from, its licence as stated there, and what it was used for. */
export const modelSourceSchema = z.object({
  name: z.string(),
  origin: z.string(),
  licence: z.string(),
  use: z.enum(['fitted', 'evaluation only']),
  /** Ids of the models. */
  models: z.array(z.string()),
})
export type ModelSource = z.infer<typeof modelSourceSchema>

/** A count as a share of a set with its 95 % interval (Wilson); of an empty set the interval is 0 to 1. */
export const rateSchema = z.object({
  count: countSchema,
  share: shareSchema,
  low: shareSchema,
  high: shareSchema,
})
export type Rate = z.infer<typeof rateSchema>

/** How many texts of a set reach a level. */
export const alarmsSchema = z.object({ medium_or_above: rateSchema, high: rateSchema })
export type Alarms = z.infer<typeof alarmsSchema>

/** False alarms among texts that people wrote. */
export const alarmCountsSchema = z.object({
  texts: countSchema,
  texture: alarmsSchema,
  /** Null where the model of slop has seen the source. */
  slop: alarmsSchema.nullable(),
})
export type AlarmCounts = z.infer<typeof alarmCountsSchema>

/** False alarms of one group of writers or kind of writing. */
export const fairnessGroupSchema = z.object({
  group: z.string(),
  note: z.string(),
  /** Held-out texts of sources that the models know. */
  known_sources: alarmCountsSchema,
  /** Texts of sources that were left out of the fit. */
  new_sources: alarmCountsSchema,
})
export type FairnessGroup = z.infer<typeof fairnessGroupSchema>

/** One bin of a reliability table. */
export const reliabilityBinSchema = z.object({
  texts: countSchema,
  from: shareSchema,
  to: shareSchema,
  mean_score: shareSchema,
  machine_share: shareSchema,
})
export type ReliabilityBin = z.infer<typeof reliabilityBinSchema>

/** How far the texture score is from the share of machine texts that bear it. */
export const reliabilitySchema = z.object({
  set: z.string(),
  texts: countSchema,
  expected_calibration_error: shareSchema,
  /** The part of it where the score is above the share. */
  overstated: shareSchema,
  bins: z.array(reliabilityBinSchema),
})
export type Reliability = z.infer<typeof reliabilitySchema>

/** The measured error of the drafts that bear one confidence. */
export const confidenceErrorSchema = z.object({
  set: z.string(),
  confidence: z.enum(['low', 'medium', 'high']),
  people: countSchema,
  people_at_medium_or_above: rateSchema,
  machines: countSchema,
  machines_at_low: rateSchema,
})
export type ConfidenceError = z.infer<typeof confidenceErrorSchema>

/** What a low texture risk leaves open in one kind of writing, sources left out of the fit. */
export const missedKindSchema = z.object({
  kind: z.string(),
  machines: countSchema,
  machines_at_low: rateSchema,
  machines_at_high: rateSchema,
  people: countSchema,
  people_at_low: rateSchema,
})
export type MissedKind = z.infer<typeof missedKindSchema>

/** What `npm run evaluate` measured, as far as it travels with the engine: `models/report.json`. */
export const reportSchema = z.object({
  /** Version of the engine that was measured. */
  measured_engine: z.string(),
  sources: z.array(modelSourceSchema),
  reliability: z.array(reliabilitySchema),
  fairness: z.array(fairnessGroupSchema),
  confidence: z.array(confidenceErrorSchema),
  /** Machine texts at low, by kind of writing; empty in reports of engines before this was measured. */
  missed: z.array(missedKindSchema).default([]),
})
export type Report = z.infer<typeof reportSchema>

/** A model file of the engine and whether it is the one that was published. */
export const aboutModelSchema = z.object({
  id: z.string(),
  version: z.string(),
  bytes: countSchema,
  sha256: z.string(),
  status: z.enum(['verified', 'changed']),
})
export type AboutModel = z.infer<typeof aboutModelSchema>

/** Where the texture of one kind of writing reaches medium and high. */
export const kindMarksSchema = z.object({
  kind: z.string(),
  /** Raw scores in standard deviations of people's texts; what is published as 0.40 and as 0.70. */
  medium: z.number(),
  high: z.number(),
})
export type KindMarks = z.infer<typeof kindMarksSchema>

/** What the engine says of itself: versions, models, data and measured errors. */
export const aboutSchema = reportSchema.extend({
  engine_version: z.string(),
  model_version: z.string(),
  models: z.array(aboutModelSchema),
  /** How the texture score is calibrated by kind of writing. */
  kinds: z.array(kindMarksSchema),
  limitations: z.array(z.string()),
})
export type About = z.infer<typeof aboutSchema>
