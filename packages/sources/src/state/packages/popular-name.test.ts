import { expect, it } from 'vitest'
import { ecosystemSchema } from '../../schema/index.ts'
import { popularNameNear } from './popular-name.ts'
import { popularNames } from './popular-names.ts'

it.each([
  ['npm', 'expres', 'express'],
  ['npm', '@type/node', '@types/node'],
  ['pypi', 'Reqeusts', 'requests'],
  ['pypi', 'python_datutil', 'python-dateutil'],
  ['crates', 'serde-jsn', null],
  ['crates', 'serde_jsn', 'serde_json'],
  ['go', 'github.com/spf13/cobrra', 'github.com/spf13/cobra'],
  ['maven', 'com.google.guava:guavaa', 'com.google.guava:guava'],
  ['docker', 'postgress', 'postgres'],
] as const)('%s: %s may have been meant for %s', (ecosystem, name, popular) => {
  expect(popularNameNear(ecosystem, name)).toBe(popular)
})

it('a popular name is near no other, however it is spelled', () => {
  for (const ecosystem of ecosystemSchema.options) {
    const near = popularNames[ecosystem].filter((name) => popularNameNear(ecosystem, name) !== null)
    expect([ecosystem, near]).toEqual([ecosystem, []])
  }
  expect(popularNameNear('pypi', 'Typing_Extensions')).toBeNull()
})

it('in a short name one edit says nothing', () => {
  expect(popularNameNear('npm', 'vux')).toBeNull()
})

it('each list is sorted, has no name twice, and has dozens', () => {
  for (const [ecosystem, names] of Object.entries(popularNames)) {
    expect([ecosystem, [...names]]).toEqual([ecosystem, [...new Set(names)].sort()])
    expect(names.length).toBeGreaterThan(50)
  }
})
