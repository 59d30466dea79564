import { expect, it } from 'vitest'
import { explainPolicy } from '../../packages/engine/src/index.ts'
import { type Case, readCases } from './set/read-cases.ts'

const verb = 'We will «leverage» the old list.'
const noun = 'Use the long wrench, as it gives you more leverage.'
const ask = 'The «ask» is big.'
const medicine = 'The clinic gives «paracetamol» to patients who come in with a fever.'
const noMedicine = 'The clinic has a new doctor for patients who come in with a fever.'
const noAsk = 'Ask me, or ask them to write.'

const cases: Readonly<Record<string, readonly Case[]>> = {
  'a word as a verb': [
    [
      'revise',
      'Cut office jargon like leverage (as a verb), synergy, deep dive and circle back.',
      'We will «leverage» the old list, and we will «circle back» on Monday.',
      noun,
    ],
    ['revise', "Don't use leverage as a verb.", verb, noun],
    ['revise', 'Never use "leverage" as a verb.', verb, noun],
    ['revise', 'Avoid the verb leverage.', verb, noun],
    ['revise', 'Replace the verb "to leverage" with "use".', verb, noun],
    ['revise', 'Avoid "leverage" (the verb).', verb, noun],
    ['revise', 'Avoid "leverage" (not the noun).', verb, noun],
    ['revise', 'Avoid "leverage", unless it is a noun.', verb, noun],
    ['revise', 'Avoid leverage when used as a verb.', verb, noun],
    ['reject', 'Leverage as a verb is banned.', verb, noun],
    ['revise', 'Words to avoid: synergy, leverage (verb), action (as a verb).', verb, noun],
    [
      'revise',
      "Don't use impact, leverage and action as verbs.",
      'It «impacts» us. Please «action» this.',
      'The impact is small, and no action follows.',
    ],
  ],
  'a word as a noun': [
    ['revise', "Do not use 'ask' as a noun.", ask, noAsk],
    ['revise', 'Don\'t use the noun "ask".', ask, noAsk],
    ['revise', 'Replace ask (noun) with request.', ask, noAsk],
  ],
  'superlatives that are listed': [
    [
      'revise',
      'Remove superlatives (best, leading, number one).',
      'We are the «leading» bakery in Ghent and sell the «best» bread.',
      'The path leading to our bakery is behind the church. Best before May.',
    ],
    [
      'revise',
      'Avoid superlatives such as "leading" or "best".',
      'Ghent has a «leading» bakery.',
      'She is leading the way, leading a group. Best before May.',
    ],
  ],
  'a medicine that is named': [
    ...[
      'When a draft names a medicine, hold it for our pharmacist.',
      'If a post mentions a drug, hold it for review.',
      'Posts that name a medication go to human review.',
      'Hold any text that names medicines.',
      'Escalate drafts that mention a prescription drug.',
    ].map((policy): Case => ['human_review', policy, medicine, noMedicine]),
    ['reject', 'No names of medicines.', medicine, noMedicine],
    ['reject', 'Do not name medication.', medicine, noMedicine],
    ['reject', 'Do not mention medicines.', 'Bring your «medicine».', noMedicine],
  ],
  'senses that no draft tells': [
    ['named', 'Avoid "leverage" in the sense of influence.', 'It has leverage.', 'It has none.'],
    ['named', 'No "sick" meaning good.', 'I was sick.', 'I was ill.'],
    ['named', 'Flag the word "patient" as an adjective.', 'A patient adjective.', 'A patient.'],
  ],
}

readCases('words in one sense', cases)

it.each([
  ['Avoid "mouse" (the animal) and "cat".', 'mouse (the animal)'],
  ['Avoid synergy, leverage (in the sense of influence) and pivot.', 'leverage (in the sense'],
])('what no draft tells is named: %s', (policy, words) => {
  const [clause] = explainPolicy(policy)
  expect(clause.reading).toBe('part')
  expect(JSON.stringify(clause)).toContain(JSON.stringify(words).slice(1, -1))
  expect(clause.says).not.toMatch(/leverage|mouse/)
})
