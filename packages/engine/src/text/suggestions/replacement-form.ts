/** Sounds of “you” and “w” after a written vowel: a unit, a user, a European, a one-off. */
const glides = /^(?:uni(?![mn])|us[aeu]|ut[ei]|ub[iou]|uk|ur[aeiou]|eu|ew|one\b|once\b|ouija)/i
const silentH = /^(?:hour|honest|honou?r|heir)/i
/** Letters whose names start with a vowel, in a word of letters: an SDK, an HTTP call, but a RAM. */
const spelledOut = /^(?:[AEIO]|[FHLMNRSX](?![AEIOU]))/

/** “a” or “an” as English spelling suggests for the word after it. */
export function indefiniteArticle(word: string): 'a' | 'an' {
  if (/^[A-Z][A-Z0-9]*(?![a-z])/.test(word)) return spelledOut.test(word) ? 'an' : 'a'
  if (/^\d/.test(word)) return /^(?:8|1[18](?!\d))/.test(word) ? 'an' : 'a'
  return silentH.test(word) || (/^[aeiou]/i.test(word) && !glides.test(word)) ? 'an' : 'a'
}

/** The text with a capital where the text that it replaces had one. */
export function capitalizeLike(model: string, text: string): string {
  const first = model.charAt(0)
  return first === first.toLowerCase() ? text : text.charAt(0).toUpperCase() + text.slice(1)
}
