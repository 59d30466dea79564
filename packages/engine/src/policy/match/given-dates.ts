import type { PolicyDraft } from './policy-draft.ts'

const months =
  'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?'
const date = `\\d{4}-\\d\\d-\\d\\d|\\d{1,2}[./]\\d{1,2}[./]\\d{2,4}|\\d{1,2}(?:st|nd|rd|th)?(?: of)? (?:${months})\\b|(?:${months})\\.? \\d{1,2}(?:st|nd|rd|th)?\\b|(?:${months}) (?:19|20)\\d\\d\\b`
/** Days that a text names without a date. */
const day =
  '(?:mon|tues|wednes|thurs|fri|satur|sun)day|midnight|tonight|tomorrow|today|christmas|easter|(?:end|last day) of (?:the |this )?(?:\\w+)|(?:new year|bank holiday)\\w*'
const ending =
  'until|till|through|thru|by|ends?|ending|ended|expires?|expiring|closes?|closing|valid to|last day|before|up to|deadline|runs? out|stops?|finish(?:es)?|only on'

const dated = new RegExp(`\\b(?:${date}|(?:in|since|of|from|by|until|on) (?:19|20)\\d\\d\\b)`, 'i')
const ended = new RegExp(
  `\\b(?:${ending})\\b[^.!?\\n]{0,30}?(?:\\b(?:${date}|${day})|[–-] ?(?:${date}))`,
  'i',
)

/** Whether a sentence, or the one after it in its paragraph, gives a date, or one on which something ends. */
export function givesDate(
  kind: 'date' | 'end-date',
  sentence: number,
  { detected }: PolicyDraft,
): boolean {
  if (detected === undefined || sentence < 0) return false
  const { sentences, prose } = detected
  const { start, end, block } = sentences[sentence]
  const next = sentences[sentence + 1]
  const until = next?.block === block ? next.end : end
  const text = prose.slice(start, until).replaceAll('\u2060', '')
  return (kind === 'date' ? dated : ended).test(text)
}
