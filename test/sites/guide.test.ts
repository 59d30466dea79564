import { readdirSync, readFileSync, statSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readGuide } from './support/guide.ts'
import { hosts } from './support/hosts.ts'

const guide = readGuide()
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))

describe('the guide to site builds', () => {
  it('has a recipe for each host that is tested, and no other', () => {
    const recipes = Object.values(hosts).map(({ recipe }) => recipe)
    expect([...guide.recipes.keys()].sort()).toEqual(recipes.sort())
  })

  it('has an example for each, and a test', () => {
    const examples = readdirSync('examples/sites').filter((name) =>
      statSync(`examples/sites/${name}`).isDirectory(),
    )
    expect(Object.keys(hosts).sort()).toEqual(examples.sort())
    const tests = readdirSync('test/sites').filter((name) => name.endsWith('.test.ts'))
    const named = Object.keys(hosts).map((name) => `${name}.test.ts`)
    expect(tests.sort()).toEqual([...named, 'guide.test.ts'].sort())
  })

  it.each([...guide.recipes])('shows the files of the example: %s', (_, steps) => {
    for (const step of steps) {
      if (step.kind === 'write') expect(step.text).toBe(readFileSync(step.example, 'utf8'))
    }
  })

  it('packs as the command that tests it', () => {
    expect(guide.pack).toBe('npm install && npm run build && npm run check:packages')
    expect(scripts['test:sites']).toBe(
      `${guide.pack.replace('npm install && ', '')} && npm test sites`,
    )
  })

  it('installs what is packed', () => {
    const { version } = JSON.parse(readFileSync('packages/engine/package.json', 'utf8'))
    const versions = [...guide.install.matchAll(/-(\d+\.\d+\.\d+)\.tgz/g)].map(([, each]) => each)
    expect(versions).toEqual([version, version, version, version])
  })
})
