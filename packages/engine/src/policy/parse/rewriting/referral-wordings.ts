import type { PolicyToken } from '../../policy-tokens.ts'
import { replaceTokens } from '../tokens/replace-words.ts'

const readers =
  '(?:(?:the|our|your|any|all|its) )?(?:readers?|people|users?|patients?|customers?|them|everyone|everybody|anyone|anybody|visitors?|viewers?|clients?|members?|parents?|they|you)'
const seeing =
  '(?:see|ask|consult(?: with)?|check(?: in)?(?: first)? with|talk to|talk with|speak to|speak with|contact|call|ring|visit|go to)'
const health =
  '(?:doctors?|gps?|pharmacists?|nurses?|dentists?|vets?|physicians?|clinicians?|midwi(?:fe|ves)|medical professionals?|health(?: ?care)? professionals?|health care professionals?|medical experts?|therapists?)'
const legal =
  '(?:lawyers?|solicitors?|attorneys?|barristers?|legal (?:adviser|advisor|expert|professional)s?)'
const financial =
  '(?:(?:(?:financial|tax|investment|mortgage|debt|money) )?(?:advisers?|advisors?)|accountants?|financial (?:planner|expert|professional)s?)'
const general = '(?:(?:professional|expert)s?)'
const expert = `(?:(?:an?|the|their|your|our|his or her|own|local|qualified|registered|licensed|independent|trained|family) )*(?:${health}|${legal}|${financial}|${general})`
const experts = `(?<who>${expert}(?:(?: ,)?(?: or| ,) ${expert})*)`
const seeking = `(?:(?:seek|get|take|ask for) (?<kind>medical|health|legal|financial|tax|professional|independent|expert) (?:advice|help))`
const end =
  '(?: first| beforehand| before .+$)?(?= |$)(?! and (?:an?|the|your|their|[a-z]+$)|(?: ,)? or )'
const toDo = `(?:${seeing} ${experts}|${seeking})${end}`

const said =
  '(?:advice|reminders?|notes?|lines?|sentences?|recommendations?|warnings?|statements?|notices?|instructions?|suggestions?|messages?|words|disclaimers?|text)'
const saying =
  '(?:(?:that |which )?(?:says?|states?|tells?|advis(?:es?|ing)|reminds?|asks?|urges?|warns?|saying|stating|telling|reminding|asking|urging|warning))'
const should = `(?:that )?(?:${readers} )?(?:should|must|need to|ought to|have to) (?:first |always )?`

/** “Advice to ask a doctor”, “a line telling readers to see a GP”. */
const noted = new RegExp(
  `^(?:an? |the |some |clear |short |brief |explicit )*${said} (?:(?:(?:for|to) ${readers} )?to |${saying} (?:${readers} )?to |(?:${saying} )?${should})(?:first |always )?${toDo}`,
)
const told = new RegExp(
  `^(?<verb>tell|tells|telling|advise|advises|advising|remind|reminds|reminding|urge|urges|urging|ask|asks|asking|encourage|encourages|encouraging|recommend|recommends|recommending|say|says|saying|state|states|stating) (?:${readers} )?(?:to |${should})(?:first |always )?${toDo}`,
)

/** “Must tell readers to consult a lawyer” asks for advice to see one, whatever its words. */
export function nameReferrals(tokens: readonly PolicyToken[]): readonly PolicyToken[] {
  const named = replaceTokens(tokens, noted, nameOf)
  return replaceTokens(named, told, (found) => {
    const verb = found.groups?.['verb'] ?? ''
    if (verb.endsWith('ing')) return nameOf(found)
    return `${verb.endsWith('s') ? 'contains' : 'contain'} ${nameOf(found)}`
  })
}

function nameOf({ groups }: RegExpExecArray): string {
  return `${kindOf(groups?.['who'], groups?.['kind'])} referrals`.replace(
    /^any referrals/,
    'professional referrals',
  )
}

/** The one kind of those whom readers are sent to; any where there are two. */
function kindOf(who: string | undefined, kind: string | undefined): string {
  if (who === undefined) return kinds[kind ?? ''] ?? 'any'
  const found = Object.entries({ health, legal, financial }).filter(([, pattern]) =>
    new RegExp(`(?:^| )${pattern}(?= |$)`).test(who),
  )
  const isGeneral = new RegExp(
    `(?:^| )(?<!health |care |medical |legal |financial )${general}(?= |$)`,
  ).test(who)
  return found.length === 1 && !isGeneral ? found[0][0] : 'any'
}

const kinds: Readonly<Record<string, string>> = {
  medical: 'health',
  health: 'health',
  legal: 'legal',
  financial: 'financial',
  tax: 'financial',
}
