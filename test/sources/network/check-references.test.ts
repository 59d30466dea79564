import { describe, expect, it } from 'vitest'
import type { Reader } from '../../../packages/sources/src/read/index.ts'
import type { Reference } from '../../../packages/sources/src/schema/index.ts'
import {
  type CheckedReference,
  type CheckOptions,
  checkedReferenceSchema,
  checkReferences,
  endpointsSchema,
} from '../../../packages/sources/src/state/index.ts'
import { fakeNetwork } from '../../media/support/fake-network.ts'
import { recordEndpoints } from '../web/records.ts'
import type { SiteName } from '../web/start-web.ts'
import { openWeb } from './support/open-web.ts'

const { at, fetcher, reader, web } = openWeb()
const span = { start: 0, end: 0 }

const link = (url: string): Reference => ({ kind: 'url', identifier: url, span, url })
const named = (kind: 'doi' | 'cve' | 'isbn', identifier: string): Reference => {
  return { kind, identifier, span, url: null }
}

function packaged(text: string): Reference {
  const [ecosystem = '', identifier = ''] = text.split(' ')
  const isKnown = ['npm', 'pypi', 'crates', 'go', 'maven', 'docker'] as const
  const known = isKnown.find((each) => each === ecosystem)
  if (known === undefined) throw new Error(`no ecosystem: ${text}`)
  return { kind: 'package', ecosystem: known, identifier, span, url: null, version: null }
}

async function check(
  references: readonly Reference[],
  options: Partial<CheckOptions> = {},
): Promise<CheckedReference[]> {
  const endpoints = endpointsSchema.parse(recordEndpoints(at('records', '')))
  const deps = { fetcher: options.fetcher ?? (await fetcher()), reader: reader(), endpoints }
  const checked = await checkReferences(references, { ...deps, ...options })
  return checkedReferenceSchema.array().parse(checked)
}

/** The state of one reference and what else there is to say of it. */
async function stateOf(reference: Reference): Promise<string> {
  const [checked] = await check([reference])
  return [checked?.state, ...(checked?.notes ?? [])].join(', ')
}

describe('what became of a page', () => {
  it.each<[SiteName, string, string]>([
    ['town', '/river/weir', 'alive'],
    ['town', '/river/flood#damage', 'alive'],
    ['town', '/river/flood#losses', 'alive, fragment_missing'],
    ['town', '/river/flood#:~:text=damage', 'alive'],
    ['town', '/', 'alive, home_page'],
    ['town', '/documents/report.pdf#page=1', 'alive'],
    ['town', '/documents/application', 'alive, needs_scripts'],
    ['town', '/documents/subscribers', 'alive, paywalled'],
    ['town', '/photo.png', 'alive, unreadable'],
    ['town', '/endless', 'alive, truncated'],
    ['town', '/moved/weir', 'moved'],
    ['town', '/passing/weir', 'alive'],
    ['town', '/moved/to-nowhere', 'gone'],
    ['town', '/no/such/page', 'gone'],
    ['town', '/gone', 'gone'],
    ['town', '/forbidden', 'blocked'],
    ['town', '/login', 'blocked'],
    ['town', '/legal', 'blocked'],
    ['town', '/human', 'blocked'],
    ['town', '/challenge', 'blocked'],
    ['town', '/closed/report', 'blocked'],
    ['busy', '/archive', 'blocked'],
    ['town', '/fault', 'unreachable'],
    ['town', '/reset', 'unreachable'],
    ['town', '/loop', 'unreachable'],
    ['town', '/silence', 'timeout'],
    ['secure', '/river/weir', 'certificate_error'],
    ['parked', '/lamps', 'parked'],
    ['soft', '/offers/lamp', 'alive'],
    ['soft', '/offers/sofa', 'soft_not_found'],
    ['home', '/', 'alive, home_page'],
    ['home', '/offers/sofa', 'soft_not_found'],
    ['scripts', '/offers/sofa', 'alive, needs_scripts'],
  ])('%s %s: %s', async (site, path, expected) => {
    expect(await stateOf(link(at(site, path)))).toBe(expected)
  })

  it('a page that has moved for good has a new address, up to where that may change again', async () => {
    const [twice] = await check([link(at('town', '/moved/twice'))])
    expect(twice).toMatchObject({ state: 'moved', moved_to: at('town', '/river/weir') })
    const [passing] = await check([link(at('town', '/passing/weir'))])
    expect(passing).toMatchObject({ state: 'alive', moved_to: null })
  })

  it('a private address is not asked unless that is allowed', async () => {
    const before = web().requests.length
    const [checked] = await check([link(at('town', '/river/weir'))], {
      fetcher: await fetcher({ allowPrivate: false }),
    })
    expect(checked).toMatchObject({ state: 'not_checked', failure: 'private_address' })
    expect(web().requests.length).toBe(before)
  })
})

it('a PDF that nothing here can read says what is missing', async () => {
  const blind: Reader = {
    read: async () => ({ kind: 'unreadable', reason: 'no_pdf_reader' }),
    close: async () => undefined,
  }
  const [checked] = await check([link(at('town', '/documents/report.pdf'))], { reader: blind })
  expect(checked).toMatchObject({ state: 'alive', notes: ['no_pdf_reader'] })
})

describe('what became of a record', () => {
  it.each<[string, Reference, string]>([
    ['a paper', named('doi', '10.1000/weir'), 'alive'],
    ['a paper that nobody published', named('doi', '10.1000/invented'), 'gone'],
    ['a paper whose record was updated', named('doi', '10.1000/withdrawn'), 'alive, retracted'],
    ['a paper whose title says so', named('doi', '10.1000/renamed'), 'alive, retracted'],
    ['a vulnerability', named('cve', 'CVE-2024-0001'), 'alive'],
    ['one that nobody reported', named('cve', 'CVE-2024-9999'), 'gone'],
    ['a book', named('isbn', '9780306406157'), 'not_checked'],
    ['a package', packaged('npm express'), 'alive'],
    ['a package with a scope', packaged('npm @harrow/gauge'), 'alive'],
    ['one that is not there', packaged('npm harrow-gauges'), 'gone'],
    [
      'one that is not there, near a popular one',
      packaged('npm loadsh'),
      'gone, near_popular_name',
    ],
    ['a young one near a popular one', packaged('npm expresss'), 'alive, young_lookalike'],
    ['an old one near a popular one', packaged('npm exprss'), 'alive'],
    ['a young one with a name of its own', packaged('npm harrow-gauge'), 'alive'],
    ['two letters swapped', packaged('pypi reqeusts'), 'alive, young_lookalike'],
    ['another spelling of a popular one', packaged('pypi Requests'), 'alive'],
    ['a crate', packaged('crates serde'), 'alive'],
    ['a crate with a letter too many', packaged('crates serdee'), 'alive, young_lookalike'],
    ['a Go package in a module', packaged('go github.com/Harrow/gauge/pkg/levels'), 'alive'],
    ['an artifact', packaged('maven org.harrow:gauge'), 'alive'],
    ['an image', packaged('docker nginx'), 'alive'],
    ['an image with letters swapped', packaged('docker ngnix'), 'alive, young_lookalike'],
    ['an image of another registry', packaged('docker harbour.example/nginx'), 'not_checked'],
  ])('%s', async (_name, reference, expected) => {
    expect(await stateOf(reference)).toBe(expected)
  })

  it('names the popular package', async () => {
    const checked = await check([packaged('npm expresss'), packaged('npm loadsh')])
    expect(checked.map(({ popular_name }) => popular_name)).toEqual(['express', 'lodash'])
  })

  it('asks no registry that the settings do not name', async () => {
    const before = web().requests.length
    const endpoints = endpointsSchema.parse({})
    const [checked] = await check([packaged('npm express')], { endpoints })
    expect(checked).toMatchObject({ state: 'not_checked', address: null })
    expect(web().requests.length).toBe(before)
  })
})

describe('many references', () => {
  it('what several ask for is asked for once, and each gets the answer and the text', async () => {
    const progress: string[] = []
    const texts = new Map<number, string>()
    const address = at('town', '/river/ferry')
    const parts = [`${address}#times`, `${address}#top`]
    const before = web().requests.length
    const checked = await check([address, at('town', '/gone'), ...parts].map(link), {
      onProgress: (done, total) => progress.push(`${done} of ${total}`),
      onSource: (index, { text }) => texts.set(index, text),
    })
    expect(checked.map(({ state }) => state)).toEqual(['alive', 'gone', 'alive', 'alive'])
    expect(checked.map(({ notes }) => notes)).toEqual([[], [], ['fragment_missing'], []])
    expect(progress).toEqual(['1 of 4', '2 of 4', '3 of 4', '4 of 4'])
    expect([...texts.keys()].sort()).toEqual([0, 2, 3])
    expect(texts.get(2)).toContain('The ferry carries twelve cars')
    expect(
      web()
        .requests.slice(before)
        .filter((each) => each.endsWith('/river/ferry')),
    ).toHaveLength(1)
  })

  it('a network that is away leaves nothing gone', async () => {
    const away = { resolve: async () => [], dial: () => Promise.reject(new Error('not dialled')) }
    const lost = await fetcher({ dialer: away })
    const addresses = ['http://one.example/a', 'http://two.example/b']
    const checked = await check(addresses.map(link), { fetcher: lost })
    expect(checked.map(({ state, failure }) => [state, failure])).toEqual([
      ['unreachable', 'unknown_host'],
      ['unreachable', 'unknown_host'],
    ])
  })

  it('a host without an address is gone where others answer', async () => {
    const port = Number(new URL(at('town', '/')).port)
    const names = { 'town.example': [['1.2.3.4']] }
    const network = fakeNetwork({ names, ports: { '1.2.3.4': port } })
    const addresses = ['http://nobody.example/', 'http://town.example/gone']
    const checked = await check(addresses.map(link), {
      fetcher: await fetcher({ dialer: network }),
    })
    expect(checked.map(({ state, status }) => [state, status])).toEqual([
      ['gone', null],
      ['gone', 410],
    ])
  })
})
