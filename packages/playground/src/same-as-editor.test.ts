import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ChangeSet } from '@codemirror/state'
import { scoreBarOf } from '@content-trust/design'
import { placeFindings } from '@content-trust/design/editor-marks'
import { findingsOf } from '@content-trust/engine/report'
import { textScoreNameSchema } from '@content-trust/engine/schema'
import { expect, it } from 'vitest'
import { runTask } from '../../../apps/desktop/src/worker/run-task.ts'
import { outcomeOf } from './outcome.ts'
import { createAnswerer } from './scoring/answer-task.ts'
import { findFix } from './scoring/find-fix.ts'

const context = { intended_use: 'publish', format: 'article' } as const
const ignored: ReadonlySet<number> = new Set()

/** What the page of a draft shows, asked for as the demo or as the playground does. */
async function inPage(source: string, isWhole: boolean) {
  const answer = createAnswerer(async () => findFix)
  const input = { draft: { source, syntax: 'markdown' }, context, isWhole } as const
  const scored = await answer({ id: 1, kind: 'score', ...input })
  if (!scored.ok || scored.kind !== 'score') throw new Error('expected a score')
  const outcome = outcomeOf(source, scored)
  const fixes = await Promise.all(
    outcome.findings.map(async (finding, id) => {
      const fixed = await answer({ id, kind: 'fix', ...input, finding })
      return fixed.ok && fixed.kind === 'fix' ? fixed.fix : 'failed'
    }),
  )
  return { ...outcome, fixes }
}

/** What the desktop editor shows, from its worker’s tasks to the marks of its text field. */
function inEditor(text: string) {
  const asked = { text, syntax: 'markdown' as const, context, ignoredRules: [], severities: {} }
  const marked = runTask.mark({ ...asked, ignored: [] })
  if (marked instanceof Promise) throw new Error('expected an answer at once')
  const { result, sentences } = marked
  const findings = findingsOf(text, result)
  const { marks } = placeFindings(
    { findings, sentences, ignored, result },
    ChangeSet.empty(text.length),
  )
  const fixes = findings.map(({ rule, quote, place }) => {
    const finding = { rule, quote, start: place?.start ?? null, end: place?.end ?? null }
    const answer = runTask.fix({ ...asked, finding })
    if (answer instanceof Promise) throw new Error('expected an answer at once')
    return answer.fix
  })
  return { result, findings, marks, fixes }
}

it.each(['kettle-review.md', 'technology-essay.md'])(
  'editor, playground and demo show the same of %s',
  async (name) => {
    const source = await readFile(join('examples/drafts', name), 'utf8')
    const editor = inEditor(source)
    const playground = await inPage(source, true)
    const demo = await inPage(source, false)
    expect(editor.findings.length).toBeGreaterThan(3)

    expect(playground.result).toEqual(editor.result)
    expect(playground.findings).toEqual(editor.findings)
    expect(playground.marks).toEqual(editor.marks)
    expect(playground.fixes).toEqual(editor.fixes)
    expect(editor.fixes.filter((fix) => fix !== null).length).toBeGreaterThan(1)
    // The demo shows what the service answers, which leaves out the details.
    const { contributions: _costs, coverage: _coverage, ...answered } = editor.result
    expect(demo.result).toEqual(answered)
    expect(demo.findings).toEqual(editor.findings)
    expect(demo.marks).toEqual(editor.marks)
    for (const score of textScoreNameSchema.options) {
      expect(scoreBarOf(demo.result, score)).toEqual(scoreBarOf(editor.result, score))
    }
  },
)
