import { type Block, MASKED, MASKED_INLINE, OPAQUE } from '../text/markdown/scanned-text.ts'

/** Stands for inline content that is not prose: code, a URL, math, a footnote mark. */
export const OPAQUE_MARK = '\ufffc'

/** Characters that print alike and mean the same, by what they are read as. */
const twins: Readonly<Record<string, string>> = {
  '\u2018': "'",
  '\u2019': "'",
  '\u02bc': "'",
  '\u201c': '"',
  '\u201d': '"',
  '\u201e': '"',
  '\u00ab': '"',
  '\u00bb': '"',
  '\u2010': '-',
  '\u2011': '-',
  '\u2212': '-',
}

/** Characters that print nothing: soft hyphen, zero-width marks, byte order mark. */
const unseen = new Set(['\u00ad', '\u200b', '\u200c', '\u200d', '\u2060', '\ufeff'])

/**
 * The prose of a block as a reader sees it: no markup, one space for any white space, straight
 * quotes, one mark for a run of opaque content. Two versions are compared in this form.
 */
export function cleanText(source: string, codes: Uint16Array, block: Block): string {
  const parts: string[] = []
  const isAlt = block.kind === 'alt_text'
  let isSpace = true
  for (let at = block.start; at < block.end; at++) {
    const code = isAlt ? source.charCodeAt(at) : codes[at]
    if (code === MASKED_INLINE) continue
    if (code === OPAQUE) {
      if (parts.at(-1) !== OPAQUE_MARK || codes[at - 1] !== OPAQUE) parts.push(OPAQUE_MARK)
      isSpace = false
      continue
    }
    const letter = String.fromCharCode(code)
    if (unseen.has(letter)) continue
    if (code === MASKED || /\s/.test(letter)) {
      if (!isSpace) parts.push(' ')
      isSpace = true
      continue
    }
    parts.push(twins[letter] ?? letter)
    isSpace = false
  }
  return parts.join('').trim()
}
