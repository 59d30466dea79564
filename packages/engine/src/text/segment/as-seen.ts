import { latinTwin } from './homoglyphs.ts'
import { isInvisible } from './invisible.ts'

/** Units below this hold no letter of another script; the first of them that needs a look is the soft hyphen. */
const FIRST_TWIN = 0x250
const FIRST_INVISIBLE = 0xad

/**
 * A text as a reader sees it and as the hashes of its words have it: without invisible characters and, where
 * `readsTwins`, with the Latin letters that letters of another script imitate.
 */
export function asSeen(text: string, readsTwins: boolean): string {
  let seen = ''
  let kept = 0
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code < FIRST_INVISIBLE) continue
    const isGone = isInvisible(code)
    const twin = readsTwins && code >= FIRST_TWIN ? latinTwin(code) : code
    if (!isGone && twin === code) continue
    seen += text.slice(kept, at) + (isGone ? '' : inCaseOf(text[at], twin))
    kept = at + 1
  }
  return kept === 0 ? text : seen + text.slice(kept)
}

function inCaseOf(letter: string, twin: number): string {
  const latin = String.fromCharCode(twin)
  return letter === letter.toLowerCase() ? latin : latin.toUpperCase()
}
