import { defineDetector } from '../detector.ts'
import type { DetectorDraft, Span } from '../detector-draft.ts'
import { wordSet } from '../phrases.ts'
import { isOffice, isRole } from './cues.ts'
import { personName } from './person-name.ts'

/** Units before and behind a name that may say who it is. */
const REACH = 48

/** Callings by their endings: “baker”, “hydrologist”. */
const calling =
  /..(?:er|or|ist|ian|man|woman|person|ant|ent|eer|chef|clerk|pilot|guard|cook|nurse)$/
const isNoCalling = wordSet(
  'after under over her for or either neither never ever other another whether rather however whenever later earlier before better never mother father brother sister want went sent spent different number winter summer december september october november river water paper letter dinner woman man person human german',
)
const titles = wordSet('dr prof professor sir dame lord lady judge reverend rev')
/** What begins a clause behind a name and says nothing of who it is. */
const behindComma =
  /^, (?!(?:and|or|but|which|where|when|while|as|if|in|on|at|for|with|from|of|to|by|said|says|he|she|they|we|it|you|i|not|so|then|too)\b)\p{Ll}/u

/** Names of persons without what they do, where a draft first names them. */
export const unintroducedName = defineDetector({
  id: 'unintroduced-name',
  names:
    'unintroduced name, unintroduced names, name without a job title, names without a job title, names without job titles, names without a role, people without a job title, people without a role, unintroduced people',
  describe:
    'the first full name of a person who has no job or role beside it, as “farmer Ana Ruiz” and “Ana Ruiz, a farmer” do',
  *find(draft) {
    const seen = new Set<string>()
    for (const name of personName.find(draft)) {
      const words = draft.prose
        .slice(name.start, name.end)
        .toLowerCase()
        .split(/[\s\u2060]+/)
      const surname = words[words.length - 1]
      if (seen.has(surname)) continue
      seen.add(surname)
      // “Ruth” alone may be anybody, but “Mr Vale” is a person of whom more could be said.
      if (words.length > 1 && !isIntroduced(draft, name, words)) yield name
    }
  },
})

function isIntroduced(
  { prose }: DetectorDraft,
  { start, end }: Span,
  words: readonly string[],
): boolean {
  const after = prose.slice(end, end + REACH)
  if (behindComma.test(after) || /^ \(/.test(after)) return true
  // “Tony Banks, Labour MP”.
  const behind = /^, ((?:[\p{L}-]+ ){0,2}[\p{L}-]+)/u.exec(after)?.[1].split(' ') ?? []
  if (behind.some((word) => isCalling(word.toLowerCase()) || word === 'MP')) return true
  const [before = ''] =
    /\p{L}+(?=[\s.\u2060]{1,3}$)/u.exec(prose.slice(Math.max(0, start - REACH), start)) ?? []
  return [before.toLowerCase(), words[0]].some(isCalling)
}

function isCalling(word: string): boolean {
  const bare = word.replace('.', '')
  if (titles(bare) || isRole(bare) || isOffice(bare)) return true
  return calling.test(bare) && !isNoCalling(bare)
}
