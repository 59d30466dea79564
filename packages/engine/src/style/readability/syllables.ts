import { syllableExceptions } from './syllable-exceptions.ts'

/** Letters in a row that are one vowel sound until a pattern below says otherwise. */
const vowels = /[aeiouy]+/g

/** First parts of compounds whose last letter is silent inside the word: home+page, some+what. */
const compounds =
  'som|ther|wher|wid|guid|hom|lif|spac|spok|spokes|fil|nam|sid|stak|shar|for|lik|tim|car|hop|us|shap|stat|lin|stor|pag|not|phon|typ|whit|fir|bas|lov|chees|saf|scor|pric|trad|edg|gam|ston|bar|whol|mak|tak|nin|fac|fiv|her|mor|els|hous|hors|eleg?|wir|ic|plan|whal|ey|driv|smok|cak|tast|hat|peac|grac|wav|bon|ros|ris|mil|rac'

/** A vowel that is written and not spoken; each pattern takes at most one sound away. */
const silent: readonly RegExp[] = [
  // make, whole, rhyme; not "table", not "the".
  /(?<=[aeiouy].*)(?:[^aeiouyl]e|[^aeiou]ye)$|[aeiouy]l?le$/,
  // makes, clothes, smiles; not "roses", "wishes", "tables".
  /(?<=[aeiouy].*)(?:[^aeiouylscxzgh]|[^cs]h)es$|[aeiouy]l?les$/,
  // walked, called; not "wanted", "handled".
  /(?<=[aeiouy].*)[^aeiouytdl]ed$|[aeiouy]l?led$/,
  // safely, movement, homepage
  new RegExp(
    `(?<=[aeiouy][^aeiouy]+)(?:e(?=(?:ly|ful|fully|less|lessly|ness|some|where|thing|ty)$)|(?<!l|[^iu]r)e(?=ments?$)|tle(?=ments?$))|^(?:${compounds})e(?=[bcdfghklmnptvw][a-z]{2,})`,
  ),
  // league, technique
  /(?:[^r]g|q)ues?$/,
]

/** Vowel letters in a row that are two sounds, or a consonant that is one; each pattern adds at most one. */
const parted: readonly RegExp[] = [
  // media, radio, lion; not "nation", "social", "million".
  /(?<![cgstxhln]|sh)i(?:a|o(?!u))|^[gl]ia|^lion|[pae]l?lian(?:ce|t)|io$|ios$|nia|lia[bt]|(?:^l|vi|[aeiou]|ni|c)io[lnt](?<!(?:l|n|c)ion)/,
  // associate, negotiable
  /[cgt]ia[tb]/,
  // various, previous; not "precious".
  /[^cgstx]iou|neous|guou|guity/,
  // happier, science, society
  /[^aeiouy]i(?:er|est|ers)$|(?<![cstnla]|ar)ie(?:n[ct])|^scie|^clie|uie[tn]|(?:^d|oc|pr|x|ar|^qu|v)iet/,
  // doing, seeing
  /[aeou]ing(?:s|ly)?$|ying/,
  // prism, enthusiasm, rhythm
  /[ia]sms?$|thms?$|ias(?=[mt])(?!ms?$)/,
  // actual, cruel, suicide
  /[^gq]u(?:a(?!r[dt])|o)|[^gq]ue(?:l|n[ct]|t)|[^gq]ui(?:t[yio]|ci|ne)|ruin/,
  /(?<!^r)eo(?!n|us|ple|pa|rge)|ao|iu|eum|coalit|coales|^proa/,
  // create, idea, theatre
  /creat(?:e|i|o)|ideal|theat|linear|nuclear|reali[sztm]|realit|[aeiouy][^aeiouy]+eas?$|ocean[io]/,
  // acre, hundred
  /[^aeiouyr]res?$|[bcdkt]red$/,
  // player, beyond, royal
  /[aeou]y(?:a|o|e(?!$|s$|d$))|(?:fl|dr|^r|^c|^b?r|^h)y(?:a|er|o)/,
  // didn't
  /[^aeiouyrln]n't$/,
  // react, coincide
  /^(?:re|pre)(?:a(?:ct|ss|pp|ff|rr|d[jm]|lig)|i[nmt]|e[lmnsx]|o|u)|^co(?:o[pr]|in[c]|ex)/,
]

const known = new Map<string, number>()
for (const [count, words] of syllableExceptions) for (const word of words) known.set(word, count)

/** Most sounds of a word that is spelled out, so that a string of consonants is not a sentence. */
const LONGEST_SPELLED = 5

/** Spoken syllables of a lower-case English word; at least 1. */
export function countSyllables(word: string): number {
  const exact = known.get(word)
  if (exact !== undefined) return exact
  const clitic = /'(?:s|re|ve|d|ll|m)$/.exec(word)
  if (clitic === null) return countPlain(word)
  const stem = word.slice(0, clitic.index)
  const addsSound = /'(?:ll|ve)$/.test(word) && /[^aeiouy]$/.test(stem)
  const hisses = clitic[0] === "'s" && /(?:[sxz]|ch|sh|[cg]e|se)$/.test(stem)
  return (known.get(stem) ?? countPlain(stem)) + (addsSound || hisses ? 1 : 0)
}

function countPlain(word: string): number {
  const letters = word.replaceAll(/[^a-z']/g, '')
  let count = letters.match(vowels)?.length ?? 0
  // tv, html, etc: the letters are said one by one.
  if (count === 0) return Math.max(1, Math.min(LONGEST_SPELLED, letters.replaceAll("'", '').length))
  for (const pattern of silent) if (pattern.test(letters)) count--
  for (const pattern of parted) if (pattern.test(letters)) count++
  return Math.max(1, count)
}
