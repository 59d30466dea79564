import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { runTool } from './support/contract-tools.ts'
import { writeDocument } from './support/write-document.ts'

const rules = join(import.meta.dirname, 'lint')

async function lint(args: (path: string) => readonly string[], tool: readonly [string, string]) {
  const document = await writeDocument()
  onTestFinished(() => document.remove())
  return runTool(...tool, args(document.path))
}

it('Redocly finds nothing in the published document with its strictest rules', async () => {
  const { status, output } = await lint(
    (path) => ['lint', path, '--config', join(rules, 'redocly.yaml')],
    ['@redocly/cli', 'redocly'],
  )
  expect(output).toContain('Your API description is valid')
  expect(status).toBe(0)
})

it('Spectral finds nothing in it with its own rules and those of this service', async () => {
  const { status, output } = await lint(
    (path) => ['lint', path, '--ruleset', join(rules, 'spectral.yaml'), '--fail-severity', 'hint'],
    ['@stoplight/spectral-cli', 'spectral'],
  )
  expect(output).toMatch(/^No results with a severity of 'hint' or higher found!/m)
  expect(status).toBe(0)
})

it('a document that breaks a rule of this service is found', async () => {
  const document = await writeDocument((whole) => {
    const broken = JSON.parse(JSON.stringify(whole))
    delete broken.paths['/v1/balance'].get.responses['429']
    delete broken.paths['/v1/analyze'].post.responses['402']
    broken.paths['/demo/analyze'].post.responses['400'].content = {
      'application/json': { schema: { type: 'object' } },
    }
    return broken
  })
  onTestFinished(() => document.remove())
  const args = ['lint', document.path, '--ruleset', join(rules, 'spectral.yaml')]
  const { status, output } = await runTool('@stoplight/spectral-cli', 'spectral', args)
  expect(status).toBe(1)
  for (const rule of ['account-errors', 'charged', 'problem-json', 'only-problem-json']) {
    expect(output).toContain(rule)
  }
})
