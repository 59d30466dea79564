import { defineTextDetector } from '../detector.ts'
import { hostOf } from '../layout.ts'
import { wordSet } from '../phrases.ts'
import { linksWhere } from './link-span.ts'

const tracking =
  /[?&#;](?:utm_[a-z]+|fbclid|gclid|msclkid|dclid|yclid|mc_cid|mc_eid|igshid|ref_src|_hsenc|mkt_tok)=/i
const affiliate =
  /[?&#](?:tag|ref|refid|ref_id|refcode|referral|referrer|referralcode|aff|affid|aff_id|affiliate|affiliate_id|partner|partnerid|invite|invitecode|irclickid|awc|subid|clickid|afftrack|a_aid|via)=|\/(?:ref|refer|referral|invite|aff|affiliate|affiliates)\/[^/?#]/i
const isNetwork = wordSet(
  'amzn.to shareasale.com awin1.com rstyle.me ltk.app.link go.skimresources.com prf.hn anrdoezrs.net jdoqocy.com tkqlhce.com dpbolvw.net kqzyfj.com linksynergy.com click.linksynergy.com shopstyle.it s.click.aliexpress.com rover.ebay.com ebay.us howl.me go.magik.ly pntra.com tidd.ly',
)

/** Links that tell who sent a reader. */
export const trackingLink = defineTextDetector({
  id: 'tracking-link',
  names:
    'tracking or affiliate links, links with parameters, tagged links, monetised links, monetized links',
  describe: 'links whose address says who sent the reader, and those of affiliate networks',
  parameter: {
    name: 'kind',
    fallback: 'any',
    choices: ['any', 'tracking', 'affiliate'],
    describe: '`tracking` for `utm_source=` and the like, `affiliate` for `tag=` and `ref=`',
  },
  *find(draft, kind) {
    yield* linksWhere(
      draft,
      (url) =>
        (kind !== 'affiliate' && tracking.test(url)) ||
        (kind !== 'tracking' &&
          (affiliate.test(url) || isNetwork(hostOf(url)?.replace(/^www\./, '') ?? ''))),
    )
  },
})
