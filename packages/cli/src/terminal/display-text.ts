/** Measures text in terminal cells. */
export type Measure = (text: string) => number

// Characters of one code unit and one cell: ASCII, Latin, Greek, Cyrillic, and the signs of prose and of reports.
// Cleaned text holds no control characters, so none needs a width here.
const narrow = /^[\s\x20-\x7e\xa1-\xac\xae-\u02ff\u0370-\u0482\u048a-\u052f“”‘’…→·–—]*$/
const plain = /^[\x20-\x7e\xa1-\xac\xae-\u02ff\u0370-\u0482\u048a-\u052f“”‘’…→█░·–—─]*$/
// Escape sequences and direction overrides in a draft must not reach the terminal. Ranges instead of \p{Cc},
// which takes milliseconds to compile.
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out.
const unsafe = /[\0-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/g

/** Makes text of a draft safe to show on one line. */
export function cleanText(text: string): string {
  return text
    .replaceAll('\t', ' ')
    .replaceAll(/\r\n?|\n/g, ' ')
    .replaceAll(unsafe, '')
    .replaceAll(/[\ud800-\udfff]/gu, '\ufffd')
}

/** A measure for a text; wide and combining characters are only loaded when it has some. */
export async function loadMeasure(text: string): Promise<Measure> {
  if (narrow.test(text)) return (line) => line.length
  const { default: stringWidth } = await import('string-width')
  return (line) => (plain.test(line) ? line.length : stringWidth(line))
}

/** A text of several lines on one, with single spaces. */
export function oneLine(text: string): string {
  return cleanText(text.replaceAll(/\s+/g, ' ')).trim()
}

/** A text on one line of at most `most` characters, its end cut. */
export function shortLine(text: string, most: number): string {
  const line = [...oneLine(text)]
  return line.length <= most
    ? line.join('')
    : `${line
        .slice(0, most - 1)
        .join('')
        .trimEnd()}…`
}

let segmenter: Intl.Segmenter | undefined

// Made at its first use: it takes 15 ms, and most lines need none.
function graphemesOf(text: string): Intl.Segments {
  segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' })
  return segmenter.segment(text)
}

/** The longest start of a text that fits. */
export function takeStart(text: string, width: number, measure: Measure): string {
  if (measure(text) <= width) return text
  const start = text.slice(0, width * 16)
  if (plain.test(start)) return start.slice(0, width)
  let kept = ''
  let used = 0
  for (const { segment } of graphemesOf(start)) {
    used += measure(segment)
    if (used > width) break
    kept += segment
  }
  return kept
}

/** The longest end of a text that fits. */
export function takeEnd(text: string, width: number, measure: Measure): string {
  if (measure(text) <= width) return text
  const end = text.slice(-width * 16)
  if (plain.test(end)) return end.slice(-width)
  const pieces = Array.from(graphemesOf(end), ({ segment }) => segment)
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
