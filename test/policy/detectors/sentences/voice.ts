import type { SentencesById } from '../../../support/show-detected.ts'

export const voice: SentencesById = {
  'passive-voice': {
    holds: `
      The minutes were circulated on Friday.
      Our van got stolen outside the depot.
      Every claim must be checked by two editors.
      A new roof is being fitted this week.
      The ferry has been cancelled because of fog.
      - Applications will be reviewed in June.
      ## How the grant was spent
      By whom were these figures collected?
      Nobody had been told about the leak.
      He was hit by a tram in Lyon.`,
    lacks: `
      The museum is shut on Mondays.
      After the climb she was tired and hungry.
      My neighbours are married with two sons.
      Both doors are open until nine.
      He got married in Ghent.
      We were concerned about the noise.
      The path is crowded in August.
      The editors checked every claim.
      Her hair is red and long.
      The lake is surrounded-looking from above.`,
  },
  'first-person': {
    holds: `
      Last winter I skied for the first time.
      Nobody told me about the strike.
      My brother repairs clocks.
      That umbrella is mine, not hers.
      We baked forty loaves before dawn.
      They invited us to the launch.
      - Our terms changed in March.
      “I’ll be late,” he wrote.
      # What we learned in Oslo
      The choice was ours alone, and I made it myself.`,
    lacks: `
      World War I ended in 1918.
      Read Part I before the exam.
      Vitamin I does not exist.
      Elizabeth I never married.
      The salt mine employs ninety people.
      The US Senate voted at noon.
      Use the I/O panel at the back.
      Miners work in the deepest mine of Poland.
      Portland, ME, has a lighthouse.
      i. Fill in the form.`,
  },
  question: {
    holds: `
      Who pays for the repairs?
      Have you ever grown leeks on a balcony?
      # What does a notary do?
      - Is the lift working again?
      “Where is the key?” asked the porter.
      Isn't that a bit much?
      The train leaves at six, doesn't it?
      The result? Nobody knew.
      And why should anybody care?
      Can it really be that simple?!`,
    lacks: `
      They wondered who pays for the repairs.
      Ask the porter where the key is.
      Open /search?q=leeks in a browser.
      The question of costs remains open.
      Type \`?\` for a list of commands.
      What a lovely garden.
      How the lift works is a mystery.
      See https://example.org/find?page=2 for the list.
      Whether it rains is of no matter.
      Which is why the shop closed.`,
  },
  'exclamation-mark': {
    holds: `
      We won the regional cup!
      Careful! The floor is wet.
      # Open at last!
      - Bring warm socks!
      “Get out!” shouted the guard.
      Thank you so much!!
      What?! The lift again.
      **Free soup on Tuesday!**
      A party (bring friends!) starts at eight.
      It finally snowed in Rome!`,
    lacks: `
      ![A red tram](tram.png)
      Run \`!reload\` in the chat.
      The factorial 4! = 24 is small.
      Write a != b in the second line.
      <!-- Careful! -->
      \`!important\` wins over the rest.
      Yahoo! bought the firm in 2005.
      The guard shouted at them to get out.
      Careful, the floor is wet.
      The exclamation mark has its own key.`,
  },
  emoji: {
    holds: `
      We won the cup 🏆 yesterday.
      # 🚀 Launch notes
      - ✅ Milk and bread
      Thanks a lot 🙏🏾
      See you in 🇵🇹 next week.
      So sad 😢, but fine.
      The bakery closes 🥐.
      I ❤️ this town.
      Work from home 👩‍💻 on Fridays.
      ⭐ Four stars out of five.`,
    lacks: `
      © 2023 Fenwick Press
      Press ⌘ and the letter K.
      Step 1 → step 2
      ✓ Milk and bread
      Tea costs 3 € in the hall.
      The angle is 45° exactly.
      Acme® and Bolt™ are brands.
      Add #2 to the list *now*.
      ★★★★☆ in the local paper
      The sum ≤ 20 is enough.`,
  },
}
