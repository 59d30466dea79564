import { findHedges } from '../../kinds/hedges.ts'
import { findHype } from '../../kinds/hype.ts'
import { findRhetoricalQuestions } from '../../kinds/rhetorical-questions.ts'
import type { EvidenceKind } from '../evidence-kind.ts'

/** How a text speaks to its readers. */
export const tone: readonly EvidenceKind[] = [
  {
    name: 'loaded wording',
    rules: ['loaded-wording', 'emotive-cliche'],
    names:
      'emotional appeals, emotionally charged language, emotionally charged words, charged language, charged words, opinionated language, opinionated words, editorialising, editorializing, value judgements, value judgments, sensational words, sensational phrases, alarmist language, alarmist words, alarmist wording, dramatic language, dramatic words, dramatic wording, scare language, scare words, fear mongering, fearmongering, tabloid language, partisan words, partisan wording, polemic, polemical language, prejudice, prejudiced language, judgemental words, judgmental language, one sided language, loaded language, loaded wording, loaded words, biased language, emotive language, emotional language, partisan language, sensational language, sensationalism, inflammatory language, slanted language, bias, emotional wording, emotive words, sensational wording, sensationalist, sensationalised language, scaremongering, alarmism, judgemental language',
  },
  {
    name: 'hedges',
    types: ['hedging_and_absolutes'],
    also: findHedges,
    names:
      'weaselly words, weaselling, weasel phrases, maybes, perhaps and maybe, may and might, might and could, non committal wording, noncommittal language, noncommittal wording, wishy washy wording, wishy washy words, vague qualifiers, softening words, cautious wording, uncertain wording, fence sitting, hedged wording, hedge, hedges, hedging, hedged, weasel words, weasel, hedging words, hedging language, hedge words, qualifiers, wishy washy language, hedged statements, stacked hedges, softeners, non committal language, hedged claims',
  },
  {
    name: 'hype',
    rules: [
      'marketing-puffery',
      'hype-prefix',
      'exclamation-hype',
      'inflated-adjective',
      'empty-superlative',
      'unlock-potential',
      'call-to-action',
      'hollow-intensifier',
    ],
    also: findHype,
    names:
      'hyped language, hyped up language, hyped wording, hype language, hypey language, hyping, marketing words, marketing phrases, marketing wording, marketing tone, marketing prose, marketing blurb, marketing claims, promotional words, promotional wording, promotional phrases, promotional copy, promo language, promo speak, sales pitch language, salesy wording, salesy words, salesy tone, sales jargon, sales wording, advertising speak, advertising words, advertising wording, advertising claims, advertising copy, advertorial language, glowing adjectives, gushing language, gushing, gush, superlative adjectives and hype, self congratulation, self congratulatory language, over the top language, overblown language, overblown claims, overblown words, overheated language, grandiose language, grandiose claims, bombast, bombastic language, buzz, exaggerated language, exaggerated wording, exaggerated words, embellishment, puffed up language, puff, ballyhoo, fanfare, hype, hype words, advertising, advertisement, advertisements, ads, self promotion, puffery, marketing, marketing hype, marketing language, marketing speak, marketing fluff, promotional language, promotional tone, sales language, salesy language, advertising language, overselling, exaggeration, exaggerations, exaggerated claims, inflated language, hyperbole, inflated adjectives, exaggerate, exaggerating, oversell, hype up, marketing speech, marketing copy, sales talk, sales speak, ad speak, bragging, boasting, boastful language, brag, boast, flowery language, flowery adjectives, purple prose',
  },
  {
    name: 'calls to action',
    rules: ['call-to-action'],
    names: 'call to action, calls to action, sales pitch, sales pitches',
  },
  {
    name: 'exclamation marks',
    rules: ['exclamation-hype'],
    names:
      'exclamation mark, exclamation marks, exclamation point, exclamation points, exclamations',
  },
  {
    name: 'rhetorical questions',
    rules: ['rhetorical-opening'],
    also: findRhetoricalQuestions,
    names: 'rhetorical question, rhetorical questions',
  },
]
