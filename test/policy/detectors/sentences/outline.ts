import type { SentencesById } from '../../../support/show-detected.ts'

/** Drafts of one line each, whose layout is in it. */
export const outline: SentencesById = {
  markup: {
    holds: `
      The desk closes **at noon** on Friday.
      **Warning:** the lid is hot.
      - Bring **two copies** of the form
      # The **new** rules
      Please read __all__ of it.
      It is ***really*** cold.
      He said it was **so** good.
      > Take **nothing** with you.
      <b>Open</b> the door slowly.
      The **first** and the **last** page are blank.`,
    lacks: `
      The desk closes *at noon* on Friday.
      Warning: the lid is hot.
      - Bring two copies of the form
      # The new rules
      Use \`**\` for powers.
      It is 2 * 3 * 4.
      The file is a__b__c.txt.
      > Take nothing with you.
      He is a bold man.
      [Rules](https://a.example/**a**)`,
  },
  'bold-sentence': {
    holds: `
      **Bring your passport to the desk.**
      The lid is hot. **Never touch it with bare hands.**
      - **Read the manual before you start.**
      __All of the doors close at ten.__ Come early.
      **Do you have the form?** Then go on.
      > **This offer has ended for good.**
      <b>Please wait until you are called.</b> Then come in.
      Wait. **The alarm rings twice a day!** Do not worry.
      **It rains a lot.** **It snows a lot.**
      ***Nobody may enter the room.***`,
    lacks: `
      Bring your **passport** to the desk.
      **Note:** bring your passport to the desk.
      **Hot!** Never touch it.
      *Bring your passport to the desk.*
      # **Bring your passport**
      - **Passport** with two photos
      Bring your passport to the desk.
      **Opening times** of the desk
      The **last two** are blank.
      Be bold and ask.`,
  },
  'step-without-verb': {
    holds: `
      1. The region is chosen from the list.
      1. You press the green button.
      1. Your card goes into the slot.
      1. Opening the lid.⏎2. Pour in the water.
      1. Open the lid.⏎2. Then the water is poured in.
      3) Users choose a password.
      1. Installation of the driver.⏎2. Restart the computer.
      1. Settings should be saved first.
      1. This takes ten minutes.
      1. Finally, the lamp turns green.`,
    lacks: `
      1. Choose the region from the list.
      1. If the light is red, press Reset.
      1. In the menu, choose Save.
      1. Then open the lid.
      1. Using a spoon, stir the paste.
      - The region is chosen from the list.
      1. Bring two copies.
      1. Carefully lift the lid.
      1. Ada Lovelace⏎2. The Countess
      The region is chosen from the list.`,
  },
  'opening-gerund': {
    holds: `
      # Baking bread
      ## Getting started
      ### Writing a test
      # Installing the client
      ## 3. Sharpening a knife
      # Troubleshooting
      ## Choosing a plan
      # Moving house
      ## Removing old keys
      # Paying by card`,
    lacks: `
      # Bread
      ## Get started
      ### Write a test while waiting
      # Existing users
      ## Spring
      # Something new
      ## King Street
      # How to pay when travelling
      Baking bread is easy.
      - Baking bread`,
  },
  'empty-table-cell': {
    holds: `
      | Day | Fee |⏎|---|---|⏎| Mon | |
      | Day | Fee |⏎|---|---|⏎| | 3 |
      Day | Fee⏎---|---⏎Mon |
      | Day | Fee |⏎|---|---|⏎| Mon |
      | Day | Fee | Note |⏎|---|---|---|⏎| Mon | | full |
      | Day | Fee |⏎|:--|--:|⏎| Mon | 3 |⏎| | |
      The fees:⏎⏎| Day | Fee |⏎|---|---|⏎| Tue |  |
      | Day | Fee |⏎|---|---|⏎| Mon | 3 |⏎| Tue | |⏎| Wed | 4 |
      <table><tr><td></td></tr></table>
      <table><tr><td>Mon</td><td>&nbsp;</td></tr></table>`,
    lacks: `
      | Day | Fee |⏎|---|---|⏎| Mon | 3 |
      | | Fee |⏎|---|---|⏎| Mon | 3 |
      | Day | Fee |⏎|---|---|⏎| Mon | - |
      | Day | Fee |⏎|---|---|⏎| Mon | n/a |
      Day | Fee⏎---|---⏎Mon | 3
      | Day | Fee |⏎|---|---|⏎| a \\| b | 3 |
      The bar | parts two words.
      <table><tr><td>Mon</td></tr></table>
      | Day | Fee |⏎|---|---|⏎| Mon | 0 |
      No cell is empty.`,
  },
  'unintroduced-part': {
    holds: `
      # Fees⏎⏎| Day | Fee |⏎|---|---|⏎| Mon | 3 |
      | Day | Fee |⏎|---|---|⏎| Mon | 3 |
      Here they are.⏎⏎## Fees⏎⏎| Day | Fee |⏎|---|---|⏎| Mon | 3 |
      Fees⏎⏎| Day | Fee |⏎|---|---|⏎| Mon | 3 |
      **Our fees**⏎⏎| Day | Fee |⏎|---|---|⏎| Mon | 3 |
      ![x](y.png)⏎⏎| Day | Fee |⏎|---|---|⏎| Mon | 3 |
      # Fees⏎⏎Day | Fee⏎---|---⏎Mon | 3
      # Fees⏎⏎![x](y.png)⏎⏎Day | Fee⏎---|---⏎Mon | 3
      ### *Fees*⏎| Day | Fee |⏎|---|---|⏎| Mon | 3 |
      # A⏎## B⏎| Day | Fee |⏎|---|---|⏎| Mon | 3 |`,
    lacks: `
      The table shows our fees.⏎⏎| Day | Fee |⏎|---|---|⏎| Mon | 3 |
      Our fees:⏎⏎| Day | Fee |⏎|---|---|⏎| Mon | 3 |
      # Fees⏎⏎They rose in May.⏎⏎| Day | Fee |⏎|---|---|⏎| Mon | 3 |
      # Fees⏎⏎Table 1. Our fees⏎⏎| Day | Fee |⏎|---|---|⏎| Mon | 3 |
      - These are the fees.⏎⏎| Day | Fee |⏎|---|---|⏎| Mon | 3 |
      # Fees⏎⏎The fee is £3.
      # Fees⏎⏎- one⏎- two
      # Fees⏎⏎![x](y.png)
      > The fees are these.⏎⏎| Day | Fee |⏎|---|---|⏎| Mon | 3 |
      There is no table.`,
  },
  'list-item-form': {
    holds: `
      - Bring a towel.
      1. Open the panel.
      * Two eggs and some milk.
      - [ ] Call the office.
      + The desk on the first floor.
      - **Bring** the form.
      2. It starts at ten. It ends at noon.
      - See [the page](a.html).
      - Ask for “the key”. Wait.
      * Take the bus to Leeds.`,
    lacks: `
      - Bring a towel
      1. Open the panel
      * Two eggs and some milk;
      Bring a towel.
      # Open the panel.
      - Made by Acme Inc.
      - Open until 5 p.m.
      - Who is it?
      - and so on ...
      - Come in!`,
  },
  'deep-heading': {
    value: 2,
    holds: `
      ### Costs
      #### What you pay
      ##### Notes
      ###### The end
      ### 3. Costs
      ### **Costs**
      ### Costs ###
      ### \`code\` in it
      ### Who is it?
      ### Über uns`,
    lacks: `
      # Costs
      ## What you pay
      Some ### in a line
      Costs
      \\### no heading
      \`### code\`
      ###no space
      The ### marks
      1. Costs
      **Costs**`,
  },
  'file-link': {
    holds: `
      Read [the rules](rules.pdf) first.
      The form is at https://a.example/form.docx for you.
      - [All data](https://a.example/data.xlsx)
      Get [the slides](/files/talk.pptx).
      See [this](https://a.example/a/b/c.pdf?download=1).
      # [Report](report.PDF)
      <https://a.example/all.zip>
      [Book](https://a.example/book.epub) and page
      Open [the table](data.csv#top).
      We sent [a letter](letter.odt).`,
    lacks: `
      Read [the rules](rules.html) first.
      The form is at https://a.example/form for you.
      The file rules.pdf is big.
      ![A plan](plan.pdf)
      [Home](https://a.example)
      [Docs](https://pdf.example/)
      Use \`rules.pdf\` here.
      [Mail](mailto:a@b.example)
      [Video](talk.mp4)
      # PDF files`,
  },
  'image-file': {
    holds: `
      ![A cat](cat.gif)
      See ![the steps](https://a.example/steps.gif) here.
      - ![](a.gif)
      [![a](a.gif)](b.html)
      ![Loading](/img/loading.GIF)
      ![a](a.gif?x=2)
      > ![a](b/c.gif)
      Text ![a](d.gif) text
      ![a](https://cdn.a.example/x/y.gif#z)
      # ![logo](logo.gif)`,
    lacks: `
      ![A cat](cat.png)
      [A cat](cat.gif)
      The file cat.gif moves.
      ![gif](a.jpg)
      ![a](https://gif.example/a.svg)
      ![a](gif)
      \`![a](a.gif)\`
      A gif is fun.
      ![a](a.giff)
      ![a](gif/a.png)`,
  },
  'tracking-link': {
    holds: `
      Buy it at https://shop.example/tent?tag=camper-21 now.
      See [our news](https://a.example/?utm_source=mail&utm_medium=x).
      [Tent](https://amzn.to/3abc) of the year
      https://a.example/signup?ref=anna77
      [Read](https://a.example/a?fbclid=IwAR0) it.
      - https://a.example/invite/anna
      Get [the bag](https://www.awin1.com/cread.php?awinmid=1).
      [x](https://a.example/x?a=1&gclid=2)
      <https://a.example/?aff=12>
      [Bank](https://a.example/join?referral=k2)`,
    lacks: `
      Buy it at https://shop.example/tent now.
      See [our news](https://a.example/?page=2).
      The tag is new.
      https://a.example/signup
      [Read](https://a.example/reference) it.
      - https://a.example/tags/ref
      Get [the bag](/bag).
      ![x](https://a.example/x.png?ref=2)
      A utm_source is a parameter.
      [Search](https://a.example/?q=tag)`,
  },
  'group-invite': {
    holds: `
      Join our WhatsApp group for daily tips.
      Come and join my Telegram channel.
      You can find our Facebook group here.
      Questions? Hop in our Discord server.
      https://chat.whatsapp.com/AbC123
      Here is the link: https://discord.gg/xyz
      I can add you to the Signal group.
      [Chat with us](https://t.me/joinchat/abc)
      New members are invited to the Slack channel.
      Follow our WhatsApp channel.`,
    lacks: `
      WhatsApp keeps crashing on my phone.
      Our walking group meets on Friday.
      The Telegram channel was closed in May.
      Facebook bought the firm.
      https://a.example/whatsapp
      She left the group.
      A line group is a term of maths.
      Join the library today.
      The server is down.
      Discord among members grew.`,
  },
  'referral-code': {
    holds: `
      Use my referral code ANNA20 for £50 off.
      Sign up with my link and we both win.
      Here is an invite code for you.
      Register through my link, please.
      My affiliate code is below.
      Refer a friend and get £10.
      - Enter code SPRING at the till
      The creator code gives you 5 %.
      Get it via my link.
      Join with my link today.`,
    lacks: `
      My doctor wrote me a referral.
      The building code is strict.
      Use my old tent.
      We changed the source code.
      The postal code is wrong.
      He refers to a friend.
      A code of conduct helps.
      The link is below.
      Sign up at the desk.
      My phone is old.`,
  },
}
