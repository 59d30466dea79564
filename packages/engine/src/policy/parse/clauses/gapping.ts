import type { PolicyToken } from '../../policy-tokens.ts'

const part =
  /^(?:sentences?|paragraphs?|headings?|headlines?|titles?|subheadings?|quotes?|quotations?|bullets?|articles?|posts?|texts?|intros?|introductions?|summaries)$/
const bound = /^(?:to|under|below|at|within|no|not|up|max|maximum|shorter|fewer|over|above)$/
const verb = /^(?:keep|limit|hold|restrict|cap)$/
/** Most words between a bound and its number: “at no more than four”. */
const REACH = 5

/**
 * “Keep sentences to 20 words and paragraphs to four sentences” limits two things: where a second limit begins, the tokens
 * of the first and those of the second with its verb.
 */
export function gappedParts(tokens: readonly PolicyToken[]): readonly (readonly PolicyToken[])[] {
  const choices = chosenParts(tokens)
  if (choices !== undefined) return choices
  for (const [at, { text }] of tokens.entries()) {
    if (text !== 'and' && text !== ',') continue
    const from = text === ',' && tokens[at + 1]?.text === 'and' ? at + 2 : at + 1
    if (!part.test(tokens[from]?.text ?? '') || !bound.test(tokens[from + 1]?.text ?? '')) continue
    const isBound = tokens.slice(from + 2, from + 2 + REACH).some(isNumber)
    if (!isBound || !tokens.slice(0, at).some(isNumber)) continue
    const head = verb.test(tokens[0].text) ? [borrowed(tokens[0], tokens[from])] : []
    return [tokens.slice(0, at), ...gappedParts([...head, ...tokens.slice(from)])]
  }
  return [tokens]
}

/** “Say A instead of B and C instead of D” makes two choices; a label before them stands for itself. */
function chosenParts(tokens: readonly PolicyToken[]): (readonly PolicyToken[])[] | undefined {
  const colon = tokens.findIndex(({ text }) => text === ':')
  const first = tokens.slice(colon + 1)
  const [head] = first
  if (!/^(?:say|use|write|prefer|replace|swap|change)$/.test(head?.text ?? '')) return undefined
  const joints = first.flatMap(({ text }, at) => (isJoint(text) ? [at] : []))
  const [contrast] = first.flatMap((_token, at) => (isContrast(first, at) ? [at] : []))
  const at = joints.find((joint) => contrast !== undefined && joint > contrast)
  if (at === undefined) return undefined
  const second = first.slice(at + 1)
  if (!second.some((_token, place) => isContrast([head, ...second], place + 1))) return undefined
  const label = colon > 0 ? [tokens.slice(0, colon)] : []
  return [...label, first.slice(0, at), ...gappedParts([borrowed(head, second[0]), ...second])]
}

/** A verb that a part takes over, at the place where that part begins. */
function borrowed(token: PolicyToken, { start }: PolicyToken): PolicyToken {
  return { ...token, start, end: start }
}

function isJoint(text: string): boolean {
  return text === 'and' || text === ','
}

/** Whether a token opens what is written in the place of something, or what something is written for. */
function isContrast(tokens: readonly PolicyToken[], at: number): boolean {
  const { text } = tokens[at]
  if (text === 'with') return /^(?:replace|swap|change)$/.test(tokens[0].text)
  const next = tokens[at + 1]?.text
  return (text === 'instead' && next === 'of') || (text === 'rather' && next === 'than')
}

function isNumber({ kind, text }: PolicyToken): boolean {
  return (
    kind === 'number' ||
    /^(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty|fifty|sixty|hundred)$/.test(
      text,
    )
  )
}
