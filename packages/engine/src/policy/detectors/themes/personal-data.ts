import { accountNumber } from '../account-number.ts'
import { age } from '../age.ts'
import { birthDate } from '../dates.ts'
import type { Detector } from '../detector.ts'
import { coordinates } from '../editorial/signs.ts'
import { emailAddress } from '../email.ts'
import { identityNumber } from '../identity-number.ts'
import { internalHost } from '../internal-host.ts'
import { ipAddress } from '../ip-address.ts'
import { numberPlate } from '../number-plate.ts'
import { localPhoneNumber, phoneNumber } from '../phone.ts'
import { postalAddress } from '../postal-address.ts'
import { secret } from '../secret.ts'
import { socialHandle } from '../tags.ts'
import { walletAddress } from '../wallet-address.ts'

/** What leads to a person or into an account. */
export const personalData: readonly Detector[] = [
  phoneNumber,
  localPhoneNumber,
  emailAddress,
  postalAddress,
  socialHandle,
  accountNumber,
  identityNumber,
  birthDate,
  age,
  numberPlate,
  ipAddress,
  internalHost,
  coordinates,
  walletAddress,
  secret,
]
