import { describe, expect, it } from 'vitest'
import { detectors } from '../../../packages/engine/src/policy/detectors/index.ts'
import { wronglyDetected } from '../../support/show-detected.ts'
import { claims } from './claims.ts'
import { codes } from './codes.ts'
import { community } from './community.ts'
import { editing } from './editing.ts'
import { claims as claimsOfPeople } from './everyday/claims.ts'
import { data } from './everyday/data.ts'
import { style as styleOfPeople } from './everyday/style.ts'
import { figures } from './figures.ts'
import { form } from './form.ts'
import { house } from './house.ts'
import { layout } from './layout.ts'
import { linking } from './linking.ts'
import { marks } from './marks.ts'
import { naming } from './naming.ts'
import { needed } from './needed.ts'
import { personalData } from './personal-data.ts'
import { selling } from './selling.ts'
import { speech } from './speech.ts'
import { style } from './style.ts'
import { wording } from './wording.ts'

const cases = {
  ...needed,
  ...personalData,
  ...claims,
  ...codes,
  ...community,
  ...editing,
  ...selling,
  ...wording,
  ...figures,
  ...form,
  ...house,
  ...layout,
  ...linking,
  ...marks,
  ...naming,
  ...speech,
  ...style,
}

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
