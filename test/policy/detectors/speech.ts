import type { CasesById } from '../../support/show-detected.ts'

export const speech: CasesById = {
  insult: {
    finds: [
      'The manager «is a lying rat».',
      'Only a fool who hates his town, «you clown», would do that.',

      '“«What a pathetic loser»,” she wrote.',
      '«You’re too stupid» to count.',
      'Tell that «scumbag» to leave.',
    ],
    passes: [
      'The rat ran off.',
      'The clown was funny.',

      'He lost the game.',
      'It makes you fat.',
      'The fool in the play dies.',
    ],
  },
  threat: {
    finds: [
      '«You will regret that», I promise.',
      '«We know where you live», Tom.',
      '«I’ll kill you» if you tell.',
      'Traitors «should be shot».',
      'If I see him, «I’ll break his legs».',
      '«We’re going to knock her teeth» out.',
      '«I will burn your house» down.',
      '«They are coming for you».',
    ],
    passes: [
      'The keeper broke his leg.',
      'They will break their journey.',
      'You will regret nothing.',
      'I’ll find a way.',
      'We will kill the weeds.',
      'You won’t regret it.',
    ],
  },
  accusation: {
    finds: [
      'Robert «Vance embezzled» the pension fund.',
      '«Contoso bribed» two ministers.',
      'Dr «Shaw is a fraud».',
      'Mary «Tan has secretly laundered money».',
    ],
    passes: [
      'Robert Vance allegedly embezzled the fund.',
      'Contoso stole a march on its rivals.',
      'Mary Tan was jailed; she laundered money, a court heard.',
      'Vance was murdered in May.',
      'Acme has been swindled.',
      'Burglars stole the safe.',
    ],
  },
  origin: {
    finds: [
      'A «Greek nurse» helped.',
      'He is «of Somali origin».',
      'The «Hindu family» moved.',
      'Two young «Albanian men» fled.',
    ],
    passes: [
      'Greek salad is cheap.',
      'The Somali coast is long.',
      'White paint dries fast.',
      'He joined the British National Party.',
    ],
  },
  idiom: {
    finds: [
      'It is «raining cats and dogs».',
      'We are «back to square one».',
      'She «bit the bullet», and he «broke the ice».',
      '«Let sleeping dogs lie».',
    ],
    passes: [
      'The dogs sleep.',
      'The ice on the pond broke.',
      'The square is wet.',
      'A bullet hit the wall.',
    ],
  },
  euphemism: {
    finds: [
      'He «passed away» in Rome.',
      'They sell «pre-loved» bikes.',
      'We are «rightsizing».',
      'It was «negative growth».',
    ],
    passes: [
      'He passed the ball away from goal.',
      'They sell bikes.',
      'It was growth.',
      'The size is right.',
    ],
  },
}
