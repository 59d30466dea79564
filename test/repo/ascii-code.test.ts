import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'
import { codeInAscii } from '../../scripts/bundle/ascii-code.ts'

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
