import { readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { evidenceGroups, groupOf } from '@content-trust/design/evidence-groups'
import { evidenceTypeSchema, textScoreNameSchema } from '@content-trust/engine/schema'
import { expect, it } from 'vitest'
import { DiagnosticSeverity, DocumentDiagnosticRequest } from 'vscode-languageserver-protocol/node'
import * as z from 'zod'
import { makeFolder } from '../cli/support/folder.ts'
import { connect, fullClient, type Server } from './support/connect.ts'

const sentence = 'Experts say this very unique platform will change everything for everyone.'
const position = z.object({ line: z.int(), character: z.int() })
/** What the page for authors of clients promises. */
const statusSchema = z.discriminatedUnion('state', [
  z.strictObject({ uri: z.string(), version: z.int(), state: z.literal('ignored') }),
  z.strictObject({
    uri: z.string(),
    version: z.int(),
    state: z.literal('not_checked'),
    problem: z.string(),
  }),
  z.strictObject({
    uri: z.string(),
    version: z.int(),
    state: z.literal('scored'),
    decision: z.strictObject({
      action: z.enum(['allow', 'revise', 'human_review', 'reject']).nullable(),
      label: z.string(),
      text: z.string(),
      meaning: z.string(),
    }),
    gate_failed: z.boolean(),
    confidence: z.strictObject({ level: z.string(), meaning: z.string() }),
    scores: z.array(
      z.strictObject({
        name: z.string(),
        label: z.string(),
        text: z.string(),
        value: z.number().nullable(),
        meaning: z.string(),
      }),
    ),
    findings: z.int(),
    marks: z.array(
      z.strictObject({
        range: z.object({ start: position, end: position }),
        group: z.enum(evidenceGroups),
        severity: z.enum(['low', 'medium', 'high']),
        rule: z.string(),
      }),
    ),
  }),
])

const follower = { ...fullClient, experimental: { contentTrust: { status: true } } }

async function statusOf({ connection }: Pick<Server, 'connection'>, uri: string) {
  const answer: unknown = await connection.sendRequest('contentTrust/draftStatus', {
    textDocument: { uri },
  })
  return answer === null ? null : statusSchema.parse(answer)
}

it('says how a draft stands, with the groups that its marks are drawn in', async () => {
  const server = await connect({ capabilities: fullClient })
  expect(server.opened.capabilities.experimental).toMatchObject({
    contentTrust: { status: true, groups: evidenceGroups.map((id) => ({ id })) },
  })
  const path = resolve('examples/drafts/platform-launch.md')
  const uri = pathToFileURL(path).href
  server.open(uri, await readFile(path, 'utf8'))
  const status = await statusOf(server, uri)
  if (status?.state !== 'scored') throw new TypeError('Expected scores.')
  expect(status.decision).toMatchObject({ action: 'human_review', label: 'human review' })
  expect(status.scores.map(({ name }) => name)).toEqual(textScoreNameSchema.options)
  const { diagnostics } = await server.publication((sent) => sent.uri === uri)
  const typed = diagnostics.flatMap(({ data, range, code }) => {
    const type = evidenceTypeSchema.safeParse(Reflect.get(Object(data), 'type')).data
    return type === undefined || Reflect.get(Object(data), 'start') === null
      ? []
      : [{ range, group: groupOf(type), rule: code }]
  })
  expect(status.marks.map(({ range, group, rule }) => ({ range, group, rule }))).toEqual(typed)
  expect(new Set(typed.map(({ group }) => group)).size).toBeGreaterThan(1)
  expect(await statusOf(server, 'file:///not/open.md')).toBeNull()
})

it('tells a client that asks for it after each check, and no other', async () => {
  const told: unknown[] = []
  const server = await connect({ capabilities: follower, options: { delay_ms: 0 } })
  server.connection.onNotification('contentTrust/didCheckDraft', (status) => {
    told.push(status)
  })
  const uri = 'untitled:a'
  server.open(uri, sentence)
  await server.publication(() => true)
  server.change(uri, 2, [{ text: 'Short.' }])
  await server.publication(({ version }) => version === 2)
  const statuses = told.map((each) => statusSchema.parse(each))
  expect(statuses.map(({ version }) => version)).toEqual([1, 2])
  expect(statuses[1]).toMatchObject({ decision: { action: null, label: 'cannot judge' } })

  const other = await connect({ capabilities: fullClient })
  other.connection.onNotification('contentTrust/didCheckDraft', () => {
    told.push('unasked')
  })
  other.open(uri, sentence)
  await other.publication(() => true)
  expect(told).not.toContain('unasked')
})

it('says that a draft is ignored, and why one is not checked', async () => {
  const folder = await makeFolder({
    '.content-trust-ignore': 'old/\n',
    'broken/content-trust.config.json': '{',
  })
  const server = await connect({ capabilities: follower, folder })
  const at = (name: string) => pathToFileURL(join(folder, name)).href
  server.open(at('old/a.md'), sentence)
  expect(await statusOf(server, at('old/a.md'))).toMatchObject({ state: 'ignored' })
  server.open(at('broken/a.md'), sentence)
  expect(await statusOf(server, at('broken/a.md'))).toMatchObject({
    state: 'not_checked',
    problem: expect.stringContaining('content-trust.config.json'),
  })
})

it('marks findings as severely as the editor asks', async () => {
  const pulling = {
    ...fullClient,
    textDocument: { ...fullClient.textDocument, diagnostic: {} },
  }
  const marks = async (levels: unknown) => {
    const options = { diagnostic_severity: levels }
    const server = await connect({ capabilities: pulling, options })
    server.open('untitled:a', sentence)
    const report = await server.connection.sendRequest(DocumentDiagnosticRequest.type, {
      textDocument: { uri: 'untitled:a' },
    })
    return report.kind === 'full' ? report.items : []
  }
  const usual = await marks({})
  const severityOf = (items: typeof usual, rule: string) =>
    items.find(({ code }) => code === rule)?.severity
  expect(severityOf(usual, 'hollow-intensifier')).toBe(DiagnosticSeverity.Information)
  expect(severityOf(usual, 'vague-attribution')).toBe(DiagnosticSeverity.Warning)
  const quiet = await marks({ medium: 'hint', low: 'none' })
  expect(severityOf(quiet, 'vague-attribution')).toBe(DiagnosticSeverity.Hint)
  expect(severityOf(quiet, 'hollow-intensifier')).toBeUndefined()
})

it.each([
  ['as it was asked', { run_config_code: false }],
  ['in camelCase', { runConfigCode: false }],
  ['in a section that is otherwise wrong', { run_config_code: false, no_such_key: 1 }],
  [
    'in a section that names a rule of the config',
    { run_config_code: false, ignore_rules: ['x-y'] },
  ],
])('runs no config code %s', async (_name, options) => {
  const folder = await makeFolder({})
  const proof = join(folder, 'proof')
  const code = `import { writeFileSync } from 'node:fs'\nwriteFileSync(${JSON.stringify(proof)}, '')\nexport default {}\n`
  await writeFile(join(folder, 'content-trust.config.mjs'), code)
  const uri = pathToFileURL(join(folder, 'a.md')).href
  const ran = async (given: object) => {
    const server = await connect({ capabilities: fullClient, folder, options: given })
    server.open(uri, sentence)
    expect((await server.publication(() => true)).diagnostics).not.toEqual([])
    return await readFile(proof).then(
      () => true,
      () => false,
    )
  }
  expect(await ran(options)).toBe(false)
  expect(await ran({})).toBe(true)
})
