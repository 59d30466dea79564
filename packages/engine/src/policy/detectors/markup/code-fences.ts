import type { DetectorDraft, Span } from '../detector-draft.ts'

/** A block of code between fences. */
export interface CodeFence extends Span {
  /** The first word behind the opening fence, such as `bash`; empty where there is none. */
  readonly language: string
}

const fence = /^[ \t>]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)?(`{3,}|~{3,})[ \t]*(?:([^\s`]+)[^`\n]*)?$/gm

/** Blocks of code between fences, in reading order; one that never closes ends with the draft. */
export function* codeFences({ source, units }: DetectorDraft): Generator<CodeFence> {
  if (!source.includes('```') && !source.includes('~~~')) return
  let open: { readonly start: number; readonly mark: string; readonly language: string } | undefined
  for (const { index, 0: line, 1: mark, 2: language = '' } of source.matchAll(fence)) {
    const start = index + line.indexOf(mark)
    if (open === undefined) {
      // What is no code is read as text.
      if (units[start] !== mark.charCodeAt(0)) open = { start, mark, language }
    } else if (language === '' && mark.startsWith(open.mark)) {
      yield { start: open.start, end: start + mark.length, language: open.language }
      open = undefined
    }
  }
  if (open !== undefined) yield { ...open, end: source.length }
}

/** Whether an offset lies in code between fences; offsets must rise. */
export function insideFences(draft: DetectorDraft): (at: number) => boolean {
  const fences = [...codeFences(draft)]
  let next = 0
  return (at) => {
    while (next < fences.length && fences[next].end <= at) next++
    return next < fences.length && fences[next].start <= at
  }
}
