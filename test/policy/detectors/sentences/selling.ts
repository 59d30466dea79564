import type { SentencesById } from '../../../support/show-detected.ts'

export const selling: SentencesById = {
  'offer-code': {
    holds: `
      The code ROOF10 takes 10 per cent off.
      Use code JIM15 for money off.
      Enter the promo code at the till.
      # Voucher codes for May
      - Discount code: LEEK5
      Order with code TULIP and pay less.
      My code SAM20 saves you five euros.
      Members get a referral code by post.
      Apply coupon code FERN to the basket.
      You get 30% off with my code.`,
    lacks: `
      The dialling code for the office is 0555.
      It failed with error code E14.
      The building code asks for two exits.
      Give your postcode to the driver.
      The source code is on the server.
      # A code of conduct
      - Write code that others can read
      The dress code is black tie.
      The door code was changed on Monday.
      Morse code has been used since 1844.`,
  },
  discount: {
    holds: `
      All coats are 30% off this weekend.
      Save £15 on your first order.
      Take a third off the list price with a voucher.
      # Summer sale
      - Two for the price of one
      Students get a 10 percent discount.
      Buy one, get one free.
      Prices slashed on garden chairs.
      Enter the code LEEK5 to get $5 off.
      Members pay a reduced price.`,
    lacks: `
      Turn the pump off after 20 minutes.
      The house is for sale.
      About 30% of the coats are red.
      Save the form before you leave.
      The sale of the farm took a year.
      He took a week off in May.
      They dealt with the leak.
      Do not discount the danger of fog.
      The island lies 3 miles off the coast.
      It costs £15.`,
  },
  urgency: {
    holds: `
      Order now while stocks last.
      Only two seats left!
      The offer ends at midnight.
      # Last chance to book
      - Hurry, places are going fast
      Don't miss out on this one.
      Act now before it is too late.
      Just 4 rooms remaining.
      Today only: free soup.
      Time is running out for you.`,
    lacks: `
      The last train leaves at ten.
      Only two people left the room early.
      The lease ends in June.
      Stocks fell by a tenth.
      There is no hurry.
      Act two begins after the break.
      The chance of rain is small.
      Four rooms face the sea.
      Nobody hurried to the gate.
      She left only three letters.`,
  },
  'call-to-action': {
    holds: `
      Sign up for our newsletter.
      Book your free consultation today.
      Click the link below to order.
      # Join thousands of happy gardeners
      - Call us on the number below
      Why not try it for free?
      Visit our shop in Leeds.
      Download the app now.
      Follow us on social media.
      Request your copy today!`,
    lacks: `
      Users who sign up get a mail.
      The shop in Leeds opens at nine.
      Click the gear icon and choose a colour.
      The order of the steps matters.
      She joined the choir in May.
      Download counts rose in June.
      To call a function, write its name.
      People visit our town in summer.
      They asked us to follow the river.
      A copy of the book is in the library.`,
  },
  'legal-advice': {
    holds: `
      You should sue your landlord.
      If you were dismissed, you are entitled to three months' pay.
      You can claim compensation for the delay.
      Do not sign the contract before a notary reads it.
      # How to contest a will
      - Withhold the rent until the boiler works
      You have the right to remain silent.
      File a complaint with the tribunal within 30 days.
      Tenants should take their landlord to court.
      You don't have to pay the fine.`,
    lacks: `
      The court ruled against the mill.
      A lawyer can tell you more.
      You can claim a seat with a towel.
      The law came into force in May.
      Sign the guest book at the door.
      Her lawyer declined to comment.
      They sued the council last year.
      The right bank of the river is steep.
      Our contract with the baker ends in June.
      Contact a solicitor if in doubt.`,
  },
  'medical-advice': {
    holds: `
      You should stop taking your tablets.
      Take two aspirin and go to bed.
      Vinegar cures warts within a week.
      If you have a fever, drink willow tea.
      # How to treat a migraine at home
      - Avoid ibuprofen if you are pregnant
      Patients with asthma should halve their dose.
      Rub the ointment on the rash twice a day.
      This herb prevents cancer.
      You don't need a doctor for chest pain.`,
    lacks: `
      Ask your doctor about the tablets.
      The trial tested a new vaccine.
      The nurse took two steps back.
      Apply the patch to the kernel.
      The patient left the ward on Monday.
      Avoid the main road on Fridays.
      Take the second exit.
      Aspirin was first sold in 1899.
      The hospital has ninety beds.
      Treat every input as unsafe.`,
  },
  dosage: {
    holds: `
      Take 500 mg of paracetamol every six hours.
      Two tablets three times a day are enough.
      The usual dose is one capsule daily.
      Children get 5 ml of syrup at bedtime.
      # 10 mg twice daily
      - 1,000 IU of vitamin D a day
      She was given 0.5 mg of adrenaline.
      Swallow one pill before breakfast.
      Inject 20 units of insulin before meals.
      Never exceed 4 g of paracetamol per day.`,
    lacks: `
      The response took 500 ms.
      Two tablets with cracked screens were returned.
      The tank holds 5 ml of ink.
      Three times a day the bell rings.
      Lead in the water stood at 2 mg/l.
      The dose of humour was small.
      A capsule returned from orbit.
      It weighs 20 g.
      The unit has 20 beds.
      She drops the ball twice a day.`,
  },
  advice: {
    holds: `
      You should move your savings into bonds.
      We recommend an early start.
      Never lend money to a friend.
      It is wise to keep the receipts.
      # Choose a bank with low fees
      - Pay your debts first
      You'd better call a plumber.
      Experts suggest a second opinion.
      Consider renting instead of buying.
      Don't buy shares on margin.`,
    lacks: `
      She moved her savings into bonds.
      The bank has low fees.
      They paid their debts in March.
      You should have seen the queue.
      The plumber came at four.
      Keep is a castle word.
      He suggested nothing.
      The start was early.
      Sales of shares rose.
      Visit of the queen: a photo`,
  },
}
