import type { SentencesById } from '../../../support/show-detected.ts'

export const wordLists: SentencesById = {
  jargon: {
    holds: `
      We leverage data to win.
      Let's circle back on Monday.
      Pick the low-hanging fruit first.
      # A paradigm shift for schools
      - Key takeaways
      All stakeholders were consulted.
      The parties hereinafter called the buyers agree.
      It is a holistic, best-of-breed solution.
      Please action this by Friday and touch base.
      Our synergies move the needle.`,
    lacks: `
      Use data to win.
      The lever is made of steel.
      The fruit on the lower branches is ripe.
      They foster two children.
      A stake held up the tent.
      The needle moved to the left.
      We met again on Monday.
      The pond is an ecosystem of frogs and reeds.
      Reach the shelf with a ladder.
      The bandwidth of the line is low.`,
  },
  profanity: {
    holds: `
      This is utter bullshit.
      What the fuck happened here?
      The damned printer broke again.
      # No shit
      - Crap coffee, nice view
      He called the referee a wanker.
      “You bastard,” she said.
      It's a fucking mess.
      What the hell were they thinking?
      The boss is an arsehole.`,
    lacks: `
      They live near Scunthorpe.
      Sussex and Essex are counties.
      A cockerel crowed at dawn.
      The class passed the assessment.
      Prick the potatoes with a fork.
      The dam broke in spring.
      Dick Turpin was a highwayman.
      Shell shares fell.
      The dyke holds back the sea.
      The bitch had six puppies.`,
  },
  'insensitive-term': {
    holds: `
      The chairman opened the meeting.
      Two firemen carried the hose.
      A stewardess served the tea.
      # Manning the front desk
      - Master and slave drives
      She is confined to a wheelchair.
      Add the host to the blacklist.
      Every engineer should check his code.
      That idea is crazy.
      The project needs more manpower.`,
    lacks: `
      The chair opened the meeting.
      Two firefighters carried the hose.
      A flight attendant served the tea.
      The master copy is in the safe.
      She uses a wheelchair.
      Add the host to the deny list.
      Manchester needs a new tram.
      The crazy paving was laid in 1970.
      The blackboard lists the white wines.
      Human error caused the fire.`,
  },
}
