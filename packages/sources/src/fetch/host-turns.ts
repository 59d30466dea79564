import { setTimeout as wait } from 'node:timers/promises'
import pLimit, { type LimitFunction } from 'p-limit'

/** How many requests may run at a time. */
export interface TurnLimits {
  readonly perHost: number
  readonly total: number
}

/** Lets requests wait for their turn: a few at a time for each host, and for all hosts together. */
export class HostTurns {
  readonly #limits: TurnLimits
  readonly #all: LimitFunction
  readonly #hosts = new Map<string, LimitFunction>()
  readonly #heldUntil = new Map<string, number>()

  constructor(limits: TurnLimits) {
    this.#limits = limits
    this.#all = pLimit(limits.total)
  }

  /** Runs a task in a turn of its host, after any time that the host has asked to be left alone. */
  async run<T>(host: string, signal: AbortSignal, task: () => Promise<T>): Promise<T> {
    return await this.#turnsOf(host)(async () => {
      await wait(this.heldMs(host), undefined, { signal })
      return await this.#all(task)
    })
  }

  /** Sends nothing to this host for so long. */
  hold(host: string, milliseconds: number): void {
    const until = Math.max(this.#heldUntil.get(host) ?? 0, performance.now() + milliseconds)
    this.#heldUntil.set(host, until)
  }

  /** Milliseconds for which this host is still to be left alone. */
  heldMs(host: string): number {
    return Math.max(0, (this.#heldUntil.get(host) ?? 0) - performance.now())
  }

  #turnsOf(host: string): LimitFunction {
    const turns = this.#hosts.get(host) ?? pLimit(this.#limits.perHost)
    this.#hosts.set(host, turns)
    return turns
  }
}
