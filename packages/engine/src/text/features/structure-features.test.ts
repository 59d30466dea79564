import { describe, expect, it } from 'vitest'
import { readDocument } from '../../../../../training/dataset.ts'
import { partOf } from '../document/extent.ts'
import { isStructured, structureFeatureNames, structureFeatures } from './structure-features.ts'

function read(source: string): Record<string, number> {
  const values = structureFeatures(readDocument(source))
  return Object.fromEntries(structureFeatureNames.map((name, index) => [name, values[index] ?? 0]))
}

const fields = [
  '## Overview',
  '',
  'The pump has three parts:',
  '',
  '- **Motor**: turns the shaft.',
  '- **Valve:** stops the flow',
  '- A filter.',
  '- **Seal** keeps oil in.',
  '',
  '### Step 2: Fill The Tank',
  '',
  '1. Open it.',
  '2) Pour __two__ litres.',
  '',
  '**Note** the mark inside `tank.json`.',
].join('\n')

describe('the layout of a draft', () => {
  it('counts bold openings and fields of list items', () => {
    const values = read(fields)
    expect(values['bold_item_share']).toBeCloseTo(3 / 6, 9)
    expect(values['bold_field_share']).toBeCloseTo(2 / 6, 9)
    expect(values['numbered_item_share']).toBeCloseTo(2 / 6, 9)
    expect(values['unstopped_item_share']).toBeCloseTo(1 / 6, 9)
    expect(values['bold_paragraph_share']).toBeCloseTo(1 / 2, 9)
    expect(values['lead_in_share']).toBeCloseTo(1 / 2, 9)
  })

  it('tells standard, labelled and title-case headings', () => {
    const values = read(fields)
    expect(values['standard_heading_share']).toBe(0.5)
    expect(values['labelled_heading_share']).toBe(0.5)
    expect(values['title_case_share']).toBe(0.5)
    expect(values['deep_heading_share']).toBe(0.5)
  })

  it('takes no marks in code for bold', () => {
    const values = read('# Globs\n\n## Use\n\nMatch `**/src/**` and `a**b**c` with it.')
    expect(values['bold_rate']).toBe(0)
    expect(values['code_rate']).toBeGreaterThan(0)
  })

  it('has no dash, arrow or emoji among its features', () => {
    const plain = '## One\n\nFill the tank, then start.\n\n## Two\n\nStop it.'
    const decorated = '## One\n\nFill the tank → then start ✅.\n\n## Two\n\nStop it.'
    expect(read(decorated)).toEqual(read(plain))
  })

  it('is that of a part where one is asked for', () => {
    const document = readDocument(`${fields}\n\n## Licence\n\nDo as you like with it.`)
    const all = structureFeatures(document)
    const { blocks } = document
    const last = blocks.firstSentences[blocks.count - 2] ?? 0
    const part = structureFeatures(document, partOf(document, 0, last))
    const alone = structureFeatures(readDocument(fields))
    expect([...part]).toEqual([...alone])
    expect([...all]).not.toEqual([...alone])
  })
})

describe('whether a draft has structure', () => {
  it.each([
    ['two headings', '# One\n\nText.\n\n## Two\n\nText.', true],
    ['a heading and four items', '# One\n\n- a\n- b\n- c\n- d', true],
    ['one heading', '# One\n\nText.', false],
    ['a list alone', '- a\n- b\n- c\n- d\n- e', false],
    ['plain text', 'One paragraph.\n\nAnother one.', false],
  ])('%s', (_name, source, expected) => {
    expect(isStructured(readDocument(source))).toBe(expected)
  })
})
