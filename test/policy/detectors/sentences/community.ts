import type { SentencesById } from '../../../support/show-detected.ts'

export const community: SentencesById = {
  'payment-method': {
    holds: `
      Please pay with an Amazon gift card.
      I accept payment in Steam cards only.
      You can pay me in bitcoin.
      Send the deposit by Western Union.
      Payment by bank transfer before viewing.
      It is cash only, no returns.
      Buy an iTunes card and send me the code.
      We take Zelle or Venmo for payment.
      Pay via PayPal friends and family.
      The fee is paid in USDT.`,
    lacks: `
      Please pay by card at the checkout.
      She got a gift card for Christmas.
      Bitcoin fell by half in May.
      The bank is closed.
      He was paid on Friday.
      The payment failed.
      Western union members met.
      The cash machine is broken.
      A bank transfer takes two days.
      Gift shops line the street.`,
  },
  'review-incentive': {
    holds: `
      Leave us a five-star review and get 10% off your next order.
      We will send you a voucher for your review.
      Write a review and win a prize.
      Review us on Trustpilot in exchange for a free mug.
      Post a positive review to receive £5.
      Get a discount for every review!
      Rate us five stars and we'll send you a gift card.
      Everyone who writes can win: leave a review today.
      A refund is yours if you post a 5 star review.
      Give us your feedback and give your review a bonus.`,
    lacks: `
      If you have a minute, please leave us a review.
      Get 10% off your next order.
      The review of the film was harsh.
      We read every review.
      Write a letter and win a prize.
      She won a voucher.
      Reviews are checked by hand.
      The rating agency cut the bond.
      Leave the key under the mat.
      A free mug comes with it.`,
  },
  'legal-threat': {
    holds: `
      My lawyer will write to the landlord.
      You will hear from my solicitor.
      I'll see you in court.
      If you do not pay, we will sue.
      We reserve the right to take legal action against you.
      I'm going to sue you for this.
      My attorneys are on it.
      This is libel and you know it.
      I will press charges.
      Delete it or I take this to court.`,
    lacks: `
      I will write to the landlord on Monday.
      The lawyer gave a talk.
      The firm was sued in 2019.
      Sue will open the gate.
      The tennis court is wet.
      Legal action by the union ended in May.
      The solicitor lives next door.
      They won their case.
      The charges are low.
      A lawsuit was filed in Texas.`,
  },
  request: {
    holds: `
      Please send us your address.
      Tell us how old you are.
      Could you give £100 this month?
      Applicants must be unmarried.
      What is your date of birth?
      We need your bank details.
      Please attach a photo.
      Let us know your phone number.
      You must provide a reference.
      A driving licence is required.`,
    lacks: `
      We send a letter every month.
      The club tells its members little.
      The form is on our page.
      A nurse will call you.
      Applicants waited outside.
      Our address has changed.
      The photo shows the bridge.
      He gave £100 in May.
      She asked nobody.
      The licence was lost.`,
  },
  'sale-offer': {
    holds: `
      Two young rabbits for sale, £20 each.
      I'm selling my old bike.
      Oak table, £80 or nearest offer.
      Selling two tickets for Friday.
      Kittens free to a good home.
      WTS graphics card
      We stock a range of knives.
      The boat is up for sale.
      I want to sell my guitar.
      Yours for £20.`,
    lacks: `
      The house was sold in May.
      The shop sells bread.
      She wrote a best seller.
      A jumble took place in the hall.
      He bought a bike.
      The salesman left.
      Rabbits need hay.
      The table is oak.
      We lent her a boat.
      Prices rose.`,
  },
  'engagement-bait': {
    holds: `
      Please upvote so more people see it.
      Like and share to win.
      Smash that like button!
      Follow me for more tips.
      Vote for me in the final.
      Tag a friend who needs this.
      RT if you agree.
      Drop a like if you got this far.
      Don't forget to subscribe to my page.
      Give it an upvote, or leave a like.`,
    lacks: `
      I like the new bridge.
      They will vote in May.
      She follows the news.
      The share price fell.
      He has a friend in Leeds.
      The tag is on the shirt.
      Please open the window.
      The subscription ends in June.
      It looks like rain.
      The dogs follow him.`,
  },
  'chain-letter': {
    holds: `
      Forward this to ten friends by midnight.
      Copy and paste this to your wall.
      Send this to everyone you love.
      Do not break the chain!
      Seven years of bad luck await you.
      Share this with all your friends.
      Pass this on to anyone with a child.
      Repost this if you care.
      Please circulate among parents.
      Make this go viral.`,
    lacks: `
      We look forward to Monday.
      Copy the file first.
      Send this form to the office.
      The chain broke.
      He had bad luck.
      Share the cake with her.
      Pass the salt.
      The post was late.
      Air must circulate.
      A viral infection`,
  },
  'private-contact': {
    holds: `
      DM me for the price.
      Just text me on the number above.
      Message me privately, please.
      WhatsApp me for details.
      Add me on Snapchat.
      Email me if you want one.
      Contact me via Telegram.
      My DMs are open.
      Call me after six.
      Send me a PM.`,
    lacks: `
      The office is open.
      He sent a long text.
      Contact the library desk.
      It reminds me of home.
      She called at noon.
      The message was short.
      Add two eggs.
      They mailed a letter.
      The inbox is full.
      He rang the bell.`,
  },
  'self-promotion': {
    holds: `
      Check out my new video on knots.
      Subscribe to my newsletter.
      My channel has more on this.
      I just launched an app for walkers.
      Visit our shop in Bath.
      Listen to my podcast about moss.
      Link in bio.
      Shameless plug: I wrote a book.
      My Etsy has them too.
      Have a look at my blog.`,
    lacks: `
      Check out the new bridge.
      She watched a video on knots.
      The channel is narrow.
      They launched a boat.
      The shop is in Bath.
      My brother likes moss.
      The link is broken.
      He read a book.
      The plug is loose.
      Our street is quiet.`,
  },
  'donation-appeal': {
    holds: `
      Please donate to the roof fund.
      Give here: https://www.gofundme.com/f/new-nets
      Every penny helps.
      We are raising money for new nets.
      Sponsor me for the London Marathon.
      Our crowdfunding page is live.
      Make a donation today.
      Help us raise £500.
      [Support us](https://www.justgiving.com/x) this year.
      If you can, chip in.`,
    lacks: `
      We are holding a cake sale on Saturday.
      He donated the land in 1920.
      The penny was made of copper.
      They raise goats.
      The sponsor left.
      The crowd cheered.
      The donation box was stolen.
      Help us paint the hall.
      The fund is closed.
      A chip fell off.`,
  },
  'income-claim': {
    holds: `
      Earn £500 a week from your sofa.
      Make money online in ten minutes.
      Passive income for life.
      Be your own boss!
      This is how to get rich quick.
      Double your money by June.
      Financial freedom starts here.
      You can earn up to $3,000.
      Quit your job and travel.
      She made $200 per day with it.`,
    lacks: `
      She earned a degree.
      The income tax rose.
      They made a cake.
      The rich soil is black.
      His boss was kind.
      The room costs £50 a day.
      He quit smoking.
      Freedom of speech
      They moved the money.
      The job is in Leeds.`,
  },
  'weight-loss-claim': {
    holds: `
      You will lose 6 kg by the end.
      Lose weight fast with our tea.
      It burns fat while you sleep.
      Drop two dress sizes by June.
      She lost three stone on it.
      Get a flat stomach in a week.
      Melt away fat today.
      Losing 10 pounds was easy.
      Shed the pounds with us.
      Weight loss starts here: lose 5kg.`,
    lacks: `
      You will need two 6 kg weights.
      The parcel weighs 5 kg.
      They lost two games.
      Fry it in hot fat.
      The dress is blue.
      He lost three keys.
      The stomach is an organ.
      They dropped two bags.
      It costs ten pounds.
      The butter melts.`,
  },
  'green-claim': {
    holds: `
      Our bags are eco-friendly.
      A carbon-neutral way to fly.
      The cup is fully compostable.
      Sustainable fashion for all
      It is better for the planet.
      We are net zero since May.
      Packed in recyclable paper
      A zero-waste shop
      The greenest car you can buy
      Chemical-free cleaning`,
    lacks: `
      Our bags are blue.
      The planet has two moons.
      The green door is open.
      A neutral country
      He wasted no time.
      The chemistry class
      The car is cheap.
      They recycle glass.
      The net is torn.
      Paper cups`,
  },
}
