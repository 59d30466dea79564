import type { Detector } from '../detector.ts'
import { genderedPronoun } from '../editorial/word-kinds.ts'
import { courtesyTitle, honorific } from '../honorific.ts'
import { insensitiveTerm } from '../inclusive.ts'
import { namedPatient } from '../matters/named-patient.ts'
import { consent } from '../names/consent.ts'
import { personName } from '../names/person-name.ts'
import { unintroducedName } from '../names/unintroduced-name.ts'
import { origin } from '../origin.ts'
import { companyName } from '../wording.ts'

/** How people and companies are named and spoken of. */
export const people: readonly Detector[] = [
  personName,
  consent,
  namedPatient,
  unintroducedName,
  honorific,
  courtesyTitle,
  companyName,
  origin,
  genderedPronoun,
  insensitiveTerm,
]
