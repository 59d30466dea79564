import type { ValueName } from './value-name.ts'

/** What is said of people, or where they live. */
export const people: readonly ValueName[] = [
  [
    'ip-address',
    'private',
    'internal ip addresses, internal ip address, internal ips, internal ip, private ip addresses, private ip address, private ips, private ip, lan addresses, intranet ip addresses, internal network addresses, internal ipv4 addresses',
  ],
  [
    'profanity',
    'plain',
    'unmasked swear words, uncensored swear words, unmasked profanity, uncensored profanity, swear words written out, swear words spelled out, swear words in full, unmasked swearing, uncensored swearing',
  ],
  [
    'accusation',
    'any',
    'accusations of crime, accusations of crimes, accusation of a crime, accusations of a crime, criminal accusations, accuse people of crimes, accuse people of a crime, accuse anyone of a crime, accuse anybody of a crime, accusing people of crimes, accusing anyone of a crime',
  ],
  [
    'person-name',
    'full',
    'full names, full name, first names and surnames, first and last names, given names and surnames, names in full',
  ],
  ['referral', 'health', 'health referral, health referrals'],
  ['referral', 'legal', 'legal referral, legal referrals'],
  ['referral', 'financial', 'financial referral, financial referrals'],
  [
    'postal-address',
    'home',
    'home address, home addresses, where people live, where they live, full home address, full home addresses, exact home address, private street address, private street addresses, private home addresses, private home address, private postal addresses, private postal address, addresses of private homes, addresses of homes, addresses of private houses, address of a private home, home adress, home adresses, exact home addresses, home locations, residential addresses, residential address, where someone lives, where somebody lives, where a person lives, where anyone lives, private addresses, private address',
  ],
  [
    'proceedings',
    'police',
    'police investigation, police investigations, police inquiry, police inquiries, police enquiry, police enquiries, police probe, police probes, investigations by the police, investigation by the police',
  ],
  [
    'proceedings',
    'court',
    'pending court cases, pending court case, ongoing court cases, ongoing court case, running court cases, active court cases, live court cases, unfinished court cases, ongoing trials, pending trials, cases before the courts, cases before a court',
  ],
  [
    'proceedings',
    'suspension',
    'suspensions of pupils, suspension of pupils, suspension of a pupil, pupil suspensions, suspended pupils, school suspensions',
  ],
  [
    'proceedings',
    'exclusion',
    'exclusions of pupils, exclusion of pupils, exclusion of a pupil, pupil exclusions, excluded pupils, school exclusions',
  ],
  [
    'proceedings',
    'expulsion',
    'expulsions of pupils, expulsion of pupils, expulsion of a pupil, pupil expulsions, expelled pupils, school expulsions',
  ],
  ['job-condition', 'age', 'age conditions, age requirements for jobs'],
  [
    'job-condition',
    'licence',
    'driving licence conditions, driving licence requirements, driving license requirements, driving licence requirement',
  ],
  [
    'job-condition',
    'internship',
    'unpaid internships, unpaid internship, unpaid interns, unpaid traineeships, internships without pay',
  ],
  [
    'job-condition',
    'trial',
    'unpaid trial shifts, unpaid trial shift, unpaid trials, unpaid trial, unpaid trial days, unpaid work trials, unpaid shifts, trial shifts without pay',
  ],
  [
    'medicine-change',
    'take',
    'advice to take a medicine, advice to take medicine, advice to take medicines',
  ],
  ['medicine-change', 'stop', 'advice to stop a medicine, advice to stop medicines'],
  ['medicine-change', 'change', 'advice to change a medicine, advice to change medicines'],
  [
    'comparison',
    'medicine',
    'comparisons of medicines, comparison of medicines, comparisons between medicines, comparisons of two medicines, comparisons of drugs, comparisons between drugs',
  ],
]
