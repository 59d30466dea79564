import { afterAll, expect, it } from 'vitest'
import { systemNetwork } from '../../apps/server/src/media/network.ts'
import { keepOrigins } from './support/fetching.ts'
import { nameServer } from './support/name-server.ts'
import { serveSilence } from './support/origin.ts'

const origin = keepOrigins()(serveSilence())
const names = nameServer({
  'both.example': ['1.2.3.4', '5.6.7.8', '2606:4700::1111'],
  'four.example': ['1.2.3.4'],
  'absent.example': [],
  localhost: ['9.9.9.9'],
})
afterAll(async () => (await names).close())

const forever = new AbortController().signal
const network = async () => systemNetwork([(await names).address])

it('asks name servers for all addresses of both families (decision 10)', async () => {
  const { resolve } = await network()
  expect([...(await resolve('both.example', forever))].sort()).toEqual([
    '1.2.3.4',
    '2606:4700::1111',
    '5.6.7.8',
  ])
  expect(await resolve('four.example', forever)).toEqual(['1.2.3.4'])
  expect(await resolve('absent.example', forever)).toEqual([])
})

it('stops asking when the time is over (decision 10)', async () => {
  const { resolve } = await network()
  const started = performance.now()
  expect(await resolve('silent.example', AbortSignal.timeout(50))).toEqual([])
  expect(performance.now() - started).toBeLessThan(20_000)
  await expect(resolve('four.example', AbortSignal.abort())).rejects.toThrow()
})

it('dials the addresses that were checked, the next where one fails (decision 10)', async () => {
  const { port } = await origin
  const { dial } = await network()
  for (const addresses of [['127.0.0.1'], ['::1', '127.0.0.1'], ['127.0.0.9', '127.0.0.1']]) {
    const socket = await dial(addresses, port, forever)
    expect(addresses).toContain(socket.remoteAddress)
    socket.destroy()
  }
})

it('closes a socket when its time is over, and reports one that nobody takes (decision 10)', async () => {
  const { port } = await origin
  const { dial } = await network()
  const ended = new AbortController()
  const socket = await dial(['127.0.0.1'], port, ended.signal)
  ended.abort()
  expect(socket.destroyed).toBe(true)
  await expect(dial(['127.0.0.1'], port, AbortSignal.abort())).rejects.toThrow()
  await expect(dial(['127.0.0.1'], 1, forever)).rejects.toMatchObject({ code: 'ECONNREFUSED' })
})
