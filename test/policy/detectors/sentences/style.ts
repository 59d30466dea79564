import type { SentencesById } from '../../../support/show-detected.ts'

export const style: SentencesById = {
  'weasel-word': {
    holds: `
      Some say the mill is haunted.
      It is believed that the king slept here.
      Many people think the plan is bad.
      Critics claim the bridge is ugly.
      # Experts say rent will fall
      - Studies show that tea helps
      It is widely known as the best pub.
      It has been said that he was rich.
      Research suggests a link.
      This is arguably his best song.`,
    lacks: `
      Anna Lind says the mill is haunted.
      She believed that the king slept here.
      Some trains were late.
      Many people came.
      The critic wrote a book.
      According to the council, rents fell.
      The experts met in May.
      They study tea.
      He said that he was rich.
      Our survey of 400 tenants found it.`,
  },
  clickbait: {
    holds: `
      You won't believe what this baker found
      # This one trick will cut your rent
      # 17 reasons why you should leave Leeds
      What happened next will shock you.
      # Doctors hate her for it
      # The secret to perfect bread
      She opened the door, and you'll never guess what happened.
      # Here's why everybody is talking about tea
      # 9 things you didn't know about oak
      This video will blow your mind.`,
    lacks: `
      # Nine reasons to insulate a roof
      # How to bake bread
      They won't believe him.
      The next train leaves at nine.
      # Rents in Leeds fell by 3%
      The secret was kept for years.
      What happened at the mill is not known.
      He learned a card trick.
      # Opening hours
      There are 17 reasons in the report.`,
  },
  'latin-abbreviation': {
    holds: `
      Bring tools, e.g. a saw.
      The owner, i.e. the council, pays.
      - Bread, tea, etc.
      # Tea vs. coffee
      See Lind et al. for the data.
      It was built ca. 1850.
      Cf. the second chapter.
      N.B. The hall is closed.
      Tools (eg a saw) are here.
      The mayor, viz. Anna Lind, agreed.`,
    lacks: `
      Bring tools such as a saw.
      The EG company closed.
      An IE browser is old.
      The boat is at sea.
      Al came at nine.
      Turn left at CA 92.
      Caesar lived in Rome.
      The door is 2 m wide.
      At 9 a.m. it rained.
      He has a Ph.D. in tea.`,
  },
  'double-negative': {
    holds: `
      It is not uncommon to see foxes.
      The plan is not without risk.
      I don't know nothing about it.
      She was not unhappy with it.
      # Why it's not impossible
      - Never say no to nobody
      That is hardly unusual in May.
      He can't hardly wait.
      We didn't see nobody.
      It isn't unlikely that it rains.`,
    lacks: `
      It is common to see foxes.
      The plan is not risky.
      I don't know anything about it.
      She was not happy, and nobody came.
      The word is not under the line.
      No, it is not.
      He is not the uncle of Tom.
      It is not united.
      Nobody came because it did not stop raining.
      We do not understand it.`,
  },
  honorific: {
    holds: `
      Mr Lind opened the hall.
      Ask Mrs. Okafor for the key.
      - Ms Stone, chair
      The speaker was Dr Emily Stone.
      # Sir Peter retires
      Miss Brennan taught him.
      Prof. Hassan wrote it.
      “Good day, Mr. Weber,” she said.
      They met Lady Marsh in Bath.
      Professor Kowalska agreed.`,
    lacks: `
      Anna Lind opened the hall.
      The professor agreed.
      Do not miss the bus.
      The lady left.
      Turn into Castle Dr.
      Yes, sir, it is.
      A doctor came.
      Miss the bus and you walk.
      The dr file is lost.
      The prime minister spoke.`,
  },
  'courtesy-title': {
    holds: `
      Mr Lind opened the hall.
      Ask Mrs. Okafor for the key.
      - Ms Stone, chair
      Miss Brennan taught him.
      # Mr Weber retires
      “Good day, Mrs. Weber,” she said.
      They met Ms Marsh in Bath.
      Mr and Mrs Hassan agreed.
      The speaker was Mx Emily Stone.
      We thank Miss Kowalska.`,
    lacks: `
      Anna Lind opened the hall.
      Dr Lind agreed.
      Do not miss the bus.
      Lady Marsh left.
      Prof. Hassan wrote it.
      # Sir Peter retires
      A doctor came.
      Miss the bus and you walk.
      The ms file is lost.
      The prime minister spoke.`,
  },
  'ip-address': {
    holds: `
      The server is at 192.168.10.4.
      Connect to 10.0.12.254 first.
      - 203.0.113.7 was blocked
      # Why we block 198.51.100.23
      The host [::1] answers: 2001:db8::8a2e:370:7334.
      He wrote from 81.2.69.142, as the log shows.
      Open http://203.0.113.9/admin now, or 203.0.113.9.
      Ping 172.16.0.1:8080 twice.
      The range is 10.0.0.0/8.
      (8.8.8.8)`,
    lacks: `
      Version 10.15.7.1980 is out.
      Chapter 1.2.3.4.5 is long.
      It costs 192.168 euros.
      At 10:30:15 the bell rang.
      On 12.05.2024 it rained.
      The ratio is 3:2.
      Version 1.2.3.4 fixes the leak.
      Ring 020 7946 0958.
      The number 300.400.500.600 is wrong.
      Section 4.1.2 applies.`,
  },
}
