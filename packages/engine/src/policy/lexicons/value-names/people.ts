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
]
