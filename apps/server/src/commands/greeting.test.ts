import { expect, it } from 'vitest'
import { addressText, keyText, type Reader } from './greeting.ts'

const person: Reader = { isPerson: true, platform: 'linux' }
const script: Reader = { isPerson: false, platform: 'linux' }
const key = 'ctk_0123456789'
const address = 'http://127.0.0.1:8080'

it('tells a person the credit, and the line that a shell takes', () => {
  const said = keyText(person, key)
  expect(said).toContain('150 cents')
  expect(said).toMatch(/^ {2}export CONTENT_TRUST_KEY=ctk_0123456789$/m)
  expect(keyText({ ...person, platform: 'win32' }, key)).toMatch(
    /^ {2}\$env:CONTENT_TRUST_KEY = 'ctk_0123456789'$/m,
  )
})

it('tells a person where it listens and what to open there', () => {
  const said = addressText(person, { address, metricsAddress: null })
  expect(said).toContain(`Listening on ${address}\n`)
  for (const path of ['/', '/docs', '/account']) expect(said).toContain(`  ${address}${path} `)
  expect(said).not.toContain('metrics')
  const metricsAddress = 'http://127.0.0.1:9464/metrics'
  expect(addressText(person, { address, metricsAddress })).toMatch(
    /^ {2}http:\/\/127\.0\.0\.1:9464\/metrics {2}\S/m,
  )
  for (const line of said.split('\n')) expect(line.length).toBeLessThan(121)
})

it('gives a script a line for each fact, the address last', () => {
  expect(keyText(script, key)).toBe('Key of the local account, shown only once: ctk_0123456789\n')
  expect(addressText(script, { address, metricsAddress: null })).toBe(`Listening on ${address}\n`)
  const metricsAddress = 'http://127.0.0.1:9464/metrics'
  expect(addressText(script, { address, metricsAddress })).toBe(
    `Metrics on ${metricsAddress}\nListening on ${address}\n`,
  )
})
