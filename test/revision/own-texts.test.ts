import { readdirSync, readFileSync } from 'node:fs'
import { analyzeText, type Revision } from '@content-trust/engine'
import { beforeAll, describe, expect, it } from 'vitest'
import { readMarks } from '../../packages/engine/src/text/rule-engine/marked-text.ts'
import { rules } from '../../packages/engine/src/text/rules/index.ts'
import { calm } from '../support/calm-prose.ts'
import { assertSoundRevision } from './support/assert-sound-revision.ts'

const PARAGRAPHS = 12

/** What each rule flags in its own examples, as paragraphs of drafts that end in facts. */
function draftsOfRules(): string[] {
  const flagged = rules.flatMap(({ examples }) => examples.bad.map((bad) => readMarks(bad).text))
  const drafts: string[] = []
  for (let at = 0; at < flagged.length; at += PARAGRAPHS) {
    drafts.push(`# Part ${at}\n\n${flagged.slice(at, at + PARAGRAPHS).join('\n\n')}\n\n${facts}\n`)
  }
  return drafts
}

const facts = `${calm(1)}

> “In order to win, utilise it”, said Ms Reyes on 4 July 2019.

Run \`utilise --in-order-to 12\`, read [the end result](https://example.org/in-order-to?a=1) and write to
free-gift@example.org [3].`

/** What no revision may change, found with nothing of the engine. */
const protectedParts =
  /\d+(?:[.,:]\d+)*|https?:[^\s)>]+|`[^`\n]+`|“[^”]*”|^#.*$|^>.*$|\S+@\S+\.\w+/gm

const folder = 'examples/drafts'
const drafts = [
  ...draftsOfRules(),
  // The second phrase can only go when the first is gone.
  `It is important to note that in order to win, they run. It goes on at noon, and in order to win, they\nutilise it.\n\n${facts}\n`,
  ...readdirSync(folder).map((name) => readFileSync(`${folder}/${name}`, 'utf8')),
]

describe('revisions of our own texts', () => {
  const revised: { readonly source: string; readonly revision: Revision }[] = []
  beforeAll(() => {
    for (const source of drafts) {
      const revision = assertSoundRevision(source)
      if (revision.edits.length > 0) revised.push({ source, revision })
    }
  })

  it('are many, and audio', () => {
    expect(revised.length).toBeGreaterThan(12)
    expect(revised.flatMap(({ revision }) => revision.edits).length).toBeGreaterThan(35)
  })

  it('keep every number, address, quotation, heading and piece of code', () => {
    for (const { source, revision } of revised) {
      expect(revision.text.match(protectedParts)).toEqual(source.match(protectedParts))
    }
  })

  it('lower the slop risk on the whole', () => {
    const slopOf = (source: string) => analyzeText({ source, syntax: 'markdown' }).slop_risk
    const sum = (texts: readonly string[]) =>
      texts.reduce((total, source) => total + slopOf(source), 0)
    expect(sum(revised.map(({ revision }) => revision.text))).toBeLessThan(
      sum(revised.map(({ source }) => source)),
    )
  })
})
