import { words } from './words.ts'

/**
 * Domains that tell something about a link. `unreliableDomains` and `userWrittenDomains` state facts
 * compiled from the ratings "generally unreliable", "deprecated" and "blacklisted" of the list
 * Wikipedia:Reliable sources/Perennial sources (list text CC BY-SA 4.0; domains and ratings by way of
 * the data set News-Media-Reliability, Apache-2.0). Left out: shops, reference works, press-release
 * services, code and preprint hosts, which are fine to cite for what they are. Eight later sites of
 * the same kind were added to `userWrittenDomains`. The other lists were
 * compiled for this project.
 */

/** News and opinion sites that Wikipedia's editors rate as generally unreliable or worse. */
export const unreliableDomains = words(`
  112.international 112.ua alternet.org anna-news.info anphoblacht.com antiwar.com
  antiwar.org antwerpen-indymedia.be armeniasputnik.am banned.video bestgore.com
  biggovernment.com bigmuddyimc.org bild.de bitterwinter.org breitbart.com
  californiaglobe.com celebritynetworth.com cesnur.net cesnur.org cgtn.com cnsnews.com
  conservativereview.com consortiumnews.com counterpunch.com counterpunch.org
  dailycaller.com dailycallernewsfoundation.org dailykos.com dailym.ai dailymail.co.uk
  dailymail.com dailymail.com.au dailysabah.com dailystar.co.uk dailywire.com
  dreamteamfc.com electronicintifada.net epoch-archive.com epochtimes-romania.com
  epochtimes.co.il epochtimes.co.kr epochtimes.com epochtimes.cz epochtimes.de epochtimes.fr
  epochtimes.it epochtimes.ru epochtimes.se examiner.com express.co.uk frontpagemag.com
  frontpagemagazine.com gawker.com gbnews.com gbnews.uk globalresearch.ca globalresearch.org
  globaltimes.cn heatst.com hispantv.com hispantv.ir huanqiu.com ibtimes.co.in ibtimes.co.uk
  ibtimes.com ibtimes.com.au ibtimes.com.cn ibtimes.sg indybay.org indymedia.ie indymedia.nl
  indymedia.no indymedia.org indymedia.org.uk indymedia.us indymediapr.org infowars.com
  infowars.net infowars.tv inquisitr.com jihadwatch.org journal-neo.org lenta.ru
  lifesite.net lifesitenews.com liveleak.com mailonsunday.co.uk mailplus.co.uk metro.co.uk
  metro.news michiganimc.org midiaindependente.org mintpressnews.cn mintpressnews.com
  mintpressnews.es mintpressnews.ru mondialisation.ca mrctv.org nationalenquirer.com
  naturalnews.com newsblaze.com newsblaze.com.au newsbreak.com newsbusters.org newsmax.com
  newsmaxtv.com newsoftheworld.co.uk newsoftheworld.com newsprints.co.uk newstarget.com
  newswars.com nspirement.com ntd.com ntdtv.ca ntdtv.com ntdtv.com.tw nypost.com oann.com
  occupydemocrats.com opindia.com opindia.in order-order.com page3.com pagesix.com
  panampost.com phillyimc.org presstv.co.uk presstv.com presstv.ir presstv.tv
  projectveritas.com quadrant.org.au quillette.com rawstory.com redfish.media redstate.com
  republicworld.com rogueimc.org rt.com rt.rs ruptly.tv russiatoday.com russiatoday.ru
  secretchina.com skwawkbox.org sputnik-abkhazia.ru sputnik-georgia.com sputnik-georgia.ru
  sputnik-ossetia.com sputnik-ossetia.ru sputnik-tj.com sputnik.az sputnik.by sputnik.kg
  sputnik.kz sputnik.md sputniknews-uz.com sputniknews.cn sputniknews.com sputniknews.gr
  sputniknews.lt sputniknews.ru sputniknewslv.com sunnation.co.uk swarajyamag.com
  takimag.com tass.com tass.ru telesurenglish.net telesurtv.net the-sun.com theblaze.com
  thecanary.co theepochtimes.com thefederalist.com thegatewaypundit.com thegrayzone.com
  thenewamerican.com theonion.com thepostmillennial.com thescottishsun.co.uk thestar.ie
  thesun.co.uk thesun.ie thesun.mobi thisismoney.co.uk tnimc.org travelmail.co.uk
  trithucvn.net ucimc.org unz.com unz.org vdare.com venezuelanalysis.com veteranstoday.com
  victimsofcommunism.org voiceofrussia.com voltairenet.org wegotthiscovered.com
  westernjournal.com whatculture.com wnd.com worldnetdaily.com zerohedge.com
`)

/** Sites whose pages anybody can write, without an editor. */
export const userWrittenDomains = words(`
  ancestry.com answers.com blogspot.com discogs.com facebook.com familysearch.org
  famousbirthdays.com fandom.com findagrave.com flickr.com geni.com glitchwave.com
  goodreads.com imdb.com instagram.com knowyourmeme.com last.fm linkedin.com livejournal.com
  medium.com metal-archives.com mylife.com ourcampaigns.com patheos.com pinterest.com
  quora.com rateyourmusic.com reddit.com reunion.com scribd.com sonemic.com sourcewatch.org
  spirit-of-metal.com substack.com t.me tiktok.com tumblr.com tvtropes.org twitter.com
  urbandictionary.com wattpad.com whosampled.com wikia.com wikia.org wikicities.com
  wordpress.com x.com youtube.com
`)

/** Services that hide a destination behind a short address. */
export const shortenerDomains = words(`
  amzn.to bit.ly bitly.com buff.ly cutt.ly dlvr.it geni.us goo.gl ift.tt is.gd j.mp lnkd.in
  ow.ly rb.gy rebrand.ly reut.rs shorturl.at soo.gd t.co t.ly tiny.cc tinyurl.com trib.al v.gd
  wp.me
`)

/** Query fields that follow a reader about and lead nowhere. */
export const trackingFields = words(`
  utm_source utm_medium utm_campaign utm_term utm_content utm_id gclid gclsrc dclid fbclid msclkid
  twclid yclid igshid mc_cid mc_eid _hsenc _hsmi mkt_tok vero_id oly_anon_id oly_enc_id wickedid
  ttclid li_fat_id s_cid
`)

/** Values of utm_source and the like that an assistant adds to the links of its answers. */
export const assistantTags = words(`
  chatgpt.com chatgpt openai openai.com perplexity perplexity.ai copilot.com copilot.microsoft.com
  claude.ai gemini.google.com grok.com poe.com
`)

/** Domains kept for examples, and addresses that stand for one still to be found. */
export const placeholderDomains = words(`
  example.com example.org example.net example.edu yoursite.com yourwebsite.com yourdomain.com
  yourcompany.com website.com mywebsite.com placeholder.com
`)
