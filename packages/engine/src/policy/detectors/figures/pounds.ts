/** “Pounds” that weigh and are no money. */
const weight =
  /^[ \u00a0-](?:of (?!(?:[\w’'-]+ ){0,3}(?:debts?|damages|costs|savings|money|cash|funding|income|credit|tax|spending|pay|profit)\b)|lighter|heavier|per square|in weight|overweight|force|(?:dogs?|cats?|puppy|parcels?|packages?|sacks?|bags?|bab(?:y|ies)|fish|turkeys?|weights?|barbells?|dumbbells?|kettlebells?|vests?|men|man|boys?|girls?|woman|women|hammers?|boulders?|rocks?|loads?|packs?|rucksacks?|backpacks?|machines?|engines?)\b)/
const changing =
  /\b(?:los(?:e|es|t|ing)|gain(?:s|ed|ing)?|put on|shed|dropp?(?:s|ed)?) (?:about |over |nearly |up to |some |almost |around |another |more than )?$/i
/** What may follow what somebody lost: “in weight”, “over the winter”. */
const sinceThen = /^(?:[ \u00a0](?:in|over the|since|during|within)\b|[.,;!?]|$)/
/** Who holds, weighs or lifts, with no word of paying behind it. */
const bearing =
  /\b(?:weigh(?:s|ed|ing|t)?|hold(?:s|ing)?|held|carr(?:y|ies|ied|ying)|lift(?:s|ed|ing)?|supports?|supporting|bears?|tows?|towing|payload|capacity|deadlift(?:s|ed)?|bench ?press(?:es|ed)?|squat(?:s|ted)?|tips? the scales?)\b(?!.*\b(?:costs?|cost|paid|pays?|for|worth|prices?|priced|spent|charges?|sold|raised)\b)[^.!?]{0,48}$/i
const money =
  /\b(?:funds?|accounts?|wallets?|purses?|tills?|kitty|cash|notes?|coins?|savings?|banks?|budgets?|money|prizes?|rewards?|shares?|pots?|debts?|each|cheques?)\b/i
const lastOf = /[^.!?]*$/
const firstOf = /^[^.!?]*/
/** Units before and behind a sum that tell. */
const REACH = 64

/** Whether a number of pounds is a weight: “holds 129 pounds”, “60 pounds of flour”. */
export function isHeavy(prose: string, start: number, end: number): boolean {
  if (saysWeight(prose, end)) return true
  const before = lastOf.exec(prose.slice(Math.max(0, start - REACH), start))?.[0] ?? ''
  const after = prose.slice(end, end + REACH)
  if (changing.test(before)) return sinceThen.test(after)
  return bearing.test(before) && !money.test(before) && !money.test(firstOf.exec(after)?.[0] ?? '')
}

/** Whether what follows a number of pounds weighs. */
export function saysWeight(prose: string, end: number): boolean {
  return weight.test(prose.slice(end, end + REACH))
}
