import { describe, expect, it } from 'vitest'
import { scanMarkdown } from '../text/markdown/scan-markdown.ts'
import { runPipeline } from '../text/pipeline/run-pipeline.ts'
import { textEngine } from '../text/pipeline/text-engine.ts'
import { runRules } from '../text/rule-engine/run-rules.ts'
import { createDocument } from '../text/tokenize/create-document.ts'
import { sentenceBreaker } from '../text/tokenize/sentence-breaks.ts'
import { applyEdits } from './edit.ts'
import { proposeEdits } from './propose-edits.ts'
import { revise } from './revise.ts'
import { reasonsAgainst, standingOf } from './standing.ts'

/** The text with every edit that the rules propose, whatever the scores say of it. */
function edited(source: string): string {
  const { compiled } = textEngine()
  const document = createDocument(
    scanMarkdown(source, 'markdown'),
    compiled.vocabulary,
    sentenceBreaker,
  )
  return applyEdits(source, proposeEdits(document, runRules(document, compiled)))
}

describe('the edits that rules propose', () => {
  it.each([
    ['We met in order to talk.', 'We met to talk.'],
    ['In order to talk, we met.', 'To talk, we met.'],
    ['It is important to note that the pump leaks.', 'The pump leaks.'],
    ['However, it is worth noting that rain fell.', 'However, rain fell.'],
    ['It is worth noting that **the** pump leaks.', '**The** pump leaks.'],
    ['Obviously, the pump leaks.', 'The pump leaks.'],
    ['Rain fell. Obviously,\nthe pump leaks.', 'Rain fell.\nThe pump leaks.'],
    ['It is obvious that the pump leaks.', 'The pump leaks.'],
    ['Rain fell. Let that sink in. We left.', 'Rain fell. We left.'],
    ['Rain fell.\n\nLet that sink in.\n\nWe left.', 'Rain fell.\n\nWe left.'],
    ['Rain fell on us. I hope this helps!', 'Rain fell on us.'],
    ['It is an extremely essential part.', 'It is an essential part.'],
    ['We **utilize** two pumps.', 'We **use** two pumps.'],
    ['We met in order\nto talk to them.', 'We met to\ntalk to them.'],
    ['- We utilize it.\n- They go.', '- We use it.\n- They go.'],
    [
      'See [how to utilize it](https://a.example/utilize).',
      'See [how to use it](https://a.example/utilize).',
    ],
  ])('read well: %j', (source, expected) => {
    expect(edited(source)).toBe(expected)
  })

  it.each([
    '# We utilize it',
    '> We utilize it.',
    'Run `in order to utilize` now.',
    '```\nin order to utilize\n```',
    '---\ntitle: in order to utilize\n---\n\nRain fell.',
    'See https://a.example/?utm_source=mail today.',
    '![we utilize it](a.png)',
  ])('leave headings, quotations, code, front matter and addresses alone: %j', (source) => {
    expect(edited(source)).toBe(source)
  })

  it.each([
    'It is not very unique.',
    'They do not have any particularly unique parts.',
    'We make a decision on whether to go.',
    'We do not yet have the ability to leave.',
    'Most of it will result in the absence of a lock.',
    'The vast majority of the users left.',
    'It was a relatively new invention.',
    'They make improvements to enhance the room.',
    'It is somewhat misleading.',
    'The plan, of course, failed.',
    'Let me know if you need any further changes to the door.',
    '- Let that sink in.\n- Rain fell.',
    'This may be used in such a way that it breaks.',
    'Simply put your hand here.',
  ])('are not offered where grammar or meaning would suffer: %j', (source) => {
    expect(edited(source)).toBe(source)
  })
})

/** Drafts of our own with long phrases, each in a genre of its own. */
const wordyDrafts = [
  'The tide gauge at Skanör was moved prior to the storm of 14 March 2021. In order to read it, Eva Holm rows out at noon. ' +
    'The gauge makes use of a float, and the float has the ability to rise 3.2 m. Due to the fact that ice forms in ' +
    'January, it is lifted for the duration of the winter. It is important to note that the log is kept on paper.\n',
  '## 2.4.0\n\n- Utilize one thread in order to read the 12 files.\n- The parser now takes into account the BOM.\n' +
    '- In the event that a file is empty, `read` gives `null`.\n- A large number of tests moved to `test/slow`.\n',
  'Needless to say, the 40 chairs came late. We are in the process of painting them, and in most cases two coats ' +
    'will do. With the exception of chair 17, each and every one has four legs. In some cases, a leg is short. ' +
    'The reason why it wobbles is the floor of 1911, not the chair.\n\nIn the near future we buy a plane from Anders ' +
    'Berg in Ystad for 450 kronor.\n',
  'So in order to keep the flour dry, Eva Holm airs the loft on a daily basis. The loft has the ability to hold 60 ' +
    'sacks, with the exception of the wet weeks of March. In the event that it rains, she makes use of a tarp.\n',
]

describe('revise', () => {
  const source =
    'In order to talk, they utilise a plethora of tools, and it is a very unique and truly essential game-changer.\n\n' +
    'It is important to note that the possibilities are endless. Needless to say, it rained.\n'
  const draft = { source, syntax: 'markdown' } as const

  it('names every edit with its line', () => {
    const { edits, notes } = revise(draft)
    expect(edits.length).toBeGreaterThan(0)
    expect(notes.length).toBe(edits.length)
    for (const note of notes) expect(note).toMatch(/^line [13]: (?:cut “[^”]+”|“[^”]+” → “[^”]+”)$/)
  })

  it('gives edits over the draft’s own text that make its revised text', () => {
    const { edits, text } = revise(draft)
    expect(applyEdits(source, edits)).toBe(text)
  })

  it('leaves alone what the caller keeps', () => {
    expect(revise(draft, { mayEdit: () => false })).toMatchObject({ text: source, edits: [] })
    const { edits } = revise(draft, {
      ignoredRules: ['generic_phrasing', 'hedging_and_absolutes'],
    })
    expect(edits).toEqual([])
  })

  it('makes a text that is full of “in order to” plain, though a mean may rise a little', () => {
    const wordy =
      'In order to bake, we weigh 4.1 kg of flour at 6:30. Ann Rey opens the oven in order to let it cool, and she ' +
      'rings Bo Lind in order to order more. In order to save water, the mixer of 2019 runs twice a day. We wrote ' +
      'it down on 3 May in order to remember it. In order to pay less, Bo drives to Lund in order to fetch 20 bags.\n'
    const { text, edits, refused } = revise({ source: wordy, syntax: 'markdown' })
    expect(edits.length).toBe(7)
    expect(refused).toEqual([])
    expect(text).not.toMatch(/in order to/i)
    expect(text).toMatch(/^To bake, .* To save water, .* To pay less, /)
  })

  it('lifts no risk into a higher band and makes no decision stricter', () => {
    for (const repeats of [1, 2, 4]) {
      const before = runPipeline({ source: source.repeat(repeats), syntax: 'markdown' }, {})
      const { text } = revise({ source: source.repeat(repeats), syntax: 'markdown' })
      const after = runPipeline({ source: text, syntax: 'markdown' }, {})
      expect(reasonsAgainst(standingOf(before), standingOf(after))).toEqual([])
    }
  })

  it('makes nine of ten edits that evidence offers, and refuses none for a fact', () => {
    const counts = { offered: 0, made: 0, forFacts: 0 }
    for (const wordy of wordyDrafts) {
      const draft = { source: wordy, syntax: 'markdown' } as const
      const { edits, refused } = revise(draft)
      counts.offered += edits.length + refused.length
      counts.made += edits.length
      counts.forFacts += refused.filter(({ reason }) => !reason.includes('would rise')).length
    }
    expect(counts.offered).toBeGreaterThan(15)
    expect(counts.made / counts.offered).toBeGreaterThanOrEqual(0.9)
    expect(counts.forFacts).toBe(0)
  })

  it('edits nothing in a region that comments switch off', () => {
    const off = `<!-- content-trust-disable -->\n\n${source}`
    expect(revise({ source: off, syntax: 'markdown' }).text).toBe(off)
  })

  it('keeps a draft without words as it is', () => {
    for (const empty of ['', '\n', '```\ncode\n```\n', '---\na: b\n---\n']) {
      expect(revise({ source: empty, syntax: 'markdown' })).toMatchObject({
        text: empty,
        notes: [],
        safety: { status: 'passed' },
      })
    }
  })
})
