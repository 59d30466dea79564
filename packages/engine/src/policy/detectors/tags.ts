import { isWordUnit } from './characters.ts'
import { defineDetector } from './detector.ts'
import type { DetectorDraft, Span } from './detector-draft.ts'
import { wordSet } from './phrases.ts'

/** Words behind a sign that opens them, such as `#`. */
function* tagsOf(
  { source, units, prose }: Pick<DetectorDraft, 'source' | 'units' | 'prose'>,
  sign: string,
  word: RegExp,
): Generator<Span & { readonly text: string }> {
  const code = sign.charCodeAt(0)
  for (let at = source.indexOf(sign); at !== -1; at = source.indexOf(sign, at + 1)) {
    const before = String.fromCharCode(units[at - 1] ?? 0x20)
    if (units[at] !== code || isWordUnit(units[at - 1]) || '&/.#@$'.includes(before)) continue
    word.lastIndex = at + 1
    const text = word.exec(prose)?.[0]
    if (text !== undefined) yield { start: at, end: at + 1 + text.length, text }
  }
}

/** A colour of a style sheet: `#fff`, `#ff8800`. */
function isColour(text: string): boolean {
  return (
    /^[\da-f]{3}$/i.test(text) || (/\d/.test(text) && /^(?:[\da-f]{6}|[\da-f]{8})$/i.test(text))
  )
}

const isDirective = wordSet('if ifdef ifndef endif define undef include else elif pragma error')

/** Hashtags. */
export const hashtag = defineDetector({
  id: 'hashtag',
  names: 'hashtag, hashtags, hash tag, hash tags',
  describe: 'hashtags, but no numbers and colours such as “#1” and “#ff8800”',
  *find(draft) {
    for (const { text, ...span } of tagsOf(draft, '#', /[\p{L}_][\p{L}\p{N}_]{1,100}/uy)) {
      if (!isColour(text) && !isDirective(text)) yield span
    }
  },
})

/** Names of accounts. */
export const socialHandle = defineDetector({
  id: 'social-handle',
  names:
    'social handle, social handles, social media handle, social media handles, twitter handles, user handles, account handles, usernames, user names, social media accounts',
  describe: 'names of accounts in social networks, such as “@acme”',
  readsQuotes: true,
  *find(draft) {
    const name = /[a-z]\w{1,30}(?:\.\w{1,30}){0,2}(?![\w/@])/iy
    for (const { start, end } of tagsOf(draft, '@', name)) yield { start, end }
  },
})
