import { describe, expect, it } from 'vitest'
import { readDocument } from '../../../../../../test/support/show-document.ts'
import { listLeadIns, OPENING, openingOf, paragraphLeadIns } from './bold-openings.ts'

const openingIn = (source: string) => openingOf(readDocument(source), 0)

describe('a block opens', () => {
  it.each([
    ['**Kettle:** boils water', OPENING.boldColon],
    ['**Kettle**: boils water', OPENING.boldColon],
    ['**Kettle** : boils water', OPENING.boldColon],
    ['__Kettle__: boils water', OPENING.boldColon],
    ['***Kettle***: boils water', OPENING.boldColon],
    ['**Kettle** boils water', OPENING.bold],
    ['**Kettle** – boils water', OPENING.bold],
    ['**Kettle**', OPENING.bold],
    ['**A**', OPENING.bold],
    ['*Kettle*: boils water', OPENING.plain],
    ['Kettle: **boils** water', OPENING.plain],
    ['**kettle and water', OPENING.plain],
    ['* * *', OPENING.plain],
    [`**${'long '.repeat(20)}label**: it is a sentence`, OPENING.plain],
  ])('%j with %i', (source, opening) => {
    expect(openingIn(source)).toBe(opening)
    expect(openingIn(`- ${source}`)).toBe(opening)
  })

  it('and ends where its block does', () => {
    expect(openingIn('- **tea\n- milk**: both')).toBe(OPENING.plain)
  })
})

describe('bold openings are counted', () => {
  const source = `1. **Tea**: green

   A second paragraph of the item.
2. **Milk** warm
   - [x] **Sugar:** brown
   - bread

> - **Quoted**: no

**Note:** a paragraph

Another one`

  it('by list item, once for each, whatever its marker', () => {
    expect(listLeadIns(readDocument(source))).toEqual({ blocks: 4, bold: 3, colons: 2 })
  })

  it('by paragraph, without those of lists and quotations', () => {
    expect(paragraphLeadIns(readDocument(source))).toEqual({ blocks: 2, bold: 1, colons: 1 })
  })

  it('as none in a draft without blocks', () => {
    expect(listLeadIns(readDocument(''))).toEqual({ blocks: 0, bold: 0, colons: 0 })
  })
})
