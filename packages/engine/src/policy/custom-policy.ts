import type { Action, EvidenceItem, EvidenceType, PolicyMatch } from '../schema/index.ts'

/** One clause of a custom policy, as far as it was understood. */
export interface PolicyClause {
  /** The clause as written. */
  readonly text: string
  readonly action: Action | undefined
  readonly types: readonly EvidenceType[]
  /** Words that the evidence or the sentence around it must hold one of; empty for any. */
  readonly topics: readonly string[]
}

const actionWords: readonly [RegExp, Action][] = [
  [/\b(reject|block|refuse|forbid|disallow|ban)\b/i, 'reject'],
  [/\b(review|escalate|human|moderator)\b/i, 'human_review'],
  [/\b(revise|rewrite|fix|edit|improve)\b/i, 'revise'],
]

const typeWords: readonly [RegExp, readonly EvidenceType[]][] = [
  [/\b(unsupported|unsubstantiated|unproven|claims?)\b/i, ['unsupported_claim']],
  [
    /\b(unsourced|sources?|citations?|attribut\w+|provenance|evidence)\b/i,
    ['weak_provenance', 'source_quality'],
  ],
  [
    /\b(vague\w*|unspecific|general(ities|ity)?|specific\w*)\b/i,
    ['low_specificity', 'absence_of_specificity'],
  ],
  [/\b(hedg\w+|weasel\w*|absolutes?)\b/i, ['hedging_and_absolutes']],
  [/\b(slop|generic|clich\w+|buzzwords?|boilerplate|filler)\b/i, ['generic_phrasing']],
  [/\b(examples?)\b/i, ['missing_concrete_examples']],
  [/\b(repetiti\w+|repeated)\b/i, ['repetitive_structure']],
  [/\b(synthetic|texture)\b/i, ['synthetic_texture']],
]

const topicWords: readonly [RegExp, readonly string[]][] = [
  [
    /\b(medical|health|clinical|dosage|medicine)\b/i,
    'health medical disease cancer diabetes treatment treatments therapy drug drugs dose dosage vaccine cure cures heart blood immune immunity inflammation vitamin supplement diet pain sleep toxins detox symptoms'.split(
      ' ',
    ),
  ],
  [
    /\b(financial|finance|investment|money)\b/i,
    'invest investment investments investor returns return profit stock stocks crypto savings loan credit tax market'.split(
      ' ',
    ),
  ],
  [
    /\b(legal|law)\b/i,
    'law legal illegal court lawsuit liability contract rights regulation'.split(' '),
  ],
]

/** Reads a policy clause by clause; clauses are parted by sentences, semicolons and line breaks. */
export function readPolicy(policy: string): PolicyClause[] {
  return policy
    .split(/[.;\n]+/)
    .map((text) => text.trim())
    .filter((text) => text !== '')
    .map((text) => ({
      text,
      action: actionWords.find(([words]) => words.test(text))?.[1],
      types: typeWords.flatMap(([words, types]) => (words.test(text) ? types : [])),
      topics: topicWords.flatMap(([words, topics]) => (words.test(text) ? topics : [])),
    }))
}

/** Whether a clause says anything that can be matched; one that does not is reported, never ignored. */
export function isUnderstood(clause: PolicyClause): boolean {
  return clause.types.length > 0 || clause.topics.length > 0
}

/**
 * Evidence that meets a clause. `contextOf` gives the sentence around an evidence item, where the
 * topic is looked for. At most `limit` matches a clause.
 */
export function matchPolicy(
  clauses: readonly PolicyClause[],
  evidence: readonly EvidenceItem[],
  contextOf: (item: EvidenceItem) => string,
  limit: number,
): PolicyMatch[] {
  return clauses.filter(isUnderstood).flatMap((clause) =>
    evidence
      .filter((item) => meets(clause, item, contextOf(item)))
      .slice(0, limit)
      .map(({ severity, span, explanation }) => ({
        rule: clause.text,
        severity,
        span,
        explanation,
        ...(clause.action === undefined ? {} : { action: clause.action }),
      })),
  )
}

function meets(clause: PolicyClause, item: EvidenceItem, context: string): boolean {
  if (clause.types.length > 0 && !clause.types.includes(item.type)) return false
  if (clause.topics.length === 0) return true
  const words = new Set(context.toLowerCase().match(/\p{L}+/gu) ?? [])
  return clause.topics.some((topic) => words.has(topic))
}
