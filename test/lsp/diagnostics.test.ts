import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { analyzeText } from '@content-trust/engine'
import { expect, it } from 'vitest'
import {
  ConfigurationRequest,
  DiagnosticRefreshRequest,
  DiagnosticSeverity,
  DidChangeConfigurationNotification,
  DidChangeWatchedFilesNotification,
  DidCloseTextDocumentNotification,
  DocumentDiagnosticRequest,
  FileChangeType,
  RegistrationRequest,
} from 'vscode-languageserver-protocol/node'
import { TextDocument } from 'vscode-languageserver-textdocument'
import { makeFolder } from '../cli/support/folder.ts'
import { connect, fullClient } from './support/connect.ts'

const sentence = 'Experts say this very unique platform will change everything for everyone.'
const address = (folder: string, name: string) => pathToFileURL(join(folder, name)).href

it('marks what check finds, with the severities of SARIF and the page about each rule', async () => {
  const server = await connect({ capabilities: fullClient })
  const uri = 'untitled:Untitled-1'
  const text = `# Post\r\n\r\nA 😀 plain line.\r\n${sentence}\r\n`
  server.open(uri, text)
  const { diagnostics, version } = await server.publication((sent) => sent.uri === uri)
  expect(version).toBe(1)
  const { evidence } = analyzeText({ source: text, syntax: 'markdown' })
  const severities = {
    high: DiagnosticSeverity.Error,
    medium: DiagnosticSeverity.Warning,
    low: DiagnosticSeverity.Information,
  }
  const document = TextDocument.create(uri, 'markdown', 1, text)
  const placed = evidence
    .filter(({ start }) => start !== undefined)
    .toSorted((a, b) => (a.start ?? 0) - (b.start ?? 0))
  const marks = diagnostics.filter(({ data }) => data.start !== null)
  expect(placed.length).toBeGreaterThan(2)
  expect(
    marks.map(({ range, severity, code, source }) => [
      document.getText(range),
      severity,
      code,
      source,
    ]),
  ).toEqual(
    placed.map(({ span, severity, rule }) => [span, severities[severity], rule, 'content-trust']),
  )
  for (const { code, codeDescription, message } of marks) {
    expect(codeDescription?.href).toMatch(new RegExp(`^file:.*/rules/${code}\\.md$`))
    expect(message).toMatch(/.{20}/)
  }
  void server.connection.sendNotification(DidCloseTextDocumentNotification.type, {
    textDocument: { uri },
  })
  expect((await server.publication((sent) => sent.uri === uri)).diagnostics).toEqual([])
  expect(await server.close()).toBe(0)
})

it('counts columns as a client does that knows UTF-8 or UTF-32 alone', async () => {
  const text = `Für 😀 ${sentence}\n`
  const start = text.indexOf('very unique')
  for (const [encoding, character] of [
    ['utf-8', Buffer.byteLength(text.slice(0, start))],
    ['utf-32', [...text.slice(0, start)].length],
  ] as const) {
    const server = await connect({
      capabilities: { general: { positionEncodings: [encoding] } },
    })
    expect(server.opened.capabilities.positionEncoding).toBe(encoding)
    server.open('untitled:a', text)
    const { diagnostics } = await server.publication(() => true)
    const mark = diagnostics.find(({ code }) => code === 'hollow-intensifier')
    expect(mark?.range).toEqual({
      start: { line: 0, character },
      end: { line: 0, character: character + 'very unique'.length },
    })
    // An edit is counted so, too: the emoji goes.
    const at = encoding === 'utf-8' ? 5 : 4
    const width = encoding === 'utf-8' ? 4 : 1
    server.change('untitled:a', 2, [
      {
        range: { start: { line: 0, character: at }, end: { line: 0, character: at + width } },
        text: '',
      },
    ])
    const after = await server.publication(({ version }) => version === 2)
    const moved = after.diagnostics.find(({ code }) => code === 'hollow-intensifier')
    expect(moved?.range.start.character).toBe(character - width)
  }
})

it('reads MDX and plain text as such, and leaves other languages and ignored files alone', async () => {
  const folder = await makeFolder({
    '.content-trust-ignore': 'skipped.md\n',
    'content-trust.config.json': '{ "ignore_files": ["old/"], "ignore_rules": ["future-claim"] }',
  })
  const server = await connect({ folder, capabilities: fullClient })
  const codesOf = async (uri: string, text: string, languageId: string) => {
    server.open(uri, text, languageId)
    const { diagnostics } = await server.publication((sent) => sent.uri === uri)
    return diagnostics.map(({ code }) => code)
  }
  const component = `export const a = 'very unique'\n\n<Box title="very unique">\n\n${sentence}\n\n</Box>\n`
  const mdx = await codesOf(address(folder, 'page.mdx'), component, 'mdx')
  expect(mdx.filter((code) => code === 'hollow-intensifier')).toHaveLength(1)
  expect(mdx).not.toContain('future-claim')
  const untitled = await codesOf('untitled:b', component, 'mdx')
  expect(untitled.filter((code) => code === 'hollow-intensifier')).toHaveLength(1)
  expect(untitled).toContain('future-claim')
  const code = `\`very unique\`\n`
  expect(await codesOf(address(folder, 'note.txt'), code, 'plaintext')).toContain(
    'hollow-intensifier',
  )
  expect(await codesOf(address(folder, 'note.md'), code, 'markdown')).not.toContain(
    'hollow-intensifier',
  )
  expect(await codesOf(address(folder, 'skipped.md'), sentence, 'markdown')).toEqual([])
  expect(await codesOf(address(folder, 'old/a.md'), sentence, 'markdown')).toEqual([])
  expect(await codesOf(address(folder, 'app.js'), `// ${sentence}`, 'javascript')).toEqual([])
  expect(await codesOf(address(folder, 'Makefile'), sentence, 'plaintext')).toEqual([])
  expect(
    await codesOf(
      address(folder, 'off.md'),
      `---\ncontentTrust: false\n---\n${sentence}`,
      'markdown',
    ),
  ).toEqual([])
})

it('says where a draft cannot be checked, and what is wrong with its front matter', async () => {
  const folder = await makeFolder({ 'content-trust.config.json': '{ "failOn": "high" }' })
  const server = await connect({ folder })
  const broken = '---\ntitle: x\ncontentTrust: [\n---\n\nText.\n'
  server.open('untitled:a', broken)
  const front = await server.publication(({ uri }) => uri === 'untitled:a')
  expect(front.diagnostics).toMatchObject([
    {
      code: 'front-matter',
      severity: DiagnosticSeverity.Warning,
      range: { start: { line: 2 } },
    },
  ])
  expect(front.diagnostics[0]?.message).toContain('not valid YAML')
  server.open('untitled:b', 'text\0text')
  const binary = await server.publication(({ uri }) => uri === 'untitled:b')
  expect(binary.diagnostics[0]?.message).toContain('a binary file')
  for (const name of ['a.md', 'b.md']) {
    server.open(address(folder, name), sentence)
    const config = await server.publication(({ uri }) => uri === address(folder, name))
    expect(config.diagnostics[0]?.message).toContain('Did you mean `fail_on`?')
  }
  // Once, not for each draft.
  expect(server.messages).toHaveLength(1)
  expect(server.messages[0]).toContain('content-trust.config.json: Unknown key `failOn`.')
})

it('follows changes of config files, and marks the gate', async () => {
  const folder = await makeFolder({
    'content-trust.config.mjs': 'export default { ignore_rules: ["vague-attribution"] }\n',
  })
  const server = await connect({ folder, capabilities: fullClient })
  const registered = new Promise<readonly { method: string }[]>((resolve) => {
    server.connection.onRequest(RegistrationRequest.type, ({ registrations }) => {
      resolve(registrations)
    })
  })
  expect((await registered).map(({ method }) => method)).toEqual([
    'workspace/didChangeConfiguration',
    'workspace/didChangeWatchedFiles',
  ])
  const uri = address(folder, 'post.md')
  server.open(uri, sentence)
  const before = await server.publication(() => true)
  expect(before.diagnostics.map(({ code }) => code)).not.toContain('vague-attribution')
  const config = join(folder, 'content-trust.config.mjs')
  await writeFile(config, 'export default { fail_on: "medium", ignore_rules: ["future-claim"] }\n')
  void server.connection.sendNotification(DidChangeWatchedFilesNotification.type, {
    changes: [{ uri: pathToFileURL(config).href, type: FileChangeType.Changed }],
  })
  const after = await server.publication(() => true)
  const codes = after.diagnostics.map(({ code }) => code)
  expect(codes).toContain('vague-attribution')
  expect(codes).not.toContain('future-claim')
  expect(codes).not.toContain('decision')
  const launch = await readFile('examples/drafts/platform-launch.md', 'utf8')
  server.open(address(folder, 'launch.md'), launch)
  const failing = await server.publication(({ diagnostics }) => diagnostics.length > 0)
  expect(failing.diagnostics[0]).toMatchObject({ code: 'decision', range: { start: { line: 0 } } })
  expect(failing.diagnostics[0]?.message).toContain('(the gate is medium)')
})

it('a client that asks for diagnostics gets them when it asks', async () => {
  const server = await connect({
    capabilities: {
      ...fullClient,
      textDocument: { ...fullClient.textDocument, diagnostic: {} },
    },
  })
  expect(server.opened.capabilities.diagnosticProvider).toMatchObject({
    interFileDependencies: false,
    workspaceDiagnostics: false,
  })
  let level: unknown = null
  server.connection.onRequest(ConfigurationRequest.type, () => [level])
  const refreshed = new Promise<void>((resolve) => {
    server.connection.onRequest(DiagnosticRefreshRequest.type, () => resolve())
  })
  const textDocument = { uri: 'untitled:a' }
  const pull = (previousResultId?: string) =>
    server.connection.sendRequest(DocumentDiagnosticRequest.type, {
      textDocument,
      ...(previousResultId === undefined ? {} : { previousResultId }),
    })
  server.open(textDocument.uri, sentence)
  const first = await pull()
  if (first.kind !== 'full') throw new TypeError('Expected a full report.')
  expect(first.items.map(({ code }) => code)).toContain('vague-attribution')
  expect(await pull(first.resultId)).toEqual({ kind: 'unchanged', resultId: first.resultId })
  level = { ignore_rules: ['vague-attribution'] }
  void server.connection.sendNotification(DidChangeConfigurationNotification.type, { settings: {} })
  await refreshed
  const second = await pull(first.resultId)
  if (second.kind !== 'full') throw new TypeError('Expected a full report.')
  expect(second.items.map(({ code }) => code)).not.toContain('vague-attribution')
  expect(await server.close()).toBe(0)
  expect(server.published).toEqual([])
})

it('reads the settings of the editor, and names what is wrong with them', async () => {
  const given = await connect({ options: { ignore_rules: ['vague-attribution'], delay_ms: 0 } })
  given.open('untitled:a', sentence)
  const { diagnostics } = await given.publication(() => true)
  expect(diagnostics.map(({ code }) => code)).not.toContain('vague-attribution')
  void given.connection.sendNotification(DidChangeConfigurationNotification.type, {
    settings: { contentTrust: { max_findings: 1, domain: null } },
  })
  expect((await given.publication(() => true)).diagnostics).toHaveLength(1)

  const camel = await connect({ options: { ignoreRules: ['vague-attribution'] } })
  camel.open('untitled:a', sentence)
  const unignored = (await camel.publication(() => true)).diagnostics.map(({ code }) => code)
  expect(unignored).not.toContain('vague-attribution')
  expect(unignored).toContain('future-claim')
  expect(camel.messages).toEqual([])

  const wrong = await connect({ options: { intended_uses: 'cite' } })
  wrong.open('untitled:a', sentence)
  expect((await wrong.publication(() => true)).diagnostics).not.toEqual([])
  expect(wrong.messages).toEqual([
    'Content Trust: the editor settings `contentTrust` are not used: Unknown key `intended_uses`. Did you mean `intended_use`?',
  ])
})

it('a config file wins over the settings of the editor, as it does in CI', async () => {
  const folder = await makeFolder({
    'content-trust.config.json': '{ "ignore_rules": { "vague-attribution": false } }',
  })
  const options = { ignore_rules: ['vague-attribution', 'future-claim'] }
  const server = await connect({ folder, options })
  server.open(address(folder, 'a.md'), sentence)
  const codes = (await server.publication(() => true)).diagnostics.map(({ code }) => code)
  expect(codes).toContain('vague-attribution')
  expect(codes).not.toContain('future-claim')
})

it('takes an own rule of the folder in the settings of the editor', async () => {
  const rule = {
    id: 'house-kettle',
    type: 'generic_phrasing',
    severity: 'low',
    phrases: ['kettle'],
    message: 'We say boiler.',
    fix: 'Write boiler.',
    examples: { matches: ['A kettle.'], passes: ['A boiler.'] },
  }
  const folder = await makeFolder({
    'content-trust.config.json': JSON.stringify({ rules: [rule] }),
  })
  const server = await connect({
    folder,
    options: { severity: { 'house-kettle': 'high' } },
  })
  server.open(address(folder, 'a.md'), 'The kettle is warm.')
  const { diagnostics } = await server.publication(({ uri }) => uri.endsWith('a.md'))
  expect(diagnostics).toMatchObject([{ code: 'house-kettle', severity: DiagnosticSeverity.Error }])
  expect(server.messages).toEqual([])
})
