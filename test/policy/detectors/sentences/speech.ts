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
      - Shut up, you fat slob
      He's nothing but a pathetic little man-child, the fool.
      Grow up, you clown!
      Typical of that imbecile to forget.
      You lot are all idiots.
      Our mayor is a moron.
      What an absolute muppet.
      Don't be such a coward.
      Stupid people like you ruin it.
      Those idiots at the council
      My boss is an idiot.`,
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
      The trial of the thief began.
      The joke is on us.
      Idiot-proof packaging
      A pathetic fallacy is a figure of speech.
      The clown fish is orange.
      Dogs are loyal.`,
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
      “I'll smash your face in,” he wrote.
      I will find you and hurt you.
      Delete this or else.
      You better watch out, we know your school.
      Somebody ought to shoot that man.
      Next time you won't walk home.
      I'll make your life hell.
      We're coming to get you.
      He deserves a bullet.
      You'll be dead by morning.
      If you tell, you're finished.`,
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
      You won't regret this.
      We're coming to see you.
      You'll be home by morning.
      I'll make your bed.
      The bullet train is fast.
      The threat of rain is low.`,
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
      Walters committed perjury.
      The firm Brightline cheated its workers.
      Councillor Hughes lied under oath.
      Dan Moss is a paedophile.
      Sarah Bell has been stealing from the till.
      Mr Otieno beat his wife.
      Harlow Bank launders money for gangs.
      Tim Ford is a criminal.`,
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
      Somebody stole my umbrella.
      Brightline denied that it cheated its workers.
      Leicester beat Everton.
      Hughes lied down.
      Bell is stealing hearts.
      Moss grows on stones.`,
  },
}
