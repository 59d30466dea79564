import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { openapiDocument } from '../../apps/server/src/openapi/document.ts'
import { routes } from '../../apps/server/src/routes.ts'
import { runProgram, toolFile } from './support/contract-tools.ts'
import { fuzzedDocument } from './support/fuzzed-document.ts'
import { startJudgedService } from './support/judged-service.ts'

const TIMEOUT_MS = 900_000
/** Most combinations of fields in one body; mutations are added to these. */
const COMBINATIONS = Number(process.env['CONTRACT_COMBINATIONS'] ?? 2)

/** The fuzzer's settings: every mutation that the schemas suggest, and no telemetry. */
function settings(key: string): string {
  return JSON.stringify({
    version: 2,
    contracts: [{ provides: ['./openapi.json'] }],
    security: { OpenAPI: { securitySchemes: { bearer: { type: 'bearer', token: key } } } },
    test: { resiliencyTests: { enable: 'all' }, maxTestRequestCombinations: COMBINATIONS },
  })
}

it(
  'Specmatic finds no request that is answered against the document',
  async (context) => {
    const java = await runProgram('java', ['-version']).catch(() => undefined)
    if (java === undefined) {
      return context.skip('SKIPPED: Specmatic needs Java 17, such as openjdk-17-jre-headless.')
    }
    const service = await startJudgedService()
    const folder = await mkdtemp(join(tmpdir(), 'content-trust-specmatic-'))
    onTestFinished(async () => {
      await service.stop()
      await rm(folder, { recursive: true })
    })
    await writeFile(join(folder, 'specmatic.yaml'), settings(service.key))
    const document = fuzzedDocument(openapiDocument(routes))
    await writeFile(join(folder, 'openapi.json'), JSON.stringify(document))
    const { output } = await runProgram(
      'java',
      [
        '-Xmx900m',
        '-jar',
        toolFile('specmatic/specmatic.jar'),
        'test',
        `--testBaseURL=${service.address}`,
        '--timeout=30',
      ],
      { folder, env: { MAX_TEST_REQUEST_COMBINATIONS: String(COMBINATIONS) } },
    )
    const findings = output.slice(output.lastIndexOf('Unsuccessful Scenarios:'))
    const [, run, passed] = /Tests run: (\d+), Successes: (\d+)/.exec(output) ?? []
    expect({ findings: passed === run ? '' : cut(findings), run }).toEqual({ findings: '', run })
    expect(Number(run)).toBeGreaterThan(100)
    // Each operation was called, and the document has every answer.
    const answered = new Set(service.lines.map((line) => JSON.parse(line)['route']))
    for (const { path } of routes) expect([...answered]).toContain(path)
    expect(service.lines.filter((line) => /"status":5\d\d/.test(line))).toEqual([])
  },
  TIMEOUT_MS,
)

/** Shortens long bodies, which would hide the findings. */
function cut(findings: string): string {
  return findings
    .split('\n')
    .map((line) => line.slice(0, 400))
    .join('\n')
}
