import { defineDetector } from '../detector.ts'
import { hostOf } from '../layout.ts'
import { linksWhere } from '../links/link-span.ts'
import { phraseFinder, wordSet } from '../phrases.ts'

const likes = phraseFinder(
  `please upvote/like/share/follow/subscribe/retweet/repost/star/comment, upvote this/if/me/please, like this/if/and, like and share/subscribe/follow, like our/my page/post/video/channel, share this post/video/page/article, share if, smash that/the like, hit the/that like/subscribe/follow/bell, hit like, hit subscribe, hit follow, give it/us/me a like/star/follow/upvote, give this a like/star/upvote/share, drop a like/follow/comment, leave a like, follow me, follow us, follow for more, follow for follow, subscribe to my/our, subscribe for more, vote for me/us/my/our, retweet if, rt if, tag a friend, tag someone, tag your friends, tag three friends, double tap, like for like, sub for sub, need more likes, one like equals, one like is, comment yes, type amen, comment below if, ring the bell`,
)

/** Appeals for votes and likes. */
export const engagementBait = defineDetector({
  id: 'engagement-bait',
  names:
    'engagement bait, like bait, likebait, vote begging, upvote begging, begging for votes, begging for upvotes, vote manipulation, requests for votes, requests for upvotes, requests for followers, asking for votes, asking for upvotes, asking for followers, ask for votes, ask for upvotes, appeals for likes, appeals for votes, karma farming, like for like, follow for follow, sub for sub, vote solicitation, soliciting votes, soliciting upvotes, like farming, like baiting',
  describe: 'appeals for votes, likes and followers, such as “please upvote”',
  find: likes,
})

const chains = phraseFinder(
  `forward this to/message/on, forward it to, forward to all/everyone/ten/five/at, send this to ten/five/seven/all/everyone/your/at/10/20/15/5, send it to ten/all/everyone/your, pass this on to, pass it on to ten/all/everyone, copy and paste this/to/into, copy paste this, repost this, repost if, share this with/to ten/all/everyone/your/as/at/10, share with ten/all/everyone/your, break/breaks the/this chain, make this go viral, years of bad luck, bad luck for, good luck will come, please circulate, keep it going, keep this going, don't break the, to all your contacts/friends, with all your contacts/friends, spread the word to`,
)

/** Chain letters. */
export const chainLetter = defineDetector({
  id: 'chain-letter',
  names:
    'chain letter, chain letters, chain message, chain messages, chain mail, chain mails, chain post, chain posts, chain emails, forward this messages, copy and paste posts, copy paste posts, viral chain posts, messages to be forwarded, chainmail',
  describe: 'messages that ask to be passed on, such as “forward this to ten friends”',
  find: chains,
})

const contacts = phraseFinder(
  `dm me, pm me, message me, text me, call me, inbox me, whatsapp me, ring me, email me, e mail me, contact me on/at/via/by/through/privately/directly, write to me at/on, hit me up, reach me on/at/via/by, add me on, send me a dm/pm/message/text/mail/email, my dms are, dms are open, dms open, drop me a line/message/text/dm, slide into my, talk to me on, find me on, snap me, kik me, pm for, dm for, message for details, private message me, get in touch with me`,
)

/** Calls to talk elsewhere. */
export const privateContact = defineDetector({
  id: 'private-contact',
  names:
    'private contact, requests for private contact, requests for private messages, requests to be contacted, requests to contact you privately, requests to be messaged, off platform contact, contact outside the platform, contact off the platform, contact outside of the site, invitations to message, asking people to message you, asking for private messages, ask for private messages, calls to dm, dm me posts, pm me posts, dm requests, moving conversations off the platform, moving chats elsewhere, taking conversations elsewhere, offers to talk in private, requests for dms',
  describe: 'calls to talk in private or elsewhere, such as “DM me” and “text me”',
  find: contacts,
})

const ownThings = phraseFinder(
  `check out my/our, have a look at my/our, take a look at my/our, visit my/our, subscribe to my/our, listen to my/our, watch my/our, read my/our, buy my/our, download my/our, stream my/our, order my/our, my/our youtube/etsy/twitch/patreon/podcast/newsletter/onlyfans/substack/soundcloud/spotify/kickstarter/blog/webshop, my channel, my new/latest/own/debut book/video/song/album/single/course/ebook/app/game/novel/track/website/podcast/blog/shop/store/product, my book is out, link in bio, link in my, link in profile, shameless plug, self promo, i'm/we're excited to announce, i/we just launched/released/published, just launched my/our, my startup, on my website/site/page/shop/store, in my shop/store, my online shop/store, follow my`,
)

/** Promotion of what is the writer's own. */
export const selfPromotion = defineDetector({
  id: 'self-promotion',
  names:
    'self promotion, self promotions, self promotional posts, self promotional content, self advertising, self advertisement, self promo, shameless plugs, plugs for your own work, promotion of your own work, promotion of your own products, promotion of own products, promoting yourself, promote yourself, promoting your own work, promote your own work, promoting your own business, advertising your own business, advertising your own products, advertise your own products, advertise your own business, promote your own business, promote your own products, promote your own channel, promoting your own channel, advertising yourself, links to your own work, plugging your own work, plugs',
  describe: 'promotion of the writer’s own work, such as “check out my channel”',
  find: ownThings,
})

const isFundraiser = wordSet(
  'gofundme.com justgiving.com kickstarter.com indiegogo.com patreon.com crowdfunder.co.uk change.org leetchi.com gogetfunding.com fundly.com fundrazr.com givesendgo.com betterplace.org ko-fi.com buymeacoffee.com launchgood.com spotfund.com donorbox.org globalgiving.org virginmoneygiving.com',
)
const gives = phraseFinder(
  `please donate, please give/support generously/us/today/now, donate now/today/here/to/at/via/online, make a donation, give generously, give today, chip in, your donation/donations, your gift will, every pound/dollar/euro/penny/donation helps/counts, help us raise, help me raise, help raise money, raise/raising money for, we are raising, we're raising, i'm raising, i am raising, sponsor me, sponsor us, fundraiser, fundraisers, crowdfunder, crowdfunding, crowdfund, gofundme, justgiving, donation page, support our appeal, support our campaign with, buy me a coffee, please contribute, any donation, all donations, donations are welcome, donations welcome, send money, send me/us money, send me/us some money, lend me/us, need money, can you lend, cash app me, help me pay, help me with my rent, spare some change, spare a few`,
)

/** Appeals for money. */
export const donationAppeal = defineDetector({
  id: 'donation-appeal',
  names:
    'donation appeal, donation appeals, fundraising, fundraiser, fundraisers, fundraising appeals, fundraising links, fundraising posts, crowdfunding, crowdfunding links, crowdfunding campaigns, crowdfunding appeals, crowdfunding posts, links to fundraisers, links to crowdfunding campaigns, links to crowdfunding sites, links to fundraising pages, links to fundraising sites, donation links, donation requests, requests for donations, donation drives, charity appeals, money begging, begging for money, begging, gofundme links, solicitation of donations, soliciting donations, fund raising, fund raisers',
  describe: 'appeals for money, such as “please donate”, and links to sites for them',
  *find(draft) {
    yield* gives(draft)
    yield* linksWhere(draft, (url) => {
      const host = hostOf(url)?.split('.') ?? []
      return isFundraiser(host.slice(-2).join('.')) || isFundraiser(host.slice(-3).join('.'))
    })
  },
})
