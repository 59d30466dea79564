import type { PolicyClause } from '../../packages/engine/src/policy/clause.ts'
import { isUnderstood } from '../../packages/engine/src/policy/parse/read-policy.ts'

/** A clause in one line, as the table of policies writes it. */
export function showClause(clause: PolicyClause): string {
  if (!hasSubject(clause)) return 'nothing'
  const { action, targets, topics, about, words, exceptions, conditions, moreThan } = clause
  const verb = clause.isPermission ? 'permit' : (action ?? 'note')
  const subjects = targets.map(({ name }) => name)
  const isText = topics.length + about.length > 0
  const subject = clause.isEverything
    ? 'everything'
    : subjects.length > 0
      ? subjects.join(' + ')
      : isText
        ? 'text'
        : 'draft'
  const phrases = [...about, ...words].map((phrase) => `“${phrase.join(' ')}”`)
  const matters = [...topics, ...phrases]
  const parts = [
    `${verb} ${subject}`,
    matters.length > 0 ? ` about ${matters.join(' ')}` : '',
    exceptions.map((exception) => ` unless ${showException(exception)}`).join(''),
    conditions
      .map(({ score, comparison, value }) => ` if ${score} ${comparison} ${value}`)
      .join(''),
    moreThan > 0 ? `, more than ${moreThan}` : '',
    clause.scope ? ` in ${clause.scope}` : '',
    clause.unread.length > 0 ? ` [${clause.unread.join(' ')}]` : '',
  ]
  return parts.join('')
}

function hasSubject(clause: PolicyClause): boolean {
  return (
    isUnderstood(clause) ||
    (clause.isPermission && isUnderstood({ ...clause, isPermission: false, action: 'revise' }))
  )
}

function showException(exception: PolicyClause['exceptions'][number]): string {
  if (exception.kind === 'topic') return exception.topic
  return exception.kind === 'phrase' ? `“${exception.words.join(' ')}”` : exception.kind
}
