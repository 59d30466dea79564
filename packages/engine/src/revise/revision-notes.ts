import type { Lines } from '../text/document/lines.ts'
import { positionAt } from '../text/document/lines.ts'
import type { Edit } from './edit.ts'

/** Longest quote of a note. */
const MOST_QUOTED = 60

/** Says in a few words what an edit did: `line 3: cut “It is important to note that”`. */
export function revisionNote(lines: Lines, edit: Edit): string {
  const gone = wordsOf(lines.source.slice(edit.start, edit.end))
  const come = wordsOf(edit.text)
  let tail = 0
  const most = Math.min(gone.length, come.length)
  while (tail < most && isSame(gone[gone.length - 1 - tail], come[come.length - 1 - tail])) tail++
  let head = 0
  while (head < most - tail && isSame(gone[head], come[head])) head++
  const old = gone.slice(head, gone.length - tail).join(' ')
  const fresh = come.slice(head, come.length - tail).join(' ')
  const place = `line ${positionAt(lines, edit.start).line}`
  if (old === '' && fresh === '')
    return `${place}: “${shorten(gone.join(' '))}” → “${shorten(come.join(' '))}”`
  if (fresh === '') return `${place}: cut “${shorten(old)}”`
  if (old === '') return `${place}: added “${shorten(fresh)}”`
  return `${place}: “${shorten(old)}” → “${shorten(fresh)}”`
}

function wordsOf(text: string): string[] {
  return text.split(/\s+/).filter((word) => word !== '')
}

function isSame(one: string | undefined, other: string | undefined): boolean {
  return one !== undefined && one.toLowerCase() === other?.toLowerCase()
}

function shorten(text: string): string {
  return text.length <= MOST_QUOTED ? text : `${text.slice(0, MOST_QUOTED - 1).trimEnd()}…`
}
