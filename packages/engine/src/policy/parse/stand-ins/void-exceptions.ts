import type { PolicyClause } from '../../clause.ts'

/** “No phone numbers except emergency numbers”: an exception for all that is looked for is one for something else. */
export function withoutVoid(clause: PolicyClause): PolicyClause {
  const { form, leftOut } = clause
  const targets = new Set(form?.targets.map((target) => JSON.stringify(target)))
  const isVoid = form?.unless.some(
    (exception) => exception.kind === 'target' && targets.has(JSON.stringify(exception.target)),
  )
  if (isVoid !== true) return clause
  const words = /(?:except|unless|other than|apart from|but|besides|excluding|bar|if)\b.*/i.exec(
    clause.text,
  )
  const left = { words: words?.[0] ?? clause.text, how: 'ignored' } as const
  return { ...clause, form: undefined, leftOut: [...leftOut, left] }
}
