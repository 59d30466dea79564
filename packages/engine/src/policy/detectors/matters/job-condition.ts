import { defineTextDetector } from '../detector.ts'
import type { DetectorDraft, Span } from '../detector-draft.ts'
import { matterFinder } from './sentence-matter.ts'

const wanting =
  "(?:seeks?|seeking|wants?|wanted:?|hiring|needs?|requires?|recruit(?:s|ing)?|looking for|suits?|ideally|preferably|must be|should be|you are|you're)"
/** “Must be under 35”, no “wearers are under 30”. */
const asked =
  "(?:be|candidates?|applicants?|anyone|someone|somebody|persons?|people|ideally|preferably|you are|you're|if|wanted:?)"
/** “A young company”, “work with young people”. */
const otherYoung =
  '(?:people|persons|children|adults|compan(?:y|ies)|firm|business|team|start-?up|readers|offenders|patients|learners|minds|pupils|students|carers|audiences?|women|men|brand|and growing|families|customers|clients|trees|plants|wines?|city|town)'

const age = matterFinder({
  signs:
    'young younger youthful mature under over aged age older old graduate graduates leaver leavers native natives below',
  shown: [
    new RegExp(
      `\\b${wanting} (?:[a-z]+,? ){0,3}(?:young|youthful|mature)\\b(?!,? (?:[a-z]+ )?${otherYoung}\\b)|\\b${asked},? (?:who (?:is|are) )?(?:aged?|age of) (?:between |from |under |over )?[1-7]\\d\\b|\\baged? (?:between |from )?[1-7]\\d (?:to|and|or|-|–) [1-7]\\d\\b|\\b${asked},? (?:who (?:is|are) )?(?:aged )?(?:under|over|below) (?:the age of )?[1-7]\\ds?(?= ?(?:[,.;:)!?”"]|$|years? (?:of age|old)\\b|only\\b|preferred\\b|please\\b))|\\b[1-7]\\d (?:to|and|or|-|–) [1-7]\\d years? (?:old|of age)\\b|\\b(?:no|not) (?:older|younger) than\\b|\\b(?:at least|minimum|over|under) [1-7]\\d years? (?:old|of age)\\b|\\b(?:minimum|maximum|upper|lower) age\\b|\\bage limit\\b|\\b(?:recent|new|fresh) graduates?\\b|\\bschool leavers?\\b|\\bdigital natives?\\b`,
      'iu',
    ),
  ],
  unless: /\b(?:any|all|every|whatever (?:your|their)|regardless of|no) (?:age|ages|age limit)\b/iu,
})

const licence = matterFinder({
  signs: 'licence license licences licenses',
  shown: [
    /\b(?:driving|driver's|drivers'?|driver) licen[cs]es?\b/iu,
    /\b(?:must|need|needs|required|require|requires|essential|necessary|mandatory|compulsory|requirements?|should have|should hold|hold|holders?|to have|you have|you will have|with a|expected)\b/iu,
  ],
  unless:
    /\b(?:no|not|without|never|neither|nor)\b[^.;]{0,30}\blicen[cs]e|\blicen[cs]es? (?:is|are|will)(?: not|n't)\b|\bdon't (?:need|have)|\b(?:do|does) not (?:need|require|have)|\bn't (?:need|required?|essential|necessary)/iu,
})

const internships = '(?:internships?|interns?|traineeships?|trainees?)'
const trials = '(?:trial shifts?|trial days?|trials?|shifts?|work trials?)'

/** Work of one kind that nobody is paid for. */
function unpaidFinder(work: string): (draft: DetectorDraft) => Iterable<Span> {
  const unpaid =
    '(?:(?:is|are|be|remains?) (?:an? )?(?:unpaid|unwaged|not paid)|unpaid|without (?:any )?pay|(?:carr(?:y|ies)|comes? with) no (?:pay|salary|wages?))'
  return matterFinder({
    signs: 'unpaid unwaged pay paid salary wage wages',
    shown: [
      new RegExp(
        `\\b(?:unpaid|unwaged) (?:[a-z]+ ){0,2}${work}\\b|\\b${work}\\b[^.;:]{0,50}\\b${unpaid}\\b`,
        'iu',
      ),
    ],
    unless:
      /\b(?:no|not|never|refuse|ban(?:s|ned)?|don't|stop(?:ped)?|end(?:ed)?|instead of|against) (?:[a-z]+ ){0,2}(?:unpaid|unwaged)\b|\bvolunteer|\bcharit/iu,
  })
}

const finders: Readonly<Record<string, (draft: DetectorDraft) => Iterable<Span>>> = {
  age,
  licence,
  internship: unpaidFinder(internships),
  trial: unpaidFinder(trials),
}

/** What a job asks of those who want it. */
export const jobCondition = defineTextDetector({
  id: 'job-condition',
  names: 'conditions of a job, conditions of jobs, job conditions',
  describe:
    'what a job asks for: an age, such as “young” and “under 35”, a driving licence, or work without pay',
  parameter: {
    name: 'condition',
    fallback: 'any',
    choices: ['any', 'age', 'licence', 'internship', 'trial'],
    describe:
      '`age` for ages that are asked for, `licence` for driving licences, `internship` and `trial` for those without pay, `any` for all of them',
  },
  *find(draft, condition) {
    for (const [name, find] of Object.entries(finders)) {
      if (condition === 'any' || condition === name) yield* find(draft)
    }
  },
})
