import type { SentencesById } from '../../../support/show-detected.ts'

export const marks: SentencesById = {
  semicolon: {
    holds: `
      The tide was out; the boats lay on their sides.
      Bring bread; cheese is there.
      - Tea; no milk
      # Oslo; a walk in winter
      “It rained;” he said.
      She was late; however, nobody minded.
      Leeds, Yorkshire; Bath, Somerset; and Truro
      The door (green; wide) was open.
      **Closed;** see the other side.
      He waited; nothing came.`,
    lacks: `
      The tide was out, and the boats lay on their sides.
      End each line with \`;\` in this language.
      Tom &amp; Anna came, as the page shows.
      It costs &euro;5.
      The mark between the clauses is a colon: like this.
      \`for (;;) {}\` runs for ever.
      Bread, cheese, tea.
      See https://example.org/a;b for the list.
      - Tea, no milk
      She was late. Nobody minded.`,
  },
  dash: {
    holds: `
      The tide — low since noon — turned.
      He opened the box—it was empty.
      One thing is sure – it will rain.
      # Oslo — a walk in winter
      - Tea – no milk
      “I never —” he began.
      The result -- a draw -- pleased nobody.
      She had three cats—all black.
      They left – at last.
      Nobody came — nobody.`,
    lacks: `
      The years 1999–2003 were dry.
      See pages 12–18.
      A well-known baker lives here.
      The Leeds–York line is closed.
      - Tea, no milk
      Run \`git log -- path\` first.
      The sum is 5 - 3.
      It was −4 degrees.
      Open from 9–5.
      The score was 3–1.`,
  },
  ellipsis: {
    holds: `
      And then … nothing.
      Well... we waited.
      She trailed off…
      # To be continued…
      - Milk, bread, …
      “I thought ...” he said.
      The list goes on . . . and on.
      Hm....
      He read “the … old mill” aloud.
      Wait… what was that?`,
    lacks: `
      And then nothing.
      Spread it with \`...args\` in the call.
      It ended. Nobody clapped.
      Version 1.2.3 is out.
      Run it in ./src and ../lib today.
      The dots are three in number.
      See https://example.org/a...b for it.
      J. R. R. Tolkien wrote it.
      Is it so?! No.
      # To be continued`,
  },
  ampersand: {
    holds: `
      Bring bread & cheese.
      # Tips & tricks
      - tea & cake
      The rules & the reasons are below.
      It is quick & easy.
      We bake & deliver daily.
      Salt & vinegar for all
      Open Saturday & sunny days.
      Rain & wind kept them in.
      They met, talked & left.`,
    lacks: `
      Bring bread and cheese.
      She works at Marks & Spencer.
      The R&D team is small.
      There is a Q&A after the talk.
      Write \`a && b\` in the test.
      See https://example.org/?a=1&b=2 for it.
      Hargreaves & Sons Ltd was fined.
      AT&T owns the line.
      Simon & Garfunkel sang it.
      # Tips and tricks`,
  },
  'repeated-mark': {
    holds: `
      We won the cup!!
      What?! The lift again.
      # Free soup!!!
      - Really??
      “Get out!!” shouted the guard.
      Who did this?!?
      So long!!!!!
      Is it true?? Nobody knows.
      Thanks, Anna!! See you.
      No way!? he wrote.`,
    lacks: `
      We won the cup!
      What? The lift again.
      Well... we waited.
      Write \`a!!.b\` in the code.
      “Is it so?” “No!”
      It ended. Nobody clapped.
      (Really?) Yes!
      # Free soup!
      See https://example.org/??a for it.
      - One! Two! Three!`,
  },
  hashtag: {
    holds: `
      Share your loaf with #bakealong today.
      #MondayMotivation
      Follow us on the day: #FenwickFair2026
      - #tea, #cake and rain
      So tired. #nofilter
      (#throwback)
      Tag it #my_garden, please.
      The trend #metoo began there.
      “#winning” was all he wrote.
      Rain again #weather`,
    lacks: `
      # Heading
      See issue #123 for the fix.
      We are #1 in town.
      The colour is #ff8800 on the web.
      He writes C# and F# at work.
      Start with \`#include\` in the file.
      [Top](#top) of the page
      It is number 5.
      Set it to #fff for white.
      See https://example.org/#team for them.`,
  },
  emoticon: {
    holds: `
      See you tomorrow :-)
      That was close ;-)
      We <3 this town.
      So sad :( but true.
      # Hello :)
      - Tea and cake :D
      Thanks! :) Bye.
      Well done 👏
      No lift again :-(.
      I like it ;)`,
    lacks: `
      The ratio is 3:1.
      Bring two things: (a) tea and (b) cake.
      It is open 9:30 to 5.
      Fewer than <30 came.
      The key is \`:)\` on it.
      Note: the lift is shut.
      See section 4; (it is short).
      x:D is a drive.
      The smile was real.
      She drew a face.`,
  },
  'social-handle': {
    holds: `
      Follow @fenwick_press for news.
      Photo: @anna.lind
      - @bakery on every network
      Thanks to @tom for the fix.
      # Ask @fenwick
      (via @oslo_walks)
      “@mayor, answer us!” it said.
      Write to us at @leedsbikes.
      Our account is @mill1874 now.
      It was @annak who asked.`,
    lacks: `
      Write to desk@fenwick.example today.
      Meet @ nine.
      Install \`@types/node\` first.
      See https://social.example/@fenwick for it.
      Eggs @ 20 pence each
      Add @types/node to the list.
      Use git@v2 here.
      The at sign is old.
      Her mail is anna @ home.example now.
      The class starts at nine.`,
  },
}
