import {
  type AnalyzeTextOptions,
  analyzeStyle,
  analyzeText,
  byGain,
  countWords,
  createTextSession,
  proposeRevisions,
  ruleCatalogue,
} from '@content-trust/engine'
import { about } from '@content-trust/engine/about'
import { findFix } from '@content-trust/playground/find-fix'
import { type Settings, scoreOptions } from '@content-trust/workspace'
import type { ScoringInput } from '../shared/analysis.ts'
import { fingerprintPlacedFinding } from './fingerprint-finding.ts'
import { findIgnored, markDraft } from './mark-draft.ts'
import { readPolicy } from './read-policy.ts'
import { assessRewrite } from './rewriting/assess-rewrite.ts'
import { readPassage } from './rewriting/read-passage.ts'
import type { TaskInputs, TaskName, TaskOutputs } from './tasks.ts'
import { writeReport } from './write-report.ts'

type Run = {
  readonly [Name in TaskName]: (
    input: TaskInputs[Name],
  ) => TaskOutputs[Name] | Promise<TaskOutputs[Name]>
}

// The draft that is open is scored after every pause in typing; of others the session only takes longer.
const session = createTextSession()

/** How each task is done: the only part of the app that runs the engine. */
export const runTask: Run = {
  score: (input) => analyzeText(draftOf(input), optionsOf(input)),
  mark: (input) => markDraft(session, draftOf(input), optionsOf(input), input.ignored),
  ignored: ({ text, result, ignored }) => ({ ignored: findIgnored(text, result, ignored) }),
  fix: (input) => ({ fix: findFix(draftOf(input), optionsOf(input), input.finding) }),
  fingerprint: ({ text, finding }) => ({ fingerprint: fingerprintPlacedFinding(text, finding) }),
  propose: (input) => ({
    proposals: proposeRevisions(draftOf(input), optionsOf(input))
      .toSorted(byGain)
      .map((proposal) => ({
        ...proposal,
        effects: proposal.effects === null ? null : { ...proposal.effects },
      })),
  }),
  passage: (input) => readPassage(draftOf(input), optionsOf(input), input),
  assess: (input) => assessRewrite(draftOf(input), optionsOf(input), input),
  style: (input) =>
    analyzeStyle(draftOf(input), {
      context: input.context,
      execution_mode: 'fast',
      include_text_in_spans: true,
    }),
  words: ({ text, syntax, from, to }) =>
    countWords({ source: text, syntax }, { start: from, end: to }),
  policy: ({ policy }) => ({ clauses: readPolicy(policy) }),
  report: async (input) => ({
    text: await writeReport(input, analyzeText(draftOf(input), optionsOf(input))),
  }),
  // What draws documents is loaded with the first of them, so that the first marks do not wait for it.
  listPictures: async (input) => (await loadDocuments()).listPictures(input),
  makeDocument: async (input) => (await loadDocuments()).makeDocument(input),
  rules: () => ({
    rules: ruleCatalogue.map(({ examples, ...rule }) => ({
      ...rule,
      examples: { bad: [...examples.bad], good: [...examples.good] },
    })),
  }),
  about,
}

const loadDocuments = () => import('./document/make-document.ts')

type Settled = ScoringInput & { readonly settings?: Settings | undefined }

function draftOf({ text, syntax }: ScoringInput) {
  return { source: text, syntax }
}

function optionsOf(input: Settled): AnalyzeTextOptions {
  const { context, ignoredRules, severities, settings } = input
  return {
    ...(settings === undefined ? { context, ignoredRules, severities } : scoreOptions(settings)),
    details: true,
    maxEvidence: Number.POSITIVE_INFINITY,
  }
}
