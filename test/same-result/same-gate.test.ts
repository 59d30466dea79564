import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import * as engine from '@content-trust/engine'
import type { SettingsLayer } from '@content-trust/workspace'
import remarkContentTrust from 'remark-content-trust'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { VFile } from 'vfile'
import { expect, it } from 'vitest'
import { runTask } from '../../apps/desktop/src/worker/run-task.ts'
import { makeRepository } from '../action/support/repository.ts'
import { runOn } from '../action/support/with-server.ts'
import { run } from '../cli/support/fake-host.ts'
import { connect } from '../lsp/support/connect.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

const name = 'kettle.md'
const source =
  '# Kettle\n\nExperts say that the kettle is popular.\n\nThe lid of this kettle is very unique.\n'

/** What a host says of the gate and of its findings. */
interface Said {
  readonly failedBy: string | null
  /** Severity by rule. */
  readonly findings: Readonly<Record<string, string>>
}

const vague = 'vague-attribution'
const hollow = 'hollow-intensifier'

it.each<[title: string, settings: SettingsLayer, failedBy: string | null, severities: object]>([
  ['a type fails it', { fail_on: 'none', fail_on_rules: ['weak_provenance'] }, vague, {}],
  [
    'severities change what is shown, and nothing else',
    { fail_on: 'none', severity: { [vague]: 'low', [hollow]: 'high' } },
    null,
    { [vague]: 'low', [hollow]: 'high' },
  ],
  [
    'a rule goes before its type, and any severity fails',
    {
      fail_on: 'none',
      fail_on_rules: [vague],
      severity: { weak_provenance: 'high', [vague]: 'low' },
    },
    vague,
    { [vague]: 'low' },
  ],
  [
    'what is off fails nothing',
    { fail_on: 'none', fail_on_rules: [vague], severity: { [vague]: 'off' } },
    null,
    { [vague]: undefined },
  ],
])('%s: alike in every host', async (_, settings, failedBy, severities) => {
  const plain = await inCommandLine({ fail_on: 'none' }, [])
  expect(Object.keys(plain.findings)).toEqual(expect.arrayContaining([vague, hollow]))
  const findings = Object.fromEntries(
    Object.entries({ ...plain.findings, ...severities }).filter(([, each]) => each !== undefined),
  )
  const expected = { failedBy, findings }
  const said = {
    'command line': await inCommandLine(settings, []),
    'front matter': await inFrontMatter(settings),
    'language server': await inEditor(settings),
    plugin: inPlugin(settings),
    action: await inAction(settings),
  }
  for (const [host, each] of Object.entries(said)) expect([host, each]).toEqual([host, expected])
  expect(await inDesktop(settings)).toEqual(findings)
})

it('an option of the command line does the same, and names what it does not know', async () => {
  const options = ['--fail-on-rule', `${hollow},${vague}`]
  expect((await inCommandLine({}, options)).failedBy).toBe(`${vague}, ${hollow}`)
  const repeated = ['--fail-on-rule', vague, '--fail-on-rule', hollow]
  expect((await inCommandLine({}, repeated)).failedBy).toBe(`${vague}, ${hollow}`)
  const { status, err } = await check({}, ['--fail-on-rule', 'vague-atribution'])
  expect(status).toBe(2)
  expect(err).toContain(
    '--fail-on-rule: Unknown rule `vague-atribution`. Did you mean `vague-attribution`?',
  )
})

async function check(settings: SettingsLayer, options: readonly string[], text = source) {
  const folder = temporaryFolder()
  await writeFile(join(folder, name), text)
  await writeFile(join(folder, 'content-trust.config.json'), JSON.stringify(settings))
  return await run(folder, ['check', name, '-f', 'json', ...options], {
    loadEngine: async () => engine,
  })
}

async function inCommandLine(
  settings: SettingsLayer,
  options: readonly string[],
  text = source,
): Promise<Said> {
  const { out, status } = await check(settings, options, text)
  const said = saidInJson(JSON.parse(out))
  expect(status).toBe(said.failedBy === null ? 0 : 1)
  return said
}

/** JSON is YAML, so the same words serve. */
function inFrontMatter(settings: SettingsLayer): Promise<Said> {
  return inCommandLine({}, [], `---\ncontentTrust: ${JSON.stringify(settings)}\n---\n\n${source}`)
}

async function inEditor(settings: SettingsLayer): Promise<Said> {
  const folder = temporaryFolder()
  await writeFile(join(folder, 'content-trust.config.json'), JSON.stringify(settings))
  const server = await connect({ folder })
  server.open(pathToFileURL(join(folder, name)).href, source)
  const { diagnostics } = await server.publication(() => true)
  const gate = diagnostics.find(({ code }) => code === 'decision')
  const findings = diagnostics.filter((each) => each !== gate)
  return {
    failedBy: failedIn(String(gate?.message), /failed by ([\w, -]+)/),
    findings: Object.fromEntries(findings.map(({ code, data }) => [code, data.severity])),
  }
}

function inPlugin({ fail_on, fail_on_rules, severity }: SettingsLayer): Said {
  const file = new VFile({ path: join(temporaryFolder(), name), value: source })
  const page = unified().use(remarkParse).use(remarkGfm).parse(file)
  const options = {
    report: false as const,
    ...(fail_on === undefined ? {} : { failOn: fail_on }),
    ...(fail_on_rules === undefined ? {} : { failOnRules: [...fail_on_rules] }),
    ...(severity === undefined ? {} : { severity: { ...severity } }),
  }
  let stopped = ''
  try {
    remarkContentTrust(options)(page, file)
  } catch (error) {
    stopped = String(error)
  }
  const { evidence = [] } = file.data.contentTrust?.result ?? {}
  return {
    failedBy: failedIn(stopped, /failOnRules: ([\w, -]+)/),
    findings: Object.fromEntries(evidence.map(({ rule = '', severity: each }) => [rule, each])),
  }
}

async function inAction(settings: SettingsLayer): Promise<Said> {
  const workspace = temporaryFolder()
  const inputs = { 'report-file': 'report.json', comment: 'never' }
  const config = { 'content-trust.config.json': JSON.stringify(settings) }
  const repository = makeRepository([{ path: name, before: null, after: source }], config)
  const done = await runOn(repository, { inputs, workspace })
  const said = saidInJson(JSON.parse(await readFile(join(workspace, 'report.json'), 'utf8')))
  expect(done.code).toBe(said.failedBy === null ? 0 : 1)
  const told = done.lines.join('\n')
  if (said.failedBy !== null)
    expect(told).toContain(`1 draft failed the gate (\`${said.failedBy}\`)`)
  return said
}

/** The editor has no gate; it shows the severities. */
async function inDesktop({ severity = {} }: SettingsLayer): Promise<Said['findings']> {
  const input = {
    text: source,
    syntax: 'markdown' as const,
    context: { intended_use: 'publish' as const, format: 'other' as const },
    ignoredRules: [],
    severities: { ...severity },
    name,
    format: 'json' as const,
  }
  const { text } = await runTask.report(input)
  return saidInJson(JSON.parse(text)).findings
}

interface JsonReport {
  readonly files: readonly {
    readonly gate: { readonly failed: boolean; readonly failed_by?: readonly string[] }
    readonly findings: readonly { readonly rule: string; readonly severity: string }[]
  }[]
}

function saidInJson({ files: [file] }: JsonReport): Said {
  if (file === undefined) throw new TypeError('Expected one file.')
  const { gate, findings } = file
  return {
    failedBy: gate.failed ? (gate.failed_by ?? []).join(', ') : null,
    findings: Object.fromEntries(findings.map(({ rule, severity }) => [rule, severity])),
  }
}

function failedIn(text: string, pattern: RegExp): string | null {
  const [, rules = null] = pattern.exec(text) ?? []
  return rules
}
