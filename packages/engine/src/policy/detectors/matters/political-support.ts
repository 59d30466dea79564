import { defineDetector } from '../detector.ts'
import { matterFinder } from './sentence-matter.ts'

const party =
  "(?:(?:the )?(?:Labour|Tor(?:y|ies)|Conservatives?|Lib(?:eral)? Dem(?:ocrat)?s?|SNP|Plaid Cymru|Sinn F[eé]in|DUP|UKIP|Reform UK|Greens|Democrats|Republicans)\\b|(?:(?:the|our|their|a|an|its|his|her|one|this|that) )?(?:[\\p{L}'-]+ ){0,2}(?:[Cc]andidates?|[Pp]arty|[Nn]ominees?)\\b)"
const support =
  '(?:backs?|backed|backing|supports?|supported|supporting|endorses?|endorsed|endorsing|votes? for|voted for|voting for|votes?|voted|campaigns? for|campaigned for|campaigning for|canvass(?:es|ed|ing) for)'

/** Which party or candidate somebody supports. */
export const politicalSupport = defineDetector({
  id: 'political-support',
  names:
    'political support, support for a party, support for parties, support for a political party, support for political parties, political allegiance, political allegiances, party allegiance, party allegiances, voting intentions, voting intention',
  describe:
    'statements that somebody supports a party or a candidate, such as “is backing the Green candidate”',
  find: matterFinder({
    signs:
      'back backs backed backing support supports supported supporting endorse endorses endorsed endorsing vote votes voted voting campaign campaigns campaigned campaigning canvasses canvassed canvassing voter voters supporter supporters',
    shown: [
      new RegExp(
        `\\b${support} ${party}|\\b(?:Labour|Tory|Conservative|Lib Dem|Liberal Democrat|SNP|Green|Reform|Democrat|Democratic|Republican|Plaid) (?:voters?|supporters?)\\b`,
        'u',
      ),
    ],
    unless:
      /\b(?:birthday|garden|christmas|street|tea|dinner|dance|search|leaving|third|job|wedding|summer|launch) party\b|\b(?:job|PhD|successful|suitable) candidates?\b/iu,
  }),
})
