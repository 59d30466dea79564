/**
 * Letters of other scripts that look like a Latin letter (Unicode Technical Standard 39,
 * "confusables", the single-letter pairs of Cyrillic, Greek and Armenian). In a draft whose letters
 * are Latin they are read as the letter they imitate.
 */
const pairs =
  'аaеeоoрpсcуyхxіiјjѕsԁdԛqԝwһhАaВbЕeКkМmНhОoРpСcТtУyХxІiЈjЅsүyӏlαaοoρpνvυuιiκkΑaΒbΕeΖzΗhΙiΚkΜmΝnΟoΡpΤtΥyΧxօoսuոnһhɡgıi'

const latinByHomoglyph = new Map<number, number>()
for (let i = 0; i < pairs.length; i += 2) {
  latinByHomoglyph.set(pairs.charCodeAt(i), pairs.charCodeAt(i + 1))
}

/** The Latin letter that a letter imitates, or the letter itself. */
export function latinTwin(unit: number): number {
  return latinByHomoglyph.get(unit) ?? unit
}
