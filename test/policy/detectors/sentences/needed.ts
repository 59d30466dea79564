import type { SentencesById } from '../../../support/show-detected.ts'

export const needed: SentencesById = {
  'labelled-number': {
    holds: `
      Registered charity number 1098765.
      Please quote reference AB-2041.
      Your order number is 55012.
      Planning ref. 24/00817 is open for comment.
      # Case no. 4471
      - Policy number: HX 300218
      The claim has the ID 90412.
      Our registration number is 07123456.
      Ask for part number 3312.
      It is filed under code 7781.`,
    lacks: `
      The charity has 40 members.
      A number of pages are missing.
      It costs £40.
      The bus leaves at 10.
      We sold 300 tickets.
      See chapter 3.
      There is no reference to it.
      On 4 May we close.
      The house has 12 windows.
      The code is open.`,
  },
  'sample-size': {
    holds: `
      A poll of 1,204 residents found that most agree.
      We surveyed 500 in spring.
      Of 2,000 adults, half agreed.
      The study followed 48 patients.
      # What 350 teachers told us
      - 1,000 voters were asked.
      The sample size was 640.
      They asked 120 parents.
      Some 90 firms replied.
      Two thousand people took part.`,
    lacks: `
      A poll found that 62% of residents agree.
      In 2024 residents were asked.
      Most people agree.
      It was done by Norton Research in April.
      The bridge is 120 metres long.
      We have 3 questions.
      Half of the town agrees.
      It cost £2,000.
      The bus leaves at 10.
      He is 62.`,
  },
  duration: {
    holds: `
      The pump has a guarantee of two years.
      It is valid for 12 months.
      A 10-year warranty is included.
      # Ready in 30 minutes
      - 2 hours
      It will last a lifetime.
      You have six weeks to answer.
      We repair it for life.
      The walk takes an hour.
      Try it for 14 days.`,
    lacks: `
      The pump has a guarantee.
      It was built in 1998.
      It opens on Sundays.
      The years went by.
      See you next week.
      Every day we bake.
      It is 12 metres long.
      It costs £20 a year.
      The hour was late.
      Last month it rained.`,
  },
  'uncredited-image': {
    holds: `
      ![A dog](dog.jpg)
      ![](dog.jpg)
      Here is the bridge: ![The bridge](bridge.png)
      - ![A cup](cup.jpg)
      # ![Logo](logo.svg)
      > ![A tree](tree.jpg)
      ![Flood in the high street](https://example.org/flood.jpg)
      ![A photo of the mayor](mayor.jpg)
      [![A map](map.png)](https://example.org)
      ![Credible witness](witness.jpg)`,
    lacks: `
      ![A dog. Photo: Ann Lee](dog.jpg)
      ![A dog](dog.jpg) Photo by Ann Lee
      ![A dog](dog.jpg) © Ann Lee
      ![A dog](dog.jpg) Image: Ann Lee/Agency
      ![A dog](dog.jpg) Courtesy of the museum
      ![A dog, credit Ann Lee](dog.jpg)
      ![A dog](dog.jpg) Picture: Ann Lee
      ![A dog](dog.jpg) Source: city archive
      A photo of a dog.
      See [the photo](dog.jpg).`,
  },
  'bare-part': {
    holds: `
      Rents rose by a tenth last year.
      Nobody knows who built the mill.
      # Rents⏎⏎Rents rose by a tenth.
      Rents rose, she told us.
      Rents rose in the north and fell in the south.
      ![Rents](rents.png) Rents rose by a tenth.
      The house was built for a miller.
      It is said that rents rose.
      Many people say that rents rose.
      Rents [rose] by a tenth.`,
    lacks: `
      Rents rose, according to the council.
      Rents [rose](https://r.example) by a tenth.
      Rents rose by a tenth.[^1]⏎⏎[^1]: Council, 2024.
      Rents rose by a tenth [3].
      Rents rose by a tenth (Dale 2019).
      Source: the council, 2024
      # Rents rose by a tenth
      - rents rose by a tenth
      Rents rose.
      > Rents rose by a tenth last year.`,
  },
  'included-charge': {
    holds: `
      The desk is £240 incl. VAT.
      - £12, VAT included
      All prices include VAT.
      Fares are shown with tax.
      It is 99 euros including GST.
      The gross price is £288.
      £30 (inc VAT)
      Tickets cost £8, inclusive of VAT.
      Taxes are included in the rate.
      > £240 with VAT`,
    lacks: `
      The desk is £240 plus VAT.
      - £12 ex VAT
      All prices exclude VAT.
      Fares are shown before tax.
      It is 99 euros excluding GST.
      The net price is £240.
      £30 (excl. VAT)
      Tickets cost £8, exclusive of VAT.
      Taxes are not included in the rate.
      VAT will be added at the checkout.`,
  },
}
