import type { SentencesById } from '../../../support/show-detected.ts'

export const layout: SentencesById = {
  'long-sentence': {
    value: 12,
    holds: `
      The ferry to the island leaves at nine, at noon and again shortly before the gates close.
      - Bring a torch, a map, two litres of water, warm socks and something to eat.
      Nobody, least of all the mayor, who had promised it in May, believed that the bridge would open.
      It rained. Because the drains were blocked by leaves, the water ran down the street into every cellar.
      “We had waited for more than three hours when the driver told us to get out,” she said.
      Turn left at the church, follow the wall for a mile and ring the bell.
      The **old** mill, [which burned down](https://example.org) twice, was rebuilt by its last owner in oak.
      What would you say if somebody asked you to sell the house you were born in?
      He sold his boat, his bike, his books, his chairs and finally his bed.
      Since 2019 the library has lent out tents, drills, sewing machines and even a cargo bike.`,
    lacks: `
      The ferry leaves at nine.
      It rained. It snowed. It rained again. Then the sun came out. We left.
      # How the volunteers of a small town rebuilt the old lighthouse on the far rock
      A well-known, hard-to-find, out-of-print, three-volume guide costs ninety pounds.
      Run \`git fetch --all --prune --tags --force --depth 1 origin main next\` first.
      - Bring a torch
      Nobody believed that the bridge would open before May of that year.
      “Get out,” she said. “Now.” The driver opened the door and left.
      Does the library lend tents?
      See https://example.org/a/very/long/address/with/many/parts/that/nobody/reads/aloud/at/all for more.`,
  },
  'long-paragraph': {
    value: 20,
    holds: `
      The mill burned down. Nobody was hurt. The owner rebuilt it in oak, and two years later it burned down again.
      - Pack a torch and a map. Take two litres of water for each day. Wear warm socks, and tell somebody where you go.
      “It was late. We were tired. The driver told us to get out and walk the last two miles along the road,” she said.
      Since May the library lends tents. It has nine. Each may be kept for a week, and it costs nothing unless you tear it.
      One loaf needs flour, water, salt and time. Most people have the first three. What they lack is the last, and it shows.
      The **first** ferry leaves at nine, the [second](https://example.org) at noon. In winter there is none, so take the bus to the bridge and walk.
      Who pays? The council does. Who decides? The council does that too, and nobody else is asked before the work begins.
      Snow fell early. The pass was closed in October, the school in November, and by Christmas nobody had seen the sun for weeks.
      It took nine men, four horses, three weeks and a lot of beer to move the bell from the river to the tower.
      You can park behind the hall. If it is full, use the field, but mind the gate: the goats know how to open it.`,
    lacks: `
      The mill burned down. Nobody was hurt. The owner rebuilt it in oak.
      # How the volunteers of a small town rebuilt the old lighthouse on the far rock after the storm of last winter
      - Pack a torch
      A well-known, hard-to-find, out-of-print, three-volume guide to the far-flung, wind-swept, sea-girt isles is for sale.
      Run \`tar --extract --gzip --file archive.tgz --directory out --strip-components 1 --verbose --keep-old-files --no-same-owner\` now.
      It rained. It snowed. It rained again. Then the sun came out.
      Snow fell early. The pass was closed in October.
      “Get out,” she said. “Now.” The driver opened the door.
      Who pays? The council does. Who decides? The council does that too.
      The first ferry leaves at nine, the second at noon.`,
  },
  'reading-grade': {
    value: 10,
    holds: `
      Participation presupposes comprehensive familiarity with applicable occupational regulations, and organisational representatives are responsible for communicating supplementary documentation requirements to prospective participants before registration.
      The administration's interpretation of environmental legislation necessitates considerable reorganisation. Departmental responsibilities will consequently be redistributed, notwithstanding longstanding institutional arrangements concerning agricultural development.
      Pharmacological intervention demonstrated statistically significant improvement, although methodological limitations, including insufficient randomisation and inconsistent documentation, considerably complicate interpretation of preliminary observations across heterogeneous populations.
      Notwithstanding any contrary provision, the contracting parties acknowledge that indemnification obligations survive termination, and that consequential liability remains restricted to documented expenditure incurred throughout the contractual performance.
      Contemporary scholarship increasingly problematises essentialist interpretations, foregrounding intersectional perspectives that simultaneously interrogate institutional hierarchies, epistemological assumptions, and the representational practices underpinning them in colonial historiography.
      Our infrastructure automatically synchronises distributed configuration repositories, reconciling inconsistencies between heterogeneous environments while maintaining comprehensive authentication, authorisation and observability guarantees for administrators.
      Macroeconomic uncertainty, exacerbated by geopolitical fragmentation, continues undermining international investment, particularly throughout manufacturing industries whose profitability presupposes uninterrupted transportation, inexpensive electricity and predictable regulatory conditions.
      Applicants demonstrating exceptional circumstances may nevertheless request reconsideration, provided that supplementary documentation substantiating extraordinary financial difficulties accompanies their original application within the specified administrative deadlines.
      Legislative harmonisation presupposes intergovernmental coordination; nevertheless, divergent constitutional traditions significantly complicate implementation, particularly concerning administrative jurisdiction, evidentiary requirements and proportionality.
      The committee recommends establishing independent accountability mechanisms, strengthening interdepartmental communication, and systematically evaluating implementation progress according to internationally recognised performance indicators and transparency standards.`,
    lacks: `
      You can join at any time. Fill in the form and bring it to the front desk. We will call you when your card is ready. It takes two days.
      Participation presupposes familiarity with applicable regulations.
      The cat sat on the mat and looked at the rain. Then it went to the kitchen, where it found a bowl of milk, and drank it all up.
      Take the bus to the bridge. Walk along the river until you see a red house. Turn left there. The path goes up the hill to the old mill.
      # Comprehensive organisational accountability mechanisms
      - Milk, bread, eggs, flour, salt, butter and a bag of the small red apples that we had last week, if they still have some of them
      We ate early. The children were tired. Later my uncle told us about the year when the river froze and they all walked to the other side.
      If it rains, we meet in the hall. If it does not, we meet at the gate. Bring a cup and a spoon. There will be soup and bread for all.
      Notwithstanding organisational considerations.
      She asked him what he did all day. He said that he sat by the sea and watched the boats come in. It did not sound like a bad life to her.`,
  },
  'heading-case': {
    holds: `
      # How To Repair A Bicycle Chain
      ## Frequently Asked Questions
      ### Our Guide to Growing Leeks
      # Before You Start
      ## What's New in Version 3
      # Opening Hours and Prices
      ## Ten Reasons Why Your Bread Is Flat
      # Setting Up Your First Garden Pond
      ### Where to Eat, Sleep and Swim
      # Privacy Policy`,
    lacks: `
      # How to repair a bicycle chain
      ## Why we moved to Amazon Web Services
      # A week in Port Arthur
      ### Questions that people ask us
      # What Anna said
      ## FAQ
      # Open from Monday to Friday
      How To Repair A Bicycle Chain is a book.
      ## REST and SOAP compared
      # Tides: what you need to know`,
  },
  'bare-alt-text': {
    holds: `
      ![IMG_2041.jpg](IMG_2041.jpg)
      ![photo](gate.jpg)
      ![Image](gate.jpg)
      See this: ![a picture](gate.jpg)
      ![screenshot 3](gate.png)
      ![DSC_0042](gate.png)
      ![gate-2024](gate-2024.png)
      ![chart.svg](https://a.example/chart.svg)
      <img src="gate.png" alt="gate.png">
      - ![Image of](gate.png)`,
    lacks: `
      ![The east gate with its new ramp](gate.jpg)
      ![](gate.jpg)
      ![Photo of the ramp](IMG_2041.jpg)
      ![A bar chart of fees by year](chart.svg)
      [photo](gate.jpg)
      <img src="gate.png" alt="The east gate">
      <img src="gate.png" alt="">
      The file is IMG_2041.jpg.
      ![2024 budget](budget.png)
      Write alt text such as “image”.`,
  },
  'missing-alt-text': {
    holds: `
      ![](tram.png)
      The tram ![ ](tram.png) is late.
      - ![](https://example.org/tram.jpg)
      ![](tram.png "The red tram")
      [![](tram.png)](https://example.org)
      # ![](logo.svg) Fenwick Press
      Before ![](<a b.png>) and after.
      <img src="tram.png">
      It is **![](tram.png)** here.
      ![](tram.png) ![A bus](bus.png)`,
    lacks: `
      ![A red tram](tram.png)
      Write \`![](tram.png)\` for an image.
      [](tram.html)
      The tram! (red)
      <img src="tram.png" alt="A red tram">
      - ![The old mill](mill.jpg "Mill")
      [![Home](home.png)](https://example.org)
      # ![Fenwick Press](logo.svg)
      See tram.png for the image.
      Missing alternative text is bad.`,
  },
}
