import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { hashSources, type Proof } from './ledger-sources.ts'

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

/** Begins the line of a log that says which sources it is about. */
export const sourceMark = 'Sources: sha256 '

/** Where a log is kept. */
export function logPath(name: string): string {
  return join(import.meta.dirname, '../logs', `${name}.txt`)
}

/** The command of a run; the name of its log says which test, and behind which balancer. */
export function commandOf(name: string, kills: number): string {
  const [test, balancer] = name.split('-')
  const behind = balancer === undefined ? '' : `BALANCER=${balancer} `
  return `KILLS=${kills} ${behind}npm test crash test/crash/${test}.test.ts`
}

/** What a long run did and found, line by line; `test/crash/logs` keeps it. Short runs leave no trace. */
export class KillLog {
  readonly #path: string
  readonly #lines: string[]

  /** `proof` names the sources that the log is about, where a test checks that it is of those of today. */
  constructor(name: string, proof?: Proof) {
    this.#path = logPath(name)
    this.#lines = [
      commandOf(name, Number(asked)),
      ...(proof === undefined ? [] : [`${sourceMark}${hashSources(proof)}`]),
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
