import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readSources } from '../support/read-sources.ts'

const root = resolve(import.meta.dirname, '../..')
const core = readSources('packages/engine/src').filter(
  ({ path }) => !path.startsWith('packages/engine/src/node/'),
)

/** What would make a result depend on a machine, a moment or a place. */
const impure: Readonly<Record<string, RegExp>> = {
  'the process': /\bprocess\s*[.[]\s*['"a-z]/,
  'the network': /\b(?:fetch|XMLHttpRequest|WebSocket)\s*\(/,
  'a clock': /\b(?:new Date\b|Date\s*\(|Date\.\w|performance\.\w)/,
  randomness: /\b(?:Math\.random|crypto\.\w)/,
  'a locale': /\bIntl\.|\.(?:toLocale\w+|localeCompare)\b/,
  'the console': /\bconsole\.\w/,
  timers: /\b(?:setTimeout|setInterval|setImmediate|queueMicrotask)\s*\(/,
  'global objects': /\b(?:globalThis|window|document\.(?:body|createElement))\b[.[]/,
  'code made at run time': /\b(?:eval|Function)\s*\(|\brequire\s*\(/,
  'waiting for something': /\bawait\s|\basync\s+(?:function|\()/,
}

function options(path: string): Record<string, unknown> {
  const config = JSON.parse(readFileSync(resolve(root, path), 'utf8'))
  return config.compilerOptions ?? {}
}

describe('the core of the engine', () => {
  it('is read by this test', () => {
    expect(core.length).toBeGreaterThan(150)
    const sample = 'const now = Date.now() // a clock'
    expect(Object.values(impure).some((pattern) => pattern.test(sample))).toBe(true)
  })

  it.each(Object.entries(impure))('does without %s', (_name, pattern) => {
    const users = core.filter(({ code }) => pattern.test(code)).map(({ path }) => path)
    expect(users).toEqual([])
  })

  it('imports nothing from Node and no package but zod and a tokenizer of HTML', () => {
    const packages = core.flatMap(({ path, imports }) =>
      imports.filter((name) => !name.startsWith('packages/')).map((name) => ({ path, name })),
    )
    // mdast is types alone: the tree that a caller may hand in.
    const allowed = ['zod', 'mdast', 'htmlparser2']
    expect(packages.filter(({ name }) => !allowed.includes(name))).toEqual([])
    for (const { path, code } of core) {
      if (/from 'mdast'/.test(code)) expect(code, path).toMatch(/import type [^;]*? from 'mdast'/)
    }
  })

  it('is compiled without the types of Node and of a browser', () => {
    const base = options('tsconfig.base.json')
    for (const path of ['packages/engine/tsconfig.json', 'packages/engine/tsconfig.build.json']) {
      const { lib = base['lib'], types = base['types'] } = options(path)
      expect(lib, path).toEqual(['ES2023'])
      expect(types, path).toEqual([])
    }
  })
})
