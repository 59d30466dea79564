import type { SentencesById } from '../../../support/show-detected.ts'

export const matters: SentencesById = {
  proceedings: {
    holds: `
      Officers are investigating a break-in at the club.
      A police investigation into the fire has begun.
      Detectives are looking into the robbery.
      A murder investigation was opened on Monday.
      The case is still pending at the High Court.
      He is on trial at Leeds Crown Court.
      The magistrates will hear it: the trial continues.
      Three students were excluded after the fight.
      The academy has expelled two pupils.
      The exclusion of a pupil upset the class.`,
    lacks: `
      The police band played in the park.
      Planning officers are investigating the shed.
      For enquiries call the police station.
      The trial ended in 2018 and the judge retired.
      The old court building is a hotel now.
      We play badminton on the court next door.
      The bus service is suspended until Monday.
      Children under five are excluded from the prize draw.
      Lights are suspended above the pupils.
      The lift for students was suspended.`,
  },
  'political-support': {
    holds: `
      I am voting for the Greens.
      Our vicar endorses the Labour candidate.
      The shop backs the Lib Dems.
      They campaigned for the SNP.
      My sister always votes Tory.
      She supported the Republican nominee.
      Mr Hall is a Conservative supporter.
      He is canvassing for our party.
      Staff voted for that candidate.
      We support Plaid Cymru.`,
    lacks: `
      Please bring your polling card.
      We support local farmers.
      The committee voted for new chairs.
      Vote for your favourite cake.
      He backs his car into the drive.
      The labour ward supports mothers.
      She supports the birthday party.
      Three candidates stand in May.
      The party starts at eight.
      He is conservative in his dress.`,
  },
  'named-patient': {
    holds: `
      Helen Marsh is seriously ill.
      Please pray for John Reid, who is unwell.
      Susan Webb was diagnosed with breast cancer.
      Robert Cole had a stroke in May.
      Peter Lowe, our organist, is in hospital.
      Visit Anna Marsh in hospital.
      Susan Webb's illness worries us.
      David Okoro is having chemotherapy.
      James Webb suffers from severe depression.
      Mrs Joan Pryce is recovering from pneumonia.`,
    lacks: `
      Mary Hall nurses the ill.
      John Reid works in a hospital.
      Many people here have had a stroke.
      Susan Webb raised money for cancer research.
      Dr Robert Cole treats asthma.
      The hospital is named after Anna Marsh.
      Peter Lowe wrote a book on dementia.
      Our thoughts are with all who are sick.
      James Webb is on holiday.
      David Okoro was never ill.`,
  },
  'medicine-change': {
    holds: `
      Stop taking your statins.
      Come off the antidepressants slowly.
      You should skip the evening dose.
      Just try paracetamol first.
      Halve the tablets for a week.
      You can take two aspirin.
      It is time to stop taking your blood pressure tablets.
      If you feel dizzy, change your medication.
      Please take an antihistamine.
      Increase your dose of insulin.`,
    lacks: `
      Talk to your GP.
      Never stop your medication.
      She takes her tablets with water.
      My doctor changed my dose.
      Before you stop taking your tablets, see your GP.
      He decided to stop taking the tablets.
      Take a rest.
      The pharmacy stocks antibiotics.
      Stop worrying about it.
      People stop taking the tablets too early.`,
  },
  'job-condition': {
    holds: `
      We are looking for a young salesperson.
      Applicants must be aged 25 to 35.
      Ideal for recent graduates.
      No older than 40.
      Wanted: a mature shop assistant.
      A driving licence is essential.
      You need a clean driving licence.
      The trial shift is unpaid.
      An unpaid internship in London.
      Interns work without pay.`,
    lacks: `
      We are a young company.
      The shop is under 20 miles away.
      People of any age may apply.
      Five years of experience needed.
      We work with young people.
      No driving licence is needed.
      Her driving licence was lost.
      The internship is paid.
      Trial shifts are paid by the hour.
      Charity volunteers do an unpaid shift.`,
  },
}
