/**
 * Words that editors put for one another and that WordNet keeps apart. Plain forms; a word may be
 * in several groups. Compiled for this project from general knowledge of English.
 */
const groups = `
say state report declare announce disclose reveal mention note remark comment claim affirm publish release express convey communicate post
discuss talk chat converse debate examine explore analyze review consider cover address investigate study assess speak
suggest indicate imply recommend propose advise point hint
explain describe clarify detail outline elaborate illustrate define specify present
show demonstrate display exhibit reveal present showcase feature highlight
highlight emphasize stress underscore accentuate spotlight showcase
offer provide give present supply deliver propose introduce
ask request inquire query seek
tell inform notify advise
call contact reach phone ring approach
think believe feel consider assume deem reckon suppose
expect anticipate predict project forecast foresee plan intend aim estimate
know recognize realize understand learn find discover identify notice observe
plan arrange schedule organize intend decide
decide choose determine opt agree resolve conclude
help aid assist support guidance assistance supervision
make create build form construct design develop produce generate establish
get obtain acquire receive gain secure purchase buy procure gather collect
use utilize employ apply operate
need require necessity requirement demand prerequisite
start begin launch commence initiate open
end finish close complete conclude finalize wrap settle
fix repair address resolve rectify correct solve
improve enhance better upgrade optimize boost
increase rise grow climb jump surge escalate soar gain hike uptick upturn growth expansion
decrease fall drop decline reduce lower slip dip sink tumble plummet slump plunge
delete remove erase eliminate discard wipe uninstall
let allow enable permit grant
force require compel oblige mandate order
keep maintain preserve retain sustain hold
send submit dispatch transmit mail forward post
meet gather assemble encounter
work operate function perform
tailor customize personalize adjust adapt fit
agree concur accept consent approve affirm
admit concede acknowledge confess recognize
include comprise contain encompass cover entail involve consist feature
handle manage deal tackle face cope contend
result finding outcome observation conclusion data consequence
range variety array assortment selection diversity lineup spectrum
plan package option policy program scheme product service proposal
insurance coverage policy
auto car vehicle automobile automotive
price cost rate expense fee pricing charge
sale revenue earnings income turnover
agent representative consultant specialist rep broker salesperson
customer client consumer buyer shopper user patron
worker employee staff colleague coworker
friend buddy pal acquaintance companion mate
factor aspect element component consideration part
feature characteristic property attribute quality element functionality capability function trait
goal aim objective target ambition plan purpose strategy mission
item product good article merchandise
detail information specifics explanation particulars data
benefit advantage strength usefulness convenience utility merit effectiveness
drawback disadvantage downside weakness con
effect impact influence consequence implication result repercussion efficacy aftermath fallout
problem issue difficulty trouble challenge
difficult hard challenging tough complicated onerous
easy simple straightforward effortless uncomplicated seamless
expensive costly pricey exorbitant high
cheap inexpensive affordable economical
important significant major crucial vital key essential noteworthy considerable
different various diverse varied multiple separate distinct dissimilar varying numerous several
new novel fresh innovative recent latest modern updated
current present existing ongoing
possible potential prospective likely probable
special unique distinctive distinct particular exclusive individual
good great excellent fine superb ideal
bad poor terrible awful difficult
big large huge great sizeable massive
happy glad pleased satisfied content
sad unhappy upset
sick ill unwell poorly ailing sickly
quick fast rapid speedy prompt swift expeditious
wide broad vast extensive comprehensive
full complete entire whole
popular famous renowned well-known favorite
favorite preferred ideal top
interested curious intrigued keen inquisitive eager
unchanged unaltered stable constant consistent invariant
troubled struggling embattled ailing faltering problematic beleaguered
roughly approximately about around nearly almost
secretly covertly clandestinely silently privately
eventually ultimately finally
quickly rapidly swiftly promptly
mainly mostly primarily chiefly largely
conversation discussion talk dialogue chat discourse meeting debate
meeting gathering assembly conference rendezvous
trip journey travel voyage excursion expedition visit mission tour jaunt
road street pathway path way route
place location spot site area venue destination
company firm business enterprise corporation organization giant franchise chain
boss manager chief chairman head executive leader director
police authorities officer cop
group band team troupe bunch ensemble
show series program episode
movie film picture
picture image photo photograph
song melody tune track
word term phrase
number digit figure
threat risk danger hazard
death demise passing
crime offense
offender perpetrator culprit criminal
sibling brother sister
child kid youngster
people person individual human folk public
money fund cash finance amount
investigation inquiry probe examination study
oversight supervision monitoring scrutiny control management
evidence proof
reason cause ground motive
method way approach technique means procedure
choice option alternative possibility selection
suggestion recommendation advice proposal tip instruction guidance
instruction direction guideline step procedure guide
improvement progress enhancement advance
effort attempt move endeavor initiative bid
implementation deployment delivery use
relationship link connection correlation tie
object thing entity item
survey questionnaire poll
exam test quiz examination
voice speech
recognition detection identification
lack absence shortage deficiency paucity insufficiency want
difference contrast distinction
context situation circumstance condition instance
anniversary commemoration observance
invasion attack incursion encroachment
scheme conspiracy plot
infection case
home house residence
comeback return resurgence revival
portion serving
world globe worldwide international global
year annual yearly
month monthly
week weekly
quarter quarterly
day daily
document paperwork documentation file record
law legislation statute
lawyer attorney counsel
salary wage pay payment
job occupation profession work employment position
school educational institution
assistance aid support relief
capacity ability capability
amount quantity volume sum
section part portion segment installment
leader head chief
attendance participation presence
`

const memberships = new Map<string, number[]>()
for (const [index, line] of groups.trim().split('\n').entries()) {
  for (const word of line.split(' ')) {
    memberships.set(word, [...(memberships.get(word) ?? []), index])
  }
}

/** Whether two words are put for one another. */
export function areLike(left: string, right: string): boolean {
  const ours = memberships.get(left)
  const theirs = memberships.get(right)
  return !!ours && !!theirs && ours.some((index) => theirs.includes(index))
}
