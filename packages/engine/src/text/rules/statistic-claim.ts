import type { Document } from '../document/document.ts'
import { isSoftwareText } from '../queries/genre/software-text.ts'
import { hashedWords } from '../queries/hashed-words.ts'
import { isAttributed } from '../queries/sourcing/attributed-block.ts'
import { lacksSupport } from '../queries/sourcing/support.ts'
import { defineRule } from '../rule-engine/define-rule.ts'

const surveys = hashedWords(['survey', 'surveys', 'surveyed', 'respondents', 'poll', 'polled'])
const known = new WeakMap<Document, boolean>()

/** The draft tells of a survey: the shares in it are the survey's. */
function reportsSurvey(document: Document): boolean {
  const answer = known.get(document) ?? holdsSurvey(document)
  known.set(document, answer)
  return answer
}

function holdsSurvey({ words }: Document): boolean {
  for (let word = 0; word < words.count; word++) {
    if (surveys.has(words.hashes[word])) return true
  }
  return false
}

export default defineRule({
  id: 'statistic-claim',
  type: 'unsupported_claim',
  severity: 'low',
  summary: 'A statistic without a source.',
  fix: 'Give the figure, its date and its source.',
  phrases: [
    '(#|<number_word>) (out of|in) (every|) (#|<number_word>) (people|adults|children|women|men|americans|britons|users|customers|companies|businesses|students|workers|patients|of|households|teens|teenagers|employees|marketers)',
    '(more than|over|nearly|almost|about|around|roughly|well over|less than|fewer than|at least|) (half|two thirds|a third|one third|three quarters|a quarter|one quarter|a fifth|one fifth) of (all|) (people|adults|children|women|men|americans|britons|users|customers|companies|businesses|students|workers|patients|households|teens|teenagers|employees|consumers|marketers|the population|the world)',
  ],
  accepts: (hit, document) =>
    !isSoftwareText(document) &&
    lacksSupport(hit, document) &&
    !isAttributed(document, hit.first) &&
    !reportsSurvey(document),
  explain: (quote) => `“${quote}” is a statistic without a source.`,
  examples: {
    bad: [
      '«Nine out of ten people» drink tea.',
      '«More than half of all adults» sleep badly.',
      'In towns «nearly a **third** of\nusers» walk.',
    ],
    good: [
      'The vast majority of people whom we met walk.',
      'Nine out of ten people drink tea ([survey](https://example.org/tea)).',
      'We read the survey.\n\nNearly a quarter of users walk.',
      'Half of the bread was gone.',
      'Two in the morning is late.',
      'According to the Red Cross, half of all adults sleep badly.',
      'Run `tea`. Nine out of ten people drink tea.',
      'Do nine out of ten people drink tea?',
      'We found that nine out of ten people drink tea.',
    ],
  },
})
