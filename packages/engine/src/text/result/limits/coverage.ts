import type { Coverage } from '../../../schema/index.ts'
import { type Document, KIND } from '../../document/document.ts'

const LF = 0x0a

/** How much of a draft was read as prose: blindness shows as a low share. Front matter is not counted. */
export function coverageOf(document: Document): Coverage {
  const { source, words } = document
  const order = wordStartsInOrder(document)
  const { count } = words
  let lines = 0
  let scored = 0
  let word = 0
  for (let at = bodyStart(document); at < source.length; ) {
    // Every third line is empty, and hostile text has ten thousands of them.
    if (source.charCodeAt(at) === LF) {
      at++
      continue
    }
    const feed = source.indexOf('\n', at)
    const end = feed === -1 ? source.length : feed
    while (word < count && order[word] < at) word++
    const hasWord = word < count && order[word] < end
    if (hasWord) scored++
    if (hasWord || hasInk(source, at, end)) lines++
    at = end + 1
  }
  return {
    lines,
    scored_lines: scored,
    share: lines === 0 ? 1 : Math.round((scored / lines) * 1e4) / 1e4,
    words: document.proseWords,
    sentences: count === 0 ? 0 : document.sentences.count,
  }
}

/** Front matter is settings, not lines that could have been prose: counting starts after its closing fence. */
function bodyStart({ source, frontMatter }: Document): number {
  if (frontMatter === null) return 0
  // The break that ends the settings, and the fence.
  const closing = /[\r\n]*[^\r\n]*/y
  closing.lastIndex = frontMatter.end
  closing.test(source)
  return closing.lastIndex
}

function wordStartsInOrder({ words, blocks }: Document): Int32Array {
  // Words are in source order but for alt text, which follows its paragraph.
  const hasAlt = blocks.kinds.subarray(0, blocks.count).includes(KIND.alt_text)
  return hasAlt ? words.starts.slice(0, words.count).sort() : words.starts
}

function hasInk(source: string, start: number, end: number): boolean {
  for (let at = start; at < end; at++) {
    const unit = source.charCodeAt(at)
    if (unit > 0x20 && unit !== 0xa0 && unit !== 0xfeff) return true
  }
  return false
}
