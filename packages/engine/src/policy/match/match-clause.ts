import type { Severity } from '../../schema/index.ts'
import type { PolicyClause, ScoreCondition } from '../clause.ts'
import { isExempt } from './exceptions.ts'
import type { FoundTerms, Mention, PlacedEvidence, PolicyDraft } from './policy-draft.ts'
import { phraseKey, topicKey } from './policy-terms.ts'
import { namesEvidence, traitReasons } from './target-evidence.ts'

/** A place that a clause speaks of. */
export interface ClauseMatch {
  readonly start: number
  readonly severity: Severity
  readonly span: string
  readonly explanation: string
}

/** Where a draft meets a clause that was understood; empty when its conditions do not hold. */
export function matchClause(
  clause: PolicyClause,
  draft: PolicyDraft,
  terms: FoundTerms,
): ClauseMatch[] {
  const { conditions } = clause
  const met = conditions.filter((condition) => holds(condition, draft))
  if (met.length < (clause.isAnyCondition ? 1 : conditions.length)) return []
  const isWhole =
    clause.targets.length + clause.topics.length + clause.about.length + clause.words.length === 0
  if (isWhole) return matchDraft(clause, met[0], draft)
  const found =
    clause.targets.length > 0
      ? matchTargets(clause, draft, terms)
      : matchTerms(clause, draft, terms)
  const matches = found
    .filter(({ sentence }) => !isExempt(clause, draft, terms, sentence))
    .sort((a, b) => a.start - b.start)
  return matches.length > clause.moreThan ? matches : []
}

type Found = ClauseMatch & { readonly sentence: number }

function holds({ score, comparison, value }: ScoreCondition, draft: PolicyDraft): boolean {
  const found = draft.score(score)
  switch (comparison) {
    case '>':
      return found > value
    case '>=':
      return found >= value
    case '<':
      return found < value
    case '<=':
      return found <= value
    default:
      return comparison satisfies never
  }
}

/** A clause about the draft as a whole quotes the sentence that adds most to the score. */
function matchDraft(
  clause: PolicyClause,
  condition: ScoreCondition | undefined,
  draft: PolicyDraft,
): ClauseMatch[] {
  const severity = severityOf(clause)
  if (condition === undefined) {
    const range = draft.sentenceCount === 0 ? { start: 0, end: 0 } : draft.sentenceRange(0)
    const span = draft.quote(range.start, range.end)
    return [
      { start: range.start, severity, span, explanation: 'The policy speaks of every draft.' },
    ]
  }
  const { score, value } = condition
  const sentence = draft.costliest(score)
  const range = sentence < 0 ? { start: 0, end: 0 } : draft.sentenceRange(sentence)
  const name = score === 'words' ? 'The number of words' : `\`${score}\``
  return [
    {
      start: range.start,
      severity,
      span: draft.quote(range.start, range.end),
      explanation: `${name} is ${draft.score(score)}, and the policy draws its line at ${value}.`,
    },
  ]
}

function matchTargets(clause: PolicyClause, draft: PolicyDraft, terms: FoundTerms): Found[] {
  const found: Found[] = []
  const covered = new Set<number>()
  for (const { item, sentence } of draft.evidence) {
    if (!clause.targets.some((target) => namesEvidence(target, item))) continue
    if (!isOnMatter(clause, terms, sentence, item)) continue
    covered.add(sentence)
    const { severity, span, explanation, start = 0 } = item
    found.push({ start, severity, span, explanation, sentence })
  }
  for (const { sentences: trait } of clause.targets) {
    if (trait === undefined) continue
    for (let sentence = 0; sentence < draft.sentenceCount; sentence++) {
      if (covered.has(sentence) || !draft.has(sentence, trait)) continue
      if (!isOnMatter(clause, terms, sentence)) continue
      covered.add(sentence)
      found.push(wholeSentence(clause, draft, sentence, traitReasons[trait]))
    }
  }
  for (const phrase of clause.words) {
    for (const mention of terms.mentions.get(phraseKey(phrase)) ?? []) {
      found.push(named(clause, draft, mention))
    }
  }
  return found
}

function matchTerms(clause: PolicyClause, draft: PolicyDraft, terms: FoundTerms): Found[] {
  const found = new Map<number, Found>()
  for (const phrase of clause.about) {
    for (const mention of terms.mentions.get(phraseKey(phrase)) ?? []) {
      if (!found.has(mention.sentence)) found.set(mention.sentence, named(clause, draft, mention))
    }
  }
  for (const topic of clause.topics) {
    for (const { sentence, start, end } of terms.mentions.get(topicKey(topic)) ?? []) {
      if (found.has(sentence)) continue
      const reason = `“${draft.quote(start, end)}” belongs to the topic “${topic}” of the policy.`
      found.set(sentence, wholeSentence(clause, draft, sentence, reason))
    }
  }
  return [...found.values()]
}

function named(clause: PolicyClause, draft: PolicyDraft, mention: Mention): Found {
  const { start, end, sentence } = mention
  const span = draft.quote(start, end)
  const explanation = `The policy names “${span}”.`
  return { start, severity: severityOf(clause), span, explanation, sentence }
}

function wholeSentence(
  clause: PolicyClause,
  draft: PolicyDraft,
  sentence: number,
  explanation: string,
): Found {
  const { start, end } = draft.sentenceRange(sentence)
  return {
    start,
    severity: severityOf(clause),
    span: draft.quote(start, end),
    explanation,
    sentence,
  }
}

/** Rules that know their topic: their evidence is on it whatever the words around. */
const ruleTopics: Readonly<Record<string, string>> = {
  'health-claim': 'medical',
  'finance-claim': 'financial',
  'legal-claim': 'legal',
}

function isOnMatter(
  clause: PolicyClause,
  terms: FoundTerms,
  sentence: number,
  item?: PlacedEvidence['item'],
): boolean {
  if (clause.topics.length + clause.about.length === 0) return true
  const topic = ruleTopics[item?.rule ?? '']
  if (topic !== undefined && clause.topics.includes(topic)) return true
  const keys = [...clause.topics.map(topicKey), ...clause.about.map(phraseKey)]
  return keys.some((key) => terms.sentences.get(key)?.has(sentence) === true)
}

/** Evidence brings its own severity; what only a policy sees is as severe as the decision it asks for. */
function severityOf({ action }: PolicyClause): Severity {
  if (action === 'reject') return 'high'
  return action === 'human_review' ? 'medium' : 'low'
}
