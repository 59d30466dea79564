import { isFunctionWord } from '../lexicons/function-words.ts'

const set = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/))

/** Words that narrow a thing and are none: nobody wants to ban the word “new”. */
const narrowing = set(
  `new newer newest old older oldest other others another more most less least fewer few many much several some any own
  same such similar different further additional extra certain particular specific special general common usual
  normal real true false actual full whole entire complete partial half single double first second third last next
  previous recent latest former current future past present early late earlier later longer shorter long short large
  larger small smaller high higher low lower big bigger little good better best bad worse worst right wrong public
  private personal official internal external local national live open closed free fair fine warm silly clear plain
  simple easy hard strong weak active relevant natural able unable possible stale funny proper due what who whose whom
  which that where when why how this these those and or but nor not no yes if unless except until till before after
  while since because though although than then as also even still yet already again once twice both either neither
  only just too very each every all none one ones 1 about above across against along among around at behind below
  beside between beyond by down during for from in inside into near of off on onto out outside over through to toward
  towards under up upon via with within without be is are was were been being am do does did done have has had having
  must shall should will would can could may might ought need needs go goes get gets give gives make makes put puts
  say says said the a an it its they them their there here`,
)

/** Whether a word says which or how much, or only joins others. */
export function isSmallWord(word: string): boolean {
  return narrowing.has(word) || isFunctionWord(word)
}

const linking = set(
  `of to for in on at by with about from into onto over under between among against behind before after during through
  within without across around near beyond towards toward upon via inside outside like as than until till per out off
  beside`,
)

/** Whether a word ties what follows to what came before. */
export function isLinking(word: string): boolean {
  return linking.has(word)
}

const opening = set(
  `unless except if when whenever where wherever while because since so though although who whose which that until till
  before after though but even`,
)

/** Whether a word may open a part of a clause that can be left out. */
export function isOpening(word: string): boolean {
  return opening.has(word)
}

const pronouns = set(`it them they he she we you i me us him her itself themselves`)

/** Whether a word stands for a thing or a person. */
export function isPronoun(word: string): boolean {
  return pronouns.has(word)
}

const binding = set(`and or such what how`)

/** Whether a word ends what names a thing. */
export function isBinding(word: string): boolean {
  return binding.has(word) || isPronoun(word)
}

const determining = set(
  `the a an any some all each every no our your their his her its my this that these those`,
)

/** Whether a word belongs to the thing that it stands before. */
export function isDetermining(word: string): boolean {
  return determining.has(word)
}

const verbs = set(
  `is are was were be been being am must may might shall should will would can could cannot has have had do does did
  don't doesn't mustn't shouldn't can't needs need goes go get gets not`,
)

/** Whether a word is a verb that needs its subject before it. */
export function isAuxiliary(word: string): boolean {
  return verbs.has(word)
}
