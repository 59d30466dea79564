import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const asked = process.env['KILLS']

/** Whether this is the run of the lane, which has little time. */
export const isShort = asked === undefined

/**
 * How often a test kills: `KILLS` of the environment, or as few as the lane has time for. A run with `KILLS`
 * keeps its log: `KILLS=1000 npm test crash test/crash/ledger.test.ts`.
 */
export function countKills(few: number): number {
  if (asked === undefined) return few
  const kills = Number(asked)
  if (Number.isSafeInteger(kills) && kills > 0) return kills
  throw new RangeError(`Unexpected KILLS “${asked}”, expected a whole number from 1.`)
}

/** Time for a test that kills so often, in milliseconds. */
export function timeFor(kills: number): number {
  return 180_000 + kills * 20_000
}

/** What a long run did and found, line by line; `test/crash/logs` keeps it. Short runs leave no trace. */
export class KillLog {
  readonly #path: string
  readonly #lines: string[]

  constructor(name: string) {
    this.#path = join(import.meta.dirname, '../logs', `${name}.txt`)
    this.#lines = [
      `KILLS=${asked} npm test crash test/crash/${name.replace(/-.*/, '')}.test.ts`,
      `Node ${process.version}, ${process.platform} ${process.arch}`,
      '',
    ]
  }

  /** Adds lines, and writes what is known so far: a run that is stopped has still shown what it says. */
  add(...lines: readonly string[]): void {
    this.#lines.push(...lines)
    if (asked === undefined) return
    mkdirSync(dirname(this.#path), { recursive: true })
    writeFileSync(this.#path, `${this.#lines.join('\n')}\n`)
  }
}
