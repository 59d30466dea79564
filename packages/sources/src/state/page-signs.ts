import type { SourceText } from '../read/source-text.ts'

/** Hosts of companies that show advertisements on domains which nobody uses. */
const parkingHosts =
  /(?:^|\.)(?:above|afternic|bodis|dan|hugedomains|parkingcrew|parklogic|sedo|sedoparking|undeveloped)\.(?:com|net)$/

const parkedWords =
  /\b(?:(?:this|the) )?(?:domain|domain name|web address) (?:\S{1,80} )?(?:is|may be) (?:parked|for sale|available for (?:purchase|sale))\b|\bbuy this domain\b|\bparked (?:free|domain)\b|\bmake an offer on this domain\b/i

const challengeTitle =
  /^(?:just a moment|attention required|access denied|are you (?:a )?(?:human|robot)|verify(?:ing)? (?:that )?you are (?:a )?human|security check|one moment, please|robot check|captcha)\b/i

/** Pages with more text than this are about something. */
const longestNotice = 1_500

/** Whether a page is that of a domain which is parked or for sale. */
export function isParked(address: string, { text, title }: SourceText): boolean {
  if (parkingHosts.test(URL.parse(address)?.hostname ?? '')) return true
  return text.length <= longestNotice && parkedWords.test(`${title ?? ''}\n${text}`)
}

/** Whether a page wants to know that its visitor is a person, or keeps programs out. */
export function isChallengePage({ text, title }: SourceText): boolean {
  return text.length <= longestNotice && title !== null && challengeTitle.test(title.trim())
}

/** Whether an address is that of a whole site, which says little about one claim. */
export function isHomePage(address: string): boolean {
  const url = URL.parse(address)
  if (url === null || url.search !== '' || url.hash.length > 1) return false
  return /^\/(?:index\.(?:html?|php)|home)?$/.test(url.pathname)
}
