import { describe, expect, it } from 'vitest'
import type { Reference } from '../schema/index.ts'
import { endpointsSchema } from './endpoints.ts'
import { hostsOf, targetOf } from './target.ts'

const mirror = 'https://mirror.example'
const endpoints = endpointsSchema.parse({
  npm: `${mirror}/npm/{id}`,
  pypi: `${mirror}/pypi/{id}/json`,
  go: `${mirror}/go/{id}/@latest`,
  maven: `${mirror}/maven/{id}/maven-metadata.xml`,
  docker: `${mirror}/docker/{id}/`,
  crates: null,
  npm_scopes: { '@harrow': 'https://npm.harrow.example/{id}' },
})
const span = { start: 0, end: 0 }

function packaged(ecosystem: 'npm' | 'pypi' | 'go' | 'maven' | 'docker' | 'crates', name: string) {
  const reference = { kind: 'package', ecosystem, identifier: name, span, url: null, version: null }
  return targetOf({ ...reference, kind: 'package' }, endpoints)?.address
}

function named(kind: Exclude<Reference['kind'], 'package'>, identifier: string) {
  return targetOf({ kind, identifier, span, url: null }, endpoints)?.address
}

describe('where a reference is looked up', () => {
  it.each([
    ['npm', 'express', `${mirror}/npm/express`],
    ['npm', '@types/node', `${mirror}/npm/@types%2Fnode`],
    ['npm', '@harrow/gauge', 'https://npm.harrow.example/@harrow%2Fgauge'],
    ['npm', '@types/..', undefined],
    ['pypi', 'Ruamel.Yaml', `${mirror}/pypi/ruamel-yaml/json`],
    [
      'go',
      'github.com/BurntSushi/toml/cmd/tomlv',
      `${mirror}/go/github.com/!burnt!sushi/toml/@latest`,
    ],
    [
      'go',
      'github.com/redis/go-redis/v9/extra',
      `${mirror}/go/github.com/redis/go-redis/v9/@latest`,
    ],
    ['maven', 'org.slf4j:slf4j-api', `${mirror}/maven/org/slf4j/slf4j-api/maven-metadata.xml`],
    ['docker', 'postgres', `${mirror}/docker/library/postgres/`],
    ['docker', 'grafana/grafana', `${mirror}/docker/grafana/grafana/`],
    ['docker', 'registry.example:5000/postgres', undefined],
    ['maven', 'slf4j', undefined],
    ['crates', 'serde', undefined],
  ] as const)('%s %s', (ecosystem, name, address) => {
    expect(packaged(ecosystem, name)).toBe(address)
  })

  it.each([
    ['doi', '10.1000/a b<c>', 'https://doi.org/api/handles/10.1000/a%20b%3Cc%3E'],
    ['arxiv', '2401.01234', 'https://arxiv.org/abs/2401.01234'],
    ['rfc', '9110', 'https://www.rfc-editor.org/rfc/rfc9110.txt'],
    ['github_commit', 'harrow/gauge@1a2b3c4', 'https://github.com/harrow/gauge/commit/1a2b3c4'],
    ['github_issue', 'harrow/gauge#12', 'https://github.com/harrow/gauge/issues/12'],
    ['isbn', '9780306406157', undefined],
    ['footnote', 'note', undefined],
  ] as const)('%s %s', (kind, identifier, address) => {
    expect(named(kind, identifier)).toBe(address)
  })

  it('an identifier cannot lead to another host or record', () => {
    expect(packaged('npm', '../../admin')).toBeUndefined()
    expect(packaged('npm', '@x/..')).toBeUndefined()
    expect(packaged('npm', 'a?x=#y')).toBe(`${mirror}/npm/a%3Fx%3D%23y`)
    expect(packaged('npm', '$&{id}')).toBe(`${mirror}/npm/%24%26%7Bid%7D`)
  })
})

it('lists the hosts that will be asked, each once', () => {
  const link = (url: string): Reference => ({ kind: 'url', identifier: url, span, url })
  const references: Reference[] = [
    link('https://town.example/a'),
    link('https://town.example/b'),
    { kind: 'doi', identifier: '10.1000/182', span, url: null },
    { kind: 'isbn', identifier: '9780306406157', span, url: null },
  ]
  expect(hostsOf(references, endpoints)).toEqual(['api.crossref.org', 'doi.org', 'town.example'])
})

it.each([
  [`${mirror}/npm/`, /with \{id\} in it once/],
  [`${mirror}/{id}/{id}`, /with \{id\} in it once/],
  ['ftp://mirror.example/{id}', /starts with https/],
])('%s is no address of records', (npm, message) => {
  expect(() => endpointsSchema.parse({ npm })).toThrow(message)
})

it('an endpoint that nobody knows is a mistake', () => {
  expect(() => endpointsSchema.parse({ nmp: `${mirror}/{id}` })).toThrow(/nmp/)
})
