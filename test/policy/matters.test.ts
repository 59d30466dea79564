import { describe, expect, it } from 'vitest'
import { faultsOf } from './variants.ts'

describe('a policy about what a draft does', () => {
  it('looks for promises of something', () => {
    const policies = `
      Do not promise delivery dates.
      Never promise customers a delivery date.
      We do not promise when a parcel will arrive.
      Letters must not promise delivery times.
      Replies may not guarantee a delivery date to anyone.
      No promises of delivery dates, please.
      Posts that promise delivery dates are removed.
      Block any reply that promises a delivery date.
    `
    for (const meets of [
      'Thank you. «Your sofa will arrive by 12 May.»',
      'Thank you. «We promise to deliver it on Monday.»',
    ])
      expect(
        faultsOf({ action: 'reject', policies, meets, misses: 'Thank you. We will write to you.' }),
      ).toEqual([])
    const returns = `
      Do not promise returns to investors.
      Do not promise future returns.
      Never promise investors a profit.
      Ads must not promise high returns.
    `
    expect(
      faultsOf({
        action: 'reject',
        policies: returns,
        meets: 'The fund buys firms. «You will earn 8% a year.»',
        misses: 'The fund buys firms. It will close in May. It lost 8% in 2022.',
      }),
    ).toEqual([])
  })

  it('looks for what readers are asked', () => {
    const policies = `
      Job ads may not ask for age or nationality.
      Job adverts must not ask how old applicants are.
      Never ask applicants about their age.
      Reject job posts that ask for the age of an applicant.
    `
    expect(
      faultsOf({
        action: 'reject',
        policies,
        meets: 'We need a cook. «Applicants must be under 35.»',
        misses: 'We need a cook. Applicants must be able to lift 20 kg. The house is 35 years old.',
      }),
    ).toEqual([])
    const passwords = `
      Never ask for passwords.
      Emails must not ask customers for their password.
      Block messages that ask users for a password.
    `
    expect(
      faultsOf({
        action: 'reject',
        policies: passwords,
        meets: 'Hello. «Please send us your password.»',
        misses: 'Hello. Please send us your form. The password was changed on Monday.',
      }),
    ).toEqual([])
    const photos = `
      No job posts that require a photo.
      Job ads must not ask for a photo.
    `
    expect(
      faultsOf({
        action: 'reject',
        policies: photos,
        meets: 'We need a baker. «Please attach a photo.»',
        misses: 'We need a baker. Please attach a letter. A photo of the shop is below.',
      }),
    ).toEqual([])
  })

  it('looks for threats, accusations and names of anybody', () => {
    const threats = `
      Escalate posts that threaten a neighbour with violence.
      Hold comments that threaten other members.
      Send posts that threaten anyone to a moderator.
    `
    expect(
      faultsOf({
        action: 'human_review',
        policies: threats,
        meets: 'It was loud. «I will come round and break your legs.»',
        misses: 'It was loud. I will come round and talk to you.',
      }),
    ).toEqual([])
    const accusations = `
      Hold reviews that accuse a business of fraud or theft.
      Escalate any comment that accuses the owner of theft.
    `
    expect(
      faultsOf({
        action: 'human_review',
        policies: accusations,
        meets: 'I booked a room. «The owner committed fraud and stole my deposit.»',
        misses: 'I booked a room. The owner was slow. Theft is a crime.',
      }),
    ).toEqual([])
    const names = `
      Block any guest review that names a member of our staff.
      Reject reviews that name our employees.
    `
    expect(
      faultsOf({
        action: 'reject',
        policies: names,
        meets: 'It was clean. «Patricia Oduya at reception was rude.»',
        misses: 'It was clean. The lady at reception was rude.',
      }),
    ).toEqual([])
  })

  it('looks for offers of something', () => {
    const policies = `
      Posts offering to sell or trade game accounts are unacceptable.
      Buying or selling of game accounts is unacceptable here.
      Reject posts that sell game accounts.
    `
    expect(
      faultsOf({
        action: 'reject',
        policies,
        meets: 'I quit. «Selling my game account for $50.»',
        misses: 'I quit. My game account stays. Selling my bike for $50.',
      }),
    ).toEqual([])
  })

  it('looks for preferences', () => {
    const policies = `
      Housing ads may not state a preference for the religion of a tenant.
      Ads must not express a preference for a religion.
    `
    expect(
      faultsOf({
        action: 'reject',
        policies,
        meets: 'A room near the park. «Christian tenants only.»',
        misses: 'A room near the church. Quiet tenants preferred.',
      }),
    ).toEqual([])
  })

  it('looks for what is said of something', () => {
    const safe = `
      Never say that an investment is safe.
      Ads must not claim that investments are safe.
    `
    expect(
      faultsOf({
        action: 'reject',
        policies: safe,
        meets: 'The fund is new. «It is a safe investment.»',
        misses: 'The fund is new. The investment was small. Drive safely.',
      }),
    ).toEqual([])
    const heart = `
      Wine labels may not claim that wine is good for the heart.
      Never say that our wine is good for your heart.
    `
    expect(
      faultsOf({
        action: 'reject',
        policies: heart,
        meets: 'This is a red. «It is good for the heart.»',
        misses: 'This is a red. It is good with lamb. He died of a heart attack.',
      }),
    ).toEqual([])
    expect(
      faultsOf({
        action: 'reject',
        policies: 'Rental ads may not say that only women or only couples will be accepted.',
        meets: 'Two rooms. «Only couples will be accepted.»',
        misses: 'Two rooms. Couples like it. Cards are accepted.',
      }),
    ).toEqual([])
    expect(
      faultsOf({
        action: 'reject',
        policies: `
          Product texts must not say that the toy is unbreakable.
          Never claim that the toy is unbreakable.
        `,
        meets: 'It is red. «The toy is unbreakable.»',
        misses: 'It is red. The toy is large.',
      }),
    ).toEqual([])
    expect(
      faultsOf({
        action: 'reject',
        policies:
          'Do not claim that our cream removes wrinkles.\nNever say that our cream removes wrinkles.',
        meets: 'It smells of rose. «It removes wrinkles in a week.»',
        misses: 'It smells of rose. Remove the lid. The tube wrinkles.',
      }),
    ).toEqual([])
    const votes = `
      Don't tell readers which party to vote for.
      Presenters must not tell the audience who to vote for.
      Nothing that tells people how to vote.
    `
    expect(
      faultsOf({
        action: 'reject',
        policies: votes,
        meets: 'Polls open at seven. «Vote Labour to save our bus.»',
        misses: 'Polls open at seven. Bring a photo ID to vote.',
      }),
    ).toEqual([])
    const children = `
      Ads for children must not tell them to ask their parents to buy something.
      Adverts for toys must not urge children to pester their parents.
    `
    expect(
      faultsOf({
        action: 'reject',
        policies: children,
        meets: 'The robot walks. «Ask your mum to buy it today.»',
        misses: 'The robot walks. Your mum can help. Ask for it in shops.',
      }),
    ).toEqual([])
    const weight = `
      Block claims about losing weight.
      We ban claims about how many kilos a member has lost.
      Reject posts about how much weight someone has lost.
    `
    expect(
      faultsOf({
        action: 'reject',
        policies: weight,
        meets: 'The course is new. «Karen lost 14 kilos in ten weeks.»',
        misses: 'The course is new. Karen lifts 14 kilos. She lost her fear.',
      }),
    ).toEqual([])
  })
})

describe('a policy about a matter that no detector knows', () => {
  it('looks for its words in any of their forms', () => {
    const driving = `
      Never mention smuggling.
      Nothing about smuggling.
      No mentions of smugglers.
      Reject posts about smuggling.
    `
    expect(
      faultsOf({
        action: 'reject',
        policies: driving,
        meets: 'The port is old. «Men smuggled salt here.»',
        misses: 'The port is old. They were smug about it.',
      }),
    ).toEqual([])
    expect(
      faultsOf({
        action: 'human_review',
        policies: `
          Review every text that mentions a merger or an acquisition.
          Anything about mergers or acquisitions needs approval.
        `,
        meets: 'It grew. «It acquired a rival in May.»',
        misses: 'It grew. It hired a cook in May.',
      }),
    ).toEqual([])
  })

  it('knows what nouns are made of', () => {
    expect(
      faultsOf({
        action: 'flag',
        policies: 'Flag anything about adoption.\nTell us about mentions of adoptions.',
        meets: 'They moved. «They adopted a boy.»',
        misses: 'They moved. They bought a boat.',
      }),
    ).toEqual([])
  })

  it('does not take other things for kin', () => {
    expect(
      faultsOf({
        action: 'reject',
        policies: 'Nothing about training.\nDo not mention banking.',
        meets: '«Training in banking is free.»',
        misses: 'The train stops at the river bank.',
      }),
    ).toEqual([])
  })

  it('finds all words of one thing in one sentence', () => {
    const policies = `
      Do not announce plant closures.
      Never announce a plant closure or layoffs.
      Press releases must not announce plant closures.
    `
    expect(
      faultsOf({
        action: 'reject',
        policies,
        meets: 'Sales fell. «We close the plant in Leeds.»',
        misses: 'Sales fell. We close the shop. The plant needs water.',
      }),
    ).toEqual([])
    expect(
      faultsOf({
        action: 'reject',
        policies: 'Nothing about the Mill Lane planning appeal until the inspector has ruled.',
        meets: 'It reopens. «The Mill Lane appeal is likely to be heard.»',
        misses: 'It reopens. The path on Mill Road is closed until then.',
      }),
    ).toEqual([])
    expect(
      faultsOf({
        action: 'flag',
        policies:
          'Flag texts that quote a court ruling.\nTell us about texts that mention a court ruling.',
        meets: 'It lost. «The court ruled that the fee was unfair.»',
        misses: 'It lost. The court is closed. They ruled it out.',
      }),
    ).toEqual([])
  })

  it('lists topics beside other things', () => {
    expect(
      faultsOf({
        action: 'reject',
        policies: 'No politics or phone numbers.\nNo politics, religion or phone numbers.',
        meets: '«The election is near.» «Ring 020 7946 0958.»',
        misses: 'The fair is near. Ring the bell.',
      }),
    ).toEqual([])
    expect(
      faultsOf({
        action: 'reject',
        policies: 'Political or religious opinions are banned.',
        meets: '«I think the government is right.»',
        misses: 'I think the soup is right. The government met.',
      }),
    ).toEqual([])
    expect(
      faultsOf({
        action: 'reject',
        policies:
          'Do not mention the religion or nationality of a suspect.\nNever give the nationality of suspects.',
        meets: 'A shop was robbed. «Police seek a Romanian man.»',
        misses: 'A shop was robbed. The suspect is tall.',
      }),
    ).toEqual([])
  })

  it('leaves out whose data it is', () => {
    expect(
      faultsOf({
        action: 'reject',
        policies:
          "Never publish a junior player's age or school.\nDo not publish a young player's age.",
        meets: 'They won. «Tom, aged 11, scored twice.»',
        misses: 'They won. Tom scored twice.',
      }),
    ).toEqual([])
  })

  it('finds deadlines', () => {
    expect(
      faultsOf({
        action: 'flag',
        policies: 'List all the deadlines in the draft.\nFlag closing dates.\nMark every deadline.',
        meets: 'The grant is small. «Applications must reach us by 3 June.»',
        misses: 'The grant is small. It was founded on 3 June 2011 by actors.',
      }),
    ).toEqual([])
  })
})
