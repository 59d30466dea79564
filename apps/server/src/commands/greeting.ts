import { freeCredit } from '../ledger/accounts.ts'
import { toCents } from '../ledger/money.ts'
import type { RunningServer } from '../start-server.ts'

/** Who reads what the service prints when it starts. */
export interface Reader {
  /** A person at a terminal; otherwise a script or a log, which gets a line for each fact. */
  readonly isPerson: boolean
  readonly platform: NodeJS.Platform
}

/** What a first start prints about the key of the local account, which is shown only then. */
export function keyText({ isPerson, platform }: Reader, key: string): string {
  if (!isPerson) return `Key of the local account, shown only once: ${key}\n`
  const line =
    platform === 'win32' ? `$env:CONTENT_TRUST_KEY = '${key}'` : `export CONTENT_TRUST_KEY=${key}`
  return `
Your account on this machine has ${toCents(freeCredit)} cents of credit. This is its key, which is shown only now,
as a line for the terminal in which you want to call the service:

  ${line}
`
}

/** What each start prints when the service listens: where, and what to open there. */
export function addressText(
  { isPerson }: Reader,
  { address, metricsAddress }: Pick<RunningServer, 'address' | 'metricsAddress'>,
): string {
  if (!isPerson) {
    return `${metricsAddress === null ? '' : `Metrics on ${metricsAddress}\n`}Listening on ${address}\n`
  }
  const places = [
    [`${address}/`, 'score a draft in the browser'],
    [`${address}/docs`, 'how to call it, with examples'],
    [`${address}/account`, 'your credit, calls and keys'],
    ...(metricsAddress === null ? [] : [[metricsAddress, 'metrics for Prometheus']]),
  ] as const
  const width = Math.max(...places.map(([place]) => place.length))
  return `
Listening on ${address}

${places.map(([place, use]) => `  ${place.padEnd(width)}  ${use}\n`).join('')}
Press Ctrl+C to stop it. Each call gets a line below.

`
}
