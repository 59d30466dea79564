import type { Socket } from 'node:net'
import { addressBlock } from '../../limits/client-address.ts'
import { answersOwed } from './owed-answers.ts'

/**
 * The open connections by address block, so that one client cannot take them all: a new connection beyond the
 * limit replaces one of the block that has most. Only a connection that nobody works for is replaced.
 */
export class ConnectionTable {
  readonly #blocks = new Map<string, Set<Socket>>()
  readonly #most: number
  #count = 0

  constructor(most: number) {
    this.#most = most
  }

  get count(): number {
    return this.#count
  }

  /** Every open connection, in blocks. */
  *all(): Generator<Socket> {
    for (const block of this.#blocks.values()) yield* block
  }

  /** Adds a connection until it closes; it, or one that it replaces, may be destroyed. */
  add(socket: Socket): void {
    const name = addressBlock(socket.remoteAddress ?? '')
    const block = this.#blocks.get(name) ?? new Set()
    this.#blocks.set(name, block)
    block.add(socket)
    this.#count += 1
    socket.once('close', () => this.#remove(socket, name))
    if (this.#count > this.#most) this.#makeRoom(socket)
  }

  #makeRoom(newest: Socket): void {
    const victim = this.#oldestIdle() ?? newest
    this.#remove(victim, addressBlock(victim.remoteAddress ?? ''))
    victim.destroy()
  }

  /** Of the largest block, the oldest connection whose request has not arrived or is answered. */
  #oldestIdle(): Socket | undefined {
    let largest: Set<Socket> = new Set()
    for (const block of this.#blocks.values()) if (block.size > largest.size) largest = block
    for (const socket of largest) if (answersOwed(socket).length === 0) return socket
    return undefined
  }

  #remove(socket: Socket, name: string): void {
    const block = this.#blocks.get(name)
    if (block?.delete(socket) !== true) return
    this.#count -= 1
    if (block.size === 0) this.#blocks.delete(name)
  }
}
