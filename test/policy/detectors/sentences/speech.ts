import type { SentencesById } from '../../../support/show-detected.ts'

export const speech: SentencesById = {
  insult: {
    holds: `
      You idiot, that was my seat.
      What a moron he turned out to be.
      She is a complete joke.
      The editor of this paper is an imbecile.
      You're all a bunch of clowns.
      They are useless.
      Only a cretin would vote for that.
      He's such a coward.
      “You stupid cow!” he shouted.
      Every one of them is a lying crook.
      You are too thick to get it.
      That lying pig took my money.
      Whoever wrote this is brain-dead.
      - Shut up, you fat slob`,
    lacks: `
      The village fool is a role in the play.
      Pigs and rats live in the barn.
      The circus has two clowns.
      The old heater is useless.
      He kept a snake and a donkey.
      It was a stupid mistake.
      Your joke made us laugh.
      She is no fool.
      They sat in a thick fog.
      The fat content is low.
      Only a few people laughed at the joke.
      He is a dog owner.
      The idiot's guide to knitting is out of print.
      The trial of the thief began.`,
  },
  threat: {
    holds: `
      We will come for you.
      You'll regret this.
      I know where you live.
      I'm going to kill you.
      Pay by Friday or we will break your legs.
      Watch your back, Simon.
      People like her deserve to be shot.
      We'll make him suffer for it.
      I hope you die.
      Someone should burn your house down, and I'll find you.
      You will pay for what you did.
      Your days are numbered.
      “I'll smash your face in,” he wrote.`,
    lacks: `
      We will come for tea.
      You'll enjoy this.
      I know where the shop is.
      The bill will be paid by Friday.
      The frost will kill the plants.
      He will find you a seat.
      They'll hurt sales.
      She broke her leg.
      We will find you the right sofa.
      The court heard threats of a strike.
      You will pay for the tickets online.
      Stay back from the edge.
      You won't regret this.`,
  },
  accusation: {
    holds: `
      John Barker stole money from the club.
      Acme Ltd committed fraud for years.
      Mayor Quinn took bribes.
      Peter Lindqvist is a thief.
      Globex defrauded its customers.
      Senator Hale embezzled the funds.
      Dr Okoro sexually assaulted two patients.
      - Tom Price is a fraudster
      Everyone knows that Ellen Marsh murdered her husband.
      Initech evaded taxes in Spain.
      The Carter brothers are crooks, and Dan Carter scammed my aunt.
      Walters committed perjury.`,
    lacks: `
      John Barker allegedly stole money from the club.
      Acme Ltd was convicted of fraud.
      Adele stole the show.
      Thieves stole three bikes.
      Peter Lindqvist is accused of theft.
      He stole a glance at the clock.
      Globex denies that it defrauded customers.
      A fox stole the eggs.
      The court found that Hale embezzled funds.
      Leeds stole the lead in the last minute.
      Price was jailed after he scammed a widow.
      The report says nothing about theft.
      The baker is a saint.
      Somebody stole my umbrella.`,
  },
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
      The attacker, who is Syrian, fled.`,
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
      A black cab driver waited.`,
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
      That opened a can of worms.`,
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
      He has a blind dog.`,
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
      They were let go in June.`,
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
      They sleep on the floor.`,
  },
}
