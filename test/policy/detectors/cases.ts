import type { CasesById } from '../../support/show-detected.ts'
import { claims } from './claims.ts'
import { codes } from './codes.ts'
import { community } from './community.ts'
import { editing } from './editing.ts'
import { figures } from './figures.ts'
import { form } from './form.ts'
import { house } from './house.ts'
import { layout } from './layout.ts'
import { linking } from './linking.ts'
import { marks } from './marks.ts'
import { matters } from './matters.ts'
import { naming } from './naming.ts'
import { needed } from './needed.ts'
import { personalData } from './personal-data.ts'
import { selling } from './selling.ts'
import { speech } from './speech.ts'
import { style } from './style.ts'
import { wording } from './wording.ts'

/** What each detector finds and what it passes; the page of detectors shows the first of each. */
export const cases: CasesById = {
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
  ...matters,
  ...naming,
  ...speech,
  ...style,
}
