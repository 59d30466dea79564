import { replayColumns } from '../database/columns.ts'
import type { StoreParts } from '../parts.ts'
import type { Violation } from '../ports.ts'
import { answerOfUsedKey } from '../replays.ts'
import { mostFindings, restOf, unhurried } from './run-check.ts'

const page = 200
const invariant = 'I6 a stored answer can be repeated'

/** Opens every stored answer, as a repeated call would: what cannot be opened is an answer that was paid for and lost. */
export async function verifyAnswers(parts: StoreParts): Promise<readonly Violation[]> {
  const found: Violation[] = []
  let count = 0
  let last = ''
  for (;;) {
    const rows = await unhurried(parts, (db) =>
      db
        .selectFrom('replays')
        .select(replayColumns)
        .where('state', '=', 'done')
        .where('operation_id', '>', last)
        .orderBy('operation_id')
        .limit(page)
        .execute(),
    )
    for (const row of rows) {
      const problem = problemOf(parts, row)
      if (problem === null) continue
      if (++count > mostFindings) continue
      found.push({
        invariant,
        detail: `${row.operation_id}: found ${problem}, expected a JSON answer`,
      })
    }
    const end = rows.at(-1)
    if (end === undefined) return [...found, ...restOf(invariant, count - found.length)]
    last = end.operation_id
  }
}

type Stored = Parameters<typeof answerOfUsedKey>[1]

function problemOf(parts: StoreParts, row: Stored): string | null {
  const { account_id: accountId, endpoint, key_digest: keyDigest, body_digest: bodyDigest } = row
  try {
    const answer = answerOfUsedKey(parts, row, { accountId, endpoint, keyDigest, bodyDigest })
    if (answer.kind !== 'replay') return answer.kind
    JSON.parse(answer.body)
    return null
  } catch (error) {
    return error instanceof SyntaxError ? 'no JSON' : 'bytes that its secret does not open'
  }
}
