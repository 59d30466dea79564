import type { DetectorDraft, Span } from '../detectors/index.ts'

/** Characters of a part of a draft as a reader counts them: without markup, and with single spaces. */
export function visibleLength({ prose, source }: DetectorDraft, { start, end }: Span): number {
  const kept: string[] = []
  for (let at = start; at < end; at++) {
    const isMarkup = /\s/.test(prose[at]) ? !/\s/.test(source[at]) : prose[at] === '\u2060'
    if (!isMarkup) kept.push(prose[at])
  }
  return [...kept.join('').replaceAll(/\s+/g, ' ').trim()].length
}
