/** Measures text in terminal cells. */
export type Measure = (text: string) => number

// Cleaned text holds no control characters, so none needs a width here.
const narrow = /^[\s\x20-\x7e“”‘’…→·–—]*$/
const plain = /^[\x20-\x7e“”‘’…→█░·–—─]*$/
// Escape sequences and direction overrides in a draft must not reach the terminal.
const unsafe = /[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/gu

/** Makes text of a draft safe to show on one line. */
export function cleanText(text: string): string {
  return text
    .replaceAll('\t', ' ')
    .replaceAll(/\r\n?|\n/g, ' ')
    .replaceAll(unsafe, '')
    .replaceAll(/\p{Surrogate}/gu, '\ufffd')
}

/** A measure for a text; wide and combining characters are only loaded when it has some. */
export async function loadMeasure(text: string): Promise<Measure> {
  if (narrow.test(text)) return (line) => line.length
  const { default: stringWidth } = await import('string-width')
  return (line) => (plain.test(line) ? line.length : stringWidth(line))
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** The longest start of a text that fits. */
export function takeStart(text: string, width: number, measure: Measure): string {
  if (measure(text) <= width) return text
  let kept = ''
  let used = 0
  for (const { segment } of graphemes.segment(text.slice(0, width * 16))) {
    used += measure(segment)
    if (used > width) break
    kept += segment
  }
  return kept
}

/** The longest end of a text that fits. */
export function takeEnd(text: string, width: number, measure: Measure): string {
  if (measure(text) <= width) return text
  const pieces = Array.from(graphemes.segment(text.slice(-width * 16)), ({ segment }) => segment)
  let kept = ''
  let used = 0
  for (const segment of pieces.toReversed()) {
    used += measure(segment)
    if (used > width) break
    kept = segment + kept
  }
  return kept
}

/** Breaks text into lines that fit; a word longer than a line is broken too. */
export function wrap(text: string, width: number, measure: Measure): string[] {
  const lines: string[] = []
  let line = ''
  for (let word of text.split(' ')) {
    const joined = line === '' ? word : `${line} ${word}`
    if (measure(joined) <= width) {
      line = joined
      continue
    }
    if (line !== '') lines.push(line)
    while (measure(word) > width) {
      const piece = takeStart(word, width, measure)
      if (piece === '') break
      lines.push(piece)
      word = word.slice(piece.length)
    }
    line = word
  }
  return line === '' ? lines : [...lines, line]
}
