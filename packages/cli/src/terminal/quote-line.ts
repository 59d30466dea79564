import { type FindingPlace, type Lines, lineRange } from '@content-trust/engine/report'
import { cleanText, type Measure, takeEnd, takeStart } from './display-text.ts'

/** A line of the draft, cut to fit, in three parts: before, in and after the finding. */
export interface QuotedLine {
  readonly before: string
  readonly marked: string
  readonly after: string
}

const CUT = '…'

/** Quotes the first line of a finding so that its words are in view. */
export function quoteLine(
  lines: Lines,
  place: FindingPlace,
  width: number,
  measure: Measure,
): QuotedLine {
  const { start, end } = lineRange(lines, place.from.line)
  const { source } = lines
  const isLonger = place.end > end
  const marked = cleanText(source.slice(place.start, Math.min(place.end, end)))
  const before = cleanText(
    source.slice(Math.max(start, place.start - 400), place.start),
  ).trimStart()
  const after = isLonger
    ? ''
    : cleanText(source.slice(place.end, Math.min(end, place.end + 400))).trimEnd()
  const fits = measure(before) + measure(marked) + measure(after) <= width && !isLonger
  if (fits) return { before, marked, after }

  const shownMark = cutAfter(marked, Math.max(8, width - 12), measure, isLonger)
  const rest = width - measure(shownMark)
  const wantedAfter = Math.min(measure(after), Math.floor(rest / 2))
  const shownBefore = cutBefore(before, rest - wantedAfter, measure)
  const shownAfter = cutAfter(after, rest - measure(shownBefore), measure, false)
  return { before: shownBefore, marked: shownMark, after: shownAfter }
}

/** Characters that may be given up so that a cut falls between words. */
const SLACK = 14

function cutBefore(text: string, width: number, measure: Measure): string {
  if (measure(text) <= width) return text
  if (width < 2) return ''
  const kept = takeEnd(text, width - 1, measure)
  const space = kept.indexOf(' ')
  return (
    CUT + (space >= 0 && space < SLACK && space < kept.length - 1 ? kept.slice(space + 1) : kept)
  )
}

/** The start of a text that fits, cut between words where one is near; `isLonger` says that more follows it. */
export function cutAfter(text: string, width: number, measure: Measure, isLonger: boolean): string {
  if (measure(text) <= width && !isLonger) return text
  if (width < 2) return ''
  const kept = takeStart(text, width - 1, measure)
  const space = kept.lastIndexOf(' ')
  const isNear = space > 0 && kept.length - space < SLACK && kept.length < text.length
  return (isNear ? kept.slice(0, space) : kept) + CUT
}
