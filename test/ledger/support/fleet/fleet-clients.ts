import assert from 'node:assert/strict'
import { setTimeout as pause } from 'node:timers/promises'
import type { NewAccount } from '../../../../apps/server/src/ledger/account-ports.ts'
import { fleetCall } from './fleet-calls.ts'
import { type Answer, Broken, type Sent } from './send.ts'

export interface ClientOptions {
  readonly accounts: readonly NewAccount[]
  readonly send: (request: Sent) => Promise<Answer>
  readonly clients: number
  /** How long a client asks again for a call that a process took along when it died. */
  readonly patienceMs: number
  readonly isOver: () => boolean
}

/** What clients were told, by number of the call. */
export interface Journal {
  readonly asked: Set<number>
  readonly bodies: Map<number, string>
  /** Calls that an answer without the mark of a replay came for; never twice. */
  readonly fresh: Set<number>
  replays: number
  refusedForCredit: number
  brokenConnections: number
  /** Status and first words of each other answer that no caller expects. */
  readonly otherFailures: string[]
}

export function newJournal(): Journal {
  return {
    asked: new Set(),
    bodies: new Map(),
    fresh: new Set(),
    replays: 0,
    refusedForCredit: 0,
    brokenConnections: 0,
    otherFailures: [],
  }
}

/**
 * Clients that make calls until it is over. Every third call is sent twice at the same moment, every
 * fifth is repeated after its answer; what breaks is asked for again with the same key.
 */
export async function runClients(options: ClientOptions, journal: Journal): Promise<void> {
  let next = journal.asked.size
  await Promise.all(
    Array.from({ length: options.clients }, async () => {
      while (!options.isOver()) {
        const call = next++
        journal.asked.add(call)
        const sends = call % 3 === 0 ? 2 : 1
        await Promise.all(Array.from({ length: sends }, () => ask(options, journal, call)))
        if (call % 5 === 0 && journal.bodies.has(call)) await ask(options, journal, call)
      }
    }),
  )
}

/** Sends a call until it is answered, refused for credit, or given up. */
export async function ask(options: ClientOptions, journal: Journal, call: number): Promise<void> {
  const { request } = fleetCall(options.accounts, call)
  const end = performance.now() + options.patienceMs
  do {
    const answer = await options.send(request).catch(broken)
    if (answer === null) journal.brokenConnections++
    else if (answer.status === 200) return note(journal, call, answer)
    else if (answer.status === 402) {
      journal.refusedForCredit++
      return
    } else if (!isInProgress(answer))
      journal.otherFailures.push(`${answer.status} ${answer.body.slice(0, 80)}`)
    await pause(20)
  } while (performance.now() < end)
}

function broken(error: unknown): null {
  if (error instanceof Broken) return null
  throw error
}

/** The first call with the key is at work, here or in a process that is gone. */
function isInProgress({ status, body }: Answer): boolean {
  return status === 409 && body.includes('"idempotency_in_progress"')
}

function note(journal: Journal, call: number, { body, isReplay }: Answer): void {
  const known = journal.bodies.get(call)
  if (known !== undefined) assert.equal(body, known, `call ${call} was answered in two ways`)
  journal.bodies.set(call, body)
  if (isReplay) {
    journal.replays++
    return
  }
  assert.ok(!journal.fresh.has(call), `call ${call} was scored and charged twice`)
  journal.fresh.add(call)
}
