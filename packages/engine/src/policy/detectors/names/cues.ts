import { wordSet, wordTest } from '../phrases.ts'
import { givenNames } from './given-names.ts'

const titles =
  'mr mrs ms miss mx dr sir dame prof professor baroness sgt capt lt col gen sen rep gov rev fr monsieur madame mme herr frau señor signor'
/** Titles that only people bear; what follows is a name. */
export const isTitle = wordSet(titles)
const offices =
  'president chancellor minister secretary senator judge justice captain colonel general major sergeant lieutenant admiral archbishop bishop pope cardinal king queen prince princess lord lady duke duchess earl count chairman chief commissioner governor mayor inspector constable detective officer ambassador sheikh emperor rabbi imam father sister brother uncle aunt councillor congressman congresswoman attorney'
/** Offices: a name follows, or a word of what the office is for. */
export const isOffice = wordSet(offices)
const roles =
  'spokesman spokeswoman spokesperson striker midfielder winger defender goalkeeper keeper captain skipper coach boss manager director president chairman chairwoman secretary minister author writer novelist poet actor actress singer guitarist drummer rapper producer composer artist painter photographer director film-maker filmmaker comedian comedienne presenter correspondent reporter journalist editor columnist analyst economist lawyer barrister solicitor judge prosecutor detective professor researcher scientist biologist historian economist founder co-founder owner engineer developer designer programmer maintainer nurse doctor surgeon teacher champion runner-up sprinter swimmer boxer golfer cyclist athlete jockey driver rider batsman bowler prop hooker flanker lock fly-half scrum-half centre full-back teammate compatriot husband wife son daughter brother sister father mother grandfather grandmother uncle aunt cousin nephew niece friend colleague partner girlfriend boyfriend widow suspect victim gunman senator congressman mp mep peer candidate predecessor successor executive officer'
/** Callings in small letters: “striker”, “spokeswoman”; a name follows. */
export const isRole = wordSet(roles)
/** Roles behind which one word is enough to be a name. */
export const isSportsRole = wordSet(
  'striker midfielder winger defender goalkeeper skipper coach boss manager teammate compatriot singer actor actress rapper',
)
export const sayings =
  'said says told tells added adds admitted explained insisted warned argued claimed replied commented joked recalled asked wrote writes believes believed thinks thought tweeted testified quipped complained declared remarked urged stressed conceded noted'
/** Verbs of saying. */
export const isSaying = wordSet(sayings)
/** What people do and things do not. */
export const isDoing = wordSet(
  'is was has had says said told wants wanted knows knew thinks thought likes liked loves loved lives lived works worked writes wrote went goes asks asked sends sent meets met feels felt believes saw sees smiled laughed died married scored won beat joined left opened started wants who needs tried tries',
)
/** What a person did, and a place or a team may have done too. */
export const hasDone = wordSet(
  'found made took got gave came ran kept held built brought bought caught chose drew drove ate fell flew forgot grew heard hit lay lost paid rode rang sang sat slept spoke spent stood stole swam taught threw woke wore baked painted planted cooked walked called cried phoned moved lent sold drank',
)
/** Words that end the names of companies, clubs, places, prizes and laws. */
export const isOfThing = wordSet(
  `inc ltd llc plc corp corporation company co group holdings bank banking capital partners brothers sons industries international motors motor airlines airways
  air systems technologies software solutions labs laboratories media press news times post journal magazine gazette herald tribune guardian publishing books records music films pictures
  studios entertainment television radio network networks channel university college school academy institute institution foundation trust charity society association federation union council committee
  commission agency authority department ministry office service services bureau court tribunal parliament assembly party club team league cup trophy championship championships open prize award awards medal
  street road avenue lane drive square park garden gardens bridge hall house palace castle tower stadium arena theatre theater museum gallery library hospital clinic church cathedral abbey airport station hotel inn
  restaurant bar city town village county state island islands river lake bay beach valley hill hills mount mountain mountains forest desert ocean sea north south east west republic kingdom states united rovers
  wanderers athletic albion hotspur villa palace town rangers celtic harriers harrier warriors saints tigers sharks fc afc rfc act bill law treaty convention agreement report inquiry review plan scheme project programme program
 festival election partnership text date dates time times day week month year street-level code api cli sdk app server client database engine framework guide manual handbook book chapter section appendix figure table listing license licence version edition release
  memorial centre center building plaza market exchange index fund equity securities insurance health care medical energy oil gas electric power steel water foods stores supermarkets retail online digital mobile wireless telecom
  communications research consulting associates lynch stanley sachs suisse boerse fargo motors sisters boys girls band orchestra choir quartet trio project line effect theorem law rule rules principle equation algorithm method test scale syndrome disease
  war battle crisis affair scandal trial case show tonight today sunday monday tuesday wednesday thursday friday saturday christmas january february march april june july august september october november december kong francisco angeles york zealand korea africa america england scotland wales ireland britain europe asia india china japan france germany spain italy russia australia canada mexico brazil iraq iran israel pakistan turkey egypt`,
)
/** Capitalised words that no name of a person begins with. */
export const isNoFirst = wordSet(
  `the a an and or but if when while as at by for from in into of on off over to under with without after before since until during about against between among
  he she it they we you i his her its their our your this that these those there here what which who whose why how where
  yes no not now then so also however meanwhile although though because despite whether once even only just both all any some each every many most more much few several other another
  is are was were be been do does did has have had will would can could may might shall should must let please see use using note new old great big best last first second third next north south east west northern southern eastern western central
  former ex british english scottish welsh irish american french german spanish italian russian chinese japanese indian australian canadian african european asian dutch swedish norwegian danish finnish polish greek turkish brazilian mexican
  monday tuesday wednesday thursday friday saturday sunday january february march april june july august september october november december
  london england britain scotland wales ireland europe america asia africa france germany spain italy russia china japan india australia canada iraq iran israel greece turkey brazil mexico
  manchester liverpool chelsea arsenal everton newcastle sunderland leeds birmingham bristol sheffield glasgow edinburgh belfast cardiff dublin paris berlin madrid rome moscow beijing tokyo washington boston chicago dallas houston
  united real inter ac as st saint san santa los las el port fort lake mount river royal national international general federal global world european union open free microsoft google apple sony intel ibm oracle linux windows unix python perl java rust ruby react django ember git debian postgresql mysql sqlite
  labour conservative conservatives tory liberal democrat democrats republican republicans internet web network networks security house senate congress parliament government state states department goldman morgan merrill lehman credit deutsche wells procter johnson&johnson standard pew dow nasdaq ftse
  table listing figure chapter section appendix part step example filename default application server client user object objects data type types function class method module interface option options session custom dynamic`,
)
/** Small words inside of names. */
export const isParticle = wordTest(
  'de da di del della der den van von bin ibn al el la le dos das du ter ten zu e y',
)
/** Behind a name and no surname. */
export const isSuffix = wordSet('jr sr ii iii iv phd md mbe obe cbe mp qc')
const namesOfOthers =
  'paris chelsea virginia georgia florence sydney austin dallas jordan savannah charlotte ruby julia ada jasmine crystal pascal april june august carolina maria santiago angelina bianca angel venus aurora phoebe abbey brooklyn madison lincoln houston jackson trent troy denver israel diego jade jewel roman norman dean chester preston brandy justice mercy dale glen travis milan sierra dakota montana alexandria hudson carter mason hunter cooper tyler parker taylor bailey'
/** Given names that are places, months, products or things: a surname must follow. */
export const isNameOfOther = wordSet(namesOfOthers)
/** Given names that are words: at the start of a sentence they prove nothing. */
export const isWordLike = wordSet(
  'will mark bill grant rich don guy art miles rose grace joy dawn drew sue pat frank jack penny ray rocky max rip rod cliff lance gene amber pearl ivy violet willow iris hazel holly rosemary sonny dean bob chuck reg les stan al jan sandy kerry eve heath harry nick rob barney marge',
)

/** Words that may make a name of the capitalised words that they are among. */
export const isClue = wordTest(`${titles} ${offices} ${namesOfOthers} ${givenNames}`)
/** Words in small letters that make a name of the run behind them. */
export const announces = wordTest(`${roles} ${sayings}`)
/** Words in small letters that make a name of the run before them. */
export const follows = wordTest(`${sayings} who`)
