import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  DocumentDiagnosticRequest,
  type TextDocumentContentChangeEvent,
} from 'vscode-languageserver-protocol/node'
import { TextDocument } from 'vscode-languageserver-textdocument'
import { createOpenDrafts } from '../../packages/cli/src/lsp/open-drafts.ts'
import { connect, fullClient } from './support/connect.ts'

const sentence = 'Experts say this very unique platform will change everything for everyone.'
const uri = 'untitled:a'

/** Pieces of text with all that moves columns: line endings of each kind, pairs, marks, evidence. */
const piece = fc.oneof(
  fc.constantFrom('\n', '\r\n', '\r', '😀', 'é', 'e\u0301', ' ', '', '# ', '| a | b |', sentence),
  fc.string({ unit: 'binary', maxLength: 8 }),
  fc.string({ maxLength: 12 }),
)
const text = fc.array(piece, { maxLength: 8 }).map((parts) => parts.join(''))
const position = fc.record({ line: fc.nat(9), character: fc.nat(90) })
const change = fc.oneof(
  {
    weight: 9,
    arbitrary: fc.record({ range: fc.record({ start: position, end: position }), text }),
  },
  { weight: 1, arbitrary: fc.record({ text }) },
)
const edits = fc.array(fc.array(change, { minLength: 1, maxLength: 3 }), { maxLength: 6 })

/**
 * A text after edits, by another implementation of the protocol. Each edit starts from a document of
 * its own: one that follows several loses count after an edit beyond its last line.
 */
function edited(text: string, changes: readonly TextDocumentContentChangeEvent[]): string {
  return changes.reduce((at, each) => {
    const document = TextDocument.create(uri, 'markdown', 0, at)
    return TextDocument.update(document, [each], 1).getText()
  }, text)
}

it('keeps the text that another implementation of the protocol keeps', () => {
  fc.assert(
    fc.property(text, edits, (source, steps) => {
      const drafts = createOpenDrafts('utf-16')
      drafts.open({ uri, languageId: 'markdown', version: 0, text: source })
      let theirs = source
      for (const [index, changes] of steps.entries()) {
        theirs = edited(theirs, changes)
        const ours = drafts.change(uri, index + 1, changes)
        expect(ours?.text).toBe(theirs)
        expect(ours?.version).toBe(index + 1)
      }
    }),
    { numRuns: 2000 },
  )
})

it('marks an edited document as a document that was opened so', async () => {
  const server = await connect({
    capabilities: { ...fullClient, textDocument: { diagnostic: {} } },
  })
  const marks = async (of: string) => {
    const textDocument = { uri: of }
    const report = await server.connection.sendRequest(DocumentDiagnosticRequest.type, {
      textDocument,
    })
    return report.kind === 'full' ? report.items : []
  }
  let opened = 0
  let seen = 0
  await fc.assert(
    fc.asyncProperty(text, edits, async (source, steps) => {
      opened++
      const [followed, whole] = [`untitled:followed-${opened}`, `untitled:whole-${opened}`]
      let theirs = `${sentence}\n\n${source}\n\n${sentence}\n`
      server.open(followed, theirs)
      for (const [index, changes] of steps.entries()) {
        theirs = edited(theirs, changes)
        server.change(followed, index + 2, changes)
      }
      server.open(whole, theirs)
      const found = await marks(followed)
      seen += found.length
      expect(found).toEqual(await marks(whole))
    }),
    { numRuns: 60 },
  )
  expect(seen).toBeGreaterThan(0)
})

it('of a hundred rapid edits only the last is published, with its version', async () => {
  const server = await connect({ capabilities: fullClient })
  server.open(uri, '\n')
  expect(await server.publication(() => true)).toMatchObject({ version: 1, diagnostics: [] })
  for (const [index, letter] of [...`${sentence} ${sentence}`.slice(0, 100)].entries()) {
    const at = { line: 0, character: index }
    server.change(uri, index + 2, [{ range: { start: at, end: at }, text: letter }])
  }
  const last = await server.publication(() => true)
  expect(last.version).toBe(101)
  expect(last.diagnostics.map(({ code }) => code)).toContain('vague-attribution')
  expect(await server.close()).toBe(0)
  expect(server.published.map(({ version }) => version)).toEqual([1, 101])
})

it('takes an edit out of range as one at the end, and follows no document that is not open', async () => {
  const server = await connect()
  const far = { line: 4_000_000_000, character: 4_000_000_000 }
  server.change('untitled:never', 2, [{ text: sentence }])
  server.open(uri, 'A line.\n')
  await server.publication(() => true)
  server.change(uri, 2, [{ range: { start: far, end: far }, text: sentence }])
  const { diagnostics } = await server.publication(({ version }) => version === 2)
  expect(diagnostics[0]?.range.start).toEqual({ line: 1, character: 0 })
  const backwards = { start: { line: 1, character: 99 }, end: { line: 1, character: 0 } }
  server.change(uri, 3, [{ range: backwards, text: '' }])
  expect((await server.publication(({ version }) => version === 3)).diagnostics).toEqual([])
  expect(server.published.every((sent) => sent.uri === uri)).toBe(true)
})

it('a draft of 5 MB is scored, bounded and edited while others are answered', async () => {
  const server = await connect({ options: { max_findings: 50, delay_ms: 0 } })
  const paragraph = `${sentence} The pump moved 40 litres in 12 minutes on 3 May.\n\n`
  const big = paragraph.repeat(Math.ceil(5_000_000 / paragraph.length))
  server.open('untitled:big', big)
  // Each edit makes the run before it stale.
  for (let version = 2; version < 6; version++) {
    const at = { line: 0, character: 0 }
    server.change('untitled:big', version, [{ range: { start: at, end: at }, text: 'x' }])
  }
  server.open('untitled:small', sentence)
  const small = await server.publication((sent) => sent.uri === 'untitled:small')
  expect(small.diagnostics.map(({ code }) => code)).toContain('vague-attribution')
  const { version, diagnostics } = await server.publication((sent) => sent.uri === 'untitled:big')
  expect(version).toBe(5)
  expect(diagnostics).toHaveLength(50)
})
