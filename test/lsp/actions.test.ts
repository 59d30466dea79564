import { execFileSync } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { micromark } from 'micromark'
import { gfm, gfmHtml } from 'micromark-extension-gfm'
import { expect, it } from 'vitest'
import {
  type CodeAction,
  CodeActionRequest,
  DocumentDiagnosticRequest,
  HoverRequest,
  MarkupContent,
  type Range,
} from 'vscode-languageserver-protocol/node'
import { TextDocument } from 'vscode-languageserver-textdocument'
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

it('switches a rule off in the config beside the draft, and changes nothing else of it', async () => {
  const forms: readonly (readonly [string, string, unknown])[] = [
    ['content-trust.config.json', '{}', {}],
    ['content-trust.config.json', '{\n  "fail_on": "none"\n}\n', { fail_on: 'none' }],
    ['content-trust.config.json', '{ "ignore_rules": ["future-claim"] }', null],
    [
      'content-trust.config.json',
      '{\r\n\t"domain": "a \\"ignore_rules\\": {",\r\n\t"overrides": [{ "files": ["x"], "ignore_rules": [] }],\r\n\t"ignore_rules": {\r\n\t\t"future-claim": "why"\r\n\t}\r\n}',
      null,
    ],
    ['package.json', '{\n  "name": "x",\n  "contentTrust": { "fail_on": "none" }\n}\n', null],
  ]
  const server = await connect({ capabilities })
  for (const [name, config] of forms) {
    const folder = await makeFolder({ [name]: config })
    const uri = pathToFileURL(join(folder, 'a.md')).href
    server.open(uri, sentence)
    const title = `Switch vague-attribution off in ${name}`
    const action = (await actionsOf(server, uri, whole)).find((each) => each.title === title)
    if (action === undefined) throw new TypeError(`Expected “${title}”.`)
    const edited = apply(action, config, null)
    expect(fileURLToPath(edited.uri)).toBe(join(folder, name))
    const value = JSON.parse(edited.text)
    const { ignore_rules: rules } = value.contentTrust ?? value
    expect(Array.isArray(rules) ? rules : Object.keys(rules)).toContain('vague-attribution')
    // Without what was put in, the file is what it was.
    expect(edited.text.length - config.length).toBeLessThan(90)
  }
  const folder = await makeFolder({ 'content-trust.config.mjs': 'export default {}\n' })
  for (const uri of [pathToFileURL(join(folder, 'a.md')).href, 'untitled:a']) {
    server.open(uri, sentence)
    const titles = (await actionsOf(server, uri, whole)).map((each) => each.title)
    expect(titles.filter((each) => each.startsWith('Switch'))).toEqual([])
  }
})

it('explains what stands at a place, and how the draft scored on its first line', async () => {
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
