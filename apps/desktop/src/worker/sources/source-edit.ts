import type { SourceCheck } from '@content-trust/sources/check'
import { LONGEST_EXCERPT, type SourceEdit } from '../../shared/sources.ts'

/** The new address or the popular name that a reference may take; null where neither is known for sure. */
export function sourceEdit(text: string, check: SourceCheck): SourceEdit | null {
  const { reference, checked } = check
  if (checked.state === 'moved') return movedEdit(text, check)
  const isMeant = checked.notes.some(
    (note) => note === 'young_lookalike' || note === 'near_popular_name',
  )
  const name = checked.popular_name
  if (reference.kind !== 'package' || !isMeant || name === null || !/^[\w.@/:-]+$/.test(name)) {
    return null
  }
  // Docker's own images have a user that nobody writes.
  const written = reference.identifier.replace(/^library\//, '')
  return replaceOnce(text, reference.span, written, name.replace(/^library\//, ''))
}

function movedEdit(text: string, { reference, checked }: SourceCheck): SourceEdit | null {
  const { span, url } = reference
  const to = checked.moved_to ?? ''
  // What Markdown takes as it is.
  const isPlain = /^https?:\/\/[^\s()<>[\]"'`\\]+$/.test(to) && to.length <= LONGEST_EXCERPT
  return url === null || !isPlain ? null : replaceOnce(text, span, url, to)
}

/** The edit of words that stand in a part of a text once; null where that is ambiguous. */
function replaceOnce(
  text: string,
  span: { readonly start: number; readonly end: number },
  words: string,
  by: string,
): SourceEdit | null {
  const part = text.slice(span.start, span.end)
  const at = part.toLowerCase().indexOf(words.toLowerCase())
  if (at < 0 || part.toLowerCase().lastIndexOf(words.toLowerCase()) !== at) return null
  return { start: span.start + at, end: span.start + at + words.length, text: by }
}
