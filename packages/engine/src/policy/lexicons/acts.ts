import type { PolicyTarget } from '../form/clause-form.ts'
import { phrasesOf } from './phrases-of.ts'

/** Something that a draft does with words. */
export interface Act {
  /** What shows it in a draft; none where all that it says is what is spoken of. */
  readonly targets: readonly PolicyTarget[]
  /** Words that show it in a sentence that has the matter too. */
  readonly hints: readonly PolicyTarget[]
  /** What it is always about: “threaten with violence” is no more than “threaten”. */
  readonly topic: string | undefined
  /** Who is spoken to may follow the verb: “promise patients …”. */
  readonly hasAddressee: boolean
  /** What follows is a sentence: “say that wine is good”. */
  readonly saysSentence: boolean
  /** It is done to people alone. */
  readonly isOfPeople: boolean
}

const detector = (name: string, value?: string): PolicyTarget => ({
  kind: 'detector',
  name,
  ...(value === undefined ? {} : { value }),
})
const evidence = (name: string): PolicyTarget => ({ kind: 'evidence', name })

const promising = [
  evidence('guarantees'),
  evidence('predictions'),
  detector('guarantee'),
  detector('future-promise'),
]
/** “Your parcel will arrive on Tuesday” */
const ahead = ['will', 'shall', "we'll", "you'll", "it'll", "they'll"].map(wordTarget)
const insulting = [detector('insult'), detector('profanity')]

function wordTarget(words: string): PolicyTarget {
  return { kind: 'phrase', words }
}

/** Verbs and their nouns in all forms, with particles, by what they do. */
const listed: readonly (readonly [phrases: string, act: Partial<Act>])[] = [
  [
    'promise, promises, promising, pledge, pledges, pledging, guarantee, guarantees, guaranteeing, assure, assures, assuring, vow, vows, commit to, commits to, committing to, promises of, promise of, promises about, guarantees of, guarantees about',
    { targets: promising, hints: ahead, hasAddressee: true },
  ],
  [
    'predict, predicts, predicting, forecast, forecasts, forecasting, predictions about, predictions of, predictions for, predictions on, forecasts of, forecasts for, forecasts about, speculate about, speculate on, speculates about, speculating about, speculation about, speculation on, speculation over, guesses about',
    {
      targets: [evidence('predictions'), evidence('hedges'), detector('future-promise')],
      hints: [...ahead, ...['could', 'might', 'would'].map(wordTarget)],
    },
  ],
  [
    'accuse, accuses, accusing, accusations against, accusation against, accusations of, allegations against, allegations of, allege, alleges, alleging',
    { targets: [detector('accusation', 'any')], topic: 'crime', hasAddressee: true },
  ],
  [
    'threaten, threatens, threatening, threats against, threats to, threat to, threats of, intimidate, intimidates, intimidating, threaten to harm, incite, incites, inciting',
    { targets: [detector('threat')], topic: 'violence', hasAddressee: true },
  ],
  [
    'sell, sells, selling, sale of, sales of, selling of, buying or selling of, buying or selling, buying and selling of, buying and selling, buy or sell, sell or trade, sell or swap, sell or rent, trade, trades, trading, offer to sell, offers to sell, offering to sell, offering to sell or trade, offering for sale, offer for sale, advertise for sale, flog, hawk, auction, auctioning, resell, reselling, resale of',
    { targets: [detector('sale-offer')] },
  ],
  [
    'ask for, asks for, asking for, ask about, asks about, asking about, ask whether, asks whether, asking whether, ask, asks, asking, request, requests, requesting, requests for, request for, demand, demands, demanding, require, requires, requiring, solicit, solicits, soliciting, beg for, begging for, inquire about, enquire about',
    { targets: [detector('request')], hasAddressee: true },
  ],
  [
    'name, names, naming, identify, identifies, identifying, the names of, names of, the identity of',
    { targets: [detector('person-name')], hasAddressee: true, isOfPeople: true },
  ],
  [
    'state a preference for, states a preference for, stating a preference for, express a preference for, expresses a preference for, expressing a preference for, show a preference for, preference for, preferences for, prefer, prefers, preferring, discriminate against, discriminates against, discriminating against, discriminate by, exclude, excludes, excluding, favour, favours, favouring, rule out',
    {
      hints: [
        'only',
        'no',
        'prefer',
        'preferred',
        'preferably',
        'must be',
        'suit',
        'welcome',
        'ideal for',
        'seeking',
        'wanted',
        'looking for',
      ].map(wordTarget),
    },
  ],
  [
    'make fun of, makes fun of, making fun of, mock, mocks, mocking, ridicule, ridicules, ridiculing, insult, insults, insulting, belittle, belittles, belittling, abuse of, name calling of, sneer at, sneers at',
    { targets: insulting, hasAddressee: true },
  ],
  [
    'say, says, saying, say that, says that, saying that, claim, claims, claiming, claim that, claims that, claiming that, state, states, stating, suggest, suggests, suggesting, imply, implies, implying, hint, hints, hinting, assert, asserts, asserting, pretend, pretends, insist, insists, argue, argues, boast, boasts',
    { saysSentence: true },
  ],
  [
    'tell, tells, telling, encourage, encourages, encouraging, urge, urges, urging, advise, advises, advising, instruct, instructs, instructing, persuade, persuades, pressure, pressures, pressuring, invite to, push, pushes, teach, teaches, teaching, show, shows',
    { saysSentence: true, hasAddressee: true },
  ],
  [
    'claims about, claim about, claims on, claims regarding, statements about, mention, mentions, mentioning, describe, describes, describing, discuss, discusses, discussing, discussions of, discussion of, talk about, talks about, talking about, announce, announces, announcing, announcements of, reveal, reveals, revealing, disclose, discloses, disclosing, quote, quotes, quoting, cite, cites, citing, report, reports, reporting, report on, reports on, recommend, recommends, recommending, recommendations for, endorse, endorses, endorsing, promote, promotes, promoting, praise, praises, advertise, advertises, advertising, offer, offers, offering, refer to, refers to, referring to, references to, reference to, mentions of, mention of, explain, explains, explaining, explanations of, details of, detail about, details about, information about, information on, news of, news about, stories about, speak about, speak of, speaks of, comment on, comments on, commenting on, comments about, remarks about, remarks on, statements about, statements on, write about, writes about, writing about, give away, show how',
    {},
  ],
]

let known: ReadonlyMap<string, Act> | undefined
/** Words of the longest verb. */
export const LONGEST_ACT = 5

/** What a verb does, with its particles; undefined of others. */
export function actOf(phrase: string): Act | undefined {
  known ??= new Map(
    listed.flatMap(([phrases, act]) =>
      phrasesOf(phrases).map((each): [string, Act] => [each, { ...idle, ...act }]),
    ),
  )
  return known.get(phrase)
}

const idle: Act = {
  targets: [],
  hints: [],
  topic: undefined,
  hasAddressee: false,
  saysSentence: false,
  isOfPeople: false,
}
