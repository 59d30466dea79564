import { join } from 'node:path'
import { analyzeText } from '@content-trust/engine'
import { expect, it } from 'vitest'
import { draft } from '../../server/support/valid-bodies.ts'
import { runProgram, toolFolder } from '../support/contract-tools.ts'

const launcher = join(import.meta.dirname, '../../../packages/cli/bin/content-trust.js')

it('a client of another vendor starts `content-trust mcp` and calls its tools', async () => {
  const task = {
    command: process.execPath,
    args: [launcher, 'mcp'],
    calls: [
      { name: 'analyze', arguments: { type: 'text', content: draft } },
      { name: 'analyze_style', arguments: { text: draft } },
      { name: 'analyze', arguments: { type: 'text' } },
    ],
  }
  const script = join(toolFolder, 'call-local-tools.js')
  const { status, output } = await runProgram(process.execPath, [script, JSON.stringify(task)])
  expect([status, output.slice(0, 1)]).toEqual([0, '{'])
  const { tools, results } = JSON.parse(output)
  expect(tools.map(({ name }: { name: string }) => name)).toEqual([
    'analyze',
    'analyze_batch',
    'analyze_style',
  ])
  expect(results[0].structuredContent).toEqual(analyzeText({ source: draft, syntax: 'markdown' }))
  expect(results[1].structuredContent.execution_mode).toBe('deep')
  expect(results[2].isError).toBe(true)
})
