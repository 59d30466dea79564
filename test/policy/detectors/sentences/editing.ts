import type { SentencesById } from '../../../support/show-detected.ts'

export const editing: SentencesById = {
  'anonymous-source': {
    holds: `
      A source who asked not to be named said the pool would close.
      Sources close to the mayor deny it.
      She spoke on condition of anonymity.
      Insiders say the deal is dead.
      An unnamed official confirmed the plan.
      People familiar with the talks expect a deal.
      He declined to be identified.
      The nurse, who wished to remain anonymous, wept.
      A source told us that the plant will close.
      “We are broke,” an insider said.`,
    lacks: `
      Council leader Ann Reid said the pool would close.
      The source of the river is near.
      She asked to be named.
      The inside is red.
      The official report is out.
      They drew from many sources.
      He declined the offer.
      An anonymous letter came.
      It remains open.
      People know the talks.`,
  },
  'foreign-language': {
    holds: `
      Hat jemand schon einmal das neue Zelt ausprobiert?
      Bonjour à tous, je cherche un plombier pour la semaine prochaine.
      Hola, estoy buscando un piso en el centro.
      Ciao, cerco una casa per la mia famiglia.
      Ik ben op zoek naar een fiets voor mijn dochter.
      Não sei o que fazer com uma casa assim.
      Szukam mieszkania, bo nie mam się gdzie podziać na zimę.
      Привет всем, ищу работу.
      我在找一间房子。
      Ich fahre im Juli an die Küste und suche etwas Leichtes.`,
    lacks: `
      Hello all, I am looking for a plumber.
      We flew from Los Angeles to La Paz in May.
      He ate a croque-monsieur and a crème brûlée.
      The film “La vie en rose” is on tonight.
      Die cutting is an old craft.
      Van Gogh and De Kooning hang there.
      Per capita, it is a lot.
      The angle β is small.
      Le Mans is a town.
      Ask for the menu du jour.`,
  },
  'chat-language': {
    holds: `
      That was so bad lol.
      Pls send it again.
      I dunno what to do.
      We are gonna be late.
      OMG it works!
      Thx for the help.
      idk, ask him.
      It was gr8.
      Btw the shop is shut.
      r u there?`,
    lacks: `
      That was bad.
      Please send it again.
      The RN base is shut.
      Turn at the U bend.
      They are going to be late.
      Thanks for the help.
      The G8 met.
      Plan B worked.
      The FR plate is French.
      He laughed out loud.`,
  },
  'minimizing-word': {
    holds: `
      Simply click the button.
      Just add water.
      It is easy to set up.
      Obviously, you need a key.
      The rest is trivial.
      You can easily change it.
      Of course, back it up first.
      As you know, it is free.
      Setup is straightforward.
      All you need to do is wait.`,
    lacks: `
      Click the button.
      He had just left.
      It was a just war.
      The course starts in May.
      They live in ease.
      The path is straight.
      You know the way.
      It takes an hour.
      The simple form
      Just before noon it rained.`,
  },
  'future-tense': {
    holds: `
      The editor will write the file to disk.
      You will see a message.
      It won't start.
      The tab will then close.
      We shall meet again.
      They'll reply within a day.
      This will delete the folder.
      The app will automatically save it.
      A window will be shown.
      There'll be a delay.`,
    lacks: `
      The editor writes the file to disk.
      He read the will of his aunt.
      Her will was contested.
      She has a strong will and a plan.
      Will Young sang.
      It happened against his will.
      The window opened.
      At will, the light goes on.
      A last will needs two witnesses.
      Good will is not enough.`,
  },
  'directional-word': {
    holds: `
      See the table below.
      The above example shows it.
      Click the menu on the left.
      As described above, wait.
      Find it at the bottom of the page.
      Use the right-hand panel.
      The aforementioned rules apply.
      Scroll down to the form.
      Look in the top right corner.
      It is explained below.`,
    lacks: `
      See Table 2.
      It is below zero.
      Above all, wait.
      He left on Friday.
      They have the right to go.
      The top of the hill is bare.
      It cost above ten pounds.
      The left won the vote.
      You are right.
      The bottom line is bad.`,
  },
  'gendered-pronoun': {
    holds: `
      A doctor must show his badge.
      If she agrees, sign it.
      Ask him for the key.
      He or she may stay.
      Each pilot checks her own bag.
      She's the owner.
      He’ll open it.
      The choice is hers.
      Let him be.
      The cook hurt himself.`,
    lacks: `
      Doctors must show their badges.
      If they agree, sign it.
      Ask the guard for the key.
      The hero left.
      Each pilot checks the bag.
      It is theirs.
      The sheet is white.
      History is long.
      Here it is.
      Shell it.`,
  },
  greeting: {
    holds: `
      Hi all, does anyone know a plumber?
      Hello everyone!
      Good morning, I have a question.
      Dear Sir, I write about the bus.
      Hey folks
      Greetings from Leeds
      Hello, my name is Ann.
      Hi, I am new.
      Dear colleagues, we move in May.
      - Hiya!`,
    lacks: `
      Does anyone know a plumber?
      He said hello to us.
      It was a good morning for a walk.
      My dear friend left.
      The hill is high.
      They greeted us.
      A hey-day of jazz
      We sent greetings.
      This is dear.
      Hiking is fun.`,
  },
  'quote-mark': {
    holds: `
      He said "no" to it.
      "Come in," she said.
      The so-called "expert" left.
      The 'new' rules
      # The "right" way
      - "Yes"
      She read "Dune" twice.
      They call it "home".
      'Stop,' he said.
      A "b" c`,
    lacks: `
      He said “no” to it.
      It's late.
      The dog's bowl
      Use \`"a"\` here.
      ‘Stop,’ he said.
      She read *Dune* twice.
      They don't know.
      No quotes here
      The year’s end
      O'Brien came.`,
  },
  spacing: {
    holds: `
      It rained.  We left.
      Two  words
      Wait!  Then go.
      Is it?  Yes.
      a  b
      - One.  Two.
      # A  b
      It is  so.
      He said  no.
      One,  two`,
    lacks: `
      It rained. We left.
      Two words
      Use \`a  b\` here.
      -   a
      | a  | b |
      1.  One
      Wait! Then go.
      #  A
      A b
      One, two`,
  },
  'trademark-sign': {
    holds: `
      Acme™ pumps are here.
      The Globex® tent
      © 2024 Acme
      Copyright © Acme
      # Acme®
      - Red Sky™
      It is Vibrant(TM).
      The name Acme® is ours.
      Service℠
      See Acme™, please.`,
    lacks: `
      Acme pumps are here.
      The registered tent
      Copyright Acme
      (c) the third point
      The TM team
      R and C
      A registered post
      30 °C
      The trade mark
      (r) is the last.`,
  },
  coordinates: {
    holds: `
      Meet at 51.5007, -0.1246 tonight.
      The nest is at 51°30'26"N.
      -33.8568, 151.2153
      Position: 48.8584° N, 2.2945° E
      - 40.6892,-74.0445
      It lies at 27°59′17″N 86°55′31″E.
      # 52.5200, 13.4050
      Drive to 59.9139, 10.7522 first.
      (35.6586, 139.7454)
      See 55.7520, 37.6175.`,
    lacks: `
      Meet at the bridge tonight.
      It costs 51.50, 20.12 or less.
      It is 20 °C.
      Version 51.5007 is out.
      The score was 5.5, 0.1.
      Turn by 90° to the left.
      Room 51, 20
      IP 10.0.0.1, 10.0.0.2
      In 1951, 2024 and 2030
      It is 51° warm.`,
  },
}
