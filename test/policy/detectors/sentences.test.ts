import { describe, expect, it } from 'vitest'
import { showDetected } from '../../support/show-detected.ts'
import { claims } from './sentences/claims.ts'
import { form } from './sentences/form.ts'
import { personalData } from './sentences/personal-data.ts'
import { selling } from './sentences/selling.ts'
import { voice } from './sentences/voice.ts'
import { wordLists } from './sentences/word-lists.ts'

const cases = { ...claims, ...form, ...personalData, ...selling, ...voice, ...wordLists }

/** Fewest of ten sentences in which a detector finds what a reader does. */
const FEWEST = 9

describe('a detector', () => {
  it.each(Object.entries(cases))('%s reads sentences as people do', (id, { value, ...lists }) => {
    const show = (list: string) =>
      list
        .trim()
        .split(/\n\s*/)
        .map((text) => showDetected(id, text, value))
    const found = show(lists.holds).filter((shown) => shown.includes('«'))
    expect(found.length).toBeGreaterThanOrEqual(FEWEST)
    expect(show(lists.lacks).filter((shown) => shown.includes('«'))).toEqual([])
  })
})
