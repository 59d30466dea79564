import { join } from 'node:path'
import {
  type CodeAction,
  commands,
  type Diagnostic,
  type ExtensionContext,
  extensions,
  languages,
  Position,
  Selection,
  TabInputWebview,
  Uri,
  window,
  workspace,
} from 'vscode'
import { equal, includes, until } from './expect.ts'

/** What a check found wrong; null: nothing. */
interface Outcome {
  readonly name: string
  readonly problem: string | null
}

const id = 'content-trust.content-trust-vscode'
const sentence = 'Experts say this very unique platform will change everything for everyone.\n'

const folder = () => {
  const [first] = workspace.workspaceFolders ?? []
  if (first === undefined) throw new Error('Expected a folder.')
  return first.uri
}
const at = (name: string) => Uri.joinPath(folder(), name)
const codesOf = (uri: Uri) => languages.getDiagnostics(uri).map(codeOf)
const read = async (uri: Uri) => Buffer.from(await workspace.fs.readFile(uri)).toString('utf8')
const settings = () => workspace.getConfiguration('contentTrust')

function codeOf({ code }: Diagnostic): string {
  return String(typeof code === 'object' ? code.value : code)
}

async function open(name: string, text: string) {
  await workspace.fs.writeFile(at(name), Buffer.from(text))
  const document = await workspace.openTextDocument(at(name))
  const editor = await window.showTextDocument(document, { preview: false })
  await until(`marks of ${name}`, () => codesOf(at(name)).includes('vague-attribution'))
  return editor
}

/** Checks of the extension in a host, in their order; each leaves the settings as they were. */
const checks: Readonly<Record<string, () => Promise<void>>> = {
  'is active for Markdown, and marks a draft': async () => {
    await open('a.md', sentence)
    equal(extensions.getExtension(id)?.isActive, true)
    const marked = languages
      .getDiagnostics(at('a.md'))
      .find((each) => codeOf(each) === 'hollow-intensifier')
    equal(marked?.source, 'content-trust')
    includes(marked?.message ?? '', 'Try “unique”.')
    const target = typeof marked?.code === 'object' ? String(marked.code.target) : ''
    includes(target, 'server/rules/hollow-intensifier.md')
    equal((await read(Uri.parse(target))).includes('# hollow-intensifier'), true)
  },
  'offers the edit of a “Try …”, and to ignore and accept': async () => {
    await open('b.md', sentence)
    const actions = await commands.executeCommand<CodeAction[]>(
      'vscode.executeCodeActionProvider',
      at('b.md'),
      new Selection(0, 20, 0, 20),
    )
    const titles = actions.map(({ title }) => title)
    includes(titles, 'Replace “very unique” with “unique”')
    includes(titles, 'Ignore hollow-intensifier here')
    includes(titles, 'Ignore hollow-intensifier in content-trust.config.json')
    includes(titles, 'Accept “very unique” in content-trust.config.json')
  },
  'makes all safe edits': async () => {
    const editor = await open('c.md', sentence)
    await commands.executeCommand('contentTrust.fixAll')
    includes(editor.document.getText(), 'this unique platform')
  },
  'ignores a finding of an MDX page with a comment of MDX': async () => {
    const editor = await open('d.mdx', sentence)
    editor.selection = new Selection(0, 3, 0, 3)
    await commands.executeCommand('contentTrust.ignoreHere')
    const text = editor.document.getText()
    includes(text, '{/* content-trust-disable-next-line vague-attribution */}')
    await until('the mark to go', () => !codesOf(at('d.mdx')).includes('vague-attribution'))
  },
  'accepts words in the config file, and saves it': async () => {
    const editor = await open('e.md', sentence)
    editor.selection = new Selection(0, 20, 0, 20)
    await commands.executeCommand('contentTrust.acceptTerm')
    includes(await read(at('content-trust.config.json')), 'very unique')
    await until('the mark to go', () => !codesOf(at('e.md')).includes('hollow-intensifier'))
    includes(codesOf(at('e.md')), 'vague-attribution')
  },
  'ignores a rule in the config file': async () => {
    const editor = await open('f.md', sentence)
    const place = editor.document.positionAt(sentence.indexOf('change everything'))
    editor.selection = new Selection(place, place)
    await commands.executeCommand('contentTrust.ignoreRule')
    const config = JSON.parse(await read(at('content-trust.config.json')))
    equal(Object.keys(config.ignore_rules), ['future-claim'])
    await until('the mark to go', () => !codesOf(at('f.md')).includes('future-claim'))
  },
  'explains the rule at the cursor in a preview': async () => {
    const editor = await open('g.md', sentence)
    editor.selection = new Selection(0, 3, 0, 3)
    await commands.executeCommand('contentTrust.explainRule')
    await until('the preview', () =>
      window.tabGroups.all
        .flatMap(({ tabs }) => tabs)
        .some(
          ({ input, label }) =>
            input instanceof TabInputWebview && label.includes('vague-attribution'),
        ),
    )
  },
  'checks the workspace, open or not': async () => {
    await workspace.fs.writeFile(at('docs/closed.md'), Buffer.from(sentence))
    void commands.executeCommand('contentTrust.checkWorkspace')
    await until('marks of a closed draft', () =>
      codesOf(at('docs/closed.md')).includes('vague-attribution'),
    )
  },
  'shows findings as severely as the settings say': async () => {
    await open('h.md', sentence)
    await settings().update('diagnosticSeverity', { medium: 'none' })
    await until('the mark to go', () => !codesOf(at('h.md')).includes('vague-attribution'))
    await settings().update('diagnosticSeverity', undefined)
    await until('the mark to return', () => codesOf(at('h.md')).includes('vague-attribution'))
  },
  'stops and starts with the setting, and again on demand': async () => {
    await open('i.md', sentence)
    await settings().update('enable', false)
    await until('no marks', () => codesOf(at('i.md')).length === 0)
    await settings().update('enable', undefined)
    await until('marks', () => codesOf(at('i.md')).length > 0)
    await commands.executeCommand('contentTrust.restart')
    await until('marks again', () => codesOf(at('i.md')).length > 0)
  },
  'opens a sample that belongs to no file, and marks it': async () => {
    await commands.executeCommand('contentTrust.openSample')
    const document = window.activeTextEditor?.document
    equal(document?.isUntitled, true)
    if (document !== undefined) {
      await until('marks', () => codesOf(document.uri).includes('vague-attribution'))
      equal(document.validatePosition(new Position(0, 0)).line, 0)
    }
  },
  'runs a config that is code in a trusted workspace': async () => {
    const code =
      "import { writeFileSync } from 'node:fs'\nwriteFileSync(new URL('./proof', import.meta.url), '')\nexport default {}\n"
    await workspace.fs.writeFile(at('coded/content-trust.config.mjs'), Buffer.from(code))
    await open('coded/a.md', sentence)
    await until('the proof', async () => (await exists(at('coded/proof'))) === true)
  },
}

/** Checks of a workspace that is not trusted. */
const untrustedChecks: Readonly<Record<string, () => Promise<void>>> = {
  'marks drafts, and runs no config that is code': async () => {
    equal(workspace.isTrusted, false)
    await open('coded/a.md', sentence)
    equal(await exists(at('coded/proof')), false)
  },
}

async function exists(uri: Uri): Promise<boolean> {
  return await workspace.fs.stat(uri).then(
    () => true,
    () => false,
  )
}

/** Runs the checks that fit the workspace, and leaves what they found in it. */
export async function activate(_context: ExtensionContext): Promise<void> {
  const outcomes: Outcome[] = []
  for (const [name, check] of Object.entries(workspace.isTrusted ? checks : untrustedChecks)) {
    const problem = await check().then(
      () => null,
      (error: unknown) => (error instanceof Error ? `${error.stack}` : String(error)),
    )
    outcomes.push({ name, problem })
  }
  const path = join('..', 'outcomes.json')
  await workspace.fs.writeFile(at(path), Buffer.from(JSON.stringify(outcomes)))
}
