import { execFileSync } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { analyzeText } from '@content-trust/engine'
import { type Finding, findingsOf } from '@content-trust/engine/report'
import { type TextResult, textResultSchema } from '@content-trust/engine/schema'
import remarkContentTrust from 'remark-content-trust'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { VFile } from 'vfile'
import { expect, it } from 'vitest'
import { makeRepository } from '../action/support/repository.ts'
import { runOn } from '../action/support/with-server.ts'
import { connect } from '../lsp/support/connect.ts'
import { startService } from '../server/support/start-service.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

const launcher = resolve('packages/cli/bin/content-trust.js')
const names = ['kettle-review.md', 'technology-essay.md']
const MOST = 50

/** What every host must say alike: scores, decision, and evidence with its rules, places and order. */
function factsOf(result: TextResult) {
  const { specificity_risk, provenance_weakness, slop_risk, synthetic_texture_risk } = result
  const { content_trust_score, risk_level, recommended_action, confidence, primary_reason } = result
  return {
    content_trust_score,
    specificity_risk,
    provenance_weakness,
    slop_risk,
    synthetic_texture_risk,
    risk_level,
    recommended_action,
    confidence,
    primary_reason,
    evidence: result.evidence.map(
      ({ rule, type, severity, span, start, end, suggestion, edit }) => {
        return { rule, type, severity, span, start, end, suggestion, edit }
      },
    ),
  }
}

function findingFacts({ rule, severity, place }: Finding) {
  return { rule, severity, start: place?.start ?? null, end: place?.end ?? null }
}

/** One call of a tool by a client of the current protocol. */
function toolCall(content: string) {
  const _meta = {
    'io.modelcontextprotocol/protocolVersion': '2026-07-28',
    'io.modelcontextprotocol/clientInfo': { name: 'test', version: '1' },
    'io.modelcontextprotocol/clientCapabilities': {},
  }
  const params = { name: 'analyze', arguments: { type: 'text', content }, _meta }
  return { jsonrpc: '2.0', id: 1, method: 'tools/call', params }
}

it.each(names)('%s gets one result from every host', async (name) => {
  const source = await readFile(join('examples/drafts', name), 'utf8')
  const folder = temporaryFolder()
  const path = join(folder, name)
  await writeFile(path, source)
  const result = analyzeText({ source, syntax: 'markdown' })
  const expected = factsOf(result)
  const findings = findingsOf(source, result).map(findingFacts)
  expect(expected.evidence.length).toBeGreaterThan(1)
  expect(expected.evidence.length).toBeLessThan(MOST)

  const node = (args: readonly string[], input?: string): unknown =>
    JSON.parse(
      execFileSync(process.execPath, [launcher, ...args], { cwd: folder, encoding: 'utf8', input }),
    )
  const read = (value: unknown) => factsOf(textResultSchema.parse(value))

  const service = await startService()
  const http = await service.post('/v1/analyze', { type: 'text', content: source })
  expect(http.status).toBe(200)
  const remote = await service.post('/mcp', toolCall(source), {
    'content-type': 'application/json',
    accept: 'application/json, text/event-stream',
    'mcp-protocol-version': '2026-07-28',
    'mcp-method': 'tools/call',
    'mcp-name': 'analyze',
  })
  const remoteAnswer = JSON.parse(/^data: (.*)$/m.exec(remote.text)?.[1] ?? remote.text)

  const file = new VFile({ path, value: source })
  const page = unified().use(remarkParse).use(remarkGfm).parse(file)
  remarkContentTrust({ report: false, failOn: 'none' })(page, file)

  const workspace = temporaryFolder()
  const inputs = { 'report-file': 'report.json', comment: 'never' }
  const repository = makeRepository([{ path: name, before: null, after: source }])
  await runOn(repository, { inputs, workspace })

  const server = await connect()
  const uri = pathToFileURL(path).href
  server.open(uri, source)
  const { diagnostics } = await server.publication(() => true)

  const checked = reportOf(node(['check', name, '-f', 'json']))
  const commented = reportOf(JSON.parse(await readFile(join(workspace, 'report.json'), 'utf8')))
  const local = resultOf(node(['mcp'], `${JSON.stringify(toolCall(source))}\n`))
  const hosts = {
    'command line': read(checked.result),
    service: read(http.body),
    'remote tool': read(resultOf(remoteAnswer)),
    'local tool': read(local),
    plugin: read(pageResult(file)),
    action: read(commented.result),
  }
  for (const [host, facts] of Object.entries(hosts)) expect([host, facts]).toEqual([host, expected])
  expect(commented.findings).toEqual(checked.findings)
  expect(diagnostics.map(({ code, data }) => [code, data.severity, data.start, data.end])).toEqual(
    findings.map(({ rule, severity, start, end }) => [rule, severity, start, end]),
  )
})

interface FileReport {
  readonly result: unknown
  readonly findings: unknown
}

function reportOf(report: unknown): FileReport {
  const files: readonly FileReport[] = field(report, 'files')
  const [first] = files
  if (first === undefined) throw new TypeError('Expected one file.')
  return first
}

function resultOf(answer: unknown): unknown {
  return field(field(answer, 'result'), 'structuredContent')
}

function pageResult(file: VFile): unknown {
  return field(field(file.data, 'contentTrust'), 'result')
}

// biome-ignore lint/suspicious/noExplicitAny: a test reads answers freely and asserts on them
function field(value: unknown, name: string): any {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
}
