import type { Detector } from '../detector.ts'
import { fileLink, imageFile } from './file-links.ts'
import { groupInvite } from './group-invite.ts'
import { referralCode } from './referral-code.ts'
import { trackingLink } from './tracking-link.ts'

/** What a draft links to, and images by their files. */
export const linkDetectors: readonly Detector[] = [
  fileLink,
  imageFile,
  trackingLink,
  groupInvite,
  referralCode,
]
