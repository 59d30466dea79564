import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import * as engine from '@content-trust/engine'
import { findingsOf, verdictText } from '@content-trust/engine/report'
import { describe, expect, it } from 'vitest'
import { summaryText } from '../../apps/desktop/src/renderer/export/summary-text.ts'
import type { ScoringInput } from '../../apps/desktop/src/shared/analysis.ts'
import type { DraftStatus } from '../../packages/vscode/src/draft-status.ts'
import { statusText } from '../../packages/vscode/src/status-text.ts'
import { makeRepository } from '../action/support/repository.ts'
import { runOn } from '../action/support/with-server.ts'
import { run } from '../cli/support/fake-host.ts'
import { connect, fullClient } from '../lsp/support/connect.ts'
import { makeSite, runBuild } from '../remark/support/run-build.ts'
import { startService } from '../server/support/start-service.ts'
import { openBackend } from '../support/desktop-backend.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

const german =
  'Wir wiegen jeden Abend um sechs Uhr das Mehl, das auf den Bänken liegen bleibt, und schreiben die Zahl in ein Heft. '
const code = 'const loaves = flour.map((kilos) => kilos * 1.4)\n'
const sentence = 'We weigh the flour at six each evening and write the number into a notebook. '
/** Six sentences of one form: word for word the same, they would decide by themselves. */
const prose = ['flour', 'butter', 'sugar', 'yeast', 'salt', 'honey']
  .map((what) => sentence.replace('flour', what))
  .join('')

/** Drafts that nobody can judge, with the reason that every host gives; the last one is judged. */
const drafts = {
  'short.md': [sentence.repeat(2), 'fewer than 70 words are prose'],
  'words.md': ['Three words here.\n', 'not enough text, fewer than 10 words are prose'],
  'german.md': [german.repeat(6), 'the text does not read as English'],
  'code.md': [
    `${prose}\n\n\`\`\`js\n${code.repeat(60)}\`\`\`\n`,
    'less than a quarter of the lines are prose',
  ],
  'mixed.md': [`${prose}\n\n\`\`\`js\n${code}\`\`\`\n`, null],
} as const satisfies Record<string, readonly [source: string, reason: string | null]>

type Name = keyof typeof drafts
const names = Object.keys(drafts).filter((name): name is Name => name in drafts)
const sources = Object.fromEntries(names.map((name) => [name, drafts[name][0]]))

const inputOf = (name: Name) => {
  const context = { format: 'other', intended_use: 'publish' } as const
  const rest = { context, ignoredRules: [], severities: {} }
  return { text: drafts[name][0], syntax: 'markdown', ...rest } as const satisfies ScoringInput
}

/** What a host says of one draft, as a reader gets it. */
type Host = (name: Name) => Promise<string>

const commandLine =
  (...args: readonly string[]): Host =>
  async (name) => {
    const folder = makeSite({ [name]: sources[name] ?? '' })
    const { out } = await run(folder, ['check', name, ...args], { loadEngine: async () => engine })
    return out
  }

const exported =
  (format: 'html' | 'markdown'): Host =>
  async (name) => {
    const report = join(temporaryFolder(), 'report')
    const { handlers } = await openBackend({ dialogs: { chooseSavePath: async () => report } })
    await handlers.exportReport({ ...inputOf(name), name, format })
    return await readFile(report, 'utf8')
  }

/** How the language server says that each draft stands; asked once, because a server takes its time to start. */
async function askStatuses(): Promise<ReadonlyMap<Name, DraftStatus>> {
  const server = await connect({ capabilities: fullClient })
  const statuses = new Map<Name, DraftStatus>()
  for (const name of names) {
    const uri = pathToFileURL(join(temporaryFolder(), name)).href
    server.open(uri, sources[name] ?? '')
    const textDocument = { uri }
    statuses.set(
      name,
      await server.connection.sendRequest('contentTrust/draftStatus', { textDocument }),
    )
  }
  return statuses
}

let asked: ReturnType<typeof askStatuses> | undefined

async function statusOf(name: Name): Promise<DraftStatus> {
  asked ??= askStatuses()
  const status = (await asked).get(name)
  if (status === undefined) throw new Error(`Expected a status of ${name}.`)
  return status
}

const hosts: Readonly<Record<string, Host>> = {
  'command line': commandLine(),
  'command line, in Markdown': commandLine('-f', 'markdown'),
  'command line, in HTML': commandLine('-f', 'html'),
  plugin: async (name) => runBuild(makeSite(sources), { pages: [name] }).stderr,
  action: async (name) => {
    const repository = makeRepository([{ path: name, before: null, after: sources[name] ?? '' }])
    return (await runOn(repository, { inputs: { comment: 'never' } })).summary
  },
  'language server': async (name) => {
    const status = await statusOf(name)
    return status.state === 'scored' ? JSON.stringify(status.decision) : ''
  },
  'VS Code': async (name) => {
    const { text, label, tooltip } = statusText(await statusOf(name))
    return [text, label, tooltip.replaceAll('\\', '')].join('\n')
  },
  'tree of the desktop editor': async (name) => {
    const folder = makeSite(sources)
    const { handlers } = await openBackend({ dialogs: { chooseFolder: async () => folder } })
    await handlers.openFolder({})
    const { text: _text, syntax: _syntax, ...rest } = inputOf(name)
    const { action, reason } = await handlers.scoreFile({ ...rest, path: join(folder, name) })
    return action === null ? `cannot judge: ${reason}` : action
  },
  'summary of the desktop editor': async (name) => {
    const { text, syntax } = inputOf(name)
    const result = engine.analyzeText({ source: text, syntax })
    return summaryText(name, result, findingsOf(text, result))
  },
  'HTML report of the desktop editor': exported('html'),
  'Markdown report of the desktop editor': exported('markdown'),
}

/** The words of an answer on one line, without styles, marks and escapes. */
function wordsOf(answer: string): string {
  return answer
    .replace(/<style>.*?<\/style>/s, '')
    .replace(/<[^>]*>|[*\\]/g, ' ')
    .replace(/\s+/g, ' ')
    .toLowerCase()
}

describe.each(Object.entries(hosts))('%s', (_name, ask) => {
  it('says “cannot judge” and why, and never that a draft is allowed which nobody judged', async () => {
    for (const name of names) {
      const reason: string | null = drafts[name][1]
      const words = wordsOf(await ask(name))
      if (reason === null) {
        expect(words).toMatch(/\ballow|are fine|is fine/)
        expect(words).not.toContain('cannot judge')
        continue
      }
      expect(words).toContain('cannot judge')
      expect(words).toContain(reason.toLowerCase())
      expect(words).not.toMatch(/\ballow|\bis fine|low risk/)
    }
    // Some start a process for each draft.
  }, 180_000)
})

it('the HTTP interface keeps the decision that its contract has', async () => {
  const service = await startService()
  // It refuses a text of three words.
  for (const name of names.filter((each) => each !== 'words.md')) {
    const content = sources[name] ?? ''
    const { status, body } = await service.post('/v1/analyze', { type: 'text', content })
    expect(status).toBe(200)
    expect(body).toMatchObject({ recommended_action: 'allow' })
  }
})

it('a line of a report starts with the verdict', () => {
  for (const name of names) {
    const { text, syntax } = inputOf(name)
    const line = verdictText(engine.analyzeText({ source: text, syntax }))
    const reason: string | null = drafts[name][1]
    expect(line.startsWith(reason === null ? 'allow: low risk' : `cannot judge: ${reason}`)).toBe(
      true,
    )
  }
})
