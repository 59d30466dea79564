/** Irregular forms, each group led by its plain form. Compiled for this project. */
const groups = `
be am is are was were been being
have has had having
do does did done doing
go goes went gone
say said
make made
get got gotten
know knew known
think thought
take took taken
see saw seen
come came
give gave given
find found
tell told
become became
leave left
feel felt
bring brought
begin began begun
keep kept
hold held
write wrote written
stand stood
hear heard
let letting
mean meant
set setting
meet met
run ran running
pay paid
sit sat sitting
speak spoke spoken
lie lay lain lying
lead led
read reading
grow grew grown
lose lost
fall fell fallen
send sent
build built
understand understood
draw drew drawn
break broke broken
spend spent
cut cutting
rise rose risen
drive drove driven
buy bought
wear wore worn
choose chose chosen
seek sought
throw threw thrown
catch caught
deal dealt
win won winning
forget forgot forgotten
teach taught
sell sold
fight fought
sing sang sung
sleep slept
eat ate eaten
drink drank drunk
fly flew flown
swim swam swum
ride rode ridden
steal stole stolen
shake shook shaken
shoot shot
hide hid hidden
bite bit bitten
blow blew blown
wake woke woken
freeze froze frozen
swear swore sworn
tear tore torn
strike struck stricken
stick stuck
hang hung
bend bent
lend lent
bind bound
bleed bled
feed fed
breed bred
flee fled
shine shone
slide slid
spin spun
spread spreading
split splitting
hit hitting
hurt hurting
put putting
shut shutting
quit quitting
cost costing
bet betting
beat beaten
weave wove woven
withdraw withdrew withdrawn
undergo underwent undergone
overcome overcame
arise arose arisen
forgive forgave forgiven
forbid forbade forbidden
mistake mistook mistaken
undertake undertook undertaken
prove proven
show shown
man men
woman women
child children
foot feet
tooth teeth
mouse mice
goose geese
person people
life lives
wife wives
knife knives
leaf leaves
half halves
wolf wolves
self selves
shelf shelves
thief thieves
loaf loaves
datum data
criterion criteria
phenomenon phenomena
medium media
analysis analyses
crisis crises
basis bases
hypothesis hypotheses
thesis theses
index indices
good better best
bad worse worst
much more most
many more most
little less least
far further farther furthest
well better best
i me my mine myself
we us our ours ourselves
you your yours yourself yourselves
he him his himself
she her hers herself
they them their theirs themselves
it its itself
this these
that those
a an
`

/** The plain form of each irregular form. */
export const plainForms: ReadonlyMap<string, string> = new Map(
  groups
    .trim()
    .split('\n')
    .flatMap((group) => {
      const [plain = '', ...forms] = group.split(' ')
      return forms.map((form): [string, string] => [form, plain])
    }),
)
