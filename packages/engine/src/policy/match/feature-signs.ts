import { givenNames } from '../detectors/names/given-names.ts'
import { wordSet } from '../detectors/phrases.ts'

/** Whether a block names an author: “By Ruth Vale”, “Author: Ruth Vale”, “— Ruth Vale”, “Ruth Vale is a reporter”. */
export function isByline(text: string): boolean {
  return byline.test(text) || signature.test(text) || portrait.test(text)
}

/** Whether a block credits an author and says no more: “By Ruth Vale”, “— Ruth Vale”. */
export function isCreditLine(text: string): boolean {
  return text.length <= LONGEST_CREDIT && (byline.test(text) || signature.test(text))
}

/** Most characters of a line of credit: two authors and a date. */
const LONGEST_CREDIT = 80

const name = /\p{Lu}[\p{L}.'’-]*(?: (?:de|van|von|der|la|al|bin|\p{Lu}[\p{L}.'’-]*)){1,3}/u.source
const lead =
  '(?:[Bb]y|BY|(?:[Ww]ords|[Tt]ext|[Ss]tory|[Rr]eport|[Aa]rticle|[Aa]nalysis|[Rr]eview|[Cc]olumn|[Cc]omment|[Ww]ritten|[Rr]eported|[Pp]osted|[Pp]ublished|[Rr]eviewed) by|[Aa]uthors?|[Ww]riters?|[Rr]eporters?|[Ww]ords|[Tt]ext)'
const byline = new RegExp(
  String.raw`^\s*${lead}\s*:?\s+(?:[Dd]r\.? |[Pp]rof\.? )?(?:${name}|\p{Lu}\p{Ll}+\s*$)`,
  'u',
)
const signature = new RegExp(/^\s*[—–-]\s*/.source + name, 'u')
const portrait = new RegExp(
  String.raw`^\s*${name} (?:is|works|writes|covers|reports) (?:as |for |an? |the |on |our )`,
  'u',
)

/** A name alone in its block, with a date or a role at most: “Ruth Vale | 3 May 2024”, “Ruth Vale, reporter”. */
const loneName = new RegExp(
  String.raw`^\s*(\p{Lu}[\p{L}\u2019'-]*) (?:${name}|\p{Lu}[\p{L}.\u2019'-]+)\s*(?:[|\u00b7\u2022,\u2013\u2014]\s*(?:\d|\p{Lu}\p{Ll}+ \d|(?:\p{Ll}|[ -]){3,40}$)[^.]{0,40})?$`,
  'u',
)
const isGiven = wordSet(givenNames)

/** Whether a paragraph is the name of a person and nothing else. */
export function isLoneName(text: string): boolean {
  const given = loneName.exec(text.trim())?.[1]
  return given !== undefined && isGiven(given.toLowerCase())
}

const month =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)'
const day = new RegExp(
  `\\b\\d{1,2}(?:st|nd|rd|th)?(?: of)? ${month},? \\d{4}\\b|\\b${month}\\.? \\d{1,2}(?:st|nd|rd|th)?,? \\d{4}\\b|\\b\\d{4}-\\d{2}-\\d{2}\\b|\\b\\d{1,2}[./]\\d{1,2}[./]\\d{2,4}\\b`,
  'i',
)
const dateline = new RegExp(
  `^\\s*(?:published|posted|updated|last updated|date|dated|as of)\\b[^.]{0,20}?(?:${month}|\\d{4})`,
  'i',
)

/** Every day has a year or marks between digits, which is soon searched for. */
const mayHoldDay = /\d{4}|\d[./]\d/

/** Whether a block gives a date. */
export function hasDate(text: string): boolean {
  return (mayHoldDay.test(text) && day.test(text)) || dateline.test(text)
}

/** Whether a block opens with the name of a summary. */
export function opensSummary(text: string): boolean {
  return /^\s*(?:(?:executive |quick |short |brief )?(?:summary|abstract|overview|recap)|tl;?dr|in short|in brief|in a nutshell|key (?:points|takeaways|facts|messages|findings)|main points|takeaways|highlights|at a glance|what (?:you need to|to) know|the (?:short version|gist|bottom line|essentials)|bottom line)\b/i.test(
    text,
  )
}

/** Whether a block opens with the name of a conclusion, or with words that draw one. */
export function opensConclusion(text: string): boolean {
  return /^\s*(?:(?:in |our |the )?conclusions?|concluding|closing (?:thoughts|remarks)|final (?:thoughts|words)|to (?:sum up|conclude|summari[sz]e)|summing up|in (?:summary|closing|short|sum)|wrap(?:ping)?[ -]?up|all in all|summary|what (?:comes )?next|takeaways?)\b/i.test(
    text,
  )
}

/** Whether a text limits what its readers may rely on, or discloses who paid for it. */
export function hasDisclaimer(text: string): boolean {
  return disclaimers.some((pattern) => pattern.test(text))
}

const disclaimers = [
  /disclaimer|disclosure|disclose/i,
  /\b(?:not|nor|never|no) (?:a |any )?(?:substitute|medical|legal|financial|investment|tax|health|professional|personal)(?: (?:or|and) \w+)? ?(?:for|advice|recommendation)/i,
  /\bnot (?:constitute|intended as|meant as|to be taken as)\b/i,
  /\bfor (?:general )?information(?:al)?\b[^.]{0,30}\bonly\b/i,
  /\b(?:ask|see|talk to|speak to|speak with|consult|seek) (?:a|an|your|with a|with your|independent|professional|medical|legal|financial)\b/i,
  /\b(?:sponsored by|paid for by|paid partnership|affiliate links?|(?:earn|receive|get) a (?:small )?commission)\b/i,
]
