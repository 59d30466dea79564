import { execFileSync } from 'node:child_process'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { micromark } from 'micromark'
import { gfm, gfmHtml } from 'micromark-extension-gfm'
import { expect, it } from 'vitest'
import {
  type CodeAction,
  CodeActionRequest,
  DiagnosticRefreshRequest,
  DidCloseTextDocumentNotification,
  DocumentDiagnosticRequest,
  HoverRequest,
  MarkupContent,
  type Range,
} from 'vscode-languageserver-protocol/node'
import { TextDocument } from 'vscode-languageserver-textdocument'
import { parse } from 'yaml'
import { makeFolder } from '../cli/support/folder.ts'
import { connect, fullClient, launcher } from './support/connect.ts'

const capabilities = {
  ...fullClient,
  textDocument: { ...fullClient.textDocument, diagnostic: {} },
}
const sentence = 'Experts say this very unique platform will change everything for everyone.'
const whole: Range = {
  start: { line: 0, character: 0 },
  end: { line: 1_000_000, character: 0 },
}

type Connected = Awaited<ReturnType<typeof connect>>

async function actionsOf(server: Connected, uri: string, range: Range, only?: string[]) {
  const answer = await server.connection.sendRequest(CodeActionRequest.type, {
    textDocument: { uri },
    range,
    context: { diagnostics: [], ...(only === undefined ? {} : { only }) },
  })
  return (answer ?? []).filter((each): each is CodeAction => 'kind' in each)
}

async function marksOf(server: Connected, uri: string) {
  const textDocument = { uri }
  const report = await server.connection.sendRequest(DocumentDiagnosticRequest.type, {
    textDocument,
  })
  return report.kind === 'full' ? report.items : []
}

/** The text after an action, and the file that it edits. */
function apply(action: CodeAction, text: string, version: number | null) {
  const [change] = action.edit?.documentChanges ?? []
  if (change === undefined || !('edits' in change)) throw new TypeError('Expected text edits.')
  expect(change.textDocument.version).toBe(version)
  const document = TextDocument.create(change.textDocument.uri, '', 0, text)
  const edits = change.edits.flatMap((edit) => ('newText' in edit ? [edit] : []))
  return { text: TextDocument.applyEdits(document, edits), uri: change.textDocument.uri }
}

it('makes all edits that check --fix makes, and each of them alone', async () => {
  const server = await connect({ capabilities })
  for (const name of ['platform-launch.md', 'technology-essay.md']) {
    const path = resolve('examples/drafts', name)
    const text = await readFile(path, 'utf8')
    const args = [launcher, 'check', path, '--fix', '--stdout', '--quiet']
    const fixed = execFileSync(process.execPath, args, { encoding: 'utf8' })
    expect(fixed).not.toBe(text)
    const uri = pathToFileURL(path).href
    server.open(uri, text)
    const [all, ...none] = await actionsOf(server, uri, whole, ['source.fixAll'])
    expect(none).toEqual([])
    expect(all?.kind).toBe('source.fixAll.contentTrust')
    if (all !== undefined) expect(apply(all, text, 1).text).toBe(fixed)
    const quick = await actionsOf(server, uri, whole, ['quickfix'])
    const edits = quick.filter(({ isPreferred }) => isPreferred)
    expect(edits.length).toBeGreaterThan(0)
    for (const action of edits) {
      expect(action.title).toMatch(/^(Replace|Delete|Insert) “/)
      expect(action.diagnostics?.length).toBeGreaterThan(0)
      const { text: after } = apply(action, text, 1)
      expect(after).not.toBe(text)
    }
    // Where nothing was found there is nothing to do.
    const end = { line: text.split('\n').length, character: 0 }
    expect(await actionsOf(server, uri, { start: end, end })).toEqual([])
  }
})

it('ignores one finding here, and the page still looks as it did', async () => {
  const server = await connect({ capabilities })
  const drafts = [
    ['markdown', `${sentence}\n`],
    [
      'markdown',
      `---\ntitle: x\n---\n\n# A very unique title\n\n${sentence}\nAnd a very unique line.\n`,
    ],
    [
      'markdown',
      `- One item.\n- A very unique item\n  with experts say it.\n\n1. A very unique step.\n`,
    ],
    [
      'markdown',
      `A very unique part.  \nA very unique second line\\\nand more.\n\nA very unique part\n===\n`,
    ],
    [
      'markdown',
      `| Name | Note |\n| --- | --- |\n| a | lorem ipsum |\n| b | see [here](https://bit.ly/abc) |\n`,
    ],
    ['markdown', `A plain line.\r\nA very unique line.  \r\nMore of it.\r\n\r\nVery unique end.`],
    [
      'mdx',
      `import A from 'a'\n\nA very unique line.\nAnd a very unique second.\n\n- A very unique item.\n`,
    ],
  ] as const
  const html = (text: string) =>
    micromark(text, {
      allowDangerousHtml: true,
      extensions: [gfm()],
      htmlExtensions: [gfmHtml()],
    })
      .replaceAll(/ ?<!--.*?-->/g, '')
      .replaceAll(/\{\/\*.*?\*\/\}/g, '')
      .replaceAll(/\s+(?=<)|(?<=>)\s+/g, '')
  let ignored = 0
  for (const [index, [language, text]] of drafts.entries()) {
    const uri = `untitled:${index}`
    server.open(uri, text, language)
    const before = await marksOf(server, uri)
    expect(before.length).toBeGreaterThan(0)
    const actions = await actionsOf(server, uri, whole, ['quickfix'])
    const ignores = actions.filter(({ title }) => /^Ignore .* here$/.test(title))
    expect(ignores.length).toBeGreaterThan(0)
    for (const action of ignores) {
      ignored++
      const code = action.diagnostics?.[0]?.code
      const { text: after } = apply(action, text, 1)
      if (language === 'markdown') expect(html(after)).toBe(html(text))
      const changed = `${uri}-${ignored}`
      server.open(changed, after, language)
      const left = (await marksOf(server, changed)).map((mark) => mark.code)
      expect(left).not.toContain('unused-comment')
      const count = (codes: readonly unknown[]) => codes.filter((each) => each === code).length
      expect(count(left), after).toBeLessThan(count(before.map((mark) => mark.code)))
    }
  }
  expect(ignored).toBeGreaterThan(10)
  server.open('untitled:plain', sentence, 'plaintext')
  const plain = await actionsOf(server, 'untitled:plain', whole)
  expect(plain.filter(({ title }) => title.startsWith('Ignore'))).toEqual([])
})

it('ignores a rule in the config beside the draft, and changes nothing else of it', async () => {
  const forms: readonly (readonly [name: string, config: string])[] = [
    ['content-trust.config.json', '{}'],
    ['content-trust.config.json', '{\n  "fail_on": "none"\n}\n'],
    ['content-trust.config.json', '{ "ignore_rules": ["future-claim"] }'],
    [
      'content-trust.config.json',
      '{\r\n\t"domain": "a \\"ignore_rules\\": {",\r\n\t"overrides": [{ "files": ["x"], "ignore_rules": [] }],\r\n\t"ignore_rules": {\r\n\t\t"future-claim": "why"\r\n\t}\r\n}',
    ],
    ['content-trust.config.yml', '# Ours.\nfail_on: none # for now\n'],
    ['content-trust.config.yaml', 'ignore_rules:\n  - future-claim # agreed\nfail_on: none\n'],
    ['package.json', '{\n  "name": "x",\n  "contentTrust": { "fail_on": "none" }\n}\n'],
  ]
  const server = await connect({ capabilities })
  for (const [name, config] of forms) {
    const folder = await makeFolder({ [name]: config })
    const uri = pathToFileURL(join(folder, 'a.md')).href
    server.open(uri, sentence)
    const title = `Ignore vague-attribution in ${name}`
    const action = (await actionsOf(server, uri, whole)).find((each) => each.title === title)
    if (action === undefined) throw new TypeError(`Expected “${title}”.`)
    const edited = apply(action, config, null)
    expect(fileURLToPath(edited.uri)).toBe(join(folder, name))
    const value = parse(edited.text)
    const { ignore_rules: rules } = value.contentTrust ?? value
    expect(Array.isArray(rules) ? rules : Object.keys(rules)).toContain('vague-attribution')
    expect(edited.text.length - config.length).toBeLessThan(90)
    // The edit inserts, and leaves every character of the file as it was.
    const [change] = action.edit?.documentChanges ?? []
    const ranges = change !== undefined && 'edits' in change ? change.edits : []
    for (const edit of ranges) expect('range' in edit && edit.range.end).toEqual(edit.range.start)
  }
})

it('says why a rule cannot be ignored in a config that is code', async () => {
  const folder = await makeFolder({ 'content-trust.config.mjs': 'export default {}\n' })
  const uri = pathToFileURL(join(folder, 'a.md')).href
  const configActions = async (server: Connected, draft: string) => {
    server.open(draft, sentence)
    const actions = await actionsOf(server, draft, whole)
    return actions.filter(({ title }) => / in content-trust\.config\.mjs$/.test(title))
  }
  const server = await connect({ capabilities })
  const [action] = await configActions(server, uri)
  expect(action).toMatchObject({
    title: 'Ignore vague-attribution in content-trust.config.mjs',
    disabled: {
      reason:
        'content-trust.config.mjs is code; add `vague-attribution` to its `ignore_rules` yourself.',
    },
  })
  expect(action?.edit).toBeUndefined()
  expect(await configActions(server, 'untitled:a')).toEqual([])
  // A client that does not know disabled actions would offer one that does nothing.
  const { disabledSupport: _, ...codeAction } = capabilities.textDocument.codeAction ?? {}
  const textDocument = { ...capabilities.textDocument, codeAction }
  const older = await connect({ capabilities: { ...capabilities, textDocument } })
  expect(await configActions(older, uri)).toEqual([])
})

it('edits a config as it is in the editor, and scores drafts with it before it is saved', async () => {
  const folder = await makeFolder({ 'content-trust.config.json': '{"fail_on":"none"}' })
  const server = await connect({ capabilities, options: { delay_ms: 0 } })
  const draft = pathToFileURL(join(folder, 'a.md')).href
  const config = pathToFileURL(join(folder, 'content-trust.config.json')).href
  const refreshed = () =>
    new Promise<void>((resolveRefresh) => {
      server.connection.onRequest(DiagnosticRefreshRequest.type, () => resolveRefresh())
    })
  const codes = async () => (await marksOf(server, draft)).map(({ code }) => code)
  server.open(draft, sentence)
  expect(await codes()).toContain('vague-attribution')

  const unsaved = '{\n  "domain": "tea",\n  "ignore_rules": ["vague-attribution"]\n}\n'
  let refresh = refreshed()
  server.open(config, unsaved, 'json')
  await refresh
  expect(await codes()).not.toContain('vague-attribution')
  const title = 'Ignore future-claim in content-trust.config.json'
  const action = (await actionsOf(server, draft, whole)).find((each) => each.title === title)
  if (action === undefined) throw new TypeError(`Expected “${title}”.`)
  expect(JSON.parse(apply(action, unsaved, null).text)).toEqual({
    domain: 'tea',
    ignore_rules: ['vague-attribution', 'future-claim'],
  })

  // Half a config is no reason for a message while it is being typed; the draft says that it is not checked.
  refresh = refreshed()
  server.change(config, 2, [{ text: '{ "ignore_rules": [' }])
  await refresh
  expect(await codes()).toEqual(['not-checked'])
  expect(server.messages).toEqual([])

  refresh = refreshed()
  const textDocument = { uri: config }
  void server.connection.sendNotification(DidCloseTextDocumentNotification.type, { textDocument })
  await refresh
  expect(await codes()).toContain('vague-attribution')
})

it('an ignore file counts as it is in the editor', async () => {
  const folder = await makeFolder({ 'b.md': sentence })
  const server = await connect({ capabilities, folder, options: { delay_ms: 0 } })
  const draft = pathToFileURL(join(folder, 'a.md')).href
  server.open(draft, sentence)
  expect(await marksOf(server, draft)).not.toEqual([])
  const refresh = new Promise<void>((resolveRefresh) => {
    server.connection.onRequest(DiagnosticRefreshRequest.type, () => resolveRefresh())
  })
  const file = pathToFileURL(join(folder, '.content-trust-ignore')).href
  server.open(file, 'a.md\n', 'plaintext')
  await refresh
  expect(await marksOf(server, draft)).toEqual([])
})

it('explains what is at a place, and how the draft scored on its first line', async () => {
  const server = await connect({ capabilities })
  const uri = 'untitled:a'
  server.open(uri, `# A title\n\n${sentence} <script>\n`)
  const hover = async (of: Connected, line: number, character: number) => {
    const position = { line, character }
    const answer = await of.connection.sendRequest(HoverRequest.type, {
      textDocument: { uri },
      position,
    })
    return MarkupContent.is(answer?.contents) ? { ...answer.contents, range: answer.range } : null
  }
  const found = await hover(server, 2, 20)
  expect(found?.kind).toBe('markdown')
  expect(found?.value).toContain('**generic phrasing, low**')
  expect(found?.value).toContain('“very unique” says no more than “unique”')
  expect(found?.value).toContain('Try “unique”.')
  expect(found?.value).toMatch(/\[hollow-intensifier\]\(file:.*hollow-intensifier\.md\)/)
  expect(found?.range).toEqual({
    start: { line: 2, character: 17 },
    end: { line: 2, character: 28 },
  })
  expect(await hover(server, 2, 78)).toBeNull()
  const first = await hover(server, 0, 3)
  expect(first?.value).toMatch(/specificity risk 0\.\d\d/)
  expect(first?.value).toMatch(/texture risk 0\.\d\d/)
  expect(first?.value).toContain('Confidence low')

  const plain = await connect({ capabilities: {} })
  plain.open(uri, `${sentence}\n`)
  const bare = await hover(plain, 0, 20)
  expect(bare?.kind).toBe('plaintext')
  expect(bare?.value).toContain('“very unique” says no more than “unique”.')
  expect(bare?.value).not.toContain('**')
})

it('offers an edit for every finding that says “Try …”, the safe ones first', async () => {
  // A house that replaces a number: the message says so, and `--fix` does not do it.
  const options = { reject: { '40 hours': 'two days', utilise: 'use' } }
  const server = await connect({ capabilities, options })
  const folder = resolve('examples/drafts')
  const drafts = (await readdir(folder)).filter((name) => name.endsWith('.md'))
  let offered = 0
  let risky = 0
  const texts = await Promise.all(drafts.map((name) => readFile(join(folder, name), 'utf8')))
  texts.push('The pump ran for 40 hours, and we utilise it in a very unique way.\n')
  for (const [index, text] of texts.entries()) {
    const uri = `untitled:try-${index}`
    server.open(uri, text)
    const marks = await marksOf(server, uri)
    const proposing = marks.filter(({ message }) =>
      / (?:Try “.*”|Delete it)\.$/s.test(String(message)),
    )
    for (const mark of proposing) {
      const actions = await actionsOf(server, uri, mark.range, ['quickfix'])
      const edits = actions.filter(({ title }) => /^(?:Replace|Delete|Insert) “/.test(title))
      const mine = edits.filter(({ diagnostics }) =>
        diagnostics?.some(
          ({ code, range }) => code === mark.code && range.start.line === mark.range.start.line,
        ),
      )
      expect(mine.length, `${mark.message} ${JSON.stringify(mark.range)}`).toBeGreaterThan(0)
      for (const action of mine) expect(apply(action, text, 1).text).not.toBe(text)
      offered++
      const unsafe = mine.filter(({ isPreferred }) => !isPreferred)
      for (const { title } of unsafe) expect(title).toMatch(/ \(read it again(?:: .+)?\)$/)
      risky += unsafe.length
    }
  }
  expect(offered).toBeGreaterThan(10)
  expect(risky).toBeGreaterThan(0)
})

it('switches a rule off in the config that init writes, and check obeys it', async () => {
  const folder = await makeFolder({ 'a.md': sentence })
  execFileSync(process.execPath, [launcher, 'init'], { cwd: folder })
  const path = join(folder, 'content-trust.config.json')
  const config = await readFile(path, 'utf8')
  const server = await connect({ capabilities, folder })
  const uri = pathToFileURL(join(folder, 'a.md')).href
  server.open(uri, sentence)
  const actions = await actionsOf(server, uri, whole, ['quickfix.contentTrust.ignoreRule'])
  const title = 'Ignore vague-attribution in content-trust.config.json'
  const action = actions.find((each) => each.title === title)
  if (action === undefined) throw new TypeError(`Expected “${title}”.`)
  const { text } = apply(action, config, null)
  expect(JSON.parse(text)).toMatchObject({
    ...JSON.parse(config),
    ignore_rules: { 'vague-attribution': 'ignored from the editor' },
  })
  await writeFile(path, text)
  const args = [launcher, 'check', 'a.md', '-f', 'json']
  const report = execFileSync(process.execPath, args, { cwd: folder, encoding: 'utf8' })
  const [file] = JSON.parse(report).files
  const rules = file.findings.map(({ rule }: { rule: string }) => rule)
  expect(rules).toContain('hollow-intensifier')
  expect(rules).not.toContain('vague-attribution')
})

it('makes the config of init where there is none, in the folder of the editor', async () => {
  const folder = await makeFolder({ 'docs/a.md': sentence })
  const creating = {
    ...capabilities,
    workspace: {
      ...capabilities.workspace,
      workspaceEdit: { documentChanges: true, resourceOperations: ['create' as const] },
    },
  }
  const server = await connect({ capabilities: creating, folder })
  const uri = pathToFileURL(join(folder, 'docs/a.md')).href
  server.open(uri, sentence)
  const [action] = await actionsOf(server, uri, whole, ['quickfix.contentTrust.ignoreRule'])
  expect(action?.title).toMatch(/^Ignore .* in a new content-trust\.config\.json$/)
  const [create, change] = action?.edit?.documentChanges ?? []
  const config = pathToFileURL(join(folder, 'content-trust.config.json')).href
  expect(create).toMatchObject({ kind: 'create', uri: config })
  if (change === undefined || !('edits' in change)) throw new TypeError('Expected text edits.')
  const [edit] = change.edits
  const text = edit !== undefined && 'newText' in edit ? edit.newText : ''
  execFileSync(process.execPath, [launcher, 'init'], { cwd: folder })
  const written = JSON.parse(await readFile(join(folder, 'content-trust.config.json'), 'utf8'))
  const { ignore_rules: ignored, ...rest } = JSON.parse(text)
  expect(rest).toEqual(written)
  expect(Object.keys(ignored)).toHaveLength(1)
  // A client that cannot make files, and a draft outside of its folders, are offered nothing.
  const other = await makeFolder({ 'a.md': sentence })
  const outside = pathToFileURL(join(other, 'a.md')).href
  server.open(outside, sentence)
  expect(await actionsOf(server, outside, whole, ['quickfix.contentTrust.ignoreRule'])).toEqual([])
})

it('accepts the words of a finding in the config, and the finding goes', async () => {
  for (const [name, config] of [
    ['content-trust.config.json', '{ "fail_on": "none" }'],
    ['content-trust.config.yml', 'fail_on: none\n'],
  ] as const) {
    const folder = await makeFolder({ [name]: config })
    const server = await connect({ capabilities, folder })
    const uri = pathToFileURL(join(folder, 'a.md')).href
    server.open(uri, sentence)
    const actions = await actionsOf(server, uri, whole, ['quickfix.contentTrust.accept'])
    const title = `Accept “very unique” in ${name}`
    const action = actions.find((each) => each.title === title)
    if (action === undefined) throw new TypeError(`Expected “${title}”.`)
    const { text } = apply(action, config, null)
    expect(parse(text)).toEqual({ fail_on: 'none', accept: ['very unique'] })
    await writeFile(join(folder, name), text)
    const after = await connect({ capabilities, folder })
    after.open(uri, sentence)
    const codes = (await marksOf(after, uri)).map(({ code }) => code)
    expect(codes).toContain('vague-attribution')
    expect(codes).not.toContain('hollow-intensifier')
  }
})
