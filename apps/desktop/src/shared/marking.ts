import {
  draftContextSchema,
  revisionSafetySchema,
  textResultSchema,
  textScoreNameSchema,
} from '@content-trust/engine/schema'
import { z } from 'zod'
import { gainSchema, scoringInputSchema } from './analysis.ts'

const offsetSchema = z.int().min(0)

/** Names of findings that the writer has dismissed, with the rules that saw them. */
export const ignoredNamesSchema = z
  .array(z.object({ fingerprint: z.string().max(64), rule: z.string().max(100) }))
  .max(10_000)

/** A result with what the editor needs to draw it. */
export const markedResultSchema = z.object({
  result: textResultSchema,
  /** Start and end of each sentence, one after the other. */
  sentences: z.array(offsetSchema),
  /** Which findings the writer has dismissed, by their index. */
  ignored: z.array(offsetSchema),
  /** Milliseconds that the engine took. */
  took: z.number().min(0),
})
export type MarkedResult = z.infer<typeof markedResultSchema>

/** A mistake in the settings of a draft, at its place; line from 1. */
const settingsProblemSchema = z.object({
  problem: z.string(),
  line: z.int().min(1),
  offset: offsetSchema,
})
export type SettingsProblem = z.infer<typeof settingsProblemSchema>

/** A clause of a policy file, to be shown. */
const fileClauseSchema = z.object({
  id: z.string(),
  says: z.string(),
  /** Why the house asks for it. */
  reason: z.string().nullable(),
  /** The file or the shipped policy that it is from. */
  from: z.string().nullable(),
})
export type FileClause = z.infer<typeof fileClauseSchema>

/** The settings that a draft was scored with, and where they come from. */
const usedSettingsSchema = z.object({
  context: draftContextSchema,
  /** Where a setting comes from, by its key in a config; absent for one that the window chose. */
  origins: z.record(z.string(), z.string()),
  /** Clauses of policy files. */
  clauses: z.array(fileClauseSchema),
  /** The level or decision, or the rules, that fail the gate; null where the draft passes. */
  gateFailure: z.object({ failOn: z.string().nullable(), rules: z.array(z.string()) }).nullable(),
  warnings: z.array(settingsProblemSchema),
})
export type UsedSettings = z.infer<typeof usedSettingsSchema>

/** `superseded`: a newer request for the same draft came first; the older answer is not wanted. */
export const scoreAnswerSchema = z.discriminatedUnion('status', [
  markedResultSchema.extend({
    status: z.literal('scored'),
    request: offsetSchema,
    settings: usedSettingsSchema,
  }),
  /** The settings say that this draft is not checked. */
  z.object({ status: z.literal('unchecked'), request: offsetSchema, note: z.string() }),
  /** A setting is wrong; `place` is null where that is not in the draft. */
  z.object({
    status: z.literal('invalid'),
    request: offsetSchema,
    problem: z.string(),
    place: settingsProblemSchema.nullable(),
  }),
  z.object({ status: z.literal('superseded'), request: offsetSchema }),
])

/** A finding whose words have not moved since the text was read. */
export const placedFindingSchema = z.object({
  rule: z.string().max(100),
  quote: z.string().max(400),
  /** Null: it is about the whole draft. */
  start: offsetSchema.nullable(),
  end: offsetSchema.nullable(),
})

/** What is asked of a finding before its suggestion is taken. */
export const fixRequestSchema = scoringInputSchema.extend({
  finding: placedFindingSchema,
})

/** An edit with its verdict on the facts. */
export const assessedSchema = z.object({
  start: offsetSchema,
  end: offsetSchema,
  text: z.string(),
  safety: revisionSafetySchema,
  /** How each score changes; null when it was not measured. */
  effects: z.record(textScoreNameSchema, z.number()).nullable(),
})
export type Assessed = z.infer<typeof assessedSchema>

/** An edit that takes a suggestion, with its verdict. */
export const fixSchema = assessedSchema.extend({
  gain: gainSchema,
  /** It keeps the facts, no score gets into a higher band by it, and the decision gets no stricter. */
  isCalm: z.boolean(),
})
export type Fix = z.infer<typeof fixSchema>
