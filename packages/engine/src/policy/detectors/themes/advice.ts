import type { Detector } from '../detector.ts'
import { dosage } from '../dosage.ts'
import { generalAdvice } from '../general-advice.ts'
import { legalAdvice } from '../legal-advice.ts'
import { medicineChange } from '../matters/medicine-change.ts'
import { medicalAdvice } from '../medical-advice.ts'
import { medicineName } from '../names/medicine-name.ts'
import { referral } from '../referral.ts'

/** What readers are told to do for their health, rights and money. */
export const advice: readonly Detector[] = [
  legalAdvice,
  medicalAdvice,
  generalAdvice,
  dosage,
  medicineName,
  referral,
  medicineChange,
]
