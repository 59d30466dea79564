import { phrasesOf } from '../../lexicons/phrases-of.ts'
import * as signs from '../../lexicons/signs.ts'

const departments = `(?:${phrasesOf(signs.departments).join('|')})`

/** Ways to ask for everyday things of style, in the words that the grammar knows. */
export const plainWordings: readonly (readonly [
  said: RegExp,
  meant: (found: RegExpExecArray) => string,
])[] = [
  // “Double or triple exclamation marks”
  [
    /^(?:any )?(?:(?:doubled?|tripled?|quadruple|stacked|multiple|repeated)(?: (?:,|or|and|and even|or even))* )+(exclamation|question) (?:marks?|points?)(?= |$)/,
    ([, which]) => `repeated ${which} marks`,
  ],
  [
    /^(?:two|three)(?: or more)? (exclamation|question) (?:marks?|points?) (?:in a row|together|at once|after each other|next to each other|side by side)(?= |$)/,
    ([, which]) => `repeated ${which} marks`,
  ],
  [
    /^(don't|do not|never) (?:stack|double up|double|triple|repeat|pile up|multiply|string together)(?: on)?(?: your| any)? (exclamation|question) (?:marks?|points?)(?= |$)/,
    ([, not, which]) => `${not} use repeated ${which} marks`,
  ],
  // “Approval from compliance”
  [
    new RegExp(
      `^(approval|(?:sign )?off|signoff|permission|consent|clearance|ok|okay|agreement|blessing|ahead) (?:from|of|by) (?:(?:the|our|your) )?${departments}(?: (?:team|department|desk|people|colleagues))?(?= |$)`,
    ),
    ([, approval]) => approval,
  ],
  // “Insults against a member”
  [
    /^(insults?|slurs?|abuse|personal attacks?|name calling|swearing|threats?) (?:against|towards?|at|aimed at|directed at) (?:(?:a|an|any|other|another|fellow|our|the|your|each|one) )*(?:members?|users?|people|person|posters?|readers?|customers?|staff|commenters?|moderators?|others?|somebody|someone|anyone|anybody)(?= |$)/,
    ([, what]) => what,
  ],
  [
    /^means (?:(?:the|your|their|a|that) )?(?:whole )?(?:post|comment|review|thread|message|reply)(?: (?:is|gets|will be|goes|comes))? (?:removed|deleted|rejected|blocked|banned|taken down|binned|down)(?= |$)/,
    () => 'is rejected',
  ],
  [
    /^(?:comment|post|review|thread|message|reply) (?:(?:is|gets|will be) )?(?:removed|deleted|rejected|blocked|taken down|binned)$/,
    () => 'rejected',
  ],
  [
    /^(?:account|user|member|poster|author) (?:(?:is|gets|will be) )?(?:banned|blocked|suspended)$/,
    () => 'rejected',
  ],
  [/^(?:instant|immediate|automatic) (?:removal|deletion|rejection|ban|block)$/, () => 'rejected'],
  // “Comparisons with other banks”
  [
    /^(comparisons?|comparing (?:us|ourselves)|compare (?:us|ourselves)) (?:with|to|against) (?:(?:any|all|the) )*(?:other|rival|competing) (?!people|members|users|readers|countries|cities|years|months|things|words|animals|children|patients|players)[a-z]+s(?= |$)/,
    () => 'comparisons with competitors',
  ],
  // “At most four images”: where they stand can be said.
  [
    /^((?:at most|no more than|not more than|never more than|more than|up to|max|maximum|a maximum of|over) (?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|a single)) (?:images?|pictures?|photos?|photographs?|illustrations?|screenshots?)(?= |$)(?! (?:with|without|that|which|wider|larger|bigger|smaller))/,
    ([, limit]) => `${limit} embedded images`,
  ],
  // “No emoji except once”
  [
    /^(?:except|but|other than|apart from|more than just) (once|twice)$/,
    ([, times]) => `more than ${times}`,
  ],
  // “The last line of a post”
  [
    /^(first|last|opening|closing|final) (line|sentence|paragraph) of (?:an?|the|each|every|any|your|our) (?:posts?|pages?|texts?|drafts?|articles?|story|stories|emails?|newsletters?|pieces?)(?= |$)/,
    ([, which, part]) => `${which} ${part}`,
  ],
  // A review is a draft here, and no decision.
  [/^(per|in each|in every|for each|for every) review(?= |$)/, ([, each]) => `${each} post`],
  // “Flag “studies show” where no link follows”
  [
    /^(?:where|when|if) no (links?|sources?|citations?|references?) (?:follows?|comes after|comes next|stands (?:beside|next to) (?:it|them))(?= |$)/,
    ([, backing]) => `without a ${backing}`,
  ],
  // “Never promise a cure”
  [
    /^promis(?:e|es|ing) (?:(?:people|readers|patients|anyone|customers|users) )?(?:a |any )?(?:cures?|healing|recovery|remission)(?= |$)/,
    () => 'say that it cures',
  ],
  [
    /^promises? of (?:a |any )?(?:cures?|healing|recovery|remission)(?= |$)/,
    () => 'claims that it cures',
  ],
]
