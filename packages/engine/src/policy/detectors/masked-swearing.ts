import type { DetectorDraft, Span } from './detector-draft.ts'

/** Swear words that people hide some letters of. */
const hidden =
  `fuck fucks fucked fucker fuckers fucking fuckin fuckwit motherfucker motherfuckers motherfucking shit shits shitty shitting shite bullshit horseshit shithead shitshow shithole
  cunt cunts bitch bitches bastard bastards asshole assholes arse arses arsehole arseholes jackass dumbass wank wanker wankers twat twats dick dicks dickhead dickheads prick pricks cock cocks cocksucker
  piss pissed pissing crap crappy damn goddamn bollocks bugger tosser slut sluts whore whores bloody nigger niggers nigga faggot faggots fag retard retards tits knobhead bellend`.split(
    /\s+/,
  )

/** A word with letters and asterisks, escaped or not. */
const masked = /(?<![\w*\\])[a-z]{1,12}(?:\\?\*){1,10}(?:[a-z]|\\?\*){0,16}(?![\w*\\])/gi

/** Swear words of which asterisks hide some letters: “f**k”, “bullsh*t”. */
export function* maskedSwearing({ source, prose }: DetectorDraft): Generator<Span> {
  if (!source.includes('*')) return
  for (const { index, 0: text } of source.matchAll(masked)) {
    // Code has no words, and a mark at the end sets off what is bold.
    if (prose[index] !== text[0]) continue
    if (isHidden(text.replaceAll('\\', '').toLowerCase()))
      yield { start: index, end: index + text.length }
  }
}

function isHidden(word: string): boolean {
  const stars = word.split('*').length - 1
  const letters = word.length - stars
  // “b**” may be a footnote.
  if (letters === 1 && stars < 3) return false
  const shown = new RegExp(`^${word.replaceAll('*', '[a-z]')}$`)
  const shortened = new RegExp(`^${word.replaceAll(/\*+/g, '[a-z]{1,3}')}$`)
  const isOpen = word.endsWith('*')
  return hidden.some(
    (swearing) => shown.test(swearing) || (!isOpen && letters > 1 && shortened.test(swearing)),
  )
}
