import type { CasesById } from '../../support/show-detected.ts'

export const matters: CasesById = {
  proceedings: {
    finds: [
      '«Police are investigating» a fire in Mill Lane.',
      'The claim against the builder «is being heard at the County Court».',
      'Two Year 9 «pupils have been suspended» for three days.',
      'She is «due in court» on Monday.',
    ],
    passes: [
      'Police closed the road for the race.',
      'The claim ended in March, when the court found for the council.',
      'Swimming lessons for pupils are suspended while the pump is mended.',
      'The tennis court is being repaired.',
      'Students are excluded from the offer.',
    ],
  },
  'political-support': {
    finds: [
      'Our organist is «backing the Green candidate».',
      'She «votes Labour».',
      'Most of us «voted for the Conservatives».',
      'He is a «Tory voter».',
    ],
    passes: [
      'The hall is open for voting from 7 am.',
      'He will serve tea on the green.',
      'Vote on Thursday.',
      'She supports the Green Dragon in the darts league.',
      'We support every job candidate.',
    ],
  },
  'named-patient': {
    finds: [
      'Pray for «Tom Sayer, who is in hospital».',
      '«Brian Cole, who has been treated here for bowel cancer», cut the ribbon.',
      '«Anna Reid has pneumonia».',
      '«Peter Lowe is recovering from a stroke».',
    ],
    passes: [
      'Dr Helen Cole, who treats bowel cancer here, cut the ribbon.',
      'Tom Sayer will play for all who are ill.',
      'Anna Reid visits people in hospital.',
      'Parkinson’s disease is not catching.',
      'Peter Lowe is not ill.',
    ],
  },
  'medicine-change': {
    finds: [
      '«Stop the blood pressure tablets» for a few days.',
      '«You should double your dose».',
      '«Take ibuprofen» tonight.',
      'If it itches, «switch to another antihistamine».',
    ],
    passes: [
      'Tell your GP before your next tablet.',
      'Do not stop your tablets.',
      'I stopped my tablets in May.',
      'Take the tablets to your pharmacist.',
      'Stop at the chemist.',
    ],
  },
  'job-condition': {
    finds: [
      'We «want a young» bookkeeper, «ideally under 30», for our office.',
      'You «must hold a full driving licence».',
      'Your first two «shifts are an unpaid» trial.',
      'We offer an «unpaid internship» in May.',
    ],
    passes: [
      'The firm is under 30 minutes from the station.',
      'You need a licence for refrigerants; no driving licence is needed.',
      'Your first two shifts are a trial, paid at the full rate.',
      'You will work with young people.',
      'Tom, aged 11, planted a young tree.',
      'Bring your passport or your driving licence.',
      'We never offer unpaid internships.',
    ],
  },
}
