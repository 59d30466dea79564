import {
  analyzeBatchRequestSchema,
  analyzeStyleRequestSchema,
  analyzeTextRequestSchema,
  styleResultSchema,
  textResultSchema,
} from '@content-trust/engine/schema'
import * as z from 'zod'
import type { Engine } from '../host.ts'

/** A tool for agents on this machine; its arguments are those of the service. */
export interface LocalTool {
  readonly name: string
  readonly title: string
  readonly description: string
  readonly input: z.ZodType
  readonly output: z.ZodType
  /** Checks what was sent, then scores; throws a `z.ZodError` for what is wrong with it. */
  answer(sent: unknown, engine: Engine): Readonly<Record<string, unknown>>
}

function defineTool<Input extends z.ZodType>(tool: {
  readonly name: string
  readonly title: string
  readonly description: string
  readonly input: Input
  readonly output: z.ZodType
  run(input: z.output<Input>, engine: Engine): Readonly<Record<string, unknown>>
}): LocalTool {
  const { run, ...facts } = tool
  return { ...facts, answer: (sent, engine) => run(tool.input.parse(sent), engine) }
}

const analyze = defineTool({
  name: 'analyze',
  title: 'Score a text',
  description:
    'Scores a draft before it is published, cited, trained on or moderated: a decision, four risks from 0 to 1, and the exact words behind them with reasons and fixes. Scores are signals of workflow risk, no proof of authorship, truth or origin. Runs on this machine; nothing is sent or stored.',
  input: analyzeTextRequestSchema,
  output: textResultSchema,
  run: ({ content, context = {}, auto_revise }, { analyzeText, autoRevise }) => {
    const draft = { source: content, syntax: 'markdown' } as const
    const result = analyzeText(draft, { context })
    return auto_revise ? autoRevise(draft, result, { context }) : result
  },
})

const batchOutputSchema = z.object({
  results: z.array(
    z.union([
      textResultSchema.extend({ id: z.string(), status: z.literal('ok') }),
      z.object({ id: z.string(), status: z.literal('error'), error: z.string() }),
    ]),
  ),
})

const analyzeBatch = defineTool({
  name: 'analyze_batch',
  title: 'Score a batch of texts',
  description:
    'Scores 1 to 25 texts of 20 to 4,000 characters, 50,000 in all. `results[i]` answers `items[i]`. Runs on this machine; nothing is sent or stored.',
  input: analyzeBatchRequestSchema,
  output: batchOutputSchema,
  run: ({ items, context = {} }, { analyzeText }) => ({
    results: items.map(({ id, text }) => {
      try {
        return {
          id,
          status: 'ok',
          ...analyzeText({ source: text, syntax: 'markdown' }, { context }),
        }
      } catch {
        // A bug with one text must not cost the others.
        return { id, status: 'error', error: 'scoring_failed' }
      }
    }),
  }),
})

const analyzeStyle = defineTool({
  name: 'analyze_style',
  title: 'Measure the style of a text',
  description:
    'Metrics, spans with offsets in UTF-16 code units, and what to fix first; deep mode adds `deep_scan`. The same text gives the same result. Runs on this machine; nothing is sent or stored.',
  input: analyzeStyleRequestSchema,
  output: styleResultSchema,
  run: ({ text, context = {}, execution_mode, include_text_in_spans }, engine) =>
    engine.analyzeStyle(
      { source: text, syntax: 'markdown' },
      { context, execution_mode, include_text_in_spans },
    ),
})

/** Every tool, in the order in which a client lists them. */
export const localTools: readonly LocalTool[] = [analyze, analyzeBatch, analyzeStyle]
