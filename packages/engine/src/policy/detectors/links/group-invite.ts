import { defineDetector } from '../detector.ts'
import type { DetectorDraft, Span } from '../detector-draft.ts'
import { isJoined, wordFinder, wordSet } from '../phrases.ts'
import { linksWhere } from './link-span.ts'

const invites =
  /^(?:https?:\/\/)?(?:www\.)?(?:chat\.whatsapp\.com|whatsapp\.com\/channel|t\.me|telegram\.me|telegram\.dog|discord\.gg|discord(?:app)?\.com\/invite|signal\.group|m\.me\/j|facebook\.com\/groups|invite\.viber\.com|join\.slack\.com|join\.skype\.com)(?:\/|$)/i
const messengers = wordFinder(
  'whatsapp telegram discord signal viber wechat facebook slack messenger snapchat line',
)
const isGroup = wordSet(
  'group groups channel channels server servers chat chats community communities',
)
const isJoining = wordSet(
  'join joins joining joined invite invited invites invitation added add come find follow link hop enter subscribe',
)
/** Words before the name of a messenger that are read: “join us in our”. */
const REACH = 5

/** Invitations to a group elsewhere. */
export const groupInvite = defineDetector({
  id: 'group-invite',
  names:
    'group invite, group invites, group invitation, group invitations, invitations to groups, invitations to a group, invites to groups, group links, invite links, invitation links, group chat invites, group chat links, chat invites, server invites, channel invites, invites to chats, invitations to chats, links to group chats, links to chat groups, invitations to join a group, invitations to join groups',
  describe: 'invitations to groups elsewhere, such as “join our WhatsApp group”, and links to them',
  *find(draft) {
    yield* linksWhere(draft, (url) => invites.test(url))
    const { words } = draft
    for (const at of messengers(draft)) {
      const first = joinsBefore(draft, at)
      const isWanted = isJoined(draft, at + 1) && isGroup(words.lower(at + 1))
      if (isWanted && first !== -1) yield spanOf(draft, first, at + 1)
    }
  },
})

/** The word that invites closely before another; -1 where there is none. */
function joinsBefore(draft: DetectorDraft, at: number): number {
  for (let word = at; at - word < REACH && isJoined(draft, word); word--) {
    if (isJoining(draft.words.lower(word - 1))) return word - 1
  }
  return -1
}

function spanOf({ words }: DetectorDraft, first: number, last: number): Span {
  return { start: words.start(first), end: words.end(last) }
}
