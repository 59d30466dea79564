import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'
import { codeInAscii } from '../../scripts/bundle/ascii-code.ts'
import { readSources } from '../support/read-sources.ts'

it('means the same in ASCII, in strings, templates and regular expressions', () => {
  const code = '["é–👍", `„“\\\\`, /^[–👍]$/u.test("👍"), /[à-ü]/.test("ö"), "a\\\\"].join() // …'
  const ascii = codeInAscii(code, 'chunk.js')
  expect(ascii).toMatch(/^\p{ASCII}*$/u)
  expect(runInNewContext(ascii)).toBe(runInNewContext(code))
  expect(runInNewContext(ascii)).toContain('👍')
})

it('refuses code in which an escape would mean something else', () => {
  expect(() => codeInAscii('String.raw`a–`', 'chunk.js')).toThrow(/String\.raw`a– in chunk\.js/)
  expect(() => codeInAscii('"\\é"', 'chunk.js')).toThrow(/expected ASCII/)
  expect(() => codeInAscii('String.raw`a`; "–"', 'chunk.js')).not.toThrow()
})

it('is what each raw template that is bundled is written in', () => {
  const sources = ['engine', 'workspace', 'cli', 'sources'].flatMap((name) =>
    readSources(`packages/${name}/src`),
  )
  const raw = sources.flatMap(({ path, code }) =>
    (code.match(/String\.raw`[^`]*`/g) ?? []).map((words) => `${path}: ${words}`),
  )
  expect(raw.length).toBeGreaterThan(0)
  expect(raw.filter((words) => /\P{ASCII}/u.test(words))).toEqual([])
})
