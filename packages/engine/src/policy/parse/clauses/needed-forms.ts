import type { PolicyToken } from '../../policy-tokens.ts'

/** Words that say no more than how a line begins. */
const opening =
  /^(?:by|from|posted by|written by|updated|last updated|published|date|photo|image|source|sources|summary|in brief|note) ?:?$/i
const line =
  /^(?:line|byline|author|date|credit|credits|source|sources|summary|note|caption|stamp|dateline)$/

/** “An author line (“By …”)”: how it begins is no other thing that will do. */
export function withoutNeededForms(tokens: readonly PolicyToken[]): readonly PolicyToken[] {
  const at = tokens.findIndex(
    ({ text }, place) =>
      text === '(' &&
      line.test(tokens[place - 1]?.text ?? '') &&
      tokens[place + 1]?.kind === 'quoted' &&
      isOpening(tokens[place + 1].text) &&
      tokens[place + 2]?.text === ')',
  )
  return at === -1 ? tokens : [...tokens.slice(0, at), ...tokens.slice(at + 3)]
}

function isOpening(quoted: string): boolean {
  const text = quoted.replace(/(?:\.\.\.|…)\s*$/, '').trim()
  return text !== quoted.trim() || opening.test(text)
}
