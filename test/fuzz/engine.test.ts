import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { analyzeText } from '@content-trust/engine'
import type { Syntax } from '@content-trust/engine/schema'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hasCorpus, readCorpus } from '../corpus/scanner/corpus-files.ts'
import { isLong } from '../support/amount.ts'
import { anyText, mutated, proseDraft, soup, unicodeText } from '../support/arbitrary-drafts.ts'
import { assertSoundResult } from '../support/assert-sound-result.ts'
import { drafts } from '../support/drafts.ts'
import { FuzzLog } from './support/fuzz-log.ts'

const syntaxes: readonly Syntax[] = ['markdown', 'mdx', 'plain']

/**
 * Drafts a run; CONTENT_TRUST_FUZZ=1000000 makes a long run, with the corpus where it is. A long run keeps a log, and
 * goes on where it was stopped.
 */
const long = Number(process.env['CONTENT_TRUST_FUZZ'] ?? 0)
const numRuns = long > 0 ? long : isLong ? 3_000 : 1_000
const timeout = 60_000 + numRuns * 50

function ownDrafts(): string[] {
  const folder = resolve(import.meta.dirname, '../../examples/drafts')
  const names = existsSync(folder) ? readdirSync(folder) : []
  const examples = names.map((name) => readFileSync(join(folder, name), 'utf8'))
  return [...Object.values(drafts), ...examples]
}

/** Corpus drafts of a size at which a long run gets round to many of them. */
function corpusDrafts(): string[] {
  if (long === 0 || !hasCorpus) return []
  return readCorpus()
    .map(({ source }) => source)
    .filter((source) => source.length > 0 && source.length < 20_000)
}

const corpus = corpusDrafts()
const kinds: Readonly<Record<string, fc.Arbitrary<string>>> = {
  'prose in Markdown': proseDraft,
  'Markdown soup': soup,
  'any UTF-16': anyText,
  'Unicode text': unicodeText,
  'changed drafts of our own': mutated(ownDrafts()),
  ...(corpus.length > 0 ? { 'changed drafts of the corpus': mutated(corpus) } : {}),
}

/** Drafts of a long run between two lines of its log. */
const BLOCK = 1_000
const log = long > 0 ? new FuzzLog(long, Object.keys(kinds)) : null

describe.each(Object.entries(kinds))('%s', (name, kind) => {
  const property = fc.property(kind, fc.constantFrom(...syntaxes), (source, syntax) => {
    const result = analyzeText({ source, syntax }, { details: true })
    assertSoundResult(source, result)
    const again = analyzeText({ source, syntax }, { details: true })
    expect(JSON.stringify(again)).toBe(JSON.stringify(result))
  })

  it(
    'gives a valid result, the same twice',
    () => {
      if (log === null) {
        fc.assert(property, { numRuns: Math.ceil(numRuns / Object.keys(kinds).length), seed: 42 })
        return
      }
      for (let done = log.done(name); done < log.each; done = log.done(name)) {
        const drafts = Math.min(BLOCK, log.each - done)
        fc.assert(property, { numRuns: drafts, seed: done })
        log.add(name, drafts)
      }
    },
    timeout,
  )
})
