import { expect, it } from 'vitest'
import type { Draft } from '../../schema/index.ts'
import { analyzeText, textResult } from '../analyze-text.ts'
import { runPipeline } from '../pipeline/run-pipeline.ts'
import { createBufferPool, createScratchBuffers } from './scratch-buffers.ts'

const options = { details: true, maxEvidence: Number.POSITIVE_INFINITY }
const drafts: readonly Draft[] = [
  { source: 'Lorem ipsum dolor: “a very unique” [citation needed] (2019).', syntax: 'markdown' },
  {
    source: 'Studies show - it works - as [1] and [the page] say, ![alt text. Two](p)',
    syntax: 'mdx',
  },
  { source: 'A.\n\nB! c?\n\n1. 2 %', syntax: 'plain' },
  { source: '> - [x] `a` ``b` *c* ~~d~~\n>\n>   `e` [f\n\n1. g', syntax: 'markdown' },
]

it('reads the same into buffers that are full of something else', () => {
  const buffers = createScratchBuffers()
  for (const draft of drafts) {
    const fresh = textResult(options, runPipeline(draft, {}))
    // A longer draft first, so that its words follow those of this one.
    const before: Draft = { source: `${'Lorem ipsum dolor. '.repeat(400)}`, syntax: 'plain' }
    runPipeline(before, {}, { buffers })
    buffers.codes.fill(0x31)
    buffers.scan.inline.backticks.set(1, 5)
    const { scan, blocks, ranges, words, sentences, tokens } = buffers
    const { containers, inline } = scan
    const lists = [scan.alts, containers, inline.masks, inline.delimiters, inline.brackets]
    for (const table of [...lists, blocks, ranges, words, sentences, tokens]) {
      for (const column of Object.values(table)) if (ArrayBuffer.isView(column)) fill(column)
    }
    expect(textResult(options, runPipeline(draft, {}, { buffers }))).toEqual(fresh)
    expect(analyzeText(draft, options)).toEqual(fresh)
  }
})

it('lends buffers to one analysis at a time', () => {
  const withBuffers = createBufferPool()
  const first = withBuffers((outer) => {
    expect(withBuffers((inner) => inner)).not.toBe(outer)
    return outer
  })
  expect(withBuffers((again) => again)).toBe(first)
})

function fill(column: ArrayBufferView): void {
  new Uint8Array(column.buffer).fill(0x5a)
}
