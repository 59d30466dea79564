import {
  CLOSE_BRACE,
  CLOSE_BRACKET,
  COLON,
  CR,
  isBlank,
  isLetter,
  isLineEnd,
  isSpaceOrLineEnd,
  LF,
  OPEN_BRACE,
  TAB,
} from '../characters.ts'
import { overwrite } from '../scan-state.ts'
import { MASKED } from '../scanned-text.ts'
import { isStatement, skipAttributeList, skipTag } from '../templates/templates.ts'
import { type BlockState, codeIndent, startLeaf } from './block-state.ts'

/** Tags whose content is code or is not printed at all. */
const rawTags = new Set(
  'code codeblock comment highlight javascript katex math mermaid plantuml schema stylesheet style'.split(
    ' ',
  ),
)

/** Masks a line of nothing but tags and attribute lists, and what they hold where that is code. */
export function openTagLine(
  state: BlockState,
  height: number,
  start: number,
  end: number,
): boolean {
  const { codes, source } = state.scan
  let at = state.cursor.next
  let last = at
  let isTag = false
  while (at < source.length && codes[at] === OPEN_BRACE) {
    let tagEnd = skipTag(codes, at, source.length)
    isTag = tagEnd !== -1
    if (!isTag) tagEnd = skipAttributeList(source, at)
    // A value is a part of a sentence.
    else if (!isStatement(source, at, tagEnd)) return false
    if (tagEnd === -1) return false
    last = at
    at = tagEnd
    while (at < source.length && isBlank(codes[at])) at++
  }
  if (at < source.length && !isLineEnd(codes[at])) return false
  if (source.startsWith('{:toc', last)) dropContentsItem(state, end)
  startLeaf(state, height, 'none', start, end)
  state.skipUntil = isTag ? endOfRaw(state, last, at) : at
  return true
}

/** `- TOC` before `{:toc}` stands for the table of contents. */
function dropContentsItem(state: BlockState, end: number): void {
  if (state.leaf !== 'paragraph') return
  overwrite(state.scan.codes, state.start, end, MASKED)
  state.leaf = 'none'
}

/** Where the content of the tag at `start` ends, tag included, when it is code; otherwise where the tag ends. */
function endOfRaw(state: BlockState, start: number, tagEnd: number): number {
  const { source } = state.scan
  const found = /^\{[{%<]+[-~\s]*([a-z]+)\b/.exec(source.slice(start, start + 60))
  const name = found?.[1] ?? ''
  const isLiquid = source.charCodeAt(start + 1) !== OPEN_BRACE
  const closing = isLiquid ? `end${name}` : `/${name}`
  if (!rawTags.has(name) || state.unclosedTags.has(closing)) return tagEnd
  for (let at = source.indexOf(closing, tagEnd); at !== -1; ) {
    if (/\{[{%<][-~<%\s]*$/.test(source.slice(Math.max(0, at - 12), at))) {
      if (name !== 'comment') state.scan.codeBlocks++
      const close = source.indexOf('}', at)
      return close === -1 ? at : close + 1
    }
    at = source.indexOf(closing, at + 1)
  }
  state.unclosedTags.add(closing)
  return tagEnd
}

/**
 * Masks the line that opens or closes a container (`:::note Title`, `:::`) and the options (`:class: x`)
 * after a directive.
 */
export function openColonLine(
  state: BlockState,
  height: number,
  start: number,
  end: number,
): boolean {
  const { codes, next } = state.cursor
  let i = next
  while (i < end && codes[i] === COLON) i++
  if (i - next < 3) {
    if (start !== state.optionsAt || !isOption(state, end)) return false
  } else {
    while (i < end && isBlank(codes[i])) i++
    if (i < end && !isLetter(codes[i]) && codes[i] !== OPEN_BRACE) return false
  }
  const isDirective = i - next < 3 || codes[i] === OPEN_BRACE
  startLeaf(state, height, 'none', start, end)
  if (isDirective) state.optionsAt = nextLine(codes, end)
  return true
}

function isOption(state: BlockState, end: number): boolean {
  const { next } = state.cursor
  return /^:[A-Za-z][\w-]*:(?:\s|$)/.test(state.scan.source.slice(next, Math.min(end, next + 60)))
}

function nextLine(codes: Uint16Array, end: number): number {
  return end + (codes[end] === CR && codes[end + 1] === LF ? 2 : 1)
}

/** MyST directives that hold prose; all others hold code, data or references. */
const proseDirectives = new Set(
  (
    'admonition attention card caution danger deprecated details dropdown epigraph error exercise ' +
    'grid-item grid-item-card hint important margin note proof seealso sidebar solution tab-item ' +
    'theorem tip topic versionadded versionchanged warning'
  ).split(' '),
)

/** Masks the fence of a MyST directive that holds prose, opening or closing; what it holds is read as text. */
export function openDirectiveFence(
  state: BlockState,
  height: number,
  length: number,
  start: number,
  end: number,
): boolean {
  const { cursor, directives, scan } = state
  const { codes, next } = cursor
  const marker = codes[next]
  let i = next + length
  while (i < end && isBlank(codes[i])) i++
  while (directives.length > 0 && directives[directives.length - 1].height > height)
    directives.pop()
  const open = directives[directives.length - 1]
  if (i >= end) {
    if (open === undefined || open.marker !== marker || length < open.length) return false
    directives.pop()
    return startLeaf(state, height, 'none', start, end)
  }
  if (codes[i] !== OPEN_BRACE) return false
  let close = i + 1
  while (close < end && codes[close] !== CLOSE_BRACE) close++
  if (close >= end || !proseDirectives.has(scan.source.slice(i + 1, close))) return false
  directives.push({ marker, length, height })
  startLeaf(state, height, 'none', start, end)
  state.optionsAt = nextLine(codes, end)
  return true
}

/** Masks a line that asks for a table of contents: `[TOC]`, `[[_TOC_]]`. */
export function openContentsLine(
  state: BlockState,
  height: number,
  start: number,
  end: number,
): boolean {
  const { next } = state.cursor
  if (!/^(?:\[toc\]|\[\[_?toc_?\]\])\s*$/i.test(state.scan.source.slice(next, end))) return false
  return startLeaf(state, height, 'none', start, end)
}

const admonition =
  /^(?:(?:!!!|\?\?\?\+?) [A-Za-z][\w-]*(?: [a-z][\w-]*)*(?: "[^"]*")?|===[+!]? "[^"]*")\s*$/

/** Whether the line opens an admonition or a tab of Python-Markdown, whose content is indented. */
export function isAdmonition(state: BlockState, end: number): boolean {
  const { codes, source } = state.scan
  const { next } = state.cursor
  if (codes[next + 1] !== codes[next] || codes[next + 2] !== codes[next]) return false
  if (end - next > 200 || !admonition.test(source.slice(next, end))) return false
  let indent = 0
  for (let i = end; i < source.length && isSpaceOrLineEnd(codes[i]); i++) {
    if (isLineEnd(codes[i])) indent = 0
    else indent += codes[i] === TAB ? codeIndent : 1
  }
  return indent >= codeIndent
}

/** End of the mark of an alert, `[!NOTE]`, at `from` in a block quote; -1 when there is none. */
export function alertMarkEnd(codes: Uint16Array, from: number, end: number): number {
  let i = from
  while (i < end && isBlank(codes[i])) i++
  if (codes[i] !== 0x5b || codes[i + 1] !== 0x21) return -1
  i += 2
  const name = i
  while (i < end && (isLetter(codes[i]) || codes[i] === 0x2d)) i++
  if (i === name || i >= end || codes[i] !== CLOSE_BRACKET) return -1
  i++
  // `[!note]-` of Obsidian can be folded.
  if (codes[i] === 0x2d || codes[i] === 0x2b) i++
  return i >= end || isBlank(codes[i]) ? i : -1
}
