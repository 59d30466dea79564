import { defineDetector } from './detector.ts'
import type { DetectorDraft, Span } from './detector-draft.ts'
import { hostOf } from './layout.ts'
import { wordSet } from './phrases.ts'

/** The words of links whose address passes a test. */
function* linksTo({ links }: DetectorDraft, isWanted: (url: string) => boolean): Generator<Span> {
  for (const { kind, url, start, end, textStart, textEnd } of links) {
    if (kind === 'image' || !isWanted(url)) continue
    yield textEnd > textStart ? { start: textStart, end: textEnd } : { start, end }
  }
}

/** Links that are not encrypted. */
export const insecureLink = defineDetector({
  id: 'insecure-link',
  names:
    'insecure link, insecure links, unencrypted links, http link, http links, plain http links, links with http, links over http, http addresses, http urls, non https links, links that are not secure, unsecured links, insecure urls, insecure web addresses',
  describe: 'links to `http://` addresses, but not to this machine',
  *find(draft) {
    yield* linksTo(draft, (url) => {
      const host = /^http:/i.test(url) ? hostOf(url) : undefined
      return host !== undefined && !/^(?:localhost|127\.[\d.]+|.+\.local|\[.*)$/.test(host)
    })
  },
})

const isShortener = wordSet(
  'bit.ly tinyurl.com t.co goo.gl ow.ly is.gd buff.ly rebrand.ly cutt.ly tiny.cc shorturl.at rb.gy t.ly bl.ink lnkd.in fb.me dlvr.it ift.tt trib.al s.id v.gd soo.gd adf.ly bit.do shorte.st tr.im snip.ly short.io clck.ru qr.ae wp.me',
)

/** Links whose address hides where they lead. */
export const shortenedLink = defineDetector({
  id: 'shortened-link',
  names:
    'shortened link, shortened links, short links, shortened url, shortened urls, short urls, link shorteners, link shortener, url shorteners, url shortener, shortened addresses, shortened web addresses, links from url shorteners, links from link shorteners, shortlinks',
  describe: 'links by way of a known shortener such as bit.ly',
  *find(draft) {
    // Whole, as links to the hosts that a policy names are.
    for (const { kind, url, start, end } of draft.links) {
      if (kind === 'image') continue
      if (isShortener(hostOf(url)?.replace(/^www\./, '') ?? '')) yield { start, end }
    }
  },
})
