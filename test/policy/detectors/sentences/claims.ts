import type { SentencesById } from '../../../support/show-detected.ts'

export const claims: SentencesById = {
  'rank-claim': {
    holds: `
      The Alder Inn is the oldest pub in the county.
      It is the only working tide mill in the county.
      Britain's first nursery for bees opened in Hull.
      This was the first museum of glass in Wales.
      # The largest kite in the world
      - The longest pier on the coast
      The tower is the tallest building in the region.
      Her loom is the only one of its kind.
      They built the biggest oven in town.
      It became the world's smallest theatre.`,
    lacks: `
      The hull got its first full repaint.
      Tom is the oldest of three brothers.
      The mill opens only at weekends.
      It reopens on the first Friday in May.
      He came first and left last.
      # First steps with a loom
      - Only two seats
      One of the oldest pubs in the county closed.
      The oldest child started school.
      We met for the first time in Leeds.`,
  },
  superlative: {
    holds: `
      Ours is the quietest vacuum cleaner on the market.
      Nobody bakes better bread: the finest loaves in Kent.
      The world's most comfortable chair has arrived.
      # The ultimate guide to gravel bikes
      - Most trusted plumber in town
      This is by far the smoothest ride you can buy.
      Their kitchen is second to none.
      Britain's favourite biscuit turns fifty.
      It remains the leading supplier of ropes.
      A world-class spa opened in Bath.`,
    lacks: `
      Most visitors come by train.
      Do your best in the exam.
      At least four people applied.
      The forest burned for a week.
      Interest in the harvest grew.
      Her guest left a request.
      Best regards from Dover
      The latest bus leaves at eleven.
      It is a good and quiet cleaner.
      He wore a vest at the protest.`,
  },
  'unproven-superlative': {
    holds: `
      Our tents are the toughest you can buy.
      Nothing beats the freshest fish in Hull.
      We run the most advanced lab in the region.
      # Simply the best coffee
      - The largest choice of lamps
      Meet the No. 1 choice of professionals.
      This is the world's smartest kettle.
      An award-winning, industry-leading team looks after you.
      The sauna is unrivalled.
      They sell the cheapest tyres in town.`,
    lacks: `
      At 3.2 kg it is the lightest tent of the test.
      According to the trade body, it is the largest mill in Kent.
      [Consumer Watch](https://example.org/test) called it the toughest tent.
      The kettle is smart and light.
      We tried our best to help.
      Of 40 cafés it had the freshest cakes.
      Rated by 900 guests as the best pub.
      Most of them liked the fish.
      At worst it will rain.
      The request was modest.`,
  },
  'absolute-word': {
    holds: `
      Cats always land on their feet.
      Everyone loves a good pie.
      Nobody reads the small print.
      It is impossible to fail.
      # A completely new way to travel
      - Never late, never lost
      The paint is totally safe.
      Every single customer came back.
      Without a doubt, it works.
      All our readers agree that nothing else helps.`,
    lacks: `
      Cats usually land on their feet.
      Many people like a good pie.
      Few read the small print.
      It is hard to fail.
      Never mind the weather.
      Hardly anyone came to the talk.
      They almost never meet.
      Not everyone likes olives.
      Not everything in the shop is new.
      The hall was nearly full.`,
  },
  comparison: {
    holds: `
      Our broadband is faster than that of any rival.
      Unlike other banks, we answer the phone.
      It uses less power than Bosch's model.
      Cheaper than the competition, every day.
      # Why we beat the competition
      - Better than your current supplier
      Compared with similar apps, ours needs half the memory.
      The others charge twice as much as we do.
      Fenwick tents outlast those of Hillman.
      It is as good as a Dyson.`,
    lacks: `
      It is faster than our previous model.
      The new boiler uses less gas than the old one.
      Sales were higher than in May.
      More than forty people came.
      It took longer than expected.
      Rather than complain, they left.
      She is older than her sister.
      Version 3 is smaller than version 2.
      Other than that, it was fun.
      Compared with last year, rents fell.`,
  },
  'future-promise': {
    holds: `
      We expect to ship the second batch in spring.
      The port will be the largest in Europe.
      By 2030 half of all cars will run on batteries.
      Dark mode is coming soon.
      Next year we'll double the number of routes.
      # What we plan to build next
      - Offline maps are on our roadmap
      Analysts forecast that rents will fall by a third.
      Prices are likely to rise in the autumn.
      This discovery is going to change medicine.`,
    lacks: `
      The shop will be closed on Monday.
      The bus leaves at nine.
      You will need a screwdriver and two bolts.
      May news: the bridge reopened.
      In this chapter we will look at tides.
      Press the button and the lid will open.
      They expected rain and got snow.
      His last will named a cousin.
      We planned the trip last year.
      The meeting will start at ten in room 4.`,
  },
  guarantee: {
    holds: `
      We guarantee delivery by noon.
      Satisfaction guaranteed or your money back.
      Your roof will not leak, we promise.
      # 100% risk-free trial
      - Guaranteed results in four weeks
      This method never fails.
      You simply cannot lose.
      All tyres carry a lifetime guarantee.
      The course comes with guaranteed success.
      Rest assured that it works.`,
    lacks: `
      We cannot guarantee delivery by noon.
      There are no guarantees in farming.
      It isn't guaranteed to arrive.
      Nobody can guarantee good weather.
      Delivery takes about two days.
      The guard opened the gate.
      Past results do not guarantee future returns.
      He makes no promises.
      Success is never guaranteed.
      The warrant was signed on Friday.`,
  },
}
