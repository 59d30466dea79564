import type { SentencesById } from '../../../support/show-detected.ts'

export const form: SentencesById = {
  contraction: {
    holds: `
      We can’t open on Sunday.
      It's raining again.
      - Don't feed the geese
      They'd left by noon.
      # What's new
      She'll call you back.
      You’re early.
      I'm not sure.
      There's a fox in the yard.
      He could've asked.`,
    lacks: `
      We cannot open on Sunday.
      The dog's lead is red.
      Its tail is long.
      The teachers' room is upstairs.
      Do not feed the geese.
      The well is dry.
      O'Brien lives here.
      In the 1990's it was new.
      James' bike is gone.
      Shell and wed are words.`,
  },
  'all-capitals': {
    holds: `
      PLEASE KEEP OUT of the kitchen.
      # SUMMER OPENING HOURS
      - READ THIS NOW
      It was a VERY GOOD day.
      “LEAVE ME ALONE,” the sign said.
      The form is IMPORTANT, REALLY.
      It is VERY late.
      Do it RIGHT AWAY.
      WARNING: HOT SURFACE
      All doors MUST STAY closed.`,
    lacks: `
      The UN and NATO met.
      Please keep out of the kitchen.
      NASA launched a rocket.
      The Red Cross came.
      An HTML page has a title.
      The IEEE met twice.
      The EU sent aid.
      Do It Yourself is a shop.
      PDF and CSV files are fine.
      The A and B roads meet.`,
  },
  'second-person': {
    holds: `
      You can park behind the hall.
      Bring your own cup.
      - Is this yours?
      # What you need
      Treat yourself to a day off.
      You'll see the tower first.
      Only you know the code.
      We wrote to you in May.
      Help yourselves to tea.
      It is up to you.`,
    lacks: `
      Visitors can park behind the hall.
      Bring a cup.
      The youth club is open.
      She treats herself.
      They own it.
      Young people came.
      Readers wrote in May.
      The house is theirs.
      One never knows.
      We see the tower.`,
  },
  'old-date': {
    value: 5,
    holds: `
      The study is from 2014.
      It was last checked in March 2016.
      - Updated 12 May 2012
      © 2011 Fenwick Press
      On 2013-07-01 the rule changed.
      Since 2009 the shop is closed.
      # Prices of January 2015
      The survey (2010) is small.
      Until 2017 it was a mill.
      On June 3, 2008, it burned.`,
    lacks: `
      The study is from 2025.
      It was last checked in March 2026.
      Gate 2014 is closed.
      By 2035 the line opens.
      They sold 2012 copies.
      It costs $2015.
      Item 1990 is missing.
      ISO 2008 is a norm.
      It weighs 1900 kg.
      The year is unknown.`,
  },
  'link-host': {
    value: 'shop.example',
    holds: `
      [Lamps](https://shop.example/lamps)
      See https://www.shop.example now.
      - [Chairs](http://shop.example)
      # [Shop](https://shop.example:8080/)
      Read <https://de.shop.example/a>.
      [Ours](//shop.example/x)
      A [cup](https://shop.example?id=3) of tea
      **[Sale](https://shop.example/#sale)**
      [Map](HTTPS://SHOP.EXAMPLE/map)
      (see [this](https://shop.example/a/b))`,
    lacks: `
      [Lamps](https://workshop.example/lamps)
      [Chairs](/shop.example)
      ![Shop](https://shop.example/a.png)
      The name shop.example is ours.
      [Other](https://shop.example.org)
      [Search](https://find.example/?q=shop.example)
      \`https://shop.example\`
      [Mail](mailto:hi@shop.example)
      [Top](#shop.example)
      [Path](https://find.example/shop.example)`,
  },
}
