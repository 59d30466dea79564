import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { z } from 'zod'
import { startBearerProxy } from '../support/bearer-proxy.ts'
import { runTool } from '../support/contract-tools.ts'
import { startJudgedService } from '../support/judged-service.ts'
import { currentGaps } from './current-gaps.ts'
import type { Gap } from './gap.ts'
import { olderGaps } from './older-gaps.ts'

const checksSchema = z.array(
  z.object({ id: z.string(), status: z.string(), errorMessage: z.string().optional() }),
)

interface Miss {
  /** Scenario and check, as the list of gaps names them. */
  readonly name: string
  readonly message: string
}

/** Runs the frozen scenarios of one release of the protocol; returns the number of passed checks, and the failed ones. */
async function judge(revision: string): Promise<{ passed: number; misses: Miss[] }> {
  const service = await startJudgedService()
  const proxy = await startBearerProxy(service.address, service.key)
  const folder = await mkdtemp(join(tmpdir(), 'content-trust-conformance-'))
  onTestFinished(async () => {
    await proxy.stop()
    await service.stop()
    await rm(folder, { recursive: true })
  })
  const args = ['server', '--url', `${proxy.address}/mcp`, '--requirements', revision, '-o', folder]
  await runTool('@modelcontextprotocol/conformance', 'conformance', args)
  let passed = 0
  const misses: Miss[] = []
  for (const run of await readdir(folder)) {
    const scenario = run.replace(/^server-/, '').replace(/-\d{4}-\d\d-\d\dT.*$/, '')
    const checks = checksSchema.parse(
      JSON.parse(await readFile(join(folder, run, 'checks.json'), 'utf8')),
    )
    for (const { id, status, errorMessage = '' } of checks) {
      if (status === 'SUCCESS') passed++
      if (status !== 'FAILURE' && status !== 'WARNING') continue
      misses.push({ name: `${scenario} ${id}`, message: errorMessage })
    }
  }
  return { passed, misses }
}

function isOf({ checks, message }: Gap, miss: Miss): boolean {
  return checks.includes(miss.name) && message.test(miss.message)
}

it.each([
  ['2026-07-28', currentGaps, 99],
  ['2025-11-25', olderGaps, 35],
] as const)(
  'the scenarios of %s miss nothing but fixtures and parts that the service has no use for (decision 41)',
  async (revision, gaps, atLeast) => {
    const { passed, misses } = await judge(revision)
    const unexpected = misses.filter((miss) => !gaps.some((gap) => isOf(gap, miss)))
    expect(unexpected).toEqual([])
    // An entry that no check needs any more would hide the next failure.
    const names = new Set(misses.map(({ name }) => name))
    const stale = gaps.flatMap(({ checks }) => checks.filter((name) => !names.has(name)))
    expect(stale).toEqual([])
    expect(passed).toBeGreaterThanOrEqual(atLeast)
  },
  300_000,
)
