import * as z from 'zod'
import { detectorIds } from './detector-ids.ts'
import { evidenceTypeSchema, severitySchema } from './evidence.ts'
import { houseLimits } from './house-limits.ts'

/** A text that is not blank. */
function text(most: number) {
  return z.string().regex(/\S/, 'expected a text').max(most, `expected at most ${most} characters`)
}

const sentence = text(houseLimits.sentence)
const termSchema = text(houseLimits.term)

/** Terms that are never flagged. */
export const acceptSchema = z.array(termSchema).max(houseLimits.terms)

/** What is known of a rejected term besides the term. */
export const rejectedTermSchema = z.strictObject({
  /** What is in its place; an empty string deletes the term, nothing only flags it. */
  replacement: z.string().max(houseLimits.replacement).optional(),
  /** `medium` unless given. */
  severity: severitySchema.optional(),
  /** One sentence that readers of the finding see. */
  reason: sentence.optional(),
})

/**
 * Terms that are flagged wherever they are, with a replacement or more; `false` allows a term
 * again.
 */
export const rejectSchema = z
  .record(
    z.string(),
    z.union([z.string().max(houseLimits.replacement), z.literal(false), rejectedTermSchema], {
      error: `expected a replacement of at most ${houseLimits.replacement} characters, an object with \`replacement\`, \`severity\` or \`reason\`, or false`,
    }),
  )
  .superRefine((terms, context) => {
    const keys = Object.keys(terms)
    const fault = (path: string[], message: string) =>
      context.addIssue({ code: 'custom', path, message })
    if (keys.length > houseLimits.terms)
      fault(
        [],
        `Unexpected number of terms: ${keys.length}, expected at most ${houseLimits.terms}.`,
      )
    for (const key of keys) {
      if (termSchema.safeParse(key).success) continue
      fault(
        [key.slice(0, 20)],
        `Unexpected term of ${key.length} characters, expected 1 to ${houseLimits.term}.`,
      )
    }
  })

/** Types of evidence that words of a text can be; the others belong to media and to a score. */
export const ownRuleTypeSchema = evidenceTypeSchema.exclude([
  'synthetic_texture',
  'visual_artifact',
  'audio_signal',
  'prosody_consistency',
])

/** A rule of somebody's own settings: phrases, or a detector. */
export const ownRuleSchema = z.strictObject({
  /** Kebab-case; names the thing in the text, and is not an id of a built-in rule. */
  id: z
    .string()
    .max(64)
    .regex(
      /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/,
      'expected lower-case letters and digits with hyphens between them',
    ),
  /** `other` unless given; a rule of phrases gives it. */
  type: ownRuleTypeSchema.optional(),
  severity: severitySchema,
  /** Patterns of the phrase language. */
  phrases: z.array(text(houseLimits.phrase)).min(1).max(houseLimits.phrases).optional(),
  /** What to look for in place of phrases. */
  detector: z.enum(detectorIds).optional(),
  /** What the detector needs to be told: a number of words or years, hosts, a case. */
  value: z.union([z.number(), text(houseLimits.sentence)]).optional(),
  /** What a reader sees at each finding; `{quote}` stands for the words found. */
  message: sentence,
  /** What would fix it; a rule of phrases gives it. */
  fix: sentence.optional(),
  /** Texts that `content-trust rules test` runs; «…» marks what must be flagged, exactly. */
  examples: z
    .strictObject({
      matches: z.array(z.string().max(houseLimits.example)).max(houseLimits.examples).optional(),
      passes: z.array(z.string().max(houseLimits.example)).max(houseLimits.examples).optional(),
    })
    .optional(),
})

export const ownRulesSchema = z
  .array(ownRuleSchema)
  .max(houseLimits.rules)
  .superRefine((rules, context) => {
    for (const [at, rule] of rules.entries()) {
      const problem = formProblem(rule)
      if (problem !== undefined) context.addIssue({ code: 'custom', path: [at], message: problem })
    }
  })

function formProblem({ phrases, detector, value, type, fix }: OwnRule): string | undefined {
  if (phrases !== undefined && detector !== undefined) {
    return 'Unexpected `detector` beside `phrases`, expected one of them. Make two rules of it.'
  }
  if (phrases === undefined && detector === undefined) {
    return 'Missing `phrases` or `detector`, expected one of them.'
  }
  if (detector !== undefined) return undefined
  if (type === undefined) return 'Missing `type`, which a rule of phrases needs.'
  if (fix === undefined) return 'Missing `fix`, which a rule of phrases needs.'
  return value === undefined ? undefined : 'Unexpected `value`, which only a `detector` takes.'
}

/** A value that nothing changes. */
type Frozen<Value> = Value extends readonly (infer Item)[]
  ? readonly Frozen<Item>[]
  : Value extends object
    ? { readonly [Key in keyof Value]: Frozen<Value[Key]> }
    : Value

export type RejectedTerm = Frozen<z.infer<typeof rejectedTermSchema>>
export type OwnRule = Frozen<z.infer<typeof ownRuleSchema>>

/** Terms and rules of a house, as its settings hold them. */
export interface House {
  /** Terms that are never flagged. */
  readonly accept?: readonly string[] | undefined
  /** Terms that are flagged, each with its replacement or more; `false` counts as absent. */
  readonly reject?: Readonly<Record<string, string | false | RejectedTerm>> | undefined
  /** Rules of phrases and detectors; they add findings and change no score. */
  readonly rules?: readonly OwnRule[] | undefined
}
