import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { extractReferences } from '../../../packages/sources/src/extract/index.ts'
import { checkReferences, endpointsSchema } from '../../../packages/sources/src/state/index.ts'
import { recordEndpoints } from '../web/records.ts'
import { siteNames } from '../web/start-web.ts'
import { openWeb } from './support/open-web.ts'

const { at, fetcher, reader } = openWeb()
const firstPort = 8741

/** The example with the ports that the small web has here. */
async function readExample(): Promise<string> {
  const text = await readFile('examples/sources/harrowmere.md', 'utf8')
  return text.replaceAll(/https?:\/\/127\.0\.0\.1:(\d+)/g, (address, port) => {
    const name = siteNames[Number(port) - firstPort]
    return name === undefined ? address : at(name, '')
  })
}

it('the example shows each state that a reference can have', async () => {
  const source = await readExample()
  const { references } = extractReferences({ source, syntax: 'markdown' })
  const endpoints = endpointsSchema.parse(recordEndpoints(at('records', '')))
  const deps = { fetcher: await fetcher(), reader: reader(), endpoints }
  const checked = await checkReferences(references, deps)
  const shown = references.map(({ identifier }, index) => {
    const { state, notes } = checked[index] ?? {}
    const name = identifier.replace(/^https?:\/\/127\.0\.0\.1:\d+/, '')
    return [name, state, ...(notes ?? [])].join(' ')
  })
  expect(shown).toEqual([
    '/river/weir alive',
    '/moved/weir moved',
    '/river/otters alive',
    '/river/flood alive',
    '/river/flood alive fragment_missing',
    '/documents/report.pdf alive',
    '/promises/2020 gone',
    '/archive blocked',
    '/closed/report blocked',
    '/fault unreachable',
    '/silence timeout',
    '/river/weir certificate_error',
    '/offers/lamp alive',
    '/offers/sofa soft_not_found',
    '/ alive home_page',
    '/lamps parked',
    '/map alive needs_scripts',
    '10.1000/withdrawn alive retracted',
    '10.1000/invented gone',
    'express alive',
    'expresss alive young_lookalike',
    'harrow-gauges gone',
    'reqeusts alive young_lookalike',
  ])
})
