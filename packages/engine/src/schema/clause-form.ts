import * as z from 'zod'

const name = z.string().min(1).max(200)
const phrase = z.string().min(1).max(400)
/** Most items of one list of a form. */
const MOST_ITEMS = 200

/** A number of the whole draft that a clause may compare. */
export const policyScoreSchema = z.enum([
  'specificity_risk',
  'provenance_weakness',
  'slop_risk',
  'synthetic_texture_risk',
  'content_trust_score',
  'risk',
  'words',
  'characters',
])

const comparison = z.enum(['>', '>=', '<', '<='])

/** “slop above 0.6”: the draft meets it when the score lies on that side of the value. */
export const scoreConditionSchema = z.strictObject({
  score: policyScoreSchema,
  comparison,
  value: z.number().min(0),
})

/** Something that a sentence, or the draft, may hold. */
export const policyTargetSchema = z.discriminatedUnion('kind', [
  /** Evidence of the engine's rules, by its name in the lexicon: “claims”, “hype”. */
  z.strictObject({ kind: z.literal('evidence'), name }),
  /** A detector, by its id, with what it is told. */
  z.strictObject({
    kind: z.literal('detector'),
    name,
    value: z.union([z.number(), z.string().max(200)]).optional(),
  }),
  /** Sentences with a word on a topic. */
  z.strictObject({ kind: z.literal('topic'), name }),
  /**
   * The words themselves; with `kin` their other forms too, with `alone` where the draft says nothing else, with `apart`
   * anywhere in one sentence, in any order and in any of their forms.
   */
  z.strictObject({
    kind: z.literal('phrase'),
    words: phrase,
    kin: z.boolean().optional(),
    alone: z.boolean().optional(),
    apart: z.boolean().optional(),
  }),
  /** Parts that are too long or too short. */
  z.strictObject({
    kind: z.literal('length'),
    of: z.enum([
      'sentence',
      'paragraph',
      'section',
      'heading',
      'title',
      'list_item',
      'link_text',
      'alt_text',
      'quote',
    ]),
    in: z.enum(['words', 'sentences', 'characters']),
    comparison,
    value: z.number().int().min(0),
  }),
  /** Links, by their hosts; with `isOther` those to any other host. */
  z.strictObject({
    kind: z.literal('link'),
    hosts: z.array(name).max(200),
    isOther: z.boolean(),
  }),
])

/** Where a clause looks. */
export const policyPlaceSchema = z.enum([
  'heading',
  'opening',
  'ending',
  'first-sentence',
  'last-sentence',
  'link',
  'list',
  'numbered-list',
  'table',
  'quote',
  'byline',
  'brackets',
  'sentence-start',
  'sentence-end',
  'paragraph-start',
  'paragraph-end',
  'heading-start',
  'heading-end',
  'list-item-start',
  'list-item-end',
])

/** Headings of sections, any of them; articles, numbers, plurals and what follows a colon make no difference. */
const headings = z.array(phrase).min(1).max(20)

/** What frees a sentence, or what stands in it, from a clause. */
export const policyExceptionSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('source') }),
  z.strictObject({ kind: z.literal('speaker') }),
  z.strictObject({ kind: z.literal('quoted') }),
  z.strictObject({ kind: z.literal('number') }),
  /** A bracket behind it explains it. */
  z.strictObject({ kind: z.literal('bracketed') }),
  /** It, or the sentence after it, gives a date; with `end-date` one on which something ends. */
  z.strictObject({ kind: z.literal('date') }),
  z.strictObject({ kind: z.literal('end-date') }),
  z.strictObject({ kind: z.literal('place'), place: policyPlaceSchema }),
  /** It stands in a section with one of these headings. */
  z.strictObject({ kind: z.literal('section'), headings }),
  /** It is one of these itself: a number, an address, a price. “@example.com” frees all addresses there. */
  z.strictObject({ kind: z.literal('value'), values: z.array(phrase).min(1).max(MOST_ITEMS) }),
  /** Its sentence holds the target; with `isBeside` the next sentence of its paragraph may do so too. */
  z.strictObject({
    kind: z.literal('target'),
    target: policyTargetSchema,
    isBeside: z.boolean().optional(),
  }),
])

/** Parts of a draft that a whole draft may need. */
export const draftFeatureSchema = z.enum([
  'author',
  'date',
  'summary',
  'conclusion',
  'heading',
  'subheading',
  'source',
  'link',
  'image',
  'quote',
  'number',
  'disclaimer',
  'list',
  'table',
])

const atLeast = z.number().int().min(1)

/** What the draft as a whole must have. */
export const policyNeedSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('feature'), feature: draftFeatureSchema, atLeast }),
  z.strictObject({ kind: z.literal('target'), target: policyTargetSchema, atLeast }),
  /** A section with one of these headings; with `at` the first or the last of the draft. */
  z.strictObject({
    kind: z.literal('section'),
    headings,
    at: z.enum(['start', 'end']).optional(),
    atLeast,
  }),
])

/**
 * A clause in its structured form: what is looked for, where, what frees it and what it does. It is plain data, so that a
 * file can hold it, and it is checked when it is read. What says nothing may be left out.
 */
export const clauseFormSchema = z.strictObject({
  /** A ban matches what it names, a need what lacks something, a restriction what it does not name. */
  kind: z.enum(['ban', 'need', 'restriction']),
  /** The decision that a match asks for; absent when matches are only listed. */
  action: z.enum(['revise', 'human_review', 'reject']).optional(),
  /** A place must meet one of these. */
  targets: z.array(policyTargetSchema).max(MOST_ITEMS).default([]),
  /** Its sentence must meet one of these, where there are some. */
  about: z.array(policyTargetSchema).max(MOST_ITEMS).default([]),
  /** Its sentence must hold all of these words. */
  narrowedBy: z.array(phrase).max(MOST_ITEMS).default([]),
  place: policyPlaceSchema.optional(),
  /** Where given, a place must stand in a section with one of these headings. */
  sections: headings.optional(),
  /** The clause holds when there are more matches than this. */
  moreThan: z.number().int().min(0).default(0),
  /** Where given, matches are counted anew in each of these parts. */
  per: z.enum(['sentence', 'paragraph', 'section']).optional(),
  /** One of `needs` is enough. */
  isEither: z.boolean().optional(),
  unless: z.array(policyExceptionSchema).max(MOST_ITEMS).default([]),
  /** Numbers of the draft: one is enough with `any`. */
  conditions: z.array(scoreConditionSchema).max(MOST_ITEMS).default([]),
  join: z.enum(['all', 'any']).default('all'),
  /** The draft must hold one of these somewhere, where there are some. */
  when: z.array(policyTargetSchema).max(MOST_ITEMS).default([]),
  needs: z.array(policyNeedSchema).max(MOST_ITEMS).default([]),
  /** The clause speaks of every draft. */
  everyDraft: z.boolean().default(false),
})

export type PolicyScore = z.infer<typeof policyScoreSchema>
export type ScoreCondition = Readonly<z.infer<typeof scoreConditionSchema>>
export type PolicyTarget = Readonly<z.infer<typeof policyTargetSchema>>
export type PolicyException = Readonly<z.infer<typeof policyExceptionSchema>>
export type DraftFeature = z.infer<typeof draftFeatureSchema>
export type PolicyNeed = Readonly<z.infer<typeof policyNeedSchema>>
export type PolicyPlace = z.infer<typeof policyPlaceSchema>
export type LengthTarget = Extract<PolicyTarget, { readonly kind: 'length' }>
export type LinkTarget = Extract<PolicyTarget, { readonly kind: 'link' }>
/** A form as a file may hold it: what says nothing may be left out. */
export type ClauseFormInput = z.input<typeof clauseFormSchema>
type Form = z.infer<typeof clauseFormSchema>
/** See `clauseFormSchema`. */
export type ClauseForm = {
  readonly [Key in keyof Form]: Form[Key] extends (infer Item)[] ? readonly Item[] : Form[Key]
}
