import { syntaxSchema } from '@content-trust/engine/schema'
import { z } from 'zod'
import { draftIdSchema, pathSchema } from './drafts.ts'

/** Characters of a draft whose spelling is checked; the rest is not read. */
export const MOST_SPELLED = 1_000_000

export const dialectSchema = z.enum(['american', 'australian', 'british', 'canadian', 'indian'])
export type Dialect = z.infer<typeof dialectSchema>

/** What a problem can be, as the checker names it. The first two are spelling; the rest is grammar and taste. */
export const problemKinds = [
  'Spelling',
  'Typo',
  'Agreement',
  'BoundaryError',
  'Capitalization',
  'Eggcorn',
  'Grammar',
  'Malapropism',
  'Miscellaneous',
  'Nonstandard',
  'Punctuation',
  'Repetition',
  'Usage',
  'WordOrder',
  'WordChoice',
  'Enhancement',
  'Formatting',
  'Readability',
  'Redundancy',
  'Regionalism',
  'Style',
] as const
export const problemKindSchema = z.enum(problemKinds)
export type ProblemKind = z.infer<typeof problemKindSchema>

/** Whether a problem is about the letters of a word, not about how words go together. */
export function isSpelling(kind: ProblemKind): boolean {
  return kind === 'Spelling' || kind === 'Typo'
}

/** A word as a dictionary has it: without the ending of a genitive. */
export function withoutGenitive(word: string): string {
  return word.replace(/['’]s?$/u, '')
}

/** What the checker calls a rule: `RepeatedWords`. */
const ruleNameSchema = z.string().regex(/^\w{1,100}$/)

/** What of spelling and grammar the writer wants. */
export const spellingSettingSchema = z.object({
  isOn: z.boolean(),
  /** Whether grammar is checked as well. */
  hasGrammar: z.boolean(),
  /** `system`: the English of the system's language, American where it is another one. */
  dialect: z.enum(['system', ...dialectSchema.options]),
  /** Kinds of problem that are not shown. */
  offKinds: z.array(problemKindSchema).max(problemKinds.length),
  /** Single rules that are not shown. */
  offRules: z.array(ruleNameSchema).max(1000),
})
export type SpellingSetting = z.infer<typeof spellingSettingSchema>

/** Matters of taste are off: the engine has its own opinion of style. */
export const defaultSpelling: SpellingSetting = {
  isOn: true,
  hasGrammar: true,
  dialect: 'system',
  offKinds: [
    'WordChoice',
    'Enhancement',
    'Formatting',
    'Readability',
    'Redundancy',
    'Regionalism',
    'Style',
  ],
  offRules: [],
}

/** A word or phrase that the checker would change. Offsets are UTF-16 units of the draft. */
export const problemSchema = z.object({
  from: z.int().min(0),
  to: z.int().min(0),
  kind: problemKindSchema,
  rule: ruleNameSchema,
  /** The words in question, as a reader sees them. */
  words: z.string().max(1000),
  message: z.string().max(1000),
  /** What may stand in its place, the best first; an empty text deletes it. */
  suggestions: z.array(z.string().max(1000)).max(5),
})
export type Problem = z.infer<typeof problemSchema>

/** A word that a dictionary may hold. */
export const dictionaryWordSchema = z
  .string()
  .regex(/^\p{L}[\p{L}\p{M}\p{N}'’.-]{0,63}$/u, 'Only a single word can be added.')

export const spellingRequestSchema = z.object({
  draft: draftIdSchema,
  /** Rises with each text; an answer to an older one is dropped. */
  request: z.int().min(0),
  /** Null goes on with the text of the same request. */
  text: z.string().max(MOST_SPELLED).nullable(),
  syntax: syntaxSchema,
  /** The file of the draft, whose folder may have a dictionary. */
  path: pathSchema.nullable(),
  dialect: dialectSchema,
  /** Where the writer is: paragraphs near it are checked first. */
  near: z.int().min(0),
})

export const spellingAnswerSchema = z.discriminatedUnion('status', [
  z.object({
    status: z.literal('checked'),
    /** For a new text everything that is known of it, else what was found since the last answer. */
    problems: z.array(problemSchema),
    /** Whether the whole text is checked; the next request goes on otherwise. */
    isDone: z.boolean(),
    /** Milliseconds in the process that checks. */
    took: z.number().min(0),
  }),
  /** A newer text came before. */
  z.object({ status: z.literal('superseded') }),
  /** The process no longer has the text, as after a restart; it has to be sent again. */
  z.object({ status: z.literal('forgotten') }),
])
export type SpellingAnswer = z.infer<typeof spellingAnswerSchema>
