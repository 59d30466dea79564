import {
  type AnalyzeTextOptions,
  analyzeStyle,
  analyzeText,
  revise,
  ruleCatalogue,
} from '@content-trust/engine'
import { about } from '@content-trust/engine/about'
import type { ScoringInput } from '../shared/analysis.ts'
import type { TaskInputs, TaskName, TaskOutputs } from './tasks.ts'
import { writeReport } from './write-report.ts'

type Run = {
  readonly [Name in TaskName]: (
    input: TaskInputs[Name],
  ) => TaskOutputs[Name] | Promise<TaskOutputs[Name]>
}

/** How each task is done: the only part of the app that runs the engine. */
export const runTask: Run = {
  score: (input) => analyzeText(draftOf(input), optionsOf(input)),
  revise: (input) => {
    const { text, edits, refused, notes, safety } = revise(draftOf(input), optionsOf(input))
    return { text, edits: [...edits], refused: [...refused], notes: [...notes], safety }
  },
  style: (input) => analyzeStyle(draftOf(input), { context: input.context }),
  report: async (input) => ({
    text: await writeReport(input, analyzeText(draftOf(input), optionsOf(input))),
  }),
  rules: () => ({
    rules: ruleCatalogue.map(({ examples, ...rule }) => ({
      ...rule,
      examples: { bad: [...examples.bad], good: [...examples.good] },
    })),
  }),
  about,
}

function draftOf({ text, syntax }: ScoringInput) {
  return { source: text, syntax }
}

function optionsOf({ context, disabledRules }: ScoringInput): AnalyzeTextOptions {
  return { context, disabledRules, details: true, maxEvidence: Number.POSITIVE_INFINITY }
}
