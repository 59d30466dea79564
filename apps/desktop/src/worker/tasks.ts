import { aboutSchema, styleResultSchema, textResultSchema } from '@content-trust/engine/schema'
import type { Settings } from '@content-trust/workspace'
import { z } from 'zod'
import {
  proposalSchema,
  reportFormatSchema,
  ruleSchema,
  scoringInputSchema,
} from '../shared/analysis.ts'
import { countCalls } from '../shared/ipc/counts.ts'
import { policyCalls } from '../shared/ipc/policies.ts'
import {
  assessedSchema,
  fixRequestSchema,
  fixSchema,
  ignoredNamesSchema,
  markedResultSchema,
  placedFindingSchema,
} from '../shared/marking.ts'
import { passageAnswerSchema, passageRequestSchema, rewriteSchema } from '../shared/rewriting.ts'
import { documentTasks } from './document/tasks.ts'

/** Settings as the main process has read and checked them; they win over what the window chose. */
const withSettings = {
  settings: z.custom<Settings>((value) => typeof value === 'object').optional(),
}
const draftInput = scoringInputSchema.extend(withSettings)

/** What the worker process does. The main process reads this table and never the engine. */
export const tasks = {
  score: { input: draftInput, output: textResultSchema },
  /** As `score`, for a draft that is open in the editor. */
  mark: {
    input: draftInput.extend({
      ignored: ignoredNamesSchema,
    }),
    output: markedResultSchema,
  },
  /** Which findings of a result that a server gave the writer has dismissed. */
  ignored: {
    input: z.object({ text: z.string(), result: textResultSchema, ignored: ignoredNamesSchema }),
    output: z.object({ ignored: z.array(z.int().min(0)) }),
  },
  fix: {
    input: fixRequestSchema.extend(withSettings),
    output: z.object({ fix: fixSchema.nullable() }),
  },
  fingerprint: {
    input: z.object({ text: z.string(), finding: placedFindingSchema }),
    output: z.object({ fingerprint: z.string() }),
  },
  propose: {
    input: draftInput,
    output: z.object({ proposals: z.array(proposalSchema) }),
  },
  /** The part of a draft that a model is asked about. */
  passage: { input: passageRequestSchema.extend(withSettings), output: passageAnswerSchema },
  /** What a rewrite does to the facts and to the scores. */
  assess: { input: rewriteSchema.extend(withSettings), output: assessedSchema },
  style: { input: draftInput, output: styleResultSchema },
  report: {
    input: draftInput.extend({ name: z.string(), format: reportFormatSchema }),
    output: z.object({ text: z.string() }),
  },
  ...documentTasks,
  /** How many words a text has, and how many of them are in a part of it. */
  words: countCalls.countWords,
  /** How each clause of a policy is read. */
  policy: policyCalls.readPolicy,
  rules: { input: z.object({}), output: z.object({ rules: z.array(ruleSchema) }) },
  about: { input: z.object({}), output: aboutSchema },
} as const

export type TaskName = keyof typeof tasks
export type TaskInputs = { [Name in TaskName]: z.output<(typeof tasks)[Name]['input']> }
export type TaskOutputs = { [Name in TaskName]: z.output<(typeof tasks)[Name]['output']> }

const table: {
  readonly [Name in TaskName]: {
    readonly input: z.ZodType<TaskInputs[Name]>
    readonly output: z.ZodType<TaskOutputs[Name]>
  }
} = tasks

/** Whether there is such a task. */
export function isTaskName(name: string): name is TaskName {
  return Object.hasOwn(tasks, name)
}

/** Checks what goes into a task. */
export function parseInput<Name extends TaskName>(name: Name, value: unknown): TaskInputs[Name] {
  return table[name].input.parse(value)
}

/** Checks what a task gave back. */
export function parseOutput<Name extends TaskName>(name: Name, value: unknown): TaskOutputs[Name] {
  return table[name].output.parse(value)
}
