import { missingInSchema } from './database/schema.ts'
import type { StoreParts } from './parts.ts'
import type { Inspection, Violation } from './ports.ts'
import { continueChain, type Place, start } from './verify/chain.ts'
import {
  dropCheckpoints,
  type Head,
  keepCheckpoints,
  readHeads,
  sealOf,
  type Verified,
} from './verify/checkpoints.ts'
import { checks, scopeOf } from './verify/checks.ts'
import { verifyEngine } from './verify/engine.ts'
import { mostFindings, restOf, runCheck } from './verify/run-check.ts'
import { verifyAnswers } from './verify/stored-answers.ts'

/** Checks all invariants over the whole ledger, and writes nothing. */
export async function verify(parts: StoreParts): Promise<readonly Violation[]> {
  const heads = await readHeads(parts)
  const { violations } = await verifyRows(parts, heads, true)
  return violations
}

/**
 * Examines the records: the database itself, its tables, the invariants of the rows that came since the
 * last examination (or of all), and the stored answers. Where nothing is wrong, the next one starts here.
 */
export async function inspect(
  parts: StoreParts,
  { isFull }: { readonly isFull: boolean },
): Promise<Inspection> {
  const { data, guards } = await missingInSchema(parts.database)
  const engine = await verifyEngine(parts)
  const lacking = [...data, ...guards].map((part) => ({
    invariant: 'The tables',
    detail: `found no ${part}, expected one`,
  }))
  const before = [...lacking, ...engine.violations]
  if (data.length > 0 || engine.isUnreadable) {
    const notes = ['The rows were not checked, because the tables that hold them are damaged.']
    return { violations: before, notes, rows: 0 }
  }
  const { heads, note } = await sealedHeads(parts)
  const { violations, places, rows } = await verifyRows(parts, heads, isFull)
  const all = [...before, ...violations, ...(await verifyAnswers(parts))]
  if (all.length === 0) await keepCheckpoints(parts, places)
  return { violations: all, notes: [...engine.notes, ...note], rows }
}

/**
 * Where the accounts are. Checkpoints without a valid seal are removed: the secret has changed, or
 * somebody has changed them, and either way their accounts are verified from the beginning.
 */
async function sealedHeads(parts: StoreParts) {
  const heads = await readHeads(parts)
  const unsealed = heads.filter(
    ({ checkpoint }) =>
      checkpoint !== null && checkpoint.seal !== sealOf(parts.secrets, checkpoint),
  )
  if (unsealed.length === 0) return { heads, note: [] }
  await dropCheckpoints(
    parts,
    unsealed.map(({ id }) => id),
  )
  const dropped = new Set(unsealed)
  return {
    heads: heads.map((head) => (dropped.has(head) ? { ...head, checkpoint: null } : head)),
    note: [
      `The checkpoints of ${unsealed.length} accounts are not sealed by this secret; their rows were checked from the first one.`,
    ],
  }
}

/** Checks the invariants of rows, then continues their hashes up to where the accounts were before. */
async function verifyRows(parts: StoreParts, heads: readonly Head[], isFull: boolean) {
  const violations: Violation[] = []
  const scope = scopeOf(isFull)
  const known = heads.filter(({ checkpoint }) => checkpoint !== null).length
  const scans = isFull || known < heads.length / 2
  for (const check of checks) {
    if (isFull || check.isOfWhole === undefined) {
      violations.push(...(await runCheck(parts, check, scope, scans)))
    }
  }
  const { changed, places, rows } = await verifyChains(parts, heads, isFull)
  const invariant = 'I9 rows are those that were verified before'
  const details = changed.slice(0, mostFindings).map((id) => ({
    invariant,
    detail: `${id}: found other rows, expected those of its checkpoint`,
  }))
  violations.push(...details, ...restOf(invariant, changed.length - details.length))
  return { violations, places, rows }
}

async function verifyChains(parts: StoreParts, heads: readonly Head[], isFull: boolean) {
  const changed: string[] = []
  const places: Verified[] = []
  let rows = 0
  for (const account of heads) {
    const { id, head, checkpoint } = account
    // Without a valid seal, it may be anybody's.
    const known = checkpoint?.seal === sealOfOrNone(parts, account) ? checkpoint : null
    const from: Place = known === null || isFull ? start : known
    const hasNews = head > (known?.seq ?? 0) || account.calls > (known?.calls ?? 0)
    // Rows are only ever added.
    if (known !== null && head < known.seq && !isFull) changed.push(id)
    if (!isFull && !hasNews) continue
    const passes = (chain: string | null) => {
      if (chain !== known?.chain) changed.push(id)
    }
    const earlier = isFull && known !== null ? { seq: known.seq, passes } : undefined
    const end = Math.max(head, known?.seq ?? 0)
    const { place, rows: count } = await continueChain(parts, id, from, end, earlier)
    rows += count
    const { seq, balance, chain } = place
    places.push({ ...totalsOf(account), seq, balance, chain })
  }
  return { changed, places, rows }
}

function sealOfOrNone(parts: StoreParts, { checkpoint }: Head): string | undefined {
  return checkpoint === null ? undefined : sealOf(parts.secrets, checkpoint)
}

function totalsOf({ id, calls, units, spent, last_call_at }: Head) {
  return { account_id: id, calls, units, spent, last_call_at }
}
