import { setTimeout as pause } from 'node:timers/promises'
import { isReady } from './instance.ts'
import { type Answer, Refused, type Sent, send } from './send.ts'

/** Sends requests to processes in turn, as a load balancer does. */
export interface Balancer {
  send(request: Sent): Promise<Answer>
  close(): Promise<void>
}

const checkMs = 50

/**
 * Takes the processes in turn whose last word was that they are ready. A connection that was refused
 * carried no request, so the request goes to the next one; nothing else is tried again.
 */
export function balanceCalls(ports: readonly number[]): Balancer {
  const ready = new Set(ports)
  let turn = 0
  let isOpen = true
  const watching = Promise.all(ports.map(watch))

  async function watch(port: number): Promise<void> {
    while (isOpen) {
      if (await isReady(port)) ready.add(port)
      else ready.delete(port)
      await pause(checkMs)
    }
  }

  async function sendTo(request: Sent): Promise<Answer> {
    const port = ports.filter((one) => ready.has(one))[turn++ % Math.max(1, ready.size)]
    if (port === undefined) {
      await pause(checkMs)
      return sendTo(request)
    }
    try {
      return await send(`http://127.0.0.1:${port}`, request)
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      ready.delete(port)
      return sendTo(request)
    }
  }

  return {
    send: sendTo,
    close: async () => {
      isOpen = false
      await watching
    },
  }
}
