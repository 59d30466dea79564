import type { CasesByPolicy } from '../../support/show-matched.ts'

/** Wording that a policy names by its kind: each plain form counts, whatever the rules of scores ask for. */
export const wording: CasesByPolicy = {
  'No placeholders.': {
    meets: `
      Opening times: «TBC».
      The price is «TBD».
      The venue is «to be confirmed».
      «Lorem ipsum dolor sit amet.»
      Dear «[Name]», thank you for your order.
      «TO${'DO'}: add a photo of the bridge.»
      Call us on «${'XX'}X XXXX».
      Hello «{{first_name}}», your parcel is on its way.
      The museum opened in «XXXX».
      See «[insert link here]» for the map.
      «<your address>» is where we deliver.
      The winner is «???».
    `,
    misses: `
      The to-do list hangs on the fridge.
      The text was printed in Latin.
      The plot [of the film] is thin.
      We still have to confirm the venue.
      Chapter XX deals with bees.
      The word placeholder has eleven letters.
      The brackets are made of steel.
      Insert the key and turn it.
    `,
  },
  'No vague wording.': {
    meets: `
      «Many» experts agree.
      The plan will bring «various» benefits.
      «Some» things will change «soon».
      We did «a number of» tests.
      There are «several» factors.
    `,
    misses: `
      Three experts agree.
      The plan adds two bus lanes.
      The shop opens on Friday.
      We ran nine tests.
    `,
  },
  'No hedging.': {
    meets: `
      This «might possibly» help.
      It «seems» that the door was open.
      «Perhaps» we will go.
      «It could be argued that» the plan is sound.
      The plan is «somewhat» bold.
      It is «arguably» too late.
      This «may» reduce noise.
      «Generally speaking», cats sleep a lot.
      It «appears» the valve leaked.
      «Maybe» it will rain.
    `,
    misses: `
      The fair is in May.
      This helps.
      The door was open.
      The actor appears on stage at nine.
      Might is not right.
      The cat sleeps.
    `,
  },
  'No clichés.': {
    meets: `
      «At the end of the day», bread is bread.
      «Only time will tell.»
      We must «think outside the box».
      «It is what it is.»
      It was «the tip of the iceberg».
      She left «no stone unturned».
      He is «a breath of fresh air».
      «Last but not least», the cake.
      They «hit the ground running».
      It's a «win-win» situation.
      «Every cloud has a silver lining.»
      «Needless to say», we won.
    `,
    misses: `
      At the end of the day the bakers go home.
      The box is outside.
      The iceberg melted.
      The air was fresh.
      The stone was turned.
      Time passed.
      She ran over the ground.
      The cloud was grey.
    `,
  },
  'No hype.': {
    meets: `
      A «groundbreaking» lamp.
      Our «revolutionary» mop.
      A «game-changing» spoon.
      «Unparalleled» comfort.
      A «truly amazing» day.
      The «must-have» bag.
      A «cutting-edge» toaster.
      «Mind-blowing» views.
      This chair «will change your life».
      An «unforgettable» experience.
      «Next-level» service.
      A «stunning» range of tiles.
    `,
    misses: `
      A small lamp.
      The ground is breaking.
      The French Revolution began in 1789.
      The edge is sharp.
      The wasp has a stinging tail.
      The bag is red.
      A chair with four legs.
    `,
  },
  'No rhetorical questions.': {
    meets: `
      «Who doesn't love bread?»
      «Isn't it time for a change?»
      «Have you ever wondered why the sky is blue?»
      «What could be better than soup?»
      «Tired of slow trains?»
      «Sound familiar?»
      «Looking for a new sofa?»
      «And who wants that?»
      «Why pay more?»
      «Don't you want a dry cellar?»
      «What's not to like?»
      «Ever wondered how glass is made?»
      «Need a break?»
      «Is this really progress?»
      «Who would say no to cake?»
      «So what can be done?»
    `,
    misses: `
      Bread rises.
      How do I renew my pass?
      "Where is the key?" he asked.
      What time does the shop open?
      She asked who loves bread.
      How long does the ferry take?
      Which bus goes to the mill?
      "Who broke the vase?" asked the teacher.
      Where can I park?
      ## What is a sonnet?¶¶A poem of fourteen lines.
      The question is open.
      Can I bring a dog?
      When does the pool open?
    `,
  },
  'Avoid hype.': {
    meets: `
      A «breathtaking» kettle.
      Our hinge is «world-class».
      «Revolutionise» your breakfast.
      The pillow is «simply incredible».
      «The best-kept secret in the dairy world.»
      This pan is «a true marvel».
      «Say goodbye to dull lawns forever!»
      Enjoy «unbeatable» value.
      «Take your garden to the next level.»
      An «awe-inspiring» range of doormats.
      «Experience the magic» of our soap.
    `,
    misses: `
      The kettle holds a litre.
      He led the revolutionary army in 1917.
      The magician wore a cape.
      The future is uncertain.
      The hinge is made of brass.
      We ship to the whole world.
      The surgeon was amazed.
      The path to the waterfall is steep.
    `,
  },
  'Cut clichés.': {
    meets: `
      It was «an emotional rollercoaster».
      «The ball is in your court.»
      They fought «tooth and nail».
      He is «the man of the hour».
      «Back to the drawing board.»
      «Better late than never.»
      The plan «went up in smoke».
      «Par for the course.»
      It's «all downhill from here».
      Let's «get the ball rolling».
      A «perfect storm» of errors.
    `,
    misses: `
      The court is closed.
      We walked downhill.
      The smoke went up the chimney.
      The marathon is on Sunday.
      The golf course has nine holes.
      The storm broke a mast.
      The tooth and the nail are in a box.
      He drew on a board.
    `,
  },
  'Do not hedge.': {
    meets: `
      The pipe «probably» burst.
      It «could be argued» that cats rule.
      This is «kind of» heavy.
      «I think» the bus is late.
      «It seems» the key is lost.
      The dam «might» fail.
      «Presumably», he left.
      The cake «tends to» sink.
    `,
    misses: `
      A kind of cheese.
      May is warm.
      You may park here.
      She appears in Act 2.
      The pipe burst.
      The key is lost.
      The cake sank.
      You may not smoke.
    `,
  },
  'Avoid vague words.': {
    meets: `
      «Various» people came.
      We will reply «soon».
      Bring pens, paper «and so on».
      «A number of» trees fell.
      «Several» roads are shut.
      It takes «some time».
      The bill rose «considerably».
      There was «a lot of» noise.
    `,
    misses: `
      Nine people came.
      We will reply by 4 May.
      Bring pens and paper.
      The number of trees fell.
      The road is shut.
      The time is six.
    `,
  },
  'Block placeholder text.': {
    meets: `
      Speaker: «TBA»
      «[Insert quote from mayor]»
      The prize is «£${'XX'}X».
      «TK»: add figures for May.
      Email us at «[email]».
      «Lorem ipsum» dolor sit amet.
      «FIX${'ME'}» wrong date.
      Dear «[First name]»,
      The date is still «to be decided».
      «Your headline here»
      «[photo of bridge]»
      Doors: «XX:XX»
    `,
    misses: `
      The speaker is a nurse.
      The mayor [a baker by trade] spoke.
      Chapter XX is short.
      The plan has to be decided by Friday.
      Read [the guide](https://guide.example).
      See [1] and [2].
      The head of the line is here.
      Add figures for May.
    `,
  },
}
