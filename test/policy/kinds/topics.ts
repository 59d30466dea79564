import type { CasesByPolicy } from '../../support/show-matched.ts'

/** Topics, and sentences in which their words mean something else. */
export const topics: CasesByPolicy = {
  'Escalate anything medical.': {
    meets: `
      «The surgeon removed the tumour.»
      «She was diagnosed with asthma.»
      «The nurse took his blood pressure.»
      «The hospital cancelled all appointments.»
      «Antibiotics no longer work on it.»
      «The GP wrote a prescription.»
      «Her migraine lasted for days.»
      «The dentist pulled a tooth.»
      «She has epilepsy.»
      «He tested positive for malaria.»
      «The ambulance came in nine minutes.»
      «Her cough kept us awake.»
      «The drug failed its trial.»
    `,
    misses: `
      The ship's bow was repaired.
      We operate three ferries.
      The tea was hot.
      The coach was patient with the boys.
      A healthy profit was made.
      The doctor of philosophy teaches maths.
      The coach tested the players.
      We treat guests to cake.
      The condition of the road is poor.
      The heart of the village is the pub.
      The stroke of the oar was even.
    `,
  },
  'Send anything about vaccines to review.': {
    meets: `
      «The jab is free for over-60s.»
      «He had his flu shot in May.»
      «The children were immunised.»
    `,
    misses: `
      The rocket booster fell into the sea.
      He took a shot at goal.
      She injected some humour.
      The flour arrives on Friday.
    `,
  },
  'Nothing about diets.': {
    meets: `
      «She eats no carbs.»
      «The keto plan bans bread.»
      «Count your calories.»
      «Fasting for two days is popular.»
    `,
    misses: `
      The parliament is called the Diet.
      He lost his keys.
      The soup was good.
      We fast-forwarded the film.
    `,
  },
  'Nothing about suicide or self-harm.': {
    meets: `
      «He took his own life.»
      «She cuts herself.»
      «The singer overdosed on pills.»
      «He wanted to end it all.»
      «They hanged themselves.»
    `,
    misses: `
      The film ended.
      She cut the cake herself.
      The hedge was cut.
      He hung the picture.
    `,
  },
  'Escalate anything legal.': {
    meets: `
      «The court will hear the case in May.»
      «She sued her neighbour.»
      «The contract is void.»
      «The judge fined him £200.»
      «Our solicitor has written to them.»
      «He pleaded guilty.»
      «The lawsuit was settled.»
      «They breached the licence terms.»
      «The lease was terminated by the court.»
      «The lawyer wrote to us.»
      «They signed a contract.»
      «The patent was granted.»
      «He was found guilty of fraud.»
    `,
    misses: `
      The tennis court is wet.
      In any case, bring a coat.
      The fine weather holds.
      The trial run went well.
      The judge gave the cake nine points.
      The law of gravity holds.
      Turn right at the church.
      The second act is too long.
      The judge of the dog show is Ann.
      The case is made of leather.
      Children must obey the rules.
    `,
  },
  'Hold anything financial.': {
    meets: `
      «The bank raised its interest rate.»
      «Shares fell by a tenth.»
      «She took out a mortgage.»
      «Put it into your pension.»
      «He owes the taxman money.»
      «Bonds pay more than savings.»
      «He remortgaged the house.»
      «Dividends are paid in May.»
      «Inflation hit nine per cent.»
      «You can borrow up to £5,000.»
      «The shares trade at a discount.»
    `,
    misses: `
      The river bank is steep.
      We share a kitchen.
      The pupils show interest in bees.
      The fund-raiser is on Sunday.
      The loss of the cat is sad.
      James Bond is back.
      Save the file first.
      We share the garden.
      She has an interest in owls.
      Return the form by Friday.
      The market opens at eight.
      The stock simmers for two hours.
      Give credit to the cook.
    `,
  },
  'Nothing about crypto.': {
    meets: `
      «He bought bitcoin.»
      «The wallet holds three ether coins.»
      «An NFT was sold for a million.»
    `,
    misses: `
      The coins are Roman.
      She lost her wallet on the bus.
      The coal mine closed.
      The crypt of the church is open.
    `,
  },
  'Escalate anything about security.': {
    meets: `
      «Hackers stole the files.»
      «The firewall was off.»
      «A data breach hit the bank.»
      «Malware locked the screens.»
      «Your password was leaked.»
    `,
    misses: `
      She feels secure in her job.
      The bug crawled on the leaf.
      The leak in the roof is fixed.
      The social security office is closed.
    `,
  },
  'Hold anything about privacy.': {
    meets: `
      «We store your location for a year.»
      «The app tracks its users.»
      «GDPR requests take a month.»
      «Cookies are set without consent.»
      «The camera films the neighbours.»
    `,
    misses: `
      The cookies are baked.
      A private garden lies behind it.
      The shop stores grain.
      The train left track 4.
    `,
  },
  'Nothing about politics.': {
    meets: `
      «The minister resigned.»
      «Labour wants a vote.»
      «Parliament sat until midnight.»
      «The senator spoke for an hour.»
      «He marched against the government.»
      «The prime minister called a summit.»
      «Voters want change.»
      «The senate passed the bill.»
      «Trump and Biden met.»
      «The councillor defended the cuts.»
      «She was elected mayor.»
    `,
    misses: `
      The garden party is on Sunday.
      The labour took three days.
      The seat was wet.
      The minister of the chapel sang.
      House rules apply.
      A conservative estimate is ten.
      The party starts at nine.
      Our returns policy is on page two.
      The campaign to save the bees goes on.
      A liberal amount of butter helps.
      The bill came to nine pounds.
      The cabinet is made of oak.
    `,
  },
  'Nothing about elections.': {
    meets: `
      «The polls open at seven.»
      «She is a candidate for mayor.»
      «Turnout was low.»
      «Cast your ballot by post.»
      «He won by 200 votes.»
    `,
    misses: `
      The fence poles are new.
      Each candidate gets an interview for the job.
      The readers voted for the best cake.
    `,
  },
  'Escalate anything about children.': {
    meets: `
      «The toddler fell asleep.»
      «Pupils walk to school.»
      «A boy of nine won.»
      «Teenagers met in the park.»
      «My daughter is six.»
      «The nursery opens at eight.»
      «The girl lost her shoe.»
      «Parents queued at the school gate.»
      «The infants sing.»
      «Youth clubs close.»
    `,
    misses: `
      The plant nursery sells roses.
      The childlike drawing is his.
      Adults only.
      The kid gloves are soft.
      The baby grand piano is black.
      A minor fault was found.
      The parent company moved.
      He carried the calf.
      The old man sang.
      The teenaged wine is sour.
    `,
  },
  'Nothing about pregnancy.': {
    meets: `
      «She is expecting a baby.»
      «The midwife came at night.»
      «Her due date is in May.»
      «She had a miscarriage.»
      «Abortion is legal there.»
    `,
    misses: `
      We are expecting rain.
      The due date of the book is in May.
      A pregnant pause followed.
      She delivered the parcel.
    `,
  },
  'Hold anything about product safety.': {
    meets: `
      «The toaster caught fire.»
      «The toy was recalled.»
      «The battery may overheat.»
      «It is a choking hazard.»
      «The cable gives electric shocks.»
    `,
    misses: `
      The wood fire is warm.
      The choir sang safely.
      The car is red.
    `,
  },
  'Nothing about religion.': {
    meets: `
      «The imam opened the mosque.»
      «They pray at noon.»
      «The church is full at Easter.»
      «She is a Muslim.»
      «The Bible lies open.»
      «Buddhist monks chant.»
      «The vicar blessed the boats.»
      «They read the Koran.»
      «Mass is at ten on Sunday in the cathedral.»
      «The nuns run a school.»
    `,
    misses: `
      The mass of the ball is 2 kg.
      It is my bible of baking.
      The spirit level is new.
      The cross-country run is on Monday.
      Bless you!
      She has faith in the team.
      The temple of his glasses broke.
      Cross the road.
    `,
  },
  'No sexual content.': {
    meets: `
      «They had sex.»
      «The film shows nudity.»
      «He sent her porn.»
      «An orgasm lasts seconds.»
      «She wore nothing and undressed him.»
      «They slept naked and had sex.»
      «The brothel was shut.»
      «He watched pornography.»
    `,
    misses: `
      The sex of the kitten is unknown.
      The boys' team won.
      The bare facts are these.
      Sexton Blake is a detective.
      The naked flame went out.
      The sexton rang the bell.
    `,
  },
  'No violence.': {
    meets: `
      «He stabbed the guard.»
      «The bomb killed nine.»
      «She punched him in the face.»
      «They beat the dog with a stick.»
      «Gunmen opened fire.»
      «The victim was strangled.»
      «He was beaten to death.»
      «The gunman fled.»
      «Two men were shot.»
      «A soldier was tortured.»
      «She threatened him with a knife.»
    `,
    misses: `
      The film bombed.
      Beat the eggs.
      They beat Leeds 2-1.
      The fruit punch is cold.
      The shot was taken at dusk.
      He killed the engine.
      The photo was shot at dawn.
      The eggs are beaten.
      The sea battered the pier.
      Punch the ticket twice.
      Butter the bread with a knife.
    `,
  },
  'Nothing about alcohol or drugs.': {
    meets: `
      «We drank wine all night.»
      «He smokes cannabis.»
      «The pub sells beer.»
      «Cocaine was found in the van.»
      «She was drunk.»
    `,
    misses: `
      A pint of milk is on the step.
      She drank water.
      The weed grows in the bed.
      The spirit of the town is high.
    `,
  },
  'Nothing about gambling.': {
    meets: `
      «He bet on the horse.»
      «The casino is open.»
      «Poker nights are on Friday.»
      «She won the lottery.»
      «The bookmaker shut.»
      «He lost it all at roulette.»
      «They bet on the dogs.»
    `,
    misses: `
      I bet it rains.
      The better team won.
      The odd sock is blue.
      She won the race.
      I bet you like it.
      The odds of rain are low.
      It is a gamble of a recipe.
    `,
  },
  'Hold anything about employment.': {
    meets: `
      «He was sacked.»
      «The firm is hiring.»
      «Staff get 25 days of leave.»
      «Her salary rose.»
      «The union called a strike.»
      «Redundancies are planned.»
      «The firm laid off 40 people.»
      «Workers walked out.»
      «Apply for the job by May.»
      «The boss refused a pay rise.»
      «She quit her job.»
    `,
    misses: `
      The bus leaves at nine.
      The clock strikes ten.
      The staff of the shepherd is old.
      The job lot sold for £3.
      The fire was put out.
      The lightning strike hit the oak.
      The pot was fired twice.
      He was relieved.
      The union of the two rivers is wide.
    `,
  },
  'Nothing about climate.': {
    meets: `
      «CO2 levels rose.»
      «Glaciers melt faster.»
      «The carbon footprint of beef is big.»
      «Global warming goes on.»
      «The plant cut its emissions.»
    `,
    misses: `
      The climate of trust helps.
      The greenhouse is full of tomatoes.
      Warm the milk.
      The carbon paper is blue.
    `,
  },
  'Nothing about immigration.': {
    meets: `
      «Asylum seekers were housed there.»
      «Her visa expires.»
      «Refugees arrived by boat.»
      «He was deported.»
      «Border guards stopped them.»
    `,
    misses: `
      The Visa card was refused.
      The flower border is full.
      Birds migrate in May.
      The boat arrived.
    `,
  },
  'Escalate anything about race or gender.': {
    meets: `
      «The club bars black people.»
      «He made a racist joke.»
      «She is transgender.»
      «The firm discriminated against Asians.»
    `,
    misses: `
      The boat race is on Sunday.
      The black cat sat.
      The white wall is clean.
      He came out of the shop.
    `,
  },
  'Nothing about crime.': {
    meets: `
      «The burglar was caught.»
      «Police arrested two men.»
      «He robbed a bank.»
      «The thief ran off.»
      «She was convicted of fraud.»
      «A man was murdered.»
      «A gang stole the bikes.»
      «The fraudster was jailed.»
      «Vandals smashed the window.»
      «Officers found drugs in the flat.»
    `,
    misses: `
      It is a crime to waste bread.
      The murder of crows flew off.
      The robin sang.
      Police the comments.
      The sentence is too long.
      The battery is charged.
      I suspect it rains.
      The gang of ducks crossed.
    `,
  },
  'Nothing about alcohol.': {
    meets: `
      «We drank gin and tonic.»
      «The brewery opens at six.»
      «He had three pints of lager.»
      «She is an alcoholic.»
    `,
    misses: `
      The pint glass is empty of milk.
      Drink water.
      Ginger tea is hot.
      The bar of soap fell.
    `,
  },
}
