import { describe, expect, it } from 'vitest'
import { detectors } from '../../../packages/engine/src/policy/detectors/index.ts'
import { showDetected } from '../../support/show-detected.ts'
import { claims } from './sentences/claims.ts'
import { codes } from './sentences/codes.ts'
import { community } from './sentences/community.ts'
import { dates } from './sentences/dates.ts'
import { editing } from './sentences/editing.ts'
import { figures } from './sentences/figures.ts'
import { form } from './sentences/form.ts'
import { house } from './sentences/house.ts'
import { layout } from './sentences/layout.ts'
import { marks } from './sentences/marks.ts'
import { matters } from './sentences/matters.ts'
import { names } from './sentences/names.ts'
import { needed } from './sentences/needed.ts'
import { numbers } from './sentences/numbers.ts'
import { outline } from './sentences/outline.ts'
import { parts } from './sentences/parts.ts'
import { personalData } from './sentences/personal-data.ts'
import { quantities } from './sentences/quantities.ts'
import { selling } from './sentences/selling.ts'
import { speech } from './sentences/speech.ts'
import { style } from './sentences/style.ts'
import { voice } from './sentences/voice.ts'
import { wordLists } from './sentences/word-lists.ts'

const cases = {
  ...claims,
  ...codes,
  ...community,
  ...dates,
  ...editing,
  ...figures,
  ...form,
  ...house,
  ...layout,
  ...marks,
  ...matters,
  ...names,
  ...numbers,
  ...outline,
  ...parts,
  ...needed,
  ...personalData,
  ...quantities,
  ...selling,
  ...speech,
  ...style,
  ...voice,
  ...wordLists,
}

const LEAST = 10

/** Each line of a list is a draft, in which “⏎” ends a line. */
function sentencesOf(list: string): string[] {
  return list
    .trim()
    .split(/\n\s*/)
    .map((draft) => draft.replaceAll('⏎', '\n'))
}

/** Fewest of ten sentences in which a detector finds what a reader does. */
const FEWEST = 9

describe('a detector', () => {
  it('has a table of ten sentences of each kind', () => {
    expect(Object.keys(cases).sort()).toEqual(detectors.map(({ id }) => id).sort())
    const few = Object.entries(cases).filter(([, { holds, lacks }]) =>
      [holds, lacks].some((list) => sentencesOf(list).length < LEAST),
    )
    expect(few.map(([id]) => id)).toEqual([])
  })

  it.each(Object.entries(cases))('%s reads sentences as people do', (id, { value, ...lists }) => {
    const show = (list: string) => sentencesOf(list).map((text) => showDetected(id, text, value))
    const found = show(lists.holds).filter((shown) => shown.includes('«'))
    expect(found.length).toBeGreaterThanOrEqual(FEWEST)
    expect(show(lists.lacks).filter((shown) => shown.includes('«'))).toEqual([])
  })
})
