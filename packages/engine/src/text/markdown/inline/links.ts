import { BANG, CLOSE_PAREN, isSpaceOrLineEnd, OPEN_BRACKET, OPEN_PAREN } from '../characters.ts'
import { push3 } from '../int-list.ts'
import { MASKED, MASKED_INLINE, OPAQUE } from '../scanned-text.ts'
import { pairDelimiters } from './emphasis.ts'
import { skipSpace } from './inline-html.ts'
import { type Brackets, growBytes, growInts } from './inline-lists.ts'
import { type InlineState, mask } from './inline-state.ts'
import {
  destinationText,
  readLabel,
  skipDestination,
  skipFootnoteLabel,
  skipLabel,
  skipTitle,
} from './link-parts.ts'
import { readExtension, readWikiLink } from './wiki-links.ts'

/** Records the `[` or `![` at `at` as an open bracket, or a footnote reference; the offset after it. */
export function openBracket(state: InlineState, at: number): number {
  const { codes } = state.scan
  const isImage = codes[at] === BANG
  const bracket = isImage ? at + 1 : at
  const footnoteEnd = skipFootnote(state, bracket)
  if (footnoteEnd !== -1) {
    mask(state, bracket, footnoteEnd, MASKED)
    state.scan.links.push({
      kind: 'footnote',
      start: bracket,
      end: footnoteEnd,
      textStart: bracket,
      textEnd: bracket,
      url: '',
    })
    return footnoteEnd
  }
  const otherEnd = readOtherBrackets(state, at, bracket)
  if (otherEnd !== -1) return otherEnd
  pushBracket(state, at, isImage)
  return bracket + 1
}

/** Brackets of other dialects than GitHub's: `[[Page]]` of a wiki, `[!INCLUDE [x](y)]` of DocFX. */
function readOtherBrackets(state: InlineState, at: number, bracket: number): number {
  const next = state.scan.codes[bracket + 1]
  if (next === OPEN_BRACKET) return readWikiLink(state, at, bracket)
  return next === BANG && at === bracket ? readExtension(state, at) : -1
}

function skipFootnote(state: InlineState, bracket: number): number {
  const { codes, footnotes } = state.scan
  if (footnotes.size === 0) return -1
  const end = skipFootnoteLabel(codes, bracket, state.end)
  return end !== -1 && footnotes.has(readLabel(codes, bracket + 2, end - 1)) ? end : -1
}

function pushBracket(state: InlineState, offset: number, isImage: boolean): void {
  const list = state.brackets
  if (list.count === list.offset.length) growBrackets(list)
  const at = list.count
  if (at > 0) list.hasInner[at - 1] = 1
  list.offset[at] = offset
  list.isImage[at] = isImage ? 1 : 0
  list.hasInner[at] = 0
  list.masks[at] = state.masks.length
  list.autolinks[at] = state.autolinks.length
  list.alts[at] = state.alts.length
  list.delimiters[at] = state.delimiters.count
  list.links[at] = state.scan.links.length
  list.count = at + 1
}

function growBrackets(list: Brackets): void {
  list.isImage = growBytes(list.isImage)
  list.hasInner = growBytes(list.hasInner)
  for (const name of ['offset', 'masks', 'autolinks', 'alts', 'delimiters', 'links'] as const) {
    list[name] = growInts(list[name])
  }
}

interface Target {
  readonly end: number
  readonly url: string
  readonly isReference: boolean
}

/** Closes the innermost open bracket at the `]` at `at`: a link, an image or text. The offset to go on from. */
export function closeBracket(state: InlineState, at: number): number {
  const list = state.brackets
  if (list.count === 0) return at + 1
  const index = --list.count
  const isImage = list.isImage[index] === 1
  const isInactive = !isImage && index < list.inactiveBelow
  if (list.inactiveBelow > list.count) list.inactiveBelow = list.count
  if (isInactive) return at + 1
  const textStart = list.offset[index] + (isImage ? 2 : 1)
  const target = readTarget(state, textStart, at, list.hasInner[index] === 1)
  if (!target) return at + 1
  if (isImage) closeImage(state, index, textStart, at, target)
  else closeLink(state, index, textStart, at, target)
  return target.end
}

function closeImage(
  state: InlineState,
  index: number,
  textStart: number,
  textEnd: number,
  target: Target,
): void {
  const { scan, brackets } = state
  const start = brackets.offset[index]
  state.masks.length = brackets.masks[index]
  state.autolinks.length = brackets.autolinks[index]
  state.alts.length = brackets.alts[index]
  state.delimiters.count = brackets.delimiters[index]
  scan.links.length = brackets.links[index]
  mask(state, start, target.end, OPAQUE)
  scan.links.push({ kind: 'image', start, end: target.end, textStart, textEnd, url: target.url })
  let first = textStart
  let last = textEnd
  while (first < last && isSpaceOrLineEnd(scan.codes[first])) first++
  while (last > first && isSpaceOrLineEnd(scan.codes[last - 1])) last--
  if (first < last) push3(state.alts, first, last, 0)
}

function closeLink(
  state: InlineState,
  index: number,
  textStart: number,
  textEnd: number,
  target: Target,
): void {
  const { scan, brackets } = state
  const start = brackets.offset[index]
  state.autolinks.length = brackets.autolinks[index]
  pairDelimiters(state, brackets.delimiters[index])
  mask(state, start, start + 1, MASKED_INLINE)
  mask(state, textEnd, target.end, MASKED_INLINE)
  const kind = target.isReference ? 'reference' : 'link'
  scan.links.push({ kind, start, end: target.end, textStart, textEnd, url: target.url })
  brackets.inactiveBelow = brackets.count
}

function readTarget(
  state: InlineState,
  textStart: number,
  textEnd: number,
  hasInner: boolean,
): Target | null {
  const { codes, definitions } = state.scan
  const next = textEnd + 1
  if (next < state.end && codes[next] === OPEN_PAREN) {
    const resource = readResource(state, next)
    if (resource) return resource
  }
  if (definitions.size === 0) return null
  if (next < state.end && codes[next] === OPEN_BRACKET) {
    const labelEnd = skipLabel(codes, next, state.end)
    if (labelEnd > next + 2) {
      const label = readLabel(codes, next + 1, labelEnd - 1)
      if (label !== '') {
        const url = definitions.get(label)
        if (url !== undefined) return { end: labelEnd, url, isReference: true }
      }
    }
    if (labelEnd !== next + 2) return null
    return hasInner ? null : readOwnLabel(state, textStart, textEnd, labelEnd)
  }
  return hasInner ? null : readOwnLabel(state, textStart, textEnd, next)
}

function readOwnLabel(
  state: InlineState,
  textStart: number,
  textEnd: number,
  end: number,
): Target | null {
  if (textEnd - textStart > 999) return null
  const url = state.scan.definitions.get(readLabel(state.scan.codes, textStart, textEnd))
  return url === undefined ? null : { end, url, isReference: true }
}

function readResource(state: InlineState, open: number): Target | null {
  const { codes, source } = state.scan
  const limit = state.end
  const urlStart = skipSpace(codes, open + 1, limit)
  if (urlStart >= limit) return null
  if (codes[urlStart] === CLOSE_PAREN) return { end: urlStart + 1, url: '', isReference: false }
  const urlEnd = skipDestination(codes, urlStart, limit, state.openParens)
  if (urlEnd === -1) return null
  let i = skipSpace(codes, urlEnd, limit)
  if (i > urlEnd && i < limit && codes[i] !== CLOSE_PAREN) {
    i = skipTitle(codes, i, limit)
    if (i === -1) return null
    i = skipSpace(codes, i, limit)
  }
  if (i >= limit || codes[i] !== CLOSE_PAREN) return null
  return { end: i + 1, url: destinationText(source, urlStart, urlEnd), isReference: false }
}
