import type { SentencesById } from '../../../support/show-detected.ts'

export const figures: SentencesById = {
  origin: {
    holds: `
      A Polish lorry driver was fined.
      Police look for an Asian man.
      The suspect is of Turkish descent.
      Two Romanian women were arrested.
      She is Jewish.
      A black teenager was stopped.
      The Muslim couple next door moved.
      A man of Eastern European appearance ran off.
      Nigerian students won.
      He was a devout Catholic.
      The attacker, who is Syrian, fled.
      A Chinese tourist fell.
      The African-American pastor spoke.
      He is Nigerian.
      The suspect is described as white.
      An Iranian asylum seeker was housed.
      A group of Travellers camped.
      Two Irishmen were held.
      The Jewish shopkeeper
      A Pakistani-born cabbie
      He comes from Somalia.`,
    lacks: `
      We ate Polish bread.
      The Turkish coast is sunny.
      A black car sped off.
      French is hard to learn.
      The white horse won.
      She is from the north.
      Jewish holidays vary.
      The German parliament met.
      Chinese food is popular.
      The Indian Ocean is warm.
      African elephants are large.
      A black cab driver waited.
      Chinese tea is green.
      Irish weather is wet.
      A white van
      The Indian summer
      He comes from the pub.`,
  },
  idiom: {
    holds: `
      The exam was a piece of cake.
      We'll have to bite the bullet.
      At the end of the day, it's a shop.
      It cost an arm and a leg.
      She let the cat out of the bag.
      This is only the tip of the iceberg.
      # Back to the drawing board
      - Kill two birds with one stone
      He turned a blind eye.
      It's raining cats and dogs.
      They threw in the towel.
      That opened a can of worms.
      It's not rocket science.
      That ship has sailed.
      She's feeling blue.
      He let me off the hook.
      We're in the same boat.
      Speak of the devil!
      It's a double-edged sword.
      Time to pull the plug.
      He's got a chip on his shoulder.
      They jumped the gun.
      Burn your bridges
      A storm in a teacup`,
    lacks: `
      We ate a piece of bread.
      The ice broke in March.
      He spilled the soup.
      The cat sat in the bag.
      The iceberg melted.
      It rained on the dogs.
      The end of the road is near.
      She threw the towel into the bin.
      The arm of the crane broke.
      He has a blind dog.
      The rocket took off.
      The ship sailed at nine.
      The boat sank.
      The sword was old.
      Pull the plug out of the sink.`,
  },
  euphemism: {
    holds: `
      My aunt passed away in May.
      The firm is downsizing.
      He is between jobs.
      We had to put the cat to sleep.
      She was economical with the truth.
      Pre-owned cars for sale
      The strike caused collateral damage.
      - Rightsizing our team
      He's no longer with us.
      They were let go in June.
      He lost his battle with cancer.
      The restroom is upstairs.
      He was laid to rest on Monday.
      The company made cost savings in staff.
      Our dog crossed the rainbow bridge.
      They slept together.
      Senior citizens travel free.
      He's a little under the influence.`,
    lacks: `
      The bus passed the church.
      My aunt died in May.
      He has two jobs.
      The cat sleeps.
      She told the truth.
      The house is owned by a bank.
      Hail caused damage.
      Let me go home.
      The size is right.
      They sleep on the floor.
      They rested on Monday.
      The dog crossed the road.
      She expects rain.
      Together they slept through it? no.`,
  },
}
