import type { CasesById } from '../../support/show-detected.ts'

export const codes: CasesById = {
  'wallet-address': {
    finds: [
      'Send it to «1BoatSLRHtKNngkdXEeobR76b53LETtpyT».',
      '> «bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq»',
      '`«0x52908400098527886E0F7030069857D2E4169EE7»`',
      'Write to «DH5yaieqoZN36fDVciNyRueRGvGLR3mr7L».',
    ],
    passes: [
      'The hash is 0x52908400.',
      'Bitcoin fell.',
      'The file is abcdefghijklmnopqrstuvwxyzabcdef.',
      'See https://example.org/0x52908400098527886E0F7030069857D2E4169EE7',
    ],
  },
  'version-number': {
    finds: [
      'It runs on «version 12».',
      'Since «v0.9» it is free.',
      'The fix is in «3.14.15».',
      'Get «release 2.1-beta».',
    ],
    passes: [
      'A new version is out.',
      'It was 3.14.',
      'The V6 engine is loud.',
      'It happened on 3.4.2025.',
    ],
  },
  'interest-rate': {
    finds: [
      'The loan costs «8% APR».',
      'An «interest rate of 2.25 per cent» applies.',
      'You pay «3% interest».',
      'The «savings rate is 4.1%».',
    ],
    passes: [
      'Interest fell by 3%.',
      'Some 3% of the loans were repaid.',
      'The APR is high.',
      'Rates of infection rose to 3%.',
    ],
  },
  'number-plate': {
    finds: [
      'The red car, «BD51 SMR», is his.',
      'Her plate is «XYZ 789».',
      'A van with the plate «12-D-34567» left.',
      'Registration «KA 01 AB 1234»',
    ],
    passes: [
      'The plate broke.',
      'Room BD51 is locked.',
      'Registration opens at 9.',
      'The sort code is 20-00-00.',
    ],
  },
  'vague-link-text': {
    finds: [
      '[«Here»](https://example.org/a) it is.',
      'Please [«click here»](https://example.org/b).',
      'See [«this page»](https://example.org/c).',
      '[«Read more»](https://example.org/d)',
    ],
    passes: [
      'Click here.',
      '[Opening hours](https://example.org/a)',
      '![Click here](https://example.org/a.png)',
      '[Here is the plan](https://example.org/b)',
    ],
  },
  'internal-host': {
    finds: [
      'Log in to «db03.corp.internal» first.',
      '`ssh «printer.local»`',
      'The wiki is at https://«wiki.lan»/start.',
      '> Use «mail.example.corp».',
    ],
    passes: [
      'The class is com.example.internal here.',
      'See example.internal.Cache for it.',
      'The local shop is internal.',
      'Write to ann@mail.local or see [it](https://example.org).',
    ],
  },
}
