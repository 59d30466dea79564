import { checkDraft, checkOptions, checkVersion, textChecks } from '../schema/check-call.ts'
import type { Draft, RevisionSafety } from '../schema/index.ts'
import { findLines, positionAt } from '../text/document/lines.ts'
import { runPipeline } from '../text/pipeline/run-pipeline.ts'
import { bodyStart } from './body-start.ts'
import { composeEdits, type Edit } from './edit.ts'
import { compareVersions } from './keep-safe.ts'
import type { ReviseOptions, Revision } from './revise.ts'
import { reasonsAgainst, type Standing, standingOf } from './standing.ts'

const RULE = 'rewriter'

/**
 * Holds a rewriter's answer to the same checks as our own edits. Accepted, it follows on the
 * earlier revision; refused, that revision stays as it is and `refused` says why.
 */
export function acceptRewrite(
  draft: Draft,
  earlier: Revision,
  answer: string,
  options: ReviseOptions = {},
): Revision {
  checkDraft(draft)
  checkVersion(answer)
  checkOptions(options, textChecks)
  const { source, syntax } = draft
  const analysis = runPipeline({ source: earlier.text, syntax }, options)
  const start = bodyStart(analysis.document)
  const body = earlier.text.slice(start)
  const edit = narrow(start, body, likeBody(body, answer))
  if (edit === null) return earlier
  const text = earlier.text.slice(0, edit.start) + edit.text + earlier.text.slice(edit.end)
  const safety = verdictOf(draft, earlier.text, text, standingOf(analysis), options)
  const proposed = { ...edit, rule: RULE }
  if (safety.status === 'failed') {
    const reason = safety.failure_reasons.join(' ')
    return { ...earlier, refused: [...earlier.refused, { ...proposed, reason }] }
  }
  const lines = findLines(source)
  const edits = composeEdits(source, earlier.edits, [proposed])
  const notes = edits.map((made) => {
    const known = earlier.edits.indexOf(made)
    return earlier.notes[known] ?? rewriteNote(lines, made)
  })
  return { text, edits, refused: earlier.refused, notes, safety }
}

function verdictOf(
  { source, syntax }: Draft,
  before: string,
  after: string,
  standing: Standing,
  options: ReviseOptions,
): RevisionSafety {
  const safety = compareVersions(source, after, syntax)
  const step = before === source ? safety : compareVersions(before, after, syntax)
  const rewritten = standingOf(runPipeline({ source: after, syntax }, options))
  const reasons = [
    ...new Set([
      ...safety.failure_reasons,
      ...step.failure_reasons,
      ...reasonsAgainst(standing, rewritten),
    ]),
  ]
  return {
    ...safety,
    status: reasons.length === 0 && safety.status === 'passed' ? 'passed' : 'failed',
    checks: [...safety.checks, 'scores'],
    failure_reasons: reasons,
  }
}

/** The answer with the line ends and the white space around it that the body has. */
function likeBody(body: string, answer: string): string {
  const [lead] = /^\s*/.exec(body) ?? ['']
  const tail = body.slice(body.trimEnd().length)
  const text = answer.trim().replace(/\r\n?/g, '\n')
  const lineEnd = body.includes('\r\n') ? '\r\n' : '\n'
  return lead + text.replaceAll('\n', lineEnd) + (body.trim() === '' ? '' : tail)
}

/** The part of a text that an answer changes, as one edit; null when it changes nothing. */
function narrow(offset: number, before: string, after: string): Edit | null {
  if (before === after) return null
  const most = Math.min(before.length, after.length)
  let head = 0
  while (head < most && before[head] === after[head]) head++
  let tail = 0
  while (
    tail < most - head &&
    before[before.length - 1 - tail] === after[after.length - 1 - tail]
  ) {
    tail++
  }
  return {
    start: offset + head,
    end: offset + before.length - tail,
    text: after.slice(head, after.length - tail),
  }
}

function rewriteNote(lines: ReturnType<typeof findLines>, { start, end }: Edit): string {
  const from = positionAt(lines, start).line
  const to = positionAt(lines, end).line
  return from === to ? `line ${from}: rewritten` : `lines ${from} to ${to}: rewritten`
}
