import type { SentencesById } from '../../../support/show-detected.ts'

export const quantities: SentencesById = {
  'clock-time': {
    holds: `
      The lecture starts at 17:30 in the hall.
      Doors open at 7pm.
      Be there by 9.15 a.m. at the latest.
      - 10:45 Coffee
      # Tomorrow at 8 o'clock
      Lunch is served at noon.
      The bus leaves at 06.20 and 7.50.
      From 9 am until late
      It closed at midnight.
      The shift begins at 0600 hours.`,
    lacks: `
      The lecture starts on Monday.
      Read Matthew 5:3 first.
      The score was 21:15.
      It costs £17.30.
      Version 10.45 came out.
      The plan has 12 pages.
      I am here.
      He ran 10.5 km.
      The ratio 3:1 is fine.
      In 1730 the mill burned.`,
  },
  measurement: {
    holds: `
      The path is 6 miles long.
      Bake the cake at 350°F for an hour.
      Add 200g of flour.
      He is 6 feet tall.
      The tank holds 40 litres.
      - 8 oz of cream
      # A 10 km run
      It was 30 degrees Celsius.
      She lifted eighty kilograms.
      The field has two acres.`,
    lacks: `
      The path is long.
      Bake the cake for an hour.
      Add two eggs.
      Miles is tall.
      He paid 40 pounds.
      Plan C failed.
      It took six hours.
      We are miles away.
      The meter is broken.
      The yard is wet.`,
  },
  amount: {
    holds: `
      The bike costs £1,200.
      They sold it for $2 million.
      We paid five thousand euros for it.
      A flat for 250,000 euros.
      - Repairs: £1.500
      # A lamp for £3,000
      It is worth €1.5m today.
      The fine was 10,000 pounds.
      She earns £2k a month.
      Rent is 1 100 € a month.`,
    lacks: `
      The bike costs £200.
      The hall has 1,200 seats.
      In 2024 it rained.
      It weighs 1,500 kg.
      It costs £1,000.
      A pen for 50p.
      He ran 5,000 metres.
      It costs a fortune.
      Some 2,000 people came.
      Take 20% off.`,
  },
  'number-form': {
    holds: `
      The talk is on the 4th of June.
      This is our 1st shop.
      # The 21st century
      - 2nd floor
      She came 3rd in the race.
      It is their 100th show.
      The 11th hour
      He left on May 22nd.
      Look at the 7th row.
      A 19th-century house`,
    lacks: `
      The talk is on 4 June.
      This is our first shop.
      # The last century
      - second floor
      She came third.
      It has 100 seats.
      The clock struck 11.
      Vitamin B12 helps.
      He lives in flat 3 there.
      Th is an ending.`,
  },
  'number-range': {
    holds: `
      Some 10–12 people came.
      Ages 5-11 pay half.
      It runs 1939–1945 in parts.
      - 9 - 11 volunteers
      # Pages 12–40
      It takes 1.5–2 hours.
      Serves 4-6.
      Open 9am–5pm
      From 3–5 to seven
      The 2019–20 season`,
    lacks: `
      Some 10 to 12 people came.
      Call 020-7946-0123.
      On 2024-05-06 it rained.
      They won 3-1.
      A well-known 4-wheel car
      The B-52 landed.
      It has 10 - or more - rooms.
      Room 12
      ISBN 978-0-306-40615-7
      Size 5-XL`,
  },
  deadline: {
    holds: `
      The deadline is 4 May.
      Applications must reach us by 3 June.
      Please reply before Friday.
      The closing date for entries is Monday.
      Send your photos by noon.
      You need to register by the end of May.
      Entries close on 12 July.
      The form is due by 1 April.
      Return the form no later than Tuesday.
      Pay by midnight to keep your place.`,
    lacks: `
      The show was on 4 May.
      It was founded on 3 June 2011.
      The mill was built by 1841.
      We met before Friday.
      The pool is open until noon.
      He wrote it by hand.
      The shop closes at six.
      The film ends in May.
      She was late on Tuesday.
      Rain is likely by Monday.`,
  },
  'opening-hours': {
    holds: `
      It is open from 9 am to 5 pm.
      The café is closed on Mondays.
      We're open daily from ten until six.
      - Closing time: 17:30
      # Opening hours: 10–16, Monday to Friday
      The library opens at nine every day.
      The shop closes at noon on Saturday.
      Our doors open at 7pm.
      The pool is open 24 hours.
      Open by appointment.`,
    lacks: `
      It opened in 1998.
      The café has a terrace by the river.
      The talk starts at 9 am.
      He closed the door.
      An open letter appeared on Monday.
      She wants to open a shop.
      The bridge is closed.
      We open the box with a key.
      The hours passed slowly.
      They meet every day.`,
  },
  salary: {
    holds: `
      The salary is £24,000 to £26,000 a year.
      The pay is £13 an hour.
      - Salary: $60,000
      You will earn €2,400 per month.
      We offer £30k and a bike.
      # Baker, £12.50 per hour
      The wage is 15 dollars an hour.
      They are paid £40 a day.
      A competitive salary and free lunch
      The hourly rate is €18.`,
    lacks: `
      We are hiring a baker.
      The hutch is £20.
      Pay attention to the signs.
      Apply by 3 May.
      The bread costs £3.
      It pays to wait.
      She works four nights.
      A fine of £50 applies.
      The salary is good.
      He earned a degree.`,
  },
  'price-form': {
    holds: `
      Entry is £5.
      The mug costs $12.50.
      It cost €1,200 to mend.
      Pay ¥500 at the gate.
      We raised £3 million.
      A $20 note lay there.
      Each seat is £9.99.
      Send ₹500 today.
      - £5 for adults
      Rooms from £40 a night`,
    lacks: `
      Entry is 5 pounds.
      It cost EUR 1,200 to mend.
      A twenty dollar note lay there.
      Pay at the gate.
      The dollar fell.
      We raised three million pounds.
      Page 5
      Ten euros each
      The £ sign
      Use $HOME here.`,
  },
}
