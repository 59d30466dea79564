import type { Action } from '../../schema/index.ts'
import { strengths } from '../strength.ts'
import { phrasesOf } from './phrases-of.ts'

/** Verbs in the base form, with their particles; each counts in all its forms. */
const deciding: readonly (readonly [verbs: string, action: Action])[] = [
  [
    'dismiss, disqualify, rule out, shut out, lock out, suppress, outlaw, banish, spike, stay out, stay out of, stay private, remain private, stay confidential, remain confidential, withhold, keep private, keep confidential, turn away, bounce, screen out, get rejected, put a stop to, say no to, draw the line at, ban',
    strengths.refusal.action,
  ],
  [
    'double check, cross check, escalate, quarantine, set aside, put aside, park, put on hold, hold up, hold off on, sign off, sign off on, vet, inspect, examine, proofread, look over, look into, check over, go over, run by, run past, hand over, hand on, hand off, pass on, refer on, forward',
    strengths.review.action,
  ],
  [
    'purge, scrub, nix, axe, chop, excise, erase, expunge, weed, root out, clean out, clean up, clear out, cross out, cut out, edit out, filter out, swap, swap out, kill off, throw away, bin, trash, discard, jettison, dispense with, dispose of, retire, forgo, forego, shed, eradicate, stamp out, wipe out, rid, trim away, pare back, pare down, dial down, dial back, tone down, water down, cut back, cut back on, cut down, cut down on, curb, tame, rein in, tidy, redact, black out, blank out, mask, anonymise, anonymize, blur, obscure, recast, rethink, reconsider, rectify, repair, translate, paraphrase, condense, compress, untangle, reformulate, dislike, hate, detest, loathe, despise, tire of, put off by, frown on, frown upon, look down on, look down upon, sidestep, dodge, guard against, beware of, beware, hold back on, go light on, go without, stop using, stop with, get out, take down, withdraw, eschew, lay off',
    strengths.change.action,
  ],
]

/** Verbs that only ask to be told, in the base form. */
const telling =
  'underline, spot, find, pinpoint, point out, call out, pick out, single out, point us to, point me to, annotate, mark up, call attention to, bring to our attention, draw our attention to, draw attention to, give us a heads up about, give us a heads up on, give me a heads up about, give a heads up about, remind us of, ping us about, ping us when, let us see, take note of, keep track of, keep tabs on, look for, search for, scan for, notify us of, notify us about, notify us when, warn us about, warn us of, warn us when, warn me about, warn me of, warn me when, alert me to, alert me about, alert us about, alert me when, alert us when, show me, show us, give me a list of, give us a list of'

/** Verbs of writing, in the base form: with a negation they ask for a change. */
const writing =
  'make use of, sprinkle, sprinkle in, resort to, fall back on, lean on, bother with, clutter, pepper, overload, litter, cram, stuff, throw in, drop in, slip in, sneak in, work in, squeeze in, go in for, engage in, indulge in, employ, utilise, utilize, reach for, turn to, draw on, insert, decorate, adorn, finish with, conclude with, spice up, overuse, build on, fall into, slip into, hide behind'

/** Verbs of publishing, in the base form: with a negation they refuse. */
const publishing =
  'paste, submit, hand out, bring up, touch on, touch upon, get into, go into, dwell on, deal in, circulate, distribute, broadcast, hand in, send in, send out, put out, put online, upload, pass along, give away, set out, lay out'

/** Every form of the verbs of a policy, with what each does. */
export function* verbForms(): Generator<
  [string, { readonly kind: 'decision'; readonly action: Action } | { readonly kind: VerbKind }]
> {
  for (const [verbs, action] of deciding) {
    for (const form of formsOf(verbs)) yield [form, { kind: 'decision', action }]
  }
  for (const form of formsOf(telling)) yield [form, { kind: 'notice' }]
  for (const form of formsOf(writing)) yield [form, { kind: 'writing' }]
  for (const form of formsOf(publishing)) yield [form, { kind: 'publishing' }]
}

type VerbKind = 'notice' | 'writing' | 'publishing'

function formsOf(verbs: string): string[] {
  return phrasesOf(verbs).flatMap(inflect)
}

const irregular: Readonly<Record<string, string>> = {
  cut: 'cut',
  hold: 'held',
  keep: 'kept',
  put: 'put',
  run: 'run',
  stand: 'stood',
  shut: 'shut',
  stay: 'stayed',
  throw: 'thrown',
  say: 'said',
  draw: 'drawn',
  give: 'given',
  take: 'taken',
  let: 'let',
  go: 'gone',
  get: 'got',
  find: 'found',
  bring: 'brought',
  forgo: 'forgone',
  forego: 'foregone',
  rethink: 'rethought',
  rid: 'rid',
  shed: 'shed',
  withhold: 'withheld',
  recast: 'recast',
  send: 'sent',
  set: 'set',
  hide: 'hidden',
  show: 'shown',
  build: 'built',
  lay: 'laid',
}
/** Verbs of one syllable whose last letter is doubled. */
const doubling =
  /^(?:ban|bin|nix|cut|get|let|put|run|rid|set|shed|shut|spot|swap|chop|trim|drop|slip|cram|vet)$/

/** “Weed out”, “weeds out”, “weeded out”, “weeding out”. */
function inflect(phrase: string): string[] {
  const [verb, ...rest] = phrase.split(' ')
  const stem = verb.endsWith('e') ? verb.slice(0, -1) : verb
  const soft = /[^aeiou]y$/.test(verb) ? `${verb.slice(0, -1)}i` : stem
  const root = doubling.test(verb) && verb !== 'nix' ? `${verb}${verb.at(-1)}` : undefined
  const third = /(?:s|x|z|ch|sh)$/.test(verb)
    ? `${verb}es`
    : soft === stem
      ? `${verb}s`
      : `${soft}es`
  return [verb, third, irregular[verb] ?? `${root ?? soft}ed`, `${root ?? stem}ing`].map((form) =>
    [form, ...rest].join(' '),
  )
}
