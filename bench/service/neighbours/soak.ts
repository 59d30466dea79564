import { setTimeout as pause } from 'node:timers/promises'
import { startAttack } from './attack.ts'
import { batchBody, imageBody, styleBody, textBody } from './bodies.ts'
import { Client } from './client.ts'
import { type HostileName, hostileKinds, hostileNames } from './hostile-kinds.ts'
import { postRequest } from './requests.ts'
import { type ServiceProcess, startProcess } from './start-process.ts'

/** What the process held after a slice, once the attack of that slice had ended. */
export interface SoakSample {
  readonly minutes: number
  readonly attack: string
  /** Calls of the neighbour in the slice, and those that were not answered with 200. */
  readonly calls: number
  readonly failures: number
  readonly residentMegabytes: number
  readonly descriptors: number
}

export interface SoakResult {
  readonly minutes: number
  readonly samples: readonly SoakSample[]
}

const connections = 4
/** Slices at least, so that each attack comes around and a trend can be seen. */
const fewestSlices = 14
const longestSliceMs = 60_000
const settleMs = 2_000

/** Keeps a service busy for minutes with calls of every kind and one attack after the other. */
export async function soak(minutes: number, checkout?: string): Promise<SoakResult> {
  const service = await startProcess(checkout, { DEMO_CALLS_PER_HOUR: '1' })
  const slices = Math.max(fewestSlices, Math.ceil((minutes * 60_000) / longestSliceMs))
  const sliceMs = (minutes * 60_000) / slices
  const start = performance.now()
  const samples: SoakSample[] = []
  for (let slice = 0; slice < slices; slice++) {
    const name = hostileNames[slice % hostileNames.length]
    if (name === undefined) throw new Error('Expected an attack.')
    const { calls, failures } = await besideAttack(service, name, Math.max(0, sliceMs - settleMs))
    await pause(settleMs)
    samples.push({
      minutes: (performance.now() - start) / 60_000,
      attack: hostileKinds[name].label,
      calls,
      failures,
      ...service.usage(),
    })
  }
  await service.stop()
  return { minutes, samples }
}

async function besideAttack(service: ServiceProcess, name: HostileName, milliseconds: number) {
  const attack = await startAttack(name, service)
  const end = performance.now() + milliseconds
  const counts = await Promise.all(
    Array.from({ length: connections }, (_, index) => callUntil(service, end, index)),
  )
  await attack.stop()
  return {
    calls: counts.reduce((sum, { calls }) => sum + calls, 0),
    failures: counts.reduce((sum, { failures }) => sum + failures, 0),
  }
}

/** Texts, pictures, batches and style in turn, as one connection of the neighbour sends them. */
async function callUntil({ address, neighbour }: ServiceProcess, end: number, first: number) {
  const client = new Client(address)
  const kinds = [
    (turn: number) => postRequest('/v1/analyze', textBody(turn), neighbour),
    () => postRequest('/v1/analyze', imageBody(), neighbour),
    (turn: number) => postRequest('/v1/analyze-batch', batchBody(turn), neighbour),
    (turn: number) => postRequest('/v1/analyze-style', styleBody(turn), neighbour),
  ]
  let [calls, failures] = [0, 0]
  for (let turn = first; performance.now() < end; turn++) {
    const request = kinds[turn % kinds.length]?.(turn)
    if (request === undefined) throw new Error('Expected a request.')
    const { status } = await client.send(request)
    calls++
    if (status !== 200) failures++
    await pause(10)
  }
  client.close()
  return { calls, failures }
}
