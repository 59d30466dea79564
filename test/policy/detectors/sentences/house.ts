import type { SentencesById } from '../../../support/show-detected.ts'

export const house: SentencesById = {
  'heading-mark': {
    holds: `
      # Getting started.
      ## Who may apply?
      ### Welcome aboard!
      # Our prices for spring.
      ## What happens next?
      #### Stop right there!
      ## The board met on Tuesday.
      # Is tea good for you?
      ## *Opening hours.*
      # Nothing was left. ##`,
    lacks: `
      # Getting started
      The shop opens at nine.
      ## Letters to Acme Ltd.
      # The story so far…
      # Trains, buses, etc.
      ## Open until 5 p.m.
      - Bring a towel.
      > Is it late?
      ## Life in the U.S.
      # Version 2.0`,
  },
  'bare-url': {
    holds: `
      Our form is at https://forms.example.org/tax.
      Read more: http://example.com/news/2025
      Visit <https://example.net/help> first.
      The report (https://example.org/report.pdf) came out in May.
      - https://example.org
      Apply on [https://example.com/jobs](https://example.com/jobs) by Friday.
      > Found on https://example.com/old
      It moved from https://a.example.com yesterday.
      See [www.example.com](https://www.example.com) for times.
      Ask at https://example.com/ask, please.`,
    lacks: `
      Our [tax form](https://forms.example.org/tax) is online.
      Write to <ruth@example.org>.
      The host is called example.
      Type ${'`https://localhost`'} into the bar.
      ![A map](https://example.org/map.png)
      We asked on the web.
      The [guide][1] helps.
      He works at Acme.com Ltd.
      A link should have words.
      Open the site and sign in.`,
  },
  'digit-number': {
    holds: `
      The cottage sleeps 6 guests.
      There are 4 ways to apply.
      She has 2 dogs.
      Choose 3 courses from the menu.
      All 5 candidates spoke well.
      - Add 2 eggs
      He waited for 8 hours.
      The team lost 7 games in a row.
      We found 9 errors.
      The school closed for 3 days.`,
    lacks: `
      The parcel weighs 6 kilograms.
      Chapter 4 covers tax.
      Turn to page 2 now.
      The bus leaves at 5 today.
      About 3 million people voted.
      Sales rose 4% in June.
      The ticket costs £8 at the door.
      It starts on 7 March.
      Mix it at a ratio of 2:1.
      Python 3 runs it.
      Her son is 5 years old.
      Between 3 and 12 people came.
      The office has 24 desks.
      Version 2 fixes this.`,
  },
  spelling: {
    holds: `
      The theater reopened.
      Their behavior was odd.
      She wore a gray coat.
      He canceled the order.
      The jewelry shop closed.
      We analyze each sample.
      A skeptic might object.
      The program needs more fiber.
      Mold grew on the wall.
      The harbor froze over.`,
    lacks: `
      The theatre reopened.
      Their behaviour was odd.
      She wore a grey coat.
      He cancelled the order.
      They organized a fair.
      The tire burst.
      We met Mr Gray.
      The World Trade Center fell.
      The meter is running.
      A license is needed.`,
  },
  'serial-comma': {
    holds: `
      The zoo keeps lions, tigers and bears.
      They flew to Rome, Athens and Cairo.
      You can pay with coins, cards or cheques.
      He spent the day reading, sleeping and eating.
      The crew cleaned, painted and repaired the hull.
      She speaks slowly, clearly and calmly.
      Bring boots, gloves and warm socks, please.
      Ruth, Tom and Ann won.
      - Shirts, trousers and coats
      Our partners are Kenya, Ghana and Togo.`,
    lacks: `
      The zoo keeps lions, tigers, and bears.
      In spring, cats and dogs roam free.
      It was a long day, hot and dry.
      We met Ruth, a writer and editor.
      He came late, and she left.
      When it rains, frogs and toads come out.
      Salt and pepper are on the table.
      The house, old and damp, was sold.
      For years, farmers and hunters argued.
      She sang and danced.`,
  },
  'date-form': {
    holds: `
      The shop opened on March 4, 2025.
      Apply by September 30.
      She was born on June 1, 1990.
      - December 24: closed
      It ran until Feb. 12, 2024.
      On July 4 there are fireworks.
      From April 2 we open at nine.
      The vote of November 5, 2024, was close.
      # News of August 9
      He left on October 31st.`,
    lacks: `
      The shop opened on 4 March 2025.
      Apply by 30 September.
      It rained in June 1990.
      They may 3 times complain.
      Version 12.3 came out.
      The march was long.
      She was here in December.
      Sales rose in May 2,000 times.
      On 7 August 12 people came.
      It opens at 9.`,
  },
  percent: {
    holds: `
      Sales rose by 12%.
      Nearly 40% of voters stayed home.
      The rate fell to 3.5%.
      - 20% off
      # 5% more pay
      Only 1 % agreed.
      A 10% cut would help.
      Rents (up 7%) hurt.
      We want 100% of it.
      About 60%, he said.`,
    lacks: `
      Sales rose by 12 per cent.
      Two in five voters stayed home.
      The percentage fell.
      Write %s for a text.
      The sign is %.
      It is 50 percent full.
      The path is /a%20b.
      A large share came.
      We give our all.
      Half of them left.`,
  },
  'insecure-link': {
    holds: `
      Read [our rules](http://example.com/rules).
      Go to http://example.org now.
      - [Map](http://maps.example.com)
      <http://example.net>
      See [this](http://example.com:8080/x).
      The [report](http://example.com/a.pdf) is out.
      # [News](http://news.example.com)
      Ask [them](http://www.example.com).
      **[Bold](http://example.com)**
      Both [one](http://example.com) and two`,
    lacks: `
      Read [our rules](https://example.com/rules).
      Go to https://example.org now.
      The [local server](http://localhost:8080) runs.
      The letters http mean nothing to most.
      [Mail us](mailto:a@example.com)
      [Call](tel:+441632960111)
      [Below](#below)
      [Page](/page)
      See [it](http://127.0.0.1/).
      No link here.`,
  },
  'shortened-link': {
    holds: `
      Join [here](https://bit.ly/3abc).
      Go to https://tinyurl.com/tea now.
      - [Post](https://t.co/abc)
      See [this](https://ow.ly/abc).
      [Map](https://goo.gl/maps/abc)
      [Form](https://rb.gy/abc)
      Apply: https://cutt.ly/abc
      [One](https://is.gd/abc)
      [Two](http://buff.ly/abc)
      Read [more](https://lnkd.in/abc).`,
    lacks: `
      Join [here](https://example.com/3abc).
      A service such as bit.ly shortens links.
      [Rabbit](https://rabbit.ly.example.com)
      [Short](https://example.com/s/1)
      [Guide](/bit.ly)
      Go to https://example.org now.
      The link is short.
      [Mail](mailto:a@bit.ly)
      [Top](#top)
      [Tea](https://tea.example.com/t.co)`,
  },
  'word-case': {
    holds: `
      Find it on the Internet.
      The Internet is down.
      An Internet shop
      - on the Internet
      She uses the Internet daily.
      “The Internet broke,” he said.
      Without Internet we wait.
      Is the Internet back?
      No Internet, no work.
      **The Internet** is slow.`,
    lacks: `
      Find it on the internet.
      Internet shops are open.
      # Internet shops
      The Internet Archive keeps it.
      THE INTERNET IS DOWN
      We go by train.
      - Internet
      An intranet is another thing.
      The web is down.
      internet`,
  },
  'word-class': {
    holds: `
      We will leverage the list.
      You can leverage it.
      Please leverage your network.
      They want to leverage what they know.
      Our partners leverage our brand.
      She leverages her contacts.
      We are leveraging it.
      They leveraged the data.
      Who would not leverage this?
      Do not simply leverage the list.`,
    lacks: `
      The wrench gives you more leverage.
      It has leverage.
      The leverage of the bank is high.
      A leveraged fund lost money.
      The lever is long.
      With leverage you lose more.
      Their leverage over us is small.
      It is a matter of leverage.
      She has no leverage.
      The leveraging of funds is banned.`,
  },
}
