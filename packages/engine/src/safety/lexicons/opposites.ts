/**
 * Axes of meaning with two ends: a word of one end in place of a word of the other turns a statement
 * around. Plain forms. Compiled for this project from general knowledge of English.
 */
const axes = `
increase rise grow gain climb surge expand raise jump soar escalate boost up upward growth uptick | decrease fall drop decline shrink reduce lower cut plunge sink diminish lessen down downward decline reduction downtick dip
improve improvement better enhance strengthen upgrade recover positive | worsen deterioration worse deteriorate weaken downgrade impair degrade negative
above over exceed beyond higher upper top | below under lower beneath bottom
before prior earlier precede previous previously former past ago | after later follow subsequent subsequently next latter future afterwards following
more greater bigger larger additional extra | less fewer smaller
high tall big large huge great major massive significant substantial considerable enormous | low short small little tiny minor slight minimal insignificant negligible minuscule
long lengthy | short brief
begin start open launch commence initiate introduce onset resume | end stop close finish cease terminate conclude discontinue halt shut
accept approve allow permit agree grant endorse confirm welcome authorize | reject refuse deny decline disapprove forbid prohibit ban disagree block veto dismiss oppose
support favor back advocate defend promote encourage | oppose attack undermine discourage criticize resist
succeed success successful successfully pass win victory victorious achieve | fail failure unsuccessful unsuccessfully lose loss defeat miss
love like enjoy adore prefer appreciate fond | hate dislike detest loathe despise resent
happy glad pleased delighted satisfied joyful cheerful excited thrilled | sad unhappy displeased dissatisfied disappointed upset miserable angry annoyed
easy easily simple simply effortless straightforward | hard difficult challenging complex complicated tough
safe secure safely safety | dangerous unsafe risky hazardous insecure danger
strong powerful robust strength strongly | weak feeble fragile weakness weakly
fast quick quickly rapid rapidly swift swiftly soon accelerate speed | slow slowly gradual gradually sluggish slowdown slow decelerate
good great excellent beneficial benefit advantage useful helpful | bad poor terrible harmful harm disadvantage useless awful
rich wealthy affluent expensive costly | poor needy cheap inexpensive affordable
buy purchase acquire acquisition buyer | sell sale divest divestiture seller
include contain add inclusive addition insert | exclude omit remove delete removal exclusion
full complete entire whole total fully completely entirely wholly | empty partial incomplete partially partly
true accurate correct right correctly accurately | false inaccurate incorrect wrong wrongly incorrectly inaccurately
old elderly ancient senior aged | young new modern junior youthful recent
hot warm heat | cold cool chill
light bright | dark dim
near close nearby | far distant remote
inside in inner internal within indoor domestic | outside out outer external outdoor foreign
first initial initially | last final finally
early earliest | late latest
always constantly | never
often frequently frequent commonly regularly usually | rarely seldom infrequently hardly occasionally
many numerous multiple lots plenty abundant several | few scarce
most majority mostly | least minority
public | private
win | lose
give lend send provide | take borrow receive
come arrive enter entrance arrival | go leave depart exit departure
push | pull
friend ally | enemy foe opponent
left | right
north northern | south southern
east eastern | west western
male man boy husband father son brother uncle king gentleman he grandfather nephew boyfriend | female woman girl wife mother daughter sister aunt queen lady she grandmother niece girlfriend
day daytime morning | night nighttime evening
ask question inquire | answer reply respond
cause | prevent
hire employ recruit | fire dismiss layoff
employer interviewer trainer lender landlord | employee interviewee trainee borrower tenant
guilty convict | innocent acquit
alive live survive | dead die perish
legal lawful legally | illegal unlawful illegally
possible likely probable probably | impossible unlikely improbable
necessary essential required mandatory compulsory vital crucial important | unnecessary optional voluntary needless unimportant
certain sure confident certainty | uncertain unsure doubtful uncertainty doubt
agree agreement consensus | disagree disagreement
remember recall | forget
attract attractive appealing | repel unattractive repulsive unappealing
import | export
profit surplus gain earnings | loss deficit
hope hopeful optimistic optimism optimist | despair hopeless pessimistic pessimism fear
ally cooperate unite join merge together connect | separate divide split apart disconnect
build construct create establish | destroy demolish dismantle ruin
protect guard defend | expose threaten attack endanger
deny | admit confess acknowledge
maximum maximize | minimum minimize
upstream | downstream
active actively enable enabled activate | inactive passive passively disable disabled deactivate
permanent permanently | temporary temporarily
voluntary voluntarily | involuntary forced
present attend | absent absence
same similar identical alike similarity | different distinct opposite dissimilar difference
clear clearly obvious transparent | unclear vague ambiguous obscure opaque
common typical usual normal normally | rare unusual uncommon abnormal unusually
popular | unpopular obscure
heavy heavily thick dense deep deeply wide broad | light lightly thin sparse shallow narrow
wet rainy | dry sunny
calm peaceful quiet relaxed | agitated violent noisy loud tense
praise commend applaud compliment | criticize condemn blame denounce criticism
reward | punish penalty
trust | distrust suspicion
forward advance progress | backward retreat regress
liberal progressive | conservative
democrat | republican
asset | liability
income revenue | expense expenditure cost
supply | demand
credit | debit debt
freedom free release | captivity imprison arrest detain capture
healthy well | sick ill unhealthy unwell
sober | drunk
clean | dirty
honest honestly | dishonest lying
polite kind friendly | rude cruel hostile unfriendly
brave courageous | cowardly afraid
wise clever smart intelligent | foolish stupid silly
patient | impatient
flexible | rigid inflexible
relevant | irrelevant
online | offline
manual manually | automatic automatically
horizontal | vertical
positive positively | negative negatively
upper | lower
follow | lead
hide conceal | reveal disclose show
ignore neglect | consider notice
keep retain maintain preserve remain stay | abandon discard drop leave delete remove erase switch
free complimentary | paid expensive costly
secret secretly covert covertly privately clandestinely | public publicly openly open
avoid prevent evade | create cause embrace encourage seek
embrace revere welcome cherish | ignore avoid shun reject disregard
highlight emphasize stress underscore | hide ignore downplay conceal
acknowledge recognize | ignore dismiss disregard overlook
significant substantial considerable massive huge sharp steep | slight moderate modest minimal marginal
strong robust solid | modest moderate weak stagnant
comprehensive extensive broad wide thorough | limited basic narrow minimal superficial partial
luxury premium deluxe | basic budget standard
advanced sophisticated | basic primitive elementary
recommend advise urge | discourage condemn
thrive flourish prosper | struggle suffer falter
approximately roughly about around | exactly precisely
local domestic | international global foreign
national | international local
current present | past previous future former
change vary fluctuate | remain stay unchanged constant
improve increase grow rise | remain stay unchanged
decrease decline worsen fall | remain stay unchanged
separate divide isolate | combine merge join unite
connect link attach | disconnect detach unlink
accelerate hasten expedite spur quicken | delay defer postpone hinder slow impede
defend | surrender attack
interested eager keen willing | uninterested reluctant unwilling indifferent
willing | refuse
real genuine authentic | fake false artificial counterfeit
known famous renowned | unknown anonymous obscure
serious solemn | funny playful humorous
crowded busy | secluded deserted empty quiet
unique special | ordinary common generic
professional expert skilled experienced | amateur novice unskilled inexperienced
adult grown | child teenager
human | animal machine
victim | perpetrator offender culprit
plaintiff | defendant
host | guest
parent | child
teacher professor instructor | student pupil
doctor physician | patient
customer client | vendor supplier seller
leader boss manager | follower subordinate
winner champion | loser
creditor | debtor
stock | flow
surplus | shortage deficit
inflation | deflation
boom | bust recession downturn
win triumph triumphant | lose trouble troubled
indoors | outdoors
upstairs | downstairs
introduction | conclusion
question | answer
theory | practice
urban city | rural countryside
solve resolve fix repair | break damage worsen
damage harm hurt injure | repair heal
emerge | disappear vanish
appear | disappear vanish
visible | invisible hidden
presence | absence lack
available | unavailable
understand | misunderstand
inform | misinform
satisfy | disappoint
calm | anger
peace | war conflict
guilty | innocent
simple | complex complicated elaborate
work working function functioning operate operational operational | malfunction malfunctioning crash fail broken
expensive costly pricey | reasonable economical
drunk intoxicated | temperate
reasonable fair | unreasonable unfair exorbitant
justified | unjustified
temporary | permanent
original | copy
primary main major | secondary minor
majority | minority
superior | inferior
senior | junior
voluntary | forced mandatory
able capable | unable incapable
aware | unaware
competent | incompetent
complete finish | begin start abandon
attend | skip miss
install | uninstall
lock close | unlock open
load | unload
wrap | unwrap
cover | uncover expose
earn | spend
save | waste spend
deposit | withdraw
appoint elect | dismiss remove oust
promote | demote
condemn denounce | praise endorse support
win | forfeit
true | fictional imaginary
daring audacious bold | timid cautious
generous | stingy selfish
humble modest | proud arrogant
beautiful pretty | ugly
interesting exciting fascinating | boring dull tedious
impressive memorable remarkable | forgettable mediocre unremarkable
fresh | stale rotten
raw | cooked
awake | asleep
sharp | blunt dull
smooth | rough
tight | loose
straight direct | roundabout indirect crooked
unanimous | divided
conventional traditional | unconventional modern
formal | informal casual
direct | indirect
upward | downward
internal | external
east | north south
west | north south
`

interface Axis {
  readonly axis: number
  readonly end: 0 | 1
}

/** The ends that each word is at. */
const ends = new Map<string, Axis[]>()
for (const [axis, line] of axes.trim().split('\n').entries()) {
  for (const [side, list] of line.split('|').entries()) {
    for (const word of list.trim().split(' ')) {
      ends.set(word, [...(ends.get(word) ?? []), { axis, end: side === 0 ? 0 : 1 }])
    }
  }
}

/** Whether two words are at the two ends of one axis, and never at the same end of one. */
export function areOpposite(left: string, right: string): boolean {
  const ours = ends.get(left)
  const theirs = ends.get(right)
  if (ours === undefined || theirs === undefined) return false
  let isOpposite = false
  for (const { axis, end } of ours) {
    for (const other of theirs) {
      if (other.axis !== axis) continue
      if (other.end === end) return false
      isOpposite = true
    }
  }
  return isOpposite
}

/** Whether two words are at the same end of one axis. */
export function areAlike(left: string, right: string): boolean {
  return (ends.get(left) ?? []).some(({ axis, end }) =>
    (ends.get(right) ?? []).some((other) => other.axis === axis && other.end === end),
  )
}
