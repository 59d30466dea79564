import { alsoText, type Finding, suggestionText } from '@content-trust/engine/report'

const MOST_QUOTED = 60

/** A finding on one line: its words, unless the explanation holds them, the explanation, the suggestion, other places. */
export function findingText(finding: Finding): string {
  const { quote, explanation } = finding
  const words = onOneLine(quote)
  const quoted = explanation.includes(`“${words}”`) ? '' : `“${shorten(words)}”: `
  return [`${quoted}${explanation}`, suggestionText(finding), alsoText(finding)]
    .filter((part) => part !== null)
    .join(' ')
}

function onOneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}

/** Cuts a text by characters, so that no surrogate pair is cut in two. */
export function shorten(text: string, most = MOST_QUOTED): string {
  const characters = [...text]
  return characters.length <= most ? text : `${characters.slice(0, most - 1).join('')}…`
}
