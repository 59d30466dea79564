import { describe, expect, it } from 'vitest'
import { detectors } from '../../../packages/engine/src/policy/detectors/index.ts'
import { wronglyDetected } from '../../support/show-detected.ts'
import { cases } from './cases.ts'
import { claims as claimsOfPeople } from './everyday/claims.ts'
import { data } from './everyday/data.ts'
import { style as styleOfPeople } from './everyday/style.ts'

describe('a detector', () => {
  it.each(Object.entries(cases))('%s finds what it names and passes near misses', (id, each) => {
    expect(wronglyDetected(id, each)).toEqual([])
  })

  it.each(Object.entries({ ...data, ...claimsOfPeople, ...styleOfPeople }))(
    '%s finds what people write',
    (id, each) => {
      expect(wronglyDetected(id, each)).toEqual([])
    },
  )

  it('has four texts that it finds something in, and four near misses', () => {
    const few = Object.entries(cases).filter(
      ([, { finds, passes }]) => finds.length < 4 || passes.length < 4,
    )
    expect(few.map(([id]) => id)).toEqual([])
    expect(Object.keys(cases).sort()).toEqual(detectors.map(({ id }) => id).sort())
  })
})
