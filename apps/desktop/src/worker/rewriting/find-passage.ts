/** A part of a text, in UTF-16 code units. */
interface Part {
  readonly start: number
  readonly end: number
}

const frontMatter = /^(?:---|\+\+\+)[ \t]*\r?\n[\s\S]*?\n(?:---|\.\.\.|\+\+\+)[ \t]*(?:\r?\n|$)/

/**
 * The paragraphs that some words touch: whole lines up to the next empty ones. Front matter is
 * never among them. Null where there are no words.
 */
export function findPassage(text: string, from: number, to: number): Part | null {
  const body = frontMatter.exec(text)?.[0].length ?? 0
  let start = Math.max(body, lineStart(text, from))
  let end = Math.max(start, lineEnd(text, to))
  if (isBlank(text.slice(start, end))) return null
  while (start > body && !isBlank(lineBefore(text, start))) start = lineStart(text, start - 1)
  while (end < text.length && !isBlank(lineAfter(text, end))) end = lineEnd(text, end + 1)
  const words = text.slice(start, end)
  const first = /\S/.exec(words)?.index ?? 0
  return { start: lineStart(text, start + first), end: start + words.trimEnd().length }
}

function isBlank(text: string): boolean {
  return text.trim() === ''
}

function lineStart(text: string, at: number): number {
  return at === 0 ? 0 : text.lastIndexOf('\n', at - 1) + 1
}

function lineEnd(text: string, at: number): number {
  const end = text.indexOf('\n', at)
  return end < 0 ? text.length : end
}

function lineBefore(text: string, start: number): string {
  return text.slice(lineStart(text, start - 1), start)
}

function lineAfter(text: string, end: number): string {
  return text.slice(end + 1, lineEnd(text, end + 1))
}
