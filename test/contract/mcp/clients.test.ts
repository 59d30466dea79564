import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { z } from 'zod'
import { draft } from '../../server/support/valid-bodies.ts'
import { runProgram, runTool, toolFolder } from '../support/contract-tools.ts'
import { type JudgedService, startJudgedService } from '../support/judged-service.ts'

async function started(): Promise<JudgedService> {
  const service = await startJudgedService()
  onTestFinished(() => service.stop())
  return service
}

const saidSchema = z.object({
  failure: z.string().optional(),
  protocolVersion: z.string().optional(),
  tools: z.array(z.object({ name: z.string() })).default([]),
  results: z
    .array(
      z.object({
        isError: z.boolean().default(false),
        structuredContent: z.record(z.string(), z.unknown()).optional(),
        content: z.array(z.object({ text: z.string() })),
      }),
    )
    .default([]),
})

/** Calls tools with `@ai-sdk/mcp`, in a separate process. */
async function call(
  { address }: JudgedService,
  options: { headers?: object; protocolVersionDiscovery?: boolean; calls?: object[] },
) {
  const task = { url: `${address}/mcp`, protocolVersionDiscovery: true, calls: [], ...options }
  const script = join(toolFolder, 'call-tools.js')
  const { output } = await runProgram(process.execPath, [script, JSON.stringify(task)])
  return saidSchema.parse(JSON.parse(output))
}

describe('a client of another maker', () => {
  it.each([
    [true, '2026-07-28'],
    [false, '2025-11-25'],
  ] as const)(
    'R-MCP-01 lists and calls the tools (it asks for the protocol: %s, it gets %s) (decision 41)',
    async (protocolVersionDiscovery, version) => {
      const service = await started()
      const { failure, protocolVersion, tools, results } = await call(service, {
        headers: { authorization: `Bearer ${service.key}` },
        protocolVersionDiscovery,
        calls: [
          { name: 'balance', arguments: {} },
          { name: 'analyze', arguments: { type: 'text', content: draft } },
          { name: 'analyze_batch', arguments: { items: [{ id: 'a', text: draft }] } },
          { name: 'analyze', arguments: { type: 'text' } },
        ],
      })
      expect({ failure, protocolVersion }).toEqual({ failure: undefined, protocolVersion: version })
      expect(tools.map(({ name }) => name)).toEqual(['analyze', 'analyze_batch', 'balance'])
      const [balance, analyzed, batch, wrong] = results
      const before = Number(balance?.structuredContent?.['balance_cents'])
      expect(analyzed?.structuredContent).toMatchObject({
        modality: 'text',
        billing: { price_cents: 0.5, remaining_balance_cents: before - 0.5 },
      })
      expect(batch?.structuredContent?.['results']).toHaveLength(1)
      expect(results.map(({ isError }) => isError)).toEqual([false, false, false, true])
      expect(JSON.parse(wrong?.content[0]?.text ?? '')).toMatchObject({ code: 'bad_request' })
    },
  )

  it('is refused without a key (decision 42)', async () => {
    const { failure } = await call(await started(), {})
    expect(failure).toMatch(/401|[Uu]nauthorized/)
  })
})

it('the Inspector of the protocol lists and calls the tools', async () => {
  const { address, key } = await started()
  const inspect = (...args: string[]) =>
    runTool('@modelcontextprotocol/inspector', 'mcp-inspector', [
      '--cli',
      `${address}/mcp`,
      '--transport',
      'http',
      '--header',
      `Authorization: Bearer ${key}`,
      ...args,
    ])
  const list = await inspect('--method', 'tools/list')
  for (const name of ['analyze', 'analyze_batch', 'balance']) {
    expect(list.output).toContain(`"name": "${name}"`)
  }
  const answer = await inspect('--method', 'tools/call', '--tool-name', 'balance')
  expect(answer.output).toContain('balance_cents')
  expect(answer.status).toBe(0)
})
