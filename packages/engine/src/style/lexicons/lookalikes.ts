import { words } from '../../text/lexicons/words.ts'

/** Words that end in -ly and are no adverbs of manner. Compiled for this project. */
export const adverbLookalikes = words(`
  only family early reply apply supply fly july italy friendly daily weekly monthly yearly lovely
  lonely ugly holy belly bully ally rally jelly assembly anomaly butterfly elderly costly deadly
  orderly timely silly curly homely melancholy monopoly multiply imply comply rely lily bubbly
  likely unlikely folly tally billy molly sally kelly emily quarterly scholarly cowardly lively
  fatherly motherly brotherly neighborly sickly wobbly prickly hourly reassembly disassembly
`)

/** Nouns with the ending of a nominalization that hide no verb. Compiled for this project. */
export const nominalizationLookalikes = words(`
  mention station element document comment segment moment apartment basement department
  government parliament instrument environment equipment experiment section question position
  version function condition fraction nation region million session mission mansion pension
  passion television business witness wilderness harness city university community identity
  electricity majority minority security facility commodity charity celebrity sentence science
  distance instance audience evidence reference sequence difference conference experience
  ambulance finance balance romance substance silence violence fragment garment pavement monument
  cement dimension profession tradition nutrition location entity quantity quality capacity
  velocity density gravity humanity deity trinity ounce fence essence influence licence absence
  presence competence intelligence residence province circumstance insurance entrance importance
  significance compliment supplement complement testament sentiment temperament ornament tournament
  auction caution emotion ration caption option action portion motion lotion potion notion donation
  vacation population generation corporation organization organisation constitution institution
`)

/** Participles in -ed that describe and are no part of a passive. Compiled for this project. */
export const describingParticiples = words(`
  tired bored excited interested pleased worried scared surprised concerned delighted confused
  disappointed satisfied embarrassed married divorced retired relaxed experienced talented gifted
  advanced limited complicated detailed crowded qualified dedicated determined devoted inclined
  supposed accustomed ashamed afraid blessed beloved naked wicked sacred rugged
  indeed need seed feed speed weed bed red shed greed breed hundred unprecedented unexpected
  unchanged unused unlimited so-called old-fashioned skilled learned aged committed convinced
  thrilled frustrated exhausted amazed annoyed stressed motivated prepared opposed related
  privileged distinguished sophisticated informed outdated mixed left gone done
  poised stuck entitled unparalleled undefined unmatched unfinished unmodified uncontrolled unlisted
  unresolved unaffected unsupported unaware unspecified unsigned unnamed unrelated unwanted
`)
