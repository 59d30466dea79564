import { createServer, type Server } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { ConfigError } from './environment.ts'
import { explainListening } from './listen-error.ts'

const settings = { host: 'HOST', port: 'PORT' }

function listen(place: { readonly host: string; readonly port: number }): Promise<Server> {
  const server = createServer()
  onTestFinished(() => void server.close())
  return new Promise((resolve, reject) => {
    server.once('error', reject).listen(place, () => resolve(server))
  })
}

const refused = (code: string) => () => Promise.reject(Object.assign(new Error('canary'), { code }))

it('says that a port is in use, and the command with the next one', async () => {
  const address = (await listen({ host: '127.0.0.1', port: 0 })).address()
  if (address === null || typeof address === 'string') throw new Error('Expected a port.')
  const place = { host: '127.0.0.1', port: address.port }
  const busy = explainListening(settings, place, () => listen(place))
  await expect(busy).rejects.toThrow(ConfigError)
  await expect(busy).rejects.toThrow(
    `Port ${place.port} of 127.0.0.1 is in use by another program: set PORT to a free one, such as \`PORT=${place.port + 1} npm start\`.`,
  )
})

it('says that an address is not one of this machine', async () => {
  const place = { host: '192.0.2.1', port: 0 }
  await expect(explainListening(settings, place, () => listen(place))).rejects.toThrow(
    /^This machine has no address `192\.0\.2\.1`: set HOST to one that it has, such as 127\.0\.0\.1,/,
  )
})

it.each([
  ['EADDRINUSE', 65_535, /METRICS_PORT=65534 npm start/],
  ['EACCES', 80, /may not listen on port 80: set METRICS_PORT to one from 1024 on/],
  ['ENOTFOUND', 80, /no address `0\.0\.0\.0`: set METRICS_HOST/],
])('names the settings of the place after %s', async (code, port, message) => {
  const place = { host: '0.0.0.0', port }
  const names = { host: 'METRICS_HOST', port: 'METRICS_PORT' }
  await expect(explainListening(names, place, refused(code))).rejects.toThrow(message)
})

it('leaves other errors as they are, and hands on what it got', async () => {
  const place = { host: '127.0.0.1', port: 1 }
  const other = explainListening(settings, place, refused('EMFILE'))
  await expect(other).rejects.toThrow('canary')
  expect(await explainListening(settings, place, async () => 'address')).toBe('address')
})
