import fc from 'fast-check'
import { expect, it } from 'vitest'
import { fakeNetwork } from './support/fake-network.ts'
import {
  depsOf,
  keepOrigins,
  otherAddress,
  outcome,
  publicAddress,
  uniformImageError,
} from './support/fetching.ts'
import { serve } from './support/origin.ts'
import { samples } from './support/samples.ts'

const tooLong = `https://other.example/${'a'.repeat(2_000)}`
let reached = 0
const keep = keepOrigins()
const origin = keep(
  serve((request, response) => {
    reached += 1
    const url = new URL(request.url ?? '', 'https://media.example')
    const to = url.pathname === '/long' ? tooLong : url.searchParams.get('to')
    if (to === null) {
      response.writeHead(200, { 'content-type': 'image/png' }).end(samples.png)
    } else {
      response.writeHead(302, { location: to }).end('moved')
    }
  }),
)

/** The same server behind public addresses and behind the machine's own. */
async function network(names: Readonly<Record<string, readonly (readonly string[])[]>> = {}) {
  const { port } = await origin
  const addresses = [publicAddress, otherAddress, '127.0.0.1', '10.0.0.1', '::1', '169.254.169.254']
  return fakeNetwork({
    names: { 'media.example': [[publicAddress]], 'other.example': [[otherAddress]], ...names },
    ports: Object.fromEntries(addresses.map((address) => [address, port])),
  })
}

/** Names that lead inside, by what a name server answers. */
const inside: Readonly<Record<string, readonly (readonly string[])[]>> = {
  'loopback.example': [['127.0.0.1']],
  'private.example': [['10.0.0.1']],
  'metadata.example': [['169.254.169.254']],
  'six.example': [['::1']],
  'mapped.example': [['::ffff:127.0.0.1']],
  'translated.example': [['64:ff9b::7f00:1']],
  'mixed.example': [[publicAddress, '127.0.0.1']],
  'mixed-first.example': [['127.0.0.1', publicAddress]],
  'nothing.example': [[]],
  localhost: [['127.0.0.1']],
}

const literals = [
  '127.0.0.1',
  '2130706433',
  '0x7f.1',
  '0177.0.0.1',
  '127.1',
  '%31%32%37.0.0.1',
  '１２７.0.0.1',
  '127.0.0.1.',
  '0.0.0.0',
  '10.0.0.1',
  '100.64.0.1',
  '169.254.169.254',
  '192.168.0.1',
  '168.63.129.16',
  '[::1]',
  '[::]',
  '[::ffff:127.0.0.1]',
  '[::7f00:1]',
  '[64:ff9b::7f00:1]',
  '[fd00:ec2::254]',
  '[fe80::1]',
  '[2002:7f00:1::]',
]

it.each([...literals, ...Object.keys(inside)])(
  'R-SRC-07 https://%s/ is refused before anything is dialled (decision 10)',
  async (host) => {
    const local = await network(inside)
    const before = reached
    expect(await outcome(`https://${host}/a.png`, depsOf(local))).toEqual({
      shown: uniformImageError,
      reason: 'address',
    })
    expect(local.dialled).toEqual([])
    expect(reached).toBe(before)
  },
)

it('a public address that a URL spells out is dialled, and no name server is asked (decision 10)', async () => {
  const local = await network({ [publicAddress]: [[otherAddress]] })
  const found = await outcome(`https://${publicAddress}/a.png`, depsOf(local))
  // The server of the test has no certificate for an address.
  expect(found).toEqual({ shown: uniformImageError, reason: 'connection' })
  expect([local.asked, local.dialled]).toEqual([[], [`${publicAddress} 443`]])
})

it('a name that answers otherwise the second time leads nowhere else (decision 10)', async () => {
  const local = await network({ 'media.example': [[publicAddress], ['127.0.0.1']] })
  expect((await outcome('https://media.example/a.png', depsOf(local))).shown).toContain('image/png')
  expect(local.asked).toEqual(['media.example'])
  expect(local.dialled).toEqual([`${publicAddress} 443`])
})

it('a name that answers otherwise at a redirect is refused there (decision 10)', async () => {
  const local = await network({ 'media.example': [[publicAddress], ['127.0.0.1']] })
  const found = await outcome('https://media.example/?to=/a.png', depsOf(local))
  expect(found).toEqual({ shown: uniformImageError, reason: 'address' })
  expect(local.dialled).toEqual([`${publicAddress} 443`])
})

it('a socket that ends up at an inner address is closed before a word is said (decision 10)', async () => {
  const { port } = await origin
  const local = fakeNetwork({
    names: { 'media.example': [[publicAddress]] },
    ports: { [publicAddress]: port },
    peers: { [publicAddress]: '127.0.0.1' },
  })
  const before = reached
  const found = await outcome('https://media.example/a.png', depsOf(local))
  expect(found).toEqual({ shown: uniformImageError, reason: 'address' })
  expect(reached).toBe(before)
})

it.each([
  ['an inner address', 'https://127.0.0.1/a.png', 'address'],
  ['an inner name', 'https://loopback.example/a.png', 'address'],
  ['metadata', 'https://169.254.169.254/latest/meta-data/', 'address'],
  ['plain http', 'http://other.example/a.png', 'redirect'],
  ['a file', 'file:///etc/passwd', 'redirect'],
  ['inline data', 'data:image/png;base64,AAAA', 'redirect'],
  ['another port', 'https://other.example:8443/a.png', 'redirect'],
  ['credentials', 'https://user:pass@other.example/a.png', 'redirect'],
  ['nonsense', 'https://[', 'redirect'],
])('R-SRC-08 a redirect to %s is refused (decision 10)', async (_name, to, reason) => {
  const local = await network(inside)
  const url = `https://media.example/?to=${encodeURIComponent(to)}`
  expect(await outcome(url, depsOf(local))).toEqual({ shown: uniformImageError, reason })
  expect(local.dialled).toEqual([`${publicAddress} 443`])
})

it('R-SRC-09 a redirect to a URL that is too long is refused (decision 10)', async () => {
  const found = await outcome('https://media.example/long', depsOf(await network()))
  expect(found).toEqual({ shown: uniformImageError, reason: 'redirect' })
})

/** A URL that is redirected this many times before the image comes. */
function chain(length: number): string {
  let url = 'https://other.example/a.png'
  for (let left = length; left > 0; left -= 1) {
    const host = left % 2 === 0 ? 'other.example' : 'media.example'
    url = `https://${host}/?to=${encodeURIComponent(url)}`
  }
  return url
}

it('follows three redirects, each checked, and not a fourth (decision 10)', async () => {
  const local = await network()
  expect((await outcome(chain(3), depsOf(local))).shown).toBe(`image/png ${samples.png.length}`)
  expect(local.asked).toHaveLength(4)
  expect(await outcome(chain(4), depsOf(await network()))).toEqual({
    shown: uniformImageError,
    reason: 'redirect',
  })
})

it('a network that the installation denies is refused as an inner one is (decision 10)', async () => {
  const local = await network()
  const deps = depsOf(local, { deniedNetworks: [`${publicAddress}/32`] })
  expect((await outcome('https://media.example/a.png', deps)).reason).toBe('address')
  expect((await outcome('https://other.example/a.png', deps)).shown).toContain('image/png')
})

it('dials another port only where the installation allows it (decision 10)', async () => {
  const local = await network()
  const deps = depsOf(local, { ports: [443, 8443] })
  expect((await outcome('https://media.example:8443/a.png', deps)).shown).toContain('image/png')
  expect(local.dialled).toEqual([`${publicAddress} 8443`])
})

it('every URL that has the right form ends in media or in the one error (decision 10)', async () => {
  const local = await network({ '*': [[publicAddress]] })
  const letters = fc.constantFrom(...'aZ09-_.~%é😀ßı。:[]@?#/&=+;\'"<>{}|^`!*()$,')
  const host = fc.oneof(
    fc.domain(),
    fc.ipV4(),
    fc.ipV6().map((text) => `[${text}]`),
    fc.string(),
  )
  const tail = fc.string({ unit: letters, maxLength: 40 })
  await fc.assert(
    fc.asyncProperty(host, tail, async (name, rest) => {
      const url = `https://${name}/${rest}`
      if (!URL.canParse(url)) return
      expect((await outcome(url, depsOf(local))).shown).toMatch(
        /^(?:media_fetch_failed|bad_request): /,
      )
    }),
    { numRuns: 150 },
  )
})
