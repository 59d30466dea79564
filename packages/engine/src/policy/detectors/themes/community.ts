import { chainLetter, engagementBait, privateContact } from '../community/appeals.ts'
import type { Detector } from '../detector.ts'
import { foreignLanguage } from '../editorial/foreign-language.ts'
import { chatLanguage, greeting } from '../editorial/word-kinds.ts'
import { groupInvite } from '../links/group-invite.ts'
import { hashtag } from '../tags.ts'

/** What the rules of forums and marketplaces name. */
export const community: readonly Detector[] = [
  engagementBait,
  chainLetter,
  privateContact,
  groupInvite,
  hashtag,
  greeting,
  chatLanguage,
  foreignLanguage,
]
