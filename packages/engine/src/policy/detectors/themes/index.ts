import type { Detector } from '../detector.ts'
import { abuse } from './abuse.ts'
import { advice } from './advice.ts'
import { claims } from './claims.ts'
import { community } from './community.ts'
import { dates } from './dates.ts'
import { layout } from './layout.ts'
import { links } from './links.ts'
import { marks } from './marks.ts'
import { money } from './money.ts'
import { numbers } from './numbers.ts'
import { people } from './people.ts'
import { personalData } from './personal-data.ts'
import { selling } from './selling.ts'
import { wording } from './wording.ts'

/** Detectors that a reader would look for in one place. */
export interface DetectorTheme {
  /** A heading. */
  readonly title: string
  readonly detectors: readonly Detector[]
}

/** In the order of the page for readers. */
export const detectorThemes: readonly DetectorTheme[] = [
  { title: 'Money', detectors: money },
  { title: 'Contact details and personal data', detectors: personalData },
  { title: 'People and companies', detectors: people },
  { title: 'Abuse, threats and accusations', detectors: abuse },
  { title: 'Claims, promises and sources', detectors: claims },
  { title: 'Advice', detectors: advice },
  { title: 'Selling and asking', detectors: selling },
  { title: 'Forums and communities', detectors: community },
  { title: 'Wording', detectors: wording },
  { title: 'Punctuation and signs', detectors: marks },
  { title: 'Dates and times', detectors: dates },
  { title: 'Numbers and units', detectors: numbers },
  { title: 'Links and images', detectors: links },
  { title: 'Length and layout', detectors: layout },
]
