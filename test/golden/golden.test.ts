import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { analyzeText } from '@content-trust/engine'
import { describe, expect, it } from 'vitest'
import { assertSoundResult } from '../support/assert-sound-result.ts'
import { renderFindings } from './render-findings.ts'

const folder = import.meta.dirname
const cases = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)

/** `UPDATE_GOLDEN=1` writes what is found now; the change is read and explained in the commit. */
const isUpdate = process.env['UPDATE_GOLDEN'] === '1'

describe('findings as a reader sees them', () => {
  it.each(cases)('%s', (name) => {
    const source = readFileSync(join(folder, name, 'input.md'), 'utf8')
    const result = analyzeText({ source, syntax: 'markdown' })
    assertSoundResult(source, result)
    const found = renderFindings(source, result)
    const path = join(folder, name, 'expected.txt')
    if (isUpdate) writeFileSync(path, found)
    expect(existsSync(path), `${name}/expected.txt; write it with UPDATE_GOLDEN=1`).toBe(true)
    expect(found).toBe(readFileSync(path, 'utf8'))
  })

  it('covers a draft with nothing to find', () => {
    expect(readFileSync(join(folder, 'sound-notes/expected.txt'), 'utf8')).toBe('nothing found\n')
  })
})
