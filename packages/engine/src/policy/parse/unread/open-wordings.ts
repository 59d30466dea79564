import type { PolicyClause } from '../../clause.ts'

const openEnd =
  /(?:\bor|\band) (?:similar|the like|something (?:like (?:it|that|this)|similar|along those lines)|words to that effect|variations(?: (?:of|on) (?:it|this|that))?)[.)\s]*$/i
/** Fewest words of what people say in many ways: “I hope this finds you well”. */
const LONG = 5

/** A clause that wants whole sentences “or similar” to be found is known by the words that it gives alone. */
export function withOpenWordings(clause: PolicyClause): PolicyClause {
  const { form, leftOut, text } = clause
  const end = openEnd.exec(text)?.[0].replace(/[.)\s]+$/, '')
  if (form === undefined || end === undefined || leftOut.length > 0) return clause
  const isLong = form.targets.some(
    (target) => target.kind === 'phrase' && target.words.split(' ').length >= LONG,
  )
  return isLong ? { ...clause, leftOut: [{ words: end, how: 'ignored' }] } : clause
}
