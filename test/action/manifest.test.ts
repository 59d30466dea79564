import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { outputsOf } from '../../packages/github-action/src/deliver/outputs.ts'
import { inputNames } from '../../packages/github-action/src/inputs.ts'
import { readYaml } from '../../packages/workspace/src/yaml/read-yaml.ts'
import { validateAction, validateWorkflow } from './validators/open-validators.ts'

const folder = 'packages/github-action'
const text = readFileSync(`${folder}/action.yml`, 'utf8')
const manifestSchema = z.object({
  inputs: z.record(z.string(), z.record(z.string(), z.string())),
  outputs: z.record(z.string(), z.record(z.string(), z.string())),
  runs: z.unknown(),
})
const manifest = manifestSchema.parse(readYaml(text).value)
const readme = readFileSync(`${folder}/README.md`, 'utf8')

describe('action.yml', () => {
  it('is an action by GitHub’s schema', () => {
    // The schema of the validator is older than this runtime.
    const known = text.replace('using: node24', 'using: node20')
    expect(known).not.toBe(text)
    expect(validateAction(known).errors).toEqual([])
  })

  it('names every input that the code reads, and no default but the token', () => {
    expect(Object.keys(manifest.inputs)).toEqual(inputNames)
    const withDefault = Object.entries(manifest.inputs)
      .filter(([, input]) => 'default' in input)
      .map(([name]) => name)
    expect(withDefault).toEqual(['token'])
  })

  it('names every output that the code sets', () => {
    const nothing = { reportPath: '', sarifPath: '', commentPath: '', commentUrl: '' }
    const report = { decision: 'allow', max_risk: 'low' } as const
    const outputs = outputsOf(
      { ...emptyReport, ...report, drafts: [], images: [], notes: [] },
      nothing,
    )
    expect(Object.keys(manifest.outputs)).toEqual(Object.keys(outputs))
  })

  it('starts the bundle on Node 24', () => {
    expect(manifest.runs).toEqual({ using: 'node24', main: 'dist/index.js' })
  })
})

const emptyReport = {
  version: 1,
  engine_version: '0',
  model_version: '0',
  head: 'a'.repeat(40),
  filter: 'added',
  fail_on: 'none',
  changed_files: 0,
} as const

const workflowSchema = z.object({
  permissions: z.record(z.string(), z.string()),
  jobs: z.record(
    z.string(),
    z.object({
      steps: z.array(
        z.object({
          uses: z.string().optional(),
          run: z.string().optional(),
          with: z.record(z.string(), z.unknown()).optional(),
        }),
      ),
    }),
  ),
})

const workflows = readdirSync('examples/workflows').map((name) => {
  return [name, readFileSync(`examples/workflows/${name}`, 'utf8')] as const
})
const blocks = [...readme.matchAll(/^```yaml\n(.*?)^```$/gms)].map((match) => match[1] ?? '')

describe('the workflows that we show', () => {
  it('are found', () => {
    expect(workflows.length).toBeGreaterThanOrEqual(4)
    expect(blocks.length).toBeGreaterThanOrEqual(3)
  })

  it.each([...workflows, ...blocks.map((block, index) => [`README ${index + 1}`, block] as const)])(
    '%s is a workflow by GitHub’s schema, uses inputs that exist, and puts no event into a shell',
    (_name, workflow) => {
      expect(validateWorkflow(workflow).errors).toEqual([])
      const { jobs, permissions } = workflowSchema.parse(readYaml(workflow).value)
      const steps = Object.values(jobs).flatMap((job) => job.steps)
      const ownSteps = steps.filter(({ uses = '' }) => uses.startsWith('OWNER/content-trust@'))
      expect(ownSteps.length).toBeGreaterThan(0)
      for (const step of ownSteps) {
        for (const input of Object.keys(step.with ?? {})) expect(inputNames).toContain(input)
      }
      for (const { run = '' } of steps) expect(run).not.toContain('github.event')
      expect(permissions).not.toEqual({})
    },
  )

  it('are the ones in the README', () => {
    const texts = workflows.map(([, workflow]) => workflow.replace(/^#.*\n/, ''))
    for (const block of blocks) expect(texts).toContain(block)
  })
})
