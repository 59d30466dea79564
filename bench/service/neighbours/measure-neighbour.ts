import { setTimeout as pause } from 'node:timers/promises'
import { quantile } from '../../statistics.ts'
import { startAttack } from './attack.ts'
import { imageBody, textBody } from './bodies.ts'
import { type Answered, Client } from './client.ts'
import { type HostileName, hostileKinds } from './hostile-kinds.ts'
import { postRequest } from './requests.ts'
import { type ServiceProcess, startProcess } from './start-process.ts'

/** What a neighbour waited, in milliseconds. */
export interface Wait {
  readonly calls: number
  /** Calls that were not answered with 200. */
  readonly failures: number
  readonly p50: number
  readonly p99: number
}

export interface NeighbourRow {
  readonly name: HostileName
  readonly label: string
  readonly quiet: Wait
  readonly attacked: Wait
  /** Answers of the attack by status. */
  readonly statuses: Readonly<Record<string, number>>
  readonly descriptors: number
  readonly residentMegabytes: number
}

export interface NeighbourOptions {
  /** Seconds of each slice: one quiet, one attacked, in turn. */
  readonly seconds: number
  readonly rounds: number
  readonly checkout?: string
}

const settleMs = 1_500

/**
 * One neighbour that calls at leisure, alone and beside an attack in turn, so that whatever else the
 * machine does meets both alike. Each attack meets a service of its own.
 */
export async function measureNeighbour(
  name: HostileName,
  { seconds, rounds, checkout }: NeighbourOptions,
): Promise<NeighbourRow> {
  // The demo's limit is reached at once.
  const service = await startProcess(checkout, { DEMO_CALLS_PER_HOUR: '1' })
  const kind = hostileKinds[name]
  await callFor(service, kind.neighbour, Math.max(2, seconds / 2))
  const quiet: Answered[] = []
  const attacked: Answered[] = []
  const statuses: Record<string, number> = {}
  let usage = service.usage()
  for (let round = 0; round < rounds; round++) {
    quiet.push(...(await callFor(service, kind.neighbour, seconds)))
    const attack = await startAttack(name, service)
    await pause(settleMs)
    attacked.push(...(await callFor(service, kind.neighbour, seconds)))
    usage = service.usage()
    for (const [status, count] of Object.entries(await attack.stop())) {
      statuses[status] = (statuses[status] ?? 0) + count
    }
    await untilIdle(service, kind.neighbour)
  }
  await service.stop()
  return {
    name,
    label: kind.label,
    quiet: waitOf(quiet),
    attacked: waitOf(attacked),
    statuses,
    ...usage,
  }
}

/** Calls one after the other, with a pause as long as a call takes, for some seconds. */
async function callFor(
  { address, neighbour }: ServiceProcess,
  kind: 'text' | 'image',
  seconds: number,
): Promise<Answered[]> {
  const client = new Client(address)
  const answers: Answered[] = []
  const end = performance.now() + seconds * 1_000
  for (let turn = 0; performance.now() < end; turn++) {
    const body = kind === 'image' ? imageBody() : textBody(turn)
    answers.push(await client.send(postRequest('/v1/analyze', body, neighbour)))
    await pause(5)
  }
  client.close()
  return answers
}

/** Waits until what the attack left behind is done: a call is quick again, or some seconds are over. */
async function untilIdle(service: ServiceProcess, kind: 'text' | 'image'): Promise<void> {
  const client = new Client(service.address)
  const end = performance.now() + 30_000
  const body = kind === 'image' ? imageBody() : textBody(0)
  for (let quick = 0; quick < 5 && performance.now() < end; await pause(200)) {
    const answer = await client.send(postRequest('/v1/analyze', body, service.neighbour))
    quick = answer.milliseconds < 100 ? quick + 1 : 0
  }
  client.close()
}

function waitOf(answers: readonly Answered[]): Wait {
  const times = answers.map(({ milliseconds }) => milliseconds)
  return {
    calls: answers.length,
    failures: answers.filter(({ status }) => status !== 200).length,
    p50: quantile(times, 0.5),
    p99: quantile(times, 0.99),
  }
}
