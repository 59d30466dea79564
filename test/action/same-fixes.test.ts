import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, it } from 'vitest'
import { type CodeAction, CodeActionRequest } from 'vscode-languageserver-protocol/node'
import { TextDocument } from 'vscode-languageserver-textdocument'
import { makeFolder } from '../cli/support/folder.ts'
import { connect, fullClient, launcher } from '../lsp/support/connect.ts'
import { makeRepository, type Repository } from './support/repository.ts'
import { holdToDescription, runOn } from './support/with-server.ts'

holdToDescription()

/**
 * Edits of every kind: alone on a line, two on one, over a line break, after a first round made way, hidden by a
 * comment, and refused because a fact would go.
 */
const draft = `# The pump in hall 3

Please note that the valve opens in order to let water out, and it moved 40 litres on 4 May 2024.

The seal dripped at 3 bar due to the
fact that the second valve was worn. It is important to note that it is important to note that it leaks.

<!-- content-trust-disable-next-line wordy-phrase -- the name of a book -->
We open it in order to live.

Needless to say, part 22-118 has held since. We read the meter in order to see 12 litres.

The layout is very unique, and
the very essential part is made in order to last.
`

function byCommandLine(folder: string): string {
  const args = [launcher, 'check', 'a.md', '--fix', '--stdout', '--quiet']
  return execFileSync(process.execPath, args, { encoding: 'utf8', cwd: folder })
}

async function byEditor(folder: string): Promise<string> {
  const server = await connect({ capabilities: fullClient })
  const uri = pathToFileURL(join(folder, 'a.md')).href
  server.open(uri, draft)
  const end = { line: draft.split('\n').length, character: 0 }
  const answer = await server.connection.sendRequest(CodeActionRequest.type, {
    textDocument: { uri },
    range: { start: { line: 0, character: 0 }, end },
    context: { diagnostics: [], only: ['source.fixAll'] },
  })
  const [action] = (answer ?? []).filter((each): each is CodeAction => 'edit' in each)
  const [change] = action?.edit?.documentChanges ?? []
  if (change === undefined || !('edits' in change)) throw new TypeError('Expected text edits.')
  const edits = change.edits.flatMap((edit) => ('newText' in edit ? [edit] : []))
  return TextDocument.applyEdits(TextDocument.create(uri, 'markdown', 1, draft), edits)
}

/** The draft once a reviewer has taken every suggestion. */
function withSuggestions({ reviewComments }: Repository): string {
  const lines = draft.split('\n')
  for (const { from = 0, to = 0, body } of reviewComments.toReversed()) {
    const [, text] = /```suggestion\n([\s\S]*)\n```$/.exec(body) ?? []
    if (text === undefined) throw new Error('Expected a suggestion.')
    lines.splice(from - 1, to - from + 1, ...text.split('\n'))
  }
  return lines.join('\n')
}

it('a draft gets the same safe edits from the action, the command line and the language server', async () => {
  const folder = await makeFolder({ 'a.md': draft })
  const fixed = byCommandLine(folder)
  expect(fixed).toContain('The valve opens to let water out')
  expect(fixed).toContain('because\nthe second valve was worn. It leaks.')
  expect(fixed).toContain('We open it in order to live.')
  expect(await byEditor(folder)).toBe(fixed)

  const repository = makeRepository([{ path: 'a.md', before: null, after: draft }])
  await runOn(repository, { inputs: { 'review-comments': 'true', comment: 'never' } })
  expect(withSuggestions(repository)).toBe(fixed)
  // A phrase over a line break is one suggestion for both lines.
  expect(repository.reviewComments).toContainEqual(expect.objectContaining({ from: 5, to: 6 }))
})
