import type { ClauseExplanation } from '@content-trust/engine'

type Reading = Pick<ClauseExplanation, 'reading' | 'leftOut'> & {
  readonly suggestion?: string | undefined
}

/** How notes begin about what was not understood, or not whole. */
export const notUnderstood = ['Not understood,', 'Understood in part,'] as const

/** Why a clause does not do all that its words say, and what to write instead; null where it does. */
export function clauseNote({ reading, leftOut, suggestion = '' }: Reading): string | null {
  switch (reading) {
    case 'whole':
      return null
    case 'permission':
      return 'It asks for less, and a policy can only make a decision stricter, so it changes nothing.'
    case 'none':
      return `${notUnderstood[0]} so it can meet nothing. ${suggestion}`.trim()
    case 'part':
      return `${notUnderstood[1]} ${leftOutText(leftOut)}. ${suggestion}`.trim()
    default:
      return reading satisfies never
  }
}

function leftOutText(leftOut: Reading['leftOut']): string {
  const wordsOf = (kind: 'ignored' | 'literal') =>
    leftOut.filter(({ how }) => how === kind).map(({ words }) => `“${words}”`)
  const ignored = wordsOf('ignored')
  const literal = wordsOf('literal')
  return [
    ...(ignored.length > 0 ? [`without ${ignored.join(', ')}`] : []),
    ...(literal.length > 0 ? [`with ${literal.join(', ')} as the words themselves`] : []),
  ].join(' and ')
}
