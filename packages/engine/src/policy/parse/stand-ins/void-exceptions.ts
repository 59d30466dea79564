import type { PolicyClause } from '../../clause.ts'
import type { PolicyTarget } from '../../form/clause-form.ts'

const lacking = /(?:^| )(?:missing|without|no|lack(?:s|ing)?) /i

/**
 * “No phone numbers except emergency numbers”: an exception for all that is looked for is one for something else. “Except in
 * examples” speaks of no text that lacks them.
 */
export function withoutVoid(clause: PolicyClause): PolicyClause {
  const { form, leftOut } = clause
  const targets = new Set(form?.targets.map((target) => JSON.stringify(target)))
  const isVoid = form?.unless.some(
    (exception) =>
      exception.kind === 'target' &&
      (targets.has(JSON.stringify(exception.target)) || isOfLack(exception.target, clause.text)),
  )
  if (isVoid !== true) return clause
  const words = /(?:except|unless|other than|apart from|but|besides|excluding|bar|if)\b.*/i.exec(
    clause.text,
  )
  const left = { words: words?.[0] ?? clause.text, how: 'ignored' } as const
  return { ...clause, form: undefined, leftOut: [...leftOut, left] }
}

function isOfLack(target: PolicyTarget, text: string): boolean {
  return (
    target.kind === 'evidence' &&
    target.name.startsWith('missing ') &&
    !lacking.test(` ${text.replace(/^no /i, '')}`)
  )
}
